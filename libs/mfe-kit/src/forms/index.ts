export { changeReversibly, overVersion, undoChange, whileUnchanged } from './change-back.ts';
export { ConflictDialog, type Saved, useConflictGuard, type Versioned } from './conflict-guard.tsx';
export { ErrorSummary } from './error-summary.tsx';
export {
  type Bound,
  DateField,
  type Owned,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
  useBound,
} from './fields.tsx';
export { FormAlert } from './form-alert.tsx';
export { useGuardedSave } from './guarded-save.ts';
export { OldFormNote } from './old-form-note.tsx';
export { formErrorText, isStaleVersion, serverErrorCode, serverErrorText, showServerErrors } from './server-errors.ts';
export { AskBeforeLeaving, AskingDrawer, AskingModal, FormModal } from './unsaved-guard.tsx';
