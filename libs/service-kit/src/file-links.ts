import { z } from 'zod';
import { seal, unseal } from './sealed-token.ts';

const PURPOSE = 'file-link';
const LIFETIME_MS = 10 * 60_000;

export const fileLinkSchema = z.object({
  blobKey: z.string(),
  /** What the file belongs to: it is given to whoever may see that at the time. */
  of: z.object({
    type: z.enum(['EstateUpload', 'Report', 'PersonalFinancialStatementReport', 'SummaryReport', 'Person']),
    id: z.string(),
  }),
  filename: z.string(),
  mimetype: z.string(),
  /** The gateway serves the file to sessions of this account only. */
  accountId: z.string(),
  disposition: z.enum(['attachment', 'inline']),
});
export type FileLink = z.infer<typeof fileLinkSchema>;

/** Path of a download that works for ten minutes, for the account it was made for, while it sees what the file belongs to. */
export function signFileLink(link: FileLink, secret: string, nowMs?: number): string {
  return `/files/${seal(link, secret, PURPOSE, LIFETIME_MS, nowMs)}`;
}

/** Null when the token is forged or older than ten minutes. */
export function verifyFileLink(token: string, secret: string, nowMs?: number): FileLink | null {
  return fileLinkSchema
    .nullable()
    .catch(null)
    .parse(unseal(token, secret, PURPOSE, nowMs));
}
