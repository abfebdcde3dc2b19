import mammoth from 'mammoth';
import { type Line, makeLine, type PageText, type Word } from './page-text.ts';

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/**
 * Paragraphs of a DOCX as lines without a place, and rows of its tables as lines with gaps between their cells: Word
 * decides its pages when it prints. Throws on a damaged file.
 */
export async function textOfDocx(bytes: Uint8Array): Promise<PageText> {
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage: WITHOUT_IMAGES });
  const lines = linesOfHtml(value);
  return { page: null, source: 'docx', readable: lines.length > 0, turned: 0, lines };
}

export const linesOfHtml = (html: string): Line[] =>
  textOf(html)
    .split('\n')
    .flatMap((paragraph) => {
      const words = wordsOf(paragraph);
      return words.length > 0 ? [makeLine(words, 0)] : [];
    });

const WITHOUT_IMAGES = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));

/** What ends a line, or a cell of a row; whatever else is markup stands inside of words. */
const TAG = /<[^<>]*>/g;
const NAME = /^<\/?(\w{1,12})/;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text of the few elements that a Word document is turned into: a line for a paragraph, a tab between two cells. */
function textOf(html: string): string {
  let text = '';
  let at = 0;
  let cells = 0;
  const add = (words: string): void => {
    text += words.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  };
  for (const tag of html.matchAll(TAG)) {
    add(html.slice(at, tag.index));
    at = tag.index + tag[0].length;
    const isEnd = tag[0].startsWith('</');
    const name = NAME.exec(tag[0])?.[1]?.toLowerCase() ?? '';
    if (/^t[dh]$/.test(name)) {
      cells += isEnd ? -1 : 1;
      if (isEnd) text += '\t';
    } else if (name === 'tr' && isEnd) text += '\n';
    else if (!isEnd && /^(?:[ou]l|li|table)$/.test(name) && cells === 0) text += '\n';
    else if (name === 'br' || (isEnd && /^(?:p|h\d|li)$/.test(name))) text += cells > 0 ? ' ' : '\n';
  }
  add(html.slice(at));
  return text;
}

function wordsOf(paragraph: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: text, index } of paragraph.matchAll(/\S+/g)) {
    words.push({ text, afterGap: paragraph.slice(end, index).includes('\t') && words.length > 0, box: { ...NOWHERE } });
    end = index + text.length;
  }
  return words;
}
