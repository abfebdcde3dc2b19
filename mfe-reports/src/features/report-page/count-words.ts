import { counted } from '@platform/kernel';

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** A count with its noun as the beginning of a sentence: `One trust`, `No trusts`, `12 trusts`. */
export function countedInWords(count: number, one: string, many: string = `${one}s`): string {
  const word = WORDS[count];
  return word ? `${word} ${count === 1 ? one : many}` : counted(count, one, many);
}
