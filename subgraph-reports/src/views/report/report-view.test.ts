import { describe, expect, it } from 'vitest';
import type { ReportEdition } from '../../domain/report/report.ts';
import { USUAL_OPTIONS } from '../../domain/report/report-options.ts';
import { editionChanges } from './report-view.ts';

const EDITION: ReportEdition = {
  number: 1,
  blobKey: 'a',
  byteSize: 1,
  pageCount: 9,
  completedAt: new Date(0),
  estateVersion: 4,
  name: 'Review',
  sections: ['cover', 'summary', 'taxes', 'assumptions'],
  preparedBy: 'Nora Finch',
};

describe('editionChanges', () => {
  it('says nothing of the first printing', () => {
    expect(editionChanges(EDITION, undefined)).toEqual([]);
  });
  it('says what is otherwise than before', () => {
    const next = {
      ...EDITION,
      name: 'Review of 2026',
      sections: ['cover', 'summary', 'family', 'assumptions'],
      estateVersion: 5,
      pageCount: 8,
    };
    expect(editionChanges(next, EDITION)).toEqual([
      'Named “Review of 2026” instead of “Review”',
      'Added: Your family',
      'Left out: Estate tax',
      'The estate was changed in between',
      '1 page fewer',
    ]);
    const chosen = { ...EDITION, subName: 'For spring', options: USUAL_OPTIONS };
    const otherwise = { ...chosen, options: { ...USUAL_OPTIONS, paperSize: 'A4', hidePageNumbers: true } as const };
    expect(editionChanges(otherwise, chosen)).toEqual(['Without page numbers', 'On A4 paper']);
    const { subName: _, ...bare } = chosen;
    expect(editionChanges(bare, chosen)).toEqual(['Without a subtitle']);
    // One of before has kept neither.
    expect(editionChanges(chosen, EDITION)).toEqual([]);
    const moved = { ...EDITION, sections: ['cover', 'taxes', 'summary', 'assumptions'] };
    expect(editionChanges(moved, EDITION)).toEqual(['Sections stand in another order']);
  });
  it('says what the organization put in otherwise, and nothing of what follows from other sections', () => {
    const marks = { slides: 's', disclosures: 'd', omissions: 'o', title: 't', views: 'v', look: null };
    const before = { ...EDITION, marks };
    const now = { ...EDITION, marks: { ...marks, disclosures: 'x', views: 'x', look: 'x' } };
    expect(editionChanges(now, before)).toEqual([
      'Changed in between: disclosures, how the summary and what is outside the estate are shown',
    ]);
    const sections = ['cover', 'summary', 'assumptions'];
    expect(editionChanges({ ...now, sections }, before)).toEqual([
      'Left out: Estate tax',
      'Changed in between: disclosures',
    ]);
    expect(editionChanges(now, EDITION)).toEqual([]);
  });
});
