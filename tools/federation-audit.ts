import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `node tools/federation-audit.ts FOLDER [--executor planned|apollo] [--suite NAME] [--why]`: how many cases of a copy
 * of graphql-hive/federation-gateway-audit the gateway's executor passes.
 */
const file = fileURLToPath(new URL('../gateway/bench/federation-audit.ts', import.meta.url));
const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
