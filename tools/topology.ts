import { existsSync } from 'node:fs';

/** What is the same for every process of one started platform. */
export interface PlatformAddresses {
  readonly publicPort: number;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly mongodbUrl: string;
  readonly kafkaBrokers: string;
  readonly redisUrl: string;
  readonly actorTokenSecret: string;
  /** Port of each process by its name. */
  readonly ports: Readonly<Record<string, number>>;
}

export interface ServiceDefinition {
  readonly name: string;
  /** Arguments of Node, from the workspace's root. */
  readonly command: readonly string[];
  readonly env: (addresses: PlatformAddresses) => Record<string, string>;
  /** Answers 200 when the process can do its work. */
  readonly healthPath: string;
  /** Stopped before these. All are started at once: each waits for what it needs by itself. */
  readonly needs: readonly string[];
  /** Reads files of the browser bundles at start. */
  readonly needsWebBuild: boolean;
  /** A remote's static server. */
  readonly servesRemote?: boolean;
  /** Left out of a production start. */
  readonly sampleSetUpOnly?: true;
}

const SUBGRAPHS = ['identity', 'estate', 'reports', 'integrations'] as const;
const REMOTES = ['estate', 'documents', 'reports', 'admin'] as const;

const at = ({ ports }: PlatformAddresses, name: string): string => `http://127.0.0.1:${ports[name]}`;

const shared = (addresses: PlatformAddresses): Record<string, string> => ({
  HOST: '127.0.0.1',
  MONGODB_URL: addresses.mongodbUrl,
  KAFKA_BROKERS: addresses.kafkaBrokers,
  REDIS_URL: addresses.redisUrl,
  DATA_DIR: addresses.dataDir,
  ACTOR_TOKEN_SECRET: addresses.actorTokenSecret,
  PUBLIC_URL: addresses.publicUrl,
});

/** The platform's processes on one machine; infrastructure comes before all of them. */
export const TOPOLOGY: readonly ServiceDefinition[] = [
  ...SUBGRAPHS.map((name) => ({
    name: `subgraph-${name}`,
    command: [`subgraph-${name}/src/main.ts`],
    env: (addresses: PlatformAddresses) => ({
      ...shared(addresses),
      IDENTITY_URL: at(addresses, 'subgraph-identity'),
      // The renderer asks the gateway itself, not an ingress that may stand before it.
      GATEWAY_URL: at(addresses, 'gateway'),
    }),
    healthPath: '/ready',
    needs: [],
    needsWebBuild: false,
  })),
  ...REMOTES.map((name) => ({
    name: `mfe-${name}`,
    command: ['tools/serve-remote.ts', name],
    env: () => ({ HOST: '127.0.0.1' }),
    healthPath: '/live',
    needs: [],
    needsWebBuild: true,
    servesRemote: true,
  })),
  {
    name: 'gateway',
    // What one answer is made of lives as long as its request: with room for many, little of it is copied.
    command: ['--max-semi-space-size=64', 'gateway/src/main.ts'],
    env: (addresses) => ({
      ...shared(addresses),
      IDENTITY_URL: at(addresses, 'subgraph-identity'),
      REMOTES_FILE: `${addresses.dataDir}/remotes.json`,
      ...Object.fromEntries(
        SUBGRAPHS.map((name) => [`SUBGRAPH_${name.toUpperCase()}_URL`, `${at(addresses, `subgraph-${name}`)}/graphql`]),
      ),
      ...Object.fromEntries(REMOTES.map((name) => [`REMOTE_${name.toUpperCase()}_URL`, at(addresses, `mfe-${name}`)])),
    }),
    healthPath: '/ready',
    needs: [...SUBGRAPHS.map((name) => `subgraph-${name}`), ...REMOTES.map((name) => `mfe-${name}`)],
    needsWebBuild: true,
  },
  {
    name: 'outbox',
    command: ['tools/outbox/outbox-server.ts'],
    env: (addresses) => ({
      IDENTITY_URL: at(addresses, 'subgraph-identity'),
      ACTOR_TOKEN_SECRET: addresses.actorTokenSecret,
    }),
    healthPath: '/live',
    needs: ['subgraph-identity'],
    needsWebBuild: false,
    sampleSetUpOnly: true,
  },
];

/** Fills the sample organization; a repeated run changes nothing. */
export const SAMPLE_DATA_COMMAND = 'tools/seed.ts';

export function hasSampleData(root: string): boolean {
  return existsSync(`${root}/${SAMPLE_DATA_COMMAND}`);
}
