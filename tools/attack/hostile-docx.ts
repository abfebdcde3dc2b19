import { archive, docx, type HostileFile } from './hostile-archive.ts';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const documentOf = (body: string): string =>
  `<?xml version="1.0"?><w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`;
const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const relationships = (targets: readonly string[]): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      (target, at) =>
        `<Relationship Id="r${at}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${target}" TargetMode="External"/>`,
    )
    .join('')}</Relationships>`;

/** An archive in an archive, so many deep, the innermost a megabyte of one letter. */
function nested(depth: number): Buffer {
  let content: Buffer = Buffer.alloc(1024 * 1024, 'A');
  for (let level = 0; level < depth; level += 1)
    content = archive(Array.from({ length: 10 }, (_, at) => ({ name: `${level}-${at}.zip`, content })));
  return content;
}

/** Word documents that are sound archives, and hostile inside. `calledUrl` must never be asked for anything. */
export function hostileDocx(calledUrl = 'http://127.0.0.1:9/called'): HostileFile[] {
  const outside = [calledUrl, 'file:///etc/passwd', '\\\\127.0.0.1\\share\\x.png', '../../../../etc/passwd'];
  const pictures = outside.map((_, at) => `<w:p><w:r><w:drawing><a:blip r:link="r${at}"/></w:drawing></w:r></w:p>`);
  return [
    {
      what: 'archives inside archives',
      name: 'nested.docx',
      content: docx(documentOf(paragraph('nothing')), [{ name: 'word/embeddings/inner.zip', content: nested(4) }]),
    },
    ...['../../../../tmp/escaped', '/etc/cron.d/escaped', 'C:\\escaped', 'word\\..\\..\\escaped'].map((name) => ({
      what: `a part called ${name}`,
      name: 'path.docx',
      content: docx(documentOf(paragraph('nothing')), [{ name, content: Buffer.from('escaped') }]),
    })),
    {
      what: 'pictures that are to be fetched from elsewhere',
      name: 'elsewhere.docx',
      content: docx(documentOf(pictures.join('')), [
        { name: 'word/_rels/document.xml.rels', content: Buffer.from(relationships(outside)) },
      ]),
    },
    {
      what: '100,000 paragraphs',
      name: 'paragraphs.docx',
      content: docx(
        documentOf(Array.from({ length: 100_000 }, (_, at) => paragraph(`Article ${at} Trustee`)).join('')),
      ),
    },
    {
      what: '20,000 tables inside each other',
      name: 'deep.docx',
      content: docx(
        documentOf(
          `${'<w:tbl><w:tr><w:tc>'.repeat(20_000)}${paragraph('x')}${'</w:tc></w:tr></w:tbl>'.repeat(20_000)}`,
        ),
      ),
    },
  ];
}
