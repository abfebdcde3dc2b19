import { z } from 'zod';
import { seal, unseal } from './sealed-token.ts';

const PURPOSE = 'upload-reference';
/** Longer than a request may take, so that a slow mutation never meets an expired reference. */
const LIFETIME_MS = 10 * 60_000;

/**
 * A file that the gateway has received and stored: what an `Upload` argument is inside a subgraph. What kind of file it
 * is, and whether it may be kept, is for the subgraph that takes it to decide.
 */
export const uploadReferenceSchema = z.object({
  blobKey: z.string(),
  filename: z.string(),
  byteSize: z.number(),
  sha256: z.string(),
});
export type UploadReference = z.infer<typeof uploadReferenceSchema>;

/** Not called a token: people type those, and they are short. This one is as long as the file's name makes it. */
const signedSchema = z.object({ signedFile: z.string() });
export type SignedUploadReference = z.infer<typeof signedSchema>;

/** What the gateway puts in the place of the multipart file: only it can make one. */
export function signUploadReference(reference: UploadReference, secret: string): SignedUploadReference {
  return { signedFile: seal(reference, secret, PURPOSE, LIFETIME_MS) };
}

/** The reference inside, or null for anything that the gateway did not sign. */
export function verifyUploadReference(value: unknown, secret: string): UploadReference | null {
  const given = signedSchema.safeParse(value);
  if (!given.success) return null;
  return uploadReferenceSchema
    .nullable()
    .catch(null)
    .parse(unseal(given.data.signedFile, secret, PURPOSE));
}
