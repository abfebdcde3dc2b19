import { expect, it } from 'vitest';
import { safeFilename } from './uploads.ts';

it.each([
  ['..\\..\\Will of Ann.pdf', 'Will of Ann.pdf'],
  ['/etc/passwd', 'passwd'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u200Bb\uFEFF\u00AD\u2028\n\uE000.pdf', 'ab.pdf'],
  ['testa\u{E0041}ment\u3164.docx', 'testament.docx'],
  ['say "hello".pdf', 'say hello.pdf'],
  ['وصیت‌نامه.pdf', 'وصیت‌نامه.pdf'],
  ['\u2800', 'document'],
  ['', 'document'],
  [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(196)}.pdf`],
  [`${'👩'.repeat(300)}.pdf`, `${'👩'.repeat(196)}.pdf`],
])('the file %j is shown as %j', (given, shown) => {
  expect(safeFilename(given)).toBe(shown);
});
