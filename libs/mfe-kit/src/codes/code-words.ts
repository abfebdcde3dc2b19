import { serverErrorCode, serverErrorText } from '../forms/server-errors.ts';

/** A wrong one-time code has its own words; anything else those of every form. */
export const codeErrorText = (error: unknown): string =>
  serverErrorCode(error) === 'INVALID_OTP' ? 'Your code is not valid, please check and retry' : serverErrorText(error);
