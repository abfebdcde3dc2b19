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
export { calendarDate, emailAddress, fullName, requiredCents, requiredText, zipCode } from './rules.ts';
export { serverErrorCode, serverErrorText, showServerErrors } from './server-errors.ts';
