import { expect, it } from 'vitest';
import { within } from '../fields/evidence.ts';
import { withLeads } from './leads.ts';
import type { Sentence } from './sentences.ts';

/** Sentences as they follow each other, each line one; "# " before what stands as a heading. */
function sentences(text: string): Sentence[] {
  let start = 0;
  return text
    .trim()
    .split('\n')
    .map((line, block) => {
      const isHeading = line.startsWith('# ');
      const words = line.replace(/^# /, '');
      const sentence = { text: words, start, end: start + words.length, heading: '', block, isHeading };
      start += words.length + 1;
      return sentence;
    });
}
const read = (text: string) => withLeads(sentences(text)).map(({ text: words }) => words);

it('an answer is read with its question, also where the next question only asks again', () => {
  expect(
    read(`
# Who is the executor?
Ann Lee Moss.
# And if that does not work?
Bo Reyes and Cy Reyes.
# Who gets what is left?
Dee Moss, if living.
# And if she is not living?
Eli Moss and Fay Moss, in equal shares.
`).filter((words) => !words.endsWith('?')),
  ).toEqual([
    'I nominate as executor: Ann Lee Moss.',
    'I nominate as successor executor: Bo Reyes and Cy Reyes.',
    'The rest of my estate goes to Dee Moss, if living.',
    'If she is not living, the rest of my estate goes to Eli Moss and Fay Moss, in equal shares.',
  ]);
});

it('names below words that appoint take the office, up to the next sentence', () => {
  expect(
    read(`
If my agent cannot act, I name the following as successor agents, in the order named:
Ann Lee Moss
(name of the first)
Bo Reyes; then
Cy Reyes.
This form is valid in every state.
Dee Moss
`),
  ).toEqual([
    'If my agent cannot act, I name the following as successor agents, in the order named:',
    'I nominate as successor agent: Ann Lee Moss',
    '(name of the first)',
    'I nominate as successor agent: Bo Reyes; then',
    'I nominate as successor agent: Cy Reyes.',
    'This form is valid in every state.',
    'Dee Moss',
  ]);
});

it('what is put before an answer is in no quote', () => {
  const [, answer] = withLeads(sentences('# Who is the executor?\nAnn Lee Moss.'));
  if (!answer) throw new Error('no answer');
  const at = answer.text.indexOf('Ann');
  expect(within(answer, at, at + 3)).toEqual({ start: answer.start, end: answer.start + 3 });
  expect(within(answer, 0, at + 3)).toEqual({ start: answer.start, end: answer.start + 3 });
});

it('agents that a form lists above "as my agents" act together, past the captions between them', () => {
  expect(
    read(`
I, Prudence Adelmann, hereby appoint:
name of principal
Lorenz Adelmann, 88 Ocean Parkway, Brooklyn, New York 11218
Fiona Katz, Great Neck
name(s) and address(es) of agent(s)
as my agent(s).
`).map((words) => words.trim()),
  ).toEqual([
    'I, Prudence Adelmann, hereby appoint:',
    'name of principal',
    'I nominate as co-agent: Lorenz Adelmann',
    'I nominate as co-agent: Fiona Katz',
    'name(s) and address(es) of agent(s)',
    'as my agent(s).',
  ]);
});

it('a ticked line below a heading of the rest gives the rest', () => {
  const [, given] = withLeads([
    { text: 'Everything else I own', start: 0, end: 21, heading: '', block: 0, isHeading: true },
    {
      text: '[X] All to one person: Otis Tate',
      start: 22,
      end: 54,
      heading: 'Everything else I own',
      block: 1,
      isHeading: false,
    },
  ]);
  expect(given?.text.replace(/ {2,}/g, ' ')).toBe('I give the rest of my estate to Otis Tate');
});
