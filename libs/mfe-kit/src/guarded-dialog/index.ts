export { GuardedDialog } from './guarded-dialog.tsx';
export { type RemovalGuard, useRemoval } from './removal.ts';
