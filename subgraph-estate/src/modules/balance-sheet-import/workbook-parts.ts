import { posix } from 'node:path';
import { lookOf, type NumberLook } from './number-formats.ts';
import { WorkbookRefused } from './workbook-refused.ts';
import type { Parts } from './workbook-zip.ts';
import { readXml } from './xml-events.ts';

/** Other than sheets, of which only two are read, a workbook may list as many as it likes. */
const MAX_TABS = 50;
const MAX_STRINGS = 100_000;
const MAX_TEXT = 1_000;

interface Relation {
  readonly id: string;
  /** The last word of its type: `worksheet`. */
  readonly type: string;
  readonly target: string;
  readonly isExternal: boolean;
}

/** What a part refers to; nothing where it refers to nothing. */
export async function readRelations(parts: Parts, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const file = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const relations: Relation[] = [];
  if (!parts.has(file)) return relations;
  await readXml(parts, file, {
    open(name, { Id, Type, Target, TargetMode }) {
      if (name !== 'Relationship' || !Id || !Target) return;
      const isExternal = TargetMode === 'External';
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      relations.push({ id: Id, type: posix.basename(Type ?? ''), target: isExternal ? Target : target, isExternal });
    },
  });
  return relations;
}

/** What each part is, by the list at the front of the package. */
export async function readContentTypes(parts: Parts): Promise<string[]> {
  const types: string[] = [];
  await readXml(parts, '[Content_Types].xml', {
    open(name, { ContentType }) {
      if ((name === 'Override' || name === 'Default') && ContentType) types.push(ContentType.toLowerCase());
    },
  });
  return types;
}

interface WorkbookPart {
  readonly tabs: readonly { readonly name: string; readonly relationId: string }[];
  readonly isFrom1904: boolean;
}

export async function readWorkbookPart(parts: Parts, part: string): Promise<WorkbookPart> {
  const tabs: { name: string; relationId: string }[] = [];
  let isFrom1904 = false;
  await readXml(parts, part, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(1|true|on)$/i.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const relationId = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      tabs.push({ name: attributes['name'] ?? '', relationId: relationId ?? '' });
      if (tabs.length > MAX_TABS) throw new WorkbookRefused('FILE_TOO_LARGE');
    },
  });
  return { tabs, isFrom1904 };
}

/** The texts that cells refer to by number; each may be of several runs of its own look. */
export async function readStrings(parts: Parts, part: string): Promise<string[]> {
  const strings: string[] = [];
  let current: string | null = null;
  let isText = false;
  let isPhonetic = false;
  await readXml(parts, part, {
    open(name) {
      if (name === 'si') current = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = true;
    },
    text(text) {
      if (current !== null && isText && !isPhonetic && current.length < MAX_TEXT) current += text.slice(0, MAX_TEXT);
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') {
        strings.push(current ?? '');
        current = null;
        if (strings.length > MAX_STRINGS) throw new WorkbookRefused('FILE_TOO_LARGE');
      }
    },
  });
  return strings;
}

/** What a number is in each style of a cell. */
export async function readLooks(parts: Parts, part: string): Promise<NumberLook[]> {
  const codes = new Map<number, string>();
  const looks: NumberLook[] = [];
  let isOfCells = false;
  await readXml(parts, part, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) looks.push(lookOf(Number(numFmtId ?? 0), codes.get(Number(numFmtId ?? 0))));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return looks;
}
