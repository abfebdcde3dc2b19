import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfFile } from '../../../test/pdf-file.ts';
import { inspectFile } from './inspect-file.ts';
import { tokensFor } from './upload.ts';

describe('inspectFile', () => {
  it.each([1, 7, 41])('counts %i pages', (pages) => {
    expect(inspectFile(pdfFile(pages))).toEqual({ mimetype: 'application/pdf', pageCount: pages });
  });
  it('counts pages whose tree is in a compressed object stream', () => {
    const tree = deflateSync(
      Buffer.from('1 0 2 30 << /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >> << /Type /Page >> << /Type /Page >>'),
    );
    const head = Buffer.from(
      `%PDF-1.5\n4 0 obj\n<< /Type /ObjStm /Filter /FlateDecode /N 3 /Length ${tree.length} >>\nstream\n`,
    );
    const at = head.length + tree.length + '\nendstream\nendobj\n'.length;
    const tail = Buffer.from(`\nendstream\nendobj\n5 0 obj\n<< /Type /XRef >>\nendobj\nstartxref\n${at}\n%%EOF`);
    expect(inspectFile(Buffer.concat([head, tree, tail])).pageCount).toBe(2);
  });
  it('does not believe a tree that promises pages which are not there', () => {
    const cut = pdfFile(2).toString('latin1').replaceAll('/Type /Page ', '/Type /Hole ');
    expect(() => inspectFile(Buffer.from(cut, 'latin1'))).toThrow(/damaged/);
  });
  it('refuses any zip that is no Word document', () => {
    const empty = Buffer.concat([
      Buffer.from([0x50, 0x4b, 3, 4]),
      Buffer.alloc(30),
      Buffer.from([0x50, 0x4b, 5, 6]),
      Buffer.alloc(18),
    ]);
    expect(() => inspectFile(empty)).toThrow(/PDF or a Word document/);
  });
});

describe('tokensFor', () => {
  it.each([
    [1, 1],
    [10, 1],
    [11, 2],
    [41, 5],
  ])('%i pages need %i tokens: one for each ten begun', (pages, tokens) => expect(tokensFor(pages)).toBe(tokens));
});
