import mammoth from 'mammoth';
import { type Line, makeLine, type PageText, type Word } from './page-text.ts';

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** Paragraphs of a DOCX as lines without a place: Word decides its pages when it prints. Throws on a damaged file. */
export async function textOfDocx(bytes: Uint8Array): Promise<PageText> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  const lines: Line[] = [];
  for (const paragraph of value.split('\n')) {
    const words: Word[] = [];
    let end = 0;
    for (const { 0: text, index } of paragraph.matchAll(/\S+/g)) {
      words.push({ text, afterGap: paragraph.slice(end, index).includes('\t'), box: { ...NOWHERE } });
      end = index + text.length;
    }
    if (words.length > 0) lines.push(makeLine(words, 0));
  }
  return { page: null, source: 'docx', readable: lines.length > 0, turned: 0, lines };
}
