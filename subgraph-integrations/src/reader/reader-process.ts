import type { ReadApartInput } from './read-apart.ts';
import { readDocument } from './read-document.ts';
import type { DocumentReading, ReadingProgress } from './reading.ts';

/** What the process of one document runs (`readApart`). */
export function run(
  { bytes, fileName, model, takenAs, limits, explain }: ReadApartInput,
  onProgress: (progress: ReadingProgress) => void,
): Promise<DocumentReading> {
  return readDocument(bytes, { fileName, model: model ?? undefined, takenAs, limits, explain, onProgress });
}
