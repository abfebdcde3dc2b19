export type { Action, PolicyActor } from './policy.ts';
export { ACCESS_POLICY, ACTIONS, can } from './policy.ts';
