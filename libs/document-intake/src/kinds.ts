import type { IntakeVerdict } from '@platform/contracts/events';

export type DocumentKind = IntakeVerdict['kind'];

export const PDF = 'application/pdf';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Why a file is not taken. */
export type IntakeFault =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'TOO_MANY_PAGES'
  | 'PASSWORD_PROTECTED'
  | 'CORRUPTED'
  | 'UNSUPPORTED_TYPE'
  | 'UNSAFE_ARCHIVE';

export interface Refusal {
  readonly fault: IntakeFault;
  /** A sentence for the person who uploads. */
  readonly message: string;
}

const MESSAGES: Readonly<Partial<Record<IntakeFault, string>>> = {
  PASSWORD_PROTECTED: 'This file is protected by a password. Remove the password and upload it again.',
  CORRUPTED: 'This file is damaged and cannot be opened. Try another copy.',
  UNSUPPORTED_TYPE: 'Only PDF and Word (DOCX) files can be uploaded.',
  UNSAFE_ARCHIVE: 'This file unpacks to an unreasonable size and was not opened. Save it as a PDF, and upload that.',
};

export function refusal(fault: IntakeFault, message = MESSAGES[fault] ?? ''): { readonly refusal: Refusal } {
  return { refusal: { fault, message } };
}
