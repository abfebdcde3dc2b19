import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { accessiblePdf, withArtifacts } from './accessible-pdf.ts';

describe('withArtifacts', () => {
  it('marks what no structure names, and leaves what is content', () => {
    const content = [
      'q',
      '0 0 680 878 re',
      'f',
      '/P <</MCID 0 >>BDC',
      'BT',
      '<002F> Tj',
      'ET',
      'EMC',
      'BT',
      '<0030> Tj',
      'ET',
      '/X4 Do',
      'Q',
    ];
    expect(withArtifacts(content.join('\n')).split('\n')).toEqual([
      'q',
      '/Artifact BMC',
      '0 0 680 878 re',
      'f',
      'EMC',
      '/P <</MCID 0 >>BDC',
      'BT',
      '<002F> Tj',
      'ET',
      'EMC',
      '/Artifact BMC',
      'BT',
      '<0030> Tj',
      'ET',
      'EMC',
      '/Artifact BMC',
      '/X4 Do',
      'EMC',
      'Q',
    ]);
  });
  it('ends a path that clips before what is tagged begins', () => {
    const content = ['0 0 10 10 re', 'W n', '/P <</MCID 0 >>BDC', '0 0 1 1 re', 'f', 'EMC'];
    expect(withArtifacts(content.join('\n')).split('\n').slice(0, 5)).toEqual([
      '/Artifact BMC',
      '0 0 10 10 re',
      'W n',
      'EMC',
      '/P <</MCID 0 >>BDC',
    ]);
  });
});

async function printed(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  document.setTitle('Plan & review');
  const { context } = document;
  const element = context.register(context.obj({ Type: 'StructElem', S: 'Strong', P: 'Root' }));
  document.catalog.set(PDFName.of('StructTreeRoot'), context.register(context.obj({ K: [element] })));
  const link = (dest: string) =>
    context.register(context.obj({ Type: 'Annot', Subtype: 'Link', Dest: PDFName.of(dest) }));
  page.node.set(PDFName.of('Annots'), context.obj([link('section-taxes'), link('note-1')]));
  return document.save({ useObjectStreams: false });
}

it('gives a PDF its metadata, the roles of its tags and words for its links', async () => {
  const made = await PDFDocument.load(await accessiblePdf(await printed(), [{ id: 'taxes', title: 'Estate tax' }]));
  const { catalog, context } = made;
  expect(catalog.has(PDFName.of('Metadata'))).toBe(true);
  const roles = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).lookup(PDFName.of('RoleMap'), PDFDict);
  expect(roles.get(PDFName.of('Strong'))).toBe(PDFName.of('Span'));
  const [page] = made.getPages();
  const words = page?.node
    .Annots()
    ?.asArray()
    .map((ref) => {
      const contents = (context.lookup(ref) as PDFDict).get(PDFName.of('Contents'));
      return contents instanceof PDFHexString ? contents.decodeText() : null;
    });
  expect(words).toEqual(['Go to: Estate tax', 'Notes']);
});
