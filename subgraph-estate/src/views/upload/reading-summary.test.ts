import { expect, it } from 'vitest';
import { readingSummary, shownSummary } from './reading-summary.ts';

const value = (label: string, display: string, confidence: 'HIGH' | 'LOW' = 'HIGH') => ({
  id: label,
  path: label,
  group: 'document',
  label,
  display,
  value: display,
  confidence,
  confidenceReason: null,
  citations: [],
});
const VALUES = [value('Name', 'Marsh Family Trust'), value('Signed', 'Jun 14, 2018'), value('Situs', 'Ohio', 'LOW')];

it('the summary of a reading says what it is sure of, in the order of the document', () => {
  expect(readingSummary(VALUES)).toBe('Name: Marsh Family Trust. Signed: Jun 14, 2018.');
});

it('nothing is said of a document that was not read, or of which nothing is sure', () => {
  expect(readingSummary([])).toBeNull();
  expect(readingSummary([value('Situs', 'Ohio', 'LOW')])).toBeNull();
});

it('it has six values, and of a long one the beginning', () => {
  const many = Array.from({ length: 9 }, (_one, at) => value(`Gift ${at}`, 'x'.repeat(400)));
  expect(readingSummary(many)?.match(/Gift \d: x{159}…/g)).toHaveLength(6);
});

it('what somebody wrote stands in its place until it is taken back', () => {
  expect(shownSummary({ summary: 'The trust of 2018.' }, VALUES)).toBe('The trust of 2018.');
  expect(shownSummary({ summary: null }, VALUES)).toBe(readingSummary(VALUES));
});

it('a binder has a line for each of its documents', () => {
  const bound = (at: number, label: string, display: string) => ({
    ...value(label, display),
    path: `boundDocuments[${at}].${label}`,
  });
  const values = [...VALUES, bound(0, 'Name', 'First Amendment'), bound(1, 'Type', 'Power of attorney')];
  expect(readingSummary(values)).toBe(
    'Name: Marsh Family Trust. Signed: Jun 14, 2018.\nName: First Amendment.\nType: Power of attorney.',
  );
});
