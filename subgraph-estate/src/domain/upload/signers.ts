import type { Estate } from '../estate/estate.ts';
import { findByName } from './name-match.ts';
import { parsePath } from './reading.ts';
import type { EstateUpload } from './upload.ts';

type Read = Pick<EstateUpload, 'values'>;

/** Who signed the documents of a file, or made its trusts, as they are written; each once. */
export function signersOf({ values }: Read): string[] {
  const names = values.flatMap(({ path, value }) => {
    const field = parsePath(path)?.field;
    return (field === 'owners' || field === 'settlors') && typeof value === 'string' ? [value] : [];
  });
  return [...new Set(names)];
}

/** Who signed a file that nobody of the household has signed; none where one of them has, or nobody is read. */
export function strangersOf(estate: Pick<Estate, 'people'>, upload: Read): string[] {
  const signers = signersOf(upload);
  return signers.some((name) => findByName(estate.people, name)) ? [] : signers;
}
