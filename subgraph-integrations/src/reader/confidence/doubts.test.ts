import { expect, it } from 'vitest';
import { extractDocument } from '../extract.ts';
import { makeLine, type PageText } from '../text/page-text.ts';
import { doubtOf } from './doubts.ts';

it.each([
  ['executedAt', { 'dates-several': 1, 'date-alone': 1 }, /several dates/],
  ['name', { 'title-without-maker': 1 }, /whose document/],
  ['name', { 'title-bare': 1 }, /whose document/],
  ['beneficiaries', { 'form-name': 1 }, /more than was understood/],
  ['kind', { 'kind-mixed': 1 }, /can be revoked/],
  ['owners', { 'maker-not-signed': 1, 'maker-not-in-title': 1 }, /Neither the title nor a signature/],
  ['amends', { 'amends-reserved': 1 }, /allows the change/],
  ['distributionAges', { 'age-of-street': 1 }, /do not make one plan/],
  ['callouts', { instruction: 1 }, /instruction/],
  ['specificGifts', { past: 1 }, /earlier paper/],
  ['residue', { 'stranger-beside': 1 }, /more than was understood/],
  ['fiduciaries', { 'no-first': 1 }, /order of those who serve/],
  ['beneficiaries', { 'takes-nothing': 1 }, /No gift and no share/],
  ['fiduciaries', { either: 1 }, /Either of two/],
  ['residue', { 'trust-beside': 1 }, /held in trust/],
  ['specificGifts', { negated: 1 }, /not to be/],
  ['callouts', { 'pet-without-trust': 1 }, /part only/],
  ['fiduciaries', { 'left:people': 0.25 }, /of whom nothing was understood/],
  ['subtrusts', { 'left:giving': 0.1 }, /gives something that was not understood/],
  ['callouts', { 'quote-is-heading': 1 }, /Only a heading/],
] as const)('%s with %o is a question that says why', (field, features, reason) => {
  expect(doubtOf(field, features)).toMatch(reason);
});

it('a sign of another field, or only one of two that belong together, makes no question', () => {
  expect(doubtOf('kind', { past: 1, 'left:people': 1 })).toBeUndefined();
  expect(doubtOf('executedAt', { 'date-alone': 1 })).toBeUndefined();
  expect(doubtOf('fiduciaries', { 'left:giving': 1 })).toBeUndefined();
});

function pageOf(lines: readonly string[]): PageText {
  const placed = lines.map((text, row) => {
    let x = 0.1;
    const words = text.split(' ').map((word) => {
      const box = { x, y: 0.05 + row * 0.03, width: word.length * 0.008, height: 0.012 };
      x += (word.length + 1) * 0.008;
      return { text: word, box, afterGap: false };
    });
    return makeLine(words, 0.012);
  });
  return { page: 1, source: 'text', readable: true, turned: 0, lines: placed };
}

const reasons = (values: readonly { confidence: string; reason?: string }[]): unknown[] =>
  values.map(({ reason }) => reason);

it('where a document names people of whom nothing was understood, who serves is a question', async () => {
  const will = [
    'LAST WILL OF EDNA MARSH',
    'I, Edna Marsh, of Dayton, Ohio, make this will.',
    'I appoint my son, Carl Marsh, as executor.',
    'I give all the rest of my estate to my son, Carl Marsh.',
    'Signed on May 4, 2019.',
    '/s/ Edna Marsh',
  ];
  const strange = [
    'Ivo Lund frobs the orchard.',
    'Ada Quill frobs the pond.',
    'Bela Storch may frob the barn.',
    'Nils Horn shall keep the dog.',
  ];
  const plain = await extractDocument([pageOf(will)], undefined);
  expect(reasons(plain.fiduciaries)).not.toContain('The document names people of whom nothing was understood.');
  const odd = await extractDocument([pageOf([...will.slice(0, 4), ...strange, ...will.slice(4)])], undefined);
  expect(odd.fiduciaries.map(({ confidence }) => confidence)).toEqual(['LOW']);
  expect(reasons(odd.fiduciaries)).toEqual(['The document names people of whom nothing was understood.']);
});

it('a trust that cannot be revoked and was read as one that can be is a question', async () => {
  const trust = await extractDocument(
    [
      pageOf([
        'THE EDNA MARSH TRUST',
        'Edna Marsh, of Dayton, Ohio (the "Grantor"), makes this trust.',
        'The trust cannot be revoked or amended.',
        'The Trustee shall pay the income to Ada Quill.',
        '/s/ Edna Marsh, Grantor',
      ]),
    ],
    undefined,
  );
  expect(trust.kind?.value === 'IRREVOCABLE' || trust.kind?.confidence === 'LOW').toBe(true);
});

it('who takes is a question where the paper gives something that was not understood', async () => {
  const will = (more: readonly string[]) =>
    extractDocument(
      [
        pageOf([
          'LAST WILL AND TESTAMENT OF EDNA MARSH',
          'I, Edna Marsh, of Dayton, Ohio, declare this to be my last will.',
          'I give $500 to my niece, Ada Quill.',
          ...more,
          'I give the rest of my estate to my brother, Otto Marsh.',
          '/s/ Edna Marsh',
        ]),
      ],
      undefined,
    );
  const strange = await will(['I give and forgive unto the bearer of the second token whatever the first one gives.']);
  expect(strange.beneficiaries.map(({ confidence }) => confidence)).toEqual(['LOW', 'LOW']);
});

it('a date that stands once among several is a question, and one that is repeated beside the notary is not', async () => {
  const codicil = (end: readonly string[]) =>
    extractDocument(
      [
        pageOf([
          'CODICIL TO THE WILL OF EDNA MARSH',
          'I, Edna Marsh, of Dayton, Ohio, make this codicil to my will dated May 4, 2009.',
          'I give $500 to my niece, Ada Quill.',
          'Signed on June 8, 2019.',
          '/s/ Edna Marsh',
          ...end,
        ]),
      ],
      undefined,
    );
  const once = await codicil([]);
  expect(once.executedAt).toMatchObject({ value: '2019-06-08', confidence: 'LOW' });
  expect(once.executedAt?.reason).toMatch(/several dates/);
  const twice = await codicil(['Acknowledged before me on June 8, 2019 by Edna Marsh.']);
  expect(twice.executedAt?.reason ?? '').not.toMatch(/several dates/);
});
