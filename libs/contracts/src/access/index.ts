export { DUTY_REFUSALS } from './outstanding-duties.ts';
export { reachesOwnClientsOnly } from './own-clients.ts';
export type { Action, PolicyActor } from './policy.ts';
export { ACCESS_POLICY, ACTIONS, can, isSwitchedOff } from './policy.ts';
