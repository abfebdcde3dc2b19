import { SaxesParser } from 'saxes';
import { WorkbookRefused } from './workbook-refused.ts';
import type { Parts } from './workbook-zip.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What is done at the beginning and end of an element, by its name without a prefix, and with text. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Writers differ in the prefixes that they give to one and the same element. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** No sheet nests deeper; a file that does is made to exhaust whoever reads it. */
const MAX_DEPTH = 60;

/** Reads a part once, from its beginning to its end. Throws: WorkbookRefused for what is no plain XML. */
export async function readXml(parts: Parts, part: string, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ position: false });
  let depth = 0;
  parser.on('error', () => {
    throw new WorkbookRefused('FILE_CORRUPTED');
  });
  // No spreadsheet writes one; it could only name other files or grow without end.
  parser.on('doctype', () => {
    throw new WorkbookRefused('FILE_UNSAFE');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new WorkbookRefused('FILE_UNSAFE');
    handler.open?.(localName(name), attributes as Attributes);
  });
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handler.close?.(localName(name));
  });
  await parts.read(part, (text) => void parser.write(text));
  parser.close();
}
