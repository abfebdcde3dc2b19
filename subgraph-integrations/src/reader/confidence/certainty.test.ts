import { expect, it } from 'vitest';
import type { ReadDocumentFields } from '../reading.ts';
import { indexPeople } from '../structure/people.ts';
import { chanceOf, type Learned, weighed } from './certainty.ts';

const learned: Learned = {
  bias: 1,
  weights: { 'named-once': -3, relative: 1 },
  calibration: [
    [-1000, 0.4],
    [0, 0.9],
    [2, 0.999],
  ],
  line: 1,
};

it('a chance rises in steps with the sum', () => {
  expect([-5, 0, 1.9, 2, 9].map((sum) => chanceOf(learned, sum))).toEqual([0.4, 0.9, 0.9, 0.999, 0.999]);
});

it('a value below the line becomes a question with a reason, and one above stays sure', () => {
  const said = ['I name Ada Marsh as executor.', 'Ada Marsh is my sister.', 'I name Cora Lund as guardian.'];
  const sentences = said.map((text, block) => {
    const start = said.slice(0, block).join(' ').length;
    return { text, start, end: start + text.length, heading: '', block, isHeading: false };
  });
  const office = (person: string, role: 'executor' | 'guardian') => ({
    value: { role, designation: 'primary', person },
    citations: [{ page: 1, quote: `I name ${person}`, boxes: [] }],
    confidence: 'HIGH' as const,
    source: 'rules' as const,
  });
  const nothing: ReadDocumentFields = {
    pageRange: null,
    kind: null,
    name: null,
    executedAt: null,
    situs: null,
    owners: [],
    settlors: [],
    fiduciaries: [office('Ada Marsh', 'executor'), office('Cora Lund', 'guardian')],
    beneficiaries: [],
    specificGifts: [],
    residue: [],
    subtrusts: [],
    gst: null,
    distributionAges: [],
    trustTerm: null,
    amends: null,
    callouts: [],
    problems: [],
  };
  const household = {
    principals: [],
    spouse: undefined,
    children: [],
    relations: new Map([['Ada Marsh', 'sister']]),
    deceased: new Set<string>(),
  };
  const { fiduciaries } = weighed(
    nothing,
    { household, people: indexPeople(sentences), sentences },
    undefined,
    learned,
  );
  expect(fiduciaries.map(({ confidence, certainty }) => [confidence, certainty])).toEqual([
    ['HIGH', 0.999],
    ['LOW', 0.4],
  ]);
  expect(fiduciaries[1]?.reason).toBe('Said in a way that is often misread: compare it with the page.');
});
