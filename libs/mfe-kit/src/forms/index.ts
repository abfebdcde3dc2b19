export {
  DateField,
  MoneyField,
  MoneyInput,
  type MoneyInputProps,
  PasswordField,
  parseDollars,
  SelectField,
  TextAreaField,
  TextField,
} from './fields.tsx';
export { serverErrorCode, serverErrorText, showServerErrors } from './server-errors.ts';
