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

export const linesOfHtml = (html: string): Line[] => {
  const { text, faces } = textOf(html);
  let [at, reached] = [0, 0];
  const faceAt = (place: number): string => {
    while ((faces[reached]?.from ?? Infinity) <= place) reached += 1;
    return faces[reached - 1]?.face ?? '';
  };
  return text.split('\n').flatMap((paragraph) => {
    const words = wordsOf(paragraph, at, faceAt);
    at += paragraph.length + 1;
    return words.length > 0 ? [makeLine(words, 0)] : [];
  });
};

const WITHOUT_IMAGES = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));

/** What ends a line, or a cell of a row; whatever else is markup stands inside of words. */
const TAG = /<[^<>]*>/g;
const NAME = /^<\/?(\w{1,12})/;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** What sets words apart from the text around them. */
const APART = /^(?:strong|b|em|i|u|h\d)$/;

interface HtmlText {
  text: string;
  /** From where on which elements that set words apart hold, in the order of the text. */
  faces: { from: number; face: string }[];
}

/** The text of the few elements that a Word document is turned into: a line for a paragraph, a tab between two cells. */
function textOf(html: string): HtmlText {
  let text = '';
  let at = 0;
  let cells = 0;
  const faces: HtmlText['faces'] = [];
  let open: string[] = [];
  const add = (words: string): void => {
    text += words.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  };
  for (const tag of html.matchAll(TAG)) {
    add(html.slice(at, tag.index));
    at = tag.index + tag[0].length;
    const isEnd = tag[0].startsWith('</');
    const name = NAME.exec(tag[0])?.[1]?.toLowerCase() ?? '';
    if (APART.test(name)) {
      open = isEnd ? open.filter((one) => one !== name) : [...open, name];
      faces.push({ from: text.length, face: open.toSorted().join(' ') });
    }
    if (/^t[dh]$/.test(name)) {
      cells += isEnd ? -1 : 1;
      if (isEnd) text += '\t';
    } else if (name === 'tr' && isEnd) text += '\n';
    else if (!isEnd && /^(?:[ou]l|li|table)$/.test(name) && cells === 0) text += '\n';
    else if (name === 'br' || (isEnd && /^(?:p|h\d|li)$/.test(name))) text += cells > 0 ? ' ' : '\n';
  }
  add(html.slice(at));
  return { text, faces };
}

function wordsOf(paragraph: string, start: number, faceAt: (place: number) => string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: text, index } of paragraph.matchAll(/\S+/g)) {
    words.push({
      text,
      face: faceAt(start + index),
      afterGap: paragraph.slice(end, index).includes('\t') && words.length > 0,
      box: { ...NOWHERE },
    });
    end = index + text.length;
  }
  return words;
}
