import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { PartsWatch } from '../parts-watch.ts';
import type { GraphContext } from './graph-context.ts';

export const EXECUTORS = ['planned', 'apollo'] as const;
export type ExecutorName = (typeof EXECUTORS)[number];

/**
 * What plans and runs operations over the subgraphs: loads a supergraph, takes a new one while requests run, keeps the
 * old one when the new one is broken. There are two (docs/adr/0100); another is measured by implementing the same.
 */
export interface Executor {
  /** For Apollo Server, which asks it for the schema and hands it each checked operation. */
  readonly gateway: ApolloServerOptionsWithGateway<GraphContext>['gateway'];
  /** Rejects for a supergraph that cannot be used; the one before stays in use. */
  swap(supergraphSdl: string): Promise<void>;
}

export type CreateExecutor = (options: ExecutorOptions) => Executor;

export interface ExecutorOptions {
  readonly supergraphSdl: string;
  readonly subgraphUrls: Readonly<Record<string, string>>;
  /** A subgraph that is known to be down is not waited for. */
  readonly parts: Pick<PartsWatch, 'isUp' | 'onDown'>;
  /** In development: whoever asks for it sees the plan of an operation with its fetches and their times. */
  readonly showPlans?: boolean;
  readonly log: {
    info(message: string): void;
    warn(message: string): void;
    error(message: string): void;
    debug(message: string): void;
  };
}
