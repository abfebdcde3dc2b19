import { expect, it } from 'vitest';
import { changedSince, type PrintedMarks } from './freshness.ts';
import { USUAL_OPTIONS } from './report-options.ts';

const MARKS: PrintedMarks = { slides: 's', disclosures: 'd', omissions: 'o', title: 't', views: 'v', look: 'l' };
const READ_AT = '2026-11-26T10:00:00.000Z';
const PRINTED = {
  estateVersion: 4,
  readAt: new Date(READ_AT),
  sections: ['cover', 'summary', 'milestones'],
  options: USUAL_OPTIONS,
  marks: MARKS,
};
const ESTATE = { estateVersion: 4, besideChangedAt: {} };
const LATER = '2026-11-26T10:00:01.000Z';

it('is fresh where nothing that it shows has changed', () => {
  expect(changedSince(PRINTED, ESTATE, MARKS)).toEqual([]);
});

it.each([
  ['the estate', { ...ESTATE, estateVersion: 5 }, MARKS, ['The estate']],
  ['a milestone that it prints', { ...ESTATE, besideChangedAt: { milestones: LATER } }, MARKS, ['Milestones']],
  [
    'one at the moment when it was read',
    { ...ESTATE, besideChangedAt: { milestones: READ_AT } },
    MARKS,
    ['Milestones'],
  ],
  ['the team, which it does not print', { ...ESTATE, besideChangedAt: { team: LATER } }, MARKS, []],
  ['the cash flow, which is not wanted', { ...ESTATE, besideChangedAt: { cashFlow: LATER } }, MARKS, []],
  ['a milestone before', { ...ESTATE, besideChangedAt: { milestones: '2026-11-25T10:00:00.000Z' } }, MARKS, []],
  ['a disclosure', ESTATE, { ...MARKS, disclosures: 'x' }, ['Disclosures']],
  ['the look of the organization', ESTATE, { ...MARKS, look: 'x' }, ['Name or look of the organization']],
  ['a look that nobody has told yet', ESTATE, { ...MARKS, look: null }, []],
])('knows of a change of %s', (_, estate, marks, words) => {
  expect(changedSince(PRINTED, estate, marks)).toEqual(words);
});

it('is of nobody knows what age without a printing, without its estate, and where it was printed before ages were kept', () => {
  expect(changedSince(undefined, ESTATE, MARKS)).toBeNull();
  expect(changedSince(PRINTED, null, MARKS)).toBeNull();
  expect(changedSince({ ...PRINTED, estateVersion: null }, ESTATE, MARKS)).toBeNull();
});

it('goes by the estate alone for a printing that kept no marks', () => {
  const { marks: _marks, readAt: _readAt, ...before } = PRINTED;
  const estate = { estateVersion: 5, besideChangedAt: { milestones: LATER } };
  expect(changedSince(before, estate, { ...MARKS, slides: 'x' })).toEqual(['The estate']);
});
