import type { Estate } from '../estate/estate.ts';
import { strangersOf } from './signers.ts';
import type { EstateUpload, UploadHead } from './upload.ts';

export const FILE_WARNING_KINDS = ['SAME_FILE', 'OTHER_CLIENT'] as const;

/** Why somebody should look twice before a file is read or its values are taken. */
export interface FileWarning {
  readonly kind: (typeof FILE_WARNING_KINDS)[number];
  readonly message: string;
}

type Known = Pick<UploadHead, 'id' | 'estateId' | 'file'> & { readonly clientName?: string | undefined };

/** `others`: files with the same content, as far as whoever asks may see them. */
export function fileWarnings(
  upload: Pick<UploadHead, 'id' | 'estateId'> & Partial<Pick<EstateUpload, 'values'>>,
  estate: Pick<Estate, 'people'> | null,
  others: readonly Known[],
): FileWarning[] {
  const same = others.filter(({ id }) => id !== upload.id);
  const [here] = same.filter(({ estateId }) => estateId === upload.estateId);
  const [elsewhere] = same.filter(({ estateId }) => estateId !== upload.estateId);
  const warnings: FileWarning[] = [];
  if (here) warnings.push({ kind: 'SAME_FILE', message: `This file is already here as “${here.file.filename}”.` });
  if (elsewhere)
    warnings.push({
      kind: 'OTHER_CLIENT',
      message: elsewhere.clientName
        ? `The same file is with ${elsewhere.clientName}.`
        : 'The same file is with another client.',
    });
  const strangers = estate && upload.values ? strangersOf(estate, { values: upload.values }) : [];
  if (strangers.length > 0)
    warnings.push({
      kind: 'OTHER_CLIENT',
      message: `Signed by ${strangers.join(' and ')}, who is nobody of this household.`,
    });
  return warnings;
}
