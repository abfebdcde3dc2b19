import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startInfrastructure } from '@platform/infra';

const FILES = { gateway: 'throughput.ts', 'gateway-memory': 'mixed-load.ts' };

/** The gateway and a stock Apollo Gateway in turns, or what it holds under load; answers how the measurement ended. */
export async function benchGateway(
  what: keyof typeof FILES,
  given: readonly string[],
  say: (line: string) => void,
): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-gateway-'));
  const infrastructure = await startInfrastructure({ dataDir, log: say });
  try {
    const file = fileURLToPath(new URL(`../../gateway/bench/${FILES[what]}`, import.meta.url));
    const env = { ...process.env, REDIS_URL: infrastructure.redisUrl, DATA_DIR: dataDir };
    const [code] = await once(spawn(process.execPath, [file, ...given], { stdio: 'inherit', env }), 'exit');
    return code ?? 1;
  } finally {
    await infrastructure.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
