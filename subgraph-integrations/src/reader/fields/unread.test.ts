import { expect, it } from 'vitest';
import { extractDocument, type Layers } from '../extract.ts';
import { makeLine, type PageText } from '../text/page-text.ts';
import { unreadParts } from './unread.ts';

/** Lines of a Word file: they have no place on a page. */
const page = (text: string): PageText => ({
  page: null,
  source: 'docx',
  readable: true,
  turned: 0,
  lines: text
    .trim()
    .split('\n')
    .map((line) =>
      makeLine(
        line.split(' ').map((word) => ({ text: word, afterGap: false, box: { x: 0, y: 0, width: 0, height: 0 } })),
        0,
      ),
    ),
});

it('says which part named somebody under a heading of gifts and gave no gift, and keeps quiet about one that was read', async () => {
  let layers: Layers | undefined;
  const fields = await extractDocument(
    [
      page(`
Last Will and Testament of Ivo Lund
I, Ivo Lund, of Ohio, make this my will.
Specific Gifts
I give $5,000 to my niece, Tove Marsh.
Bequests in Kind
Edda Quist and the maker have settled between them what he gives.
`),
    ],
    undefined,
    {
      layers: (made) => {
        layers = made;
      },
    },
  );
  if (!layers) throw new Error('no layers');
  expect(unreadParts(layers, fields)).toMatchObject([
    { detail: '“Bequests in Kind” could not be read as gifts.', citations: [{ page: null }] },
  ]);
});
