const OTP_LENGTH = 6;

/** The digits of what was typed or pasted: "123 456" and "123-456" are codes too. */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, OTP_LENGTH);

export const isWholeCode = (typed: string): boolean => typed.trim().length >= OTP_LENGTH;
