import { deflateSync, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** Structure types of ISO 32000-1, 14.8.4; what Chromium takes from later standards is mapped to one of them. */
const STANDARD = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'.split(
    ' ',
  ),
);
const INLINE = new Set(['Em', 'Strong', 'Sub']);

const PAINTS = /^(?:W\*? )?(?:f\*?|F|S|s|B\*?|b\*?|n)$/;
const BEGINS_PATH = / (?:re|m)$/;
const PAINTS_ALONE = / (?:Do|sh)$/;

/**
 * A page's content with all that no structure names marked as an artifact: heads and feet, backgrounds, rules. Chromium
 * writes an operator a line, and strings in hex.
 */
export function withArtifacts(content: string): string {
  const lines: string[] = [];
  let depth = 0;
  let ends: RegExp | null = null;
  for (const line of content.split('\n')) {
    if (/ ?(?:BDC|BMC)$/.test(line)) depth += 1;
    const begins = depth === 0 && ends === null;
    if (begins && PAINTS_ALONE.test(line)) {
      lines.push('/Artifact BMC', line, 'EMC');
      continue;
    }
    if (begins && (line === 'BT' || BEGINS_PATH.test(line))) {
      lines.push('/Artifact BMC');
      ends = line === 'BT' ? /^ET$/ : PAINTS;
    }
    lines.push(line);
    if (line === 'EMC') depth -= 1;
    if (ends?.test(line)) {
      lines.push('EMC');
      ends = null;
    }
  }
  return lines.join('\n');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const xmp = (title: string): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title><pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** Node inflates several times faster than the library, which knows every filter. */
function contentOf(stream: PDFRawStream): Buffer {
  const isDeflated = stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
  return isDeflated && !stream.dict.has(PDFName.of('DecodeParms'))
    ? inflateSync(stream.contents)
    : Buffer.from(decodePDFRawStream(stream).decode());
}

function markArtifacts(document: PDFDocument): void {
  const { context } = document;
  for (const { node } of document.getPages()) {
    const contents = node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray().map((ref) => context.lookup(ref)) : [contents];
    const bytes = streams.flatMap((stream) => (stream instanceof PDFRawStream ? [contentOf(stream)] : []));
    const content = withArtifacts(Buffer.concat(bytes).toString('latin1'));
    const deflated = context.stream(deflateSync(Buffer.from(content, 'latin1')), { Filter: 'FlateDecode' });
    node.set(PDFName.of('Contents'), context.register(deflated));
  }
}

function mapRoles(document: PDFDocument): void {
  const { context, catalog } = document;
  const root = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  if (!root) return;
  const types = new Set(
    context.enumerateIndirectObjects().flatMap(([, object]) => {
      const type = object instanceof PDFDict && object.has(PDFName.of('P')) ? object.get(PDFName.of('S')) : undefined;
      return type instanceof PDFName ? [type.decodeText()] : [];
    }),
  );
  const roles = [...types].filter((type) => !STANDARD.has(type));
  root.set(
    PDFName.of('RoleMap'),
    context.obj(Object.fromEntries(roles.map((type) => [type, PDFName.of(INLINE.has(type) ? 'Span' : 'Div')]))),
  );
}

/** What a link is for, to those who do not see where it stands. */
function nameLinks(document: PDFDocument, titles: ReadonlyMap<string, string>): void {
  for (const { node } of document.getPages()) {
    const annotations = node.Annots()?.asArray() ?? [];
    for (const ref of annotations) {
      const link = document.context.lookup(ref);
      if (!(link instanceof PDFDict) || link.has(PDFName.of('Contents'))) continue;
      const target = link.get(PDFName.of('Dest'));
      const uri = link.lookupMaybe(PDFName.of('A'), PDFDict)?.get(PDFName.of('URI'));
      const name = target instanceof PDFName ? target.decodeText() : textOf(target);
      link.set(PDFName.of('Contents'), PDFHexString.fromText(titles.get(name) ?? (textOf(uri) || 'Notes')));
    }
  }
}

const textOf = (value: unknown): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';

/** After so many the library lets others work; each time costs a turn of the timers, and a report has thousands. */
const OBJECTS_PER_TURN = 1_500;

export interface LinkTarget {
  readonly id: string;
  readonly title: string;
}

/**
 * The PDF that Chromium printed, with what PDF/UA-1 asks for beyond its tags: metadata, roles of every tag, words of every
 * link, and everything that is no content marked as such.
 */
export async function accessiblePdf(pdf: Uint8Array, sections: readonly LinkTarget[]): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: OBJECTS_PER_TURN });
  markArtifacts(document);
  mapRoles(document);
  nameLinks(document, new Map(sections.map(({ id, title }) => [`section-${id}`, `Go to: ${title}`])));
  const metadata = document.context.stream(xmp(document.getTitle() ?? ''), { Type: 'Metadata', Subtype: 'XML' });
  document.catalog.set(PDFName.of('Metadata'), document.context.register(metadata));
  return Buffer.from(
    await document.save({ useObjectStreams: false, addDefaultPage: false, objectsPerTick: OBJECTS_PER_TURN }),
  );
}
