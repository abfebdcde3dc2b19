import { expect, it } from 'vitest';
import { within } from '../fields/evidence.ts';
import { withLabels } from './labels.ts';
import type { Sentence } from './sentences.ts';

function sentences(lines: readonly string[], heading = ''): Sentence[] {
  let start = 0;
  return lines.map((text, block) => {
    const sentence = { text, start, end: start + text.length, heading, block, isHeading: false };
    start += text.length + 1;
    return sentence;
  });
}
const texts = (lines: readonly string[], heading?: string): string[] =>
  withLabels(sentences(lines, heading)).map(({ text }) => text);

it('reads a label and the name beside it as a nomination, in the place that the label tells', () => {
  expect(
    texts([
      'Trustee at present\tOdalys Pruitt',
      'Next trustee\tTove Pruitt',
      'Trustee after her\tHarbor Trust Company',
    ]),
  ).toEqual([
    'I nominate as initial trustee: Odalys Pruitt',
    'I nominate as successor trustee: Tove Pruitt',
    'I nominate as successor trustee: Harbor Trust Company',
  ]);
  expect(texts(['(Second alternate agent #2 name and address) Juno Castaneda, 4 Rectory Lane, Salem'])).toEqual([
    'I nominate as second successor agent: Juno Castaneda, 4 Rectory Lane, Salem',
  ]);
});

it('gives a name without an office the office that was spoken of last, or that stands over it', () => {
  expect(texts(['Executor Bram Pruitt (cousin)\tBack-up Tove Pruitt'])).toEqual([
    'I nominate as executor: Bram Pruitt (cousin)',
    'I nominate as successor executor: Tove Pruitt',
  ]);
  expect(texts(['First: Bram Pruitt.', 'If he cannot: Tove Pruitt.'], 'Guardian of our children')).toEqual([
    'I nominate as first guardian: Bram Pruitt.',
    'I nominate as successor guardian: Tove Pruitt.',
  ]);
});

it('reads the cells of columns that are headed by offices, and those below each other as serving together', () => {
  expect(
    texts([
      'AGENT(S) (name and address)\tSUCCESSOR AGENT(S) (name and address)',
      'Bram Pruitt, 4 Elm Street\tFirst: Juno Castaneda, 9 Elm Street',
      'Tove Pruitt, 4 Elm Street\tSecond: ____________',
    ]).slice(1),
  ).toEqual([
    'I nominate as initial co-agent: Bram Pruitt, 4 Elm Street',
    'I nominate as first successor agent: Juno Castaneda, 9 Elm Street',
    'I nominate as initial co-agent: Tove Pruitt, 4 Elm Street',
  ]);
});

it('leaves alone sentences, addresses, signatures and rows that count themselves', () => {
  const all = [
    'The trustee may pay Tove Pruitt what she needs.',
    "Agent's telephone number: Salem Oregon 555",
    '/s/ Odalys Pruitt\t/s/ Bram Pruitt',
    '1st\tTove Pruitt',
    'THE TRUSTEE AND THE NEXT TRUSTEE AFTER HIM IS BRAM PRUITT AND NOBODY ELSE',
  ];
  expect(texts(all)).toEqual(all);
});

it('leads back to the words that are printed', () => {
  const [row] = sentences(['Next trustee\tTove Pruitt']);
  const [made] = withLabels(row ? [row] : []);
  const at = made?.text.indexOf('Tove Pruitt') ?? 0;
  const span = made && within(made, at, at + 'Tove Pruitt'.length);
  expect(row?.text.slice(span?.start, span?.end)).toBe('Tove Pruitt');
});
