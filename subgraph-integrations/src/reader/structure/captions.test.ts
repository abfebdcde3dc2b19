import { expect, it } from 'vitest';
import { within } from '../fields/evidence.ts';
import { isCaption, withCaptions } from './captions.ts';
import type { Sentence } from './sentences.ts';

function sentences(lines: readonly string[]): Sentence[] {
  let start = 0;
  return lines.map((text, block) => {
    const sentence = { text, start, end: start + text.length, heading: '', block, isHeading: false };
    start += text.length + 1;
    return sentence;
  });
}

it('what is written over the captions of a form is read with what they say, each blank by itself', () => {
  const made = withCaptions(
    sentences([
      'If she cannot serve, these people are my next health care agents:',
      'Warren Moss\tFather Denis Aube',
      'Second Choice Name\tThird Choice Name',
      '77 Superior Street\t4 Rectory Lane',
      'Address\tAddress',
    ]),
  );
  expect(made.map(({ text }) => text)).toEqual([
    'If she cannot serve, these people are my next health care agents:',
    'I nominate as Second health care agents: Warren Moss',
    'I nominate as Third health care agents: Father Denis Aube',
    'Second Choice Name\tThird Choice Name',
    '77 Superior Street\t4 Rectory Lane',
    'Address\tAddress',
  ]);
  const second = made[2];
  const at = second?.text.indexOf('Father') ?? 0;
  // The words before it are nowhere printed.
  expect(second && within(second, at, second.text.length)).toEqual({ start: 78, end: 95 });
});

it('a caption of the signer or of a witness names nobody to serve', () => {
  const lines = ['I appoint my agent below.', 'Ann Lee', '(name of principal)', 'Bo Reyes', 'Name of witness'];
  expect(withCaptions(sentences(lines)).map(({ text }) => text)).toEqual(lines);
});

it('tells captions from sentences', () => {
  expect(
    ['(print your name)', 'name(s) and address(es) of agent(s)', 'Phone', 'First Choice Name\tPhone'].map(isCaption),
  ).toEqual([true, true, true, true]);
  expect(['The name of this trust is the Lee Trust.', 'Ann Lee', 'I sign my name.'].map(isCaption)).toEqual([
    false,
    false,
    false,
  ]);
});
