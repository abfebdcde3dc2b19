import { createApolloExecutor } from './apollo-executor.ts';
import type { CreateExecutor, ExecutorName, ExecutorOptions } from './executor.ts';
import { createPlannedExecutor, type Planner } from './planned/planned-executor.ts';

/** Throws where there is no binary of it for this machine. */
export const loadPlanner = async (): Promise<Planner> =>
  (await import('@graphql-hive/router-query-planner')).QueryPlanner;

/** Where the planner has no binary for this machine, Apollo Gateway serves, and the log says so. */
export async function chooseExecutor(
  name: ExecutorName,
  log: Pick<ExecutorOptions['log'], 'warn'>,
): Promise<CreateExecutor> {
  if (name === 'apollo') return createApolloExecutor;
  try {
    return createPlannedExecutor(await loadPlanner());
  } catch (error) {
    log.warn(`the query planner does not run on this machine; Apollo Gateway is used (${(error as Error).message})`);
    return createApolloExecutor;
  }
}
