export { GuardedDialog } from './guarded-dialog.tsx';
export { useRemoval } from './removal.ts';
