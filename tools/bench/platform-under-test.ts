import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRuntimeState } from '@platform/infra';
import { type Platform, startPlatform } from '../platform.ts';

/** Where to reach the parts directly; missing when a platform of elsewhere does not tell. */
export interface InnerAddresses {
  readonly estateSubgraphUrl: string;
  readonly redisUrl: string;
  readonly mongodbUrl: string;
  readonly actorTokenSecret: string;
}

export interface PlatformUnderTest {
  readonly url: string;
  readonly inner: InnerAddresses | undefined;
  /** Of a platform of its own, whose parts may be killed. */
  readonly own?: Platform;
  stop(): Promise<void>;
}

/** Limits that are there to slow an attacker down would slow the measurement of fifty sign-ins down. */
const WIDE_LIMITS = {
  REQUESTS_PER_MINUTE: '10000000',
  SIGN_INS_PER_MINUTE: '100000',
  SIGN_IN_MAX_PER_IP: '100000',
  SIGN_IN_MAX_FAILURES: '100000',
  // Visitors of several networks are told apart by what a proxy says.
  TRUSTED_PROXIES: '1',
};

const secretOf = (dataDir: string): string =>
  readFileSync(join(dataDir, 'secrets', 'actor-token-secret'), 'utf8').trim();

/** A platform that runs already: the gateway by PLATFORM_URL, its inner parts by DATA_DIR and SUBGRAPH_ESTATE_URL. */
async function running(url: string, env: NodeJS.ProcessEnv): Promise<PlatformUnderTest> {
  const { DATA_DIR: dataDir = '', SUBGRAPH_ESTATE_URL: estateSubgraphUrl } = env;
  const state = estateSubgraphUrl && dataDir ? await readRuntimeState(dataDir) : undefined;
  if (estateSubgraphUrl && dataDir && !state)
    throw new Error(`${dataDir}/run/infrastructure.json is missing or cut. Start the platform on this folder again.`);
  const inner =
    state && estateSubgraphUrl
      ? {
          estateSubgraphUrl,
          redisUrl: state.redisUrl,
          mongodbUrl: state.mongodbUrl,
          actorTokenSecret: secretOf(dataDir),
        }
      : undefined;
  return { url: url.replace(/\/$/, ''), inner, stop: async () => undefined };
}

/** PLATFORM_URL's platform, else one of its own in a folder that is removed afterwards. */
export async function platformUnderTest(
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  pages: boolean,
): Promise<PlatformUnderTest> {
  const given = env['PLATFORM_URL'];
  if (given) return running(given, env);
  const dataDir = mkdtempSync(join(tmpdir(), 'platform-bench-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const platform = await startPlatform({
      port: pages ? undefined : 0,
      dataDir,
      env: { ...env, ...WIDE_LIMITS },
      say,
      pages,
    });
    return {
      url: platform.url,
      own: platform,
      inner: {
        estateSubgraphUrl: `${platform.services['subgraph-estate']?.url}/graphql`,
        redisUrl: platform.infrastructure.redisUrl,
        mongodbUrl: platform.infrastructure.mongodbUrl,
        actorTokenSecret: secretOf(dataDir),
      },
      async stop() {
        await platform.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
