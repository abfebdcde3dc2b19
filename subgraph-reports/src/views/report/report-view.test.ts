import { describe, expect, it } from 'vitest';
import type { ReportEdition } from '../../domain/report/report.ts';
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
    const moved = { ...EDITION, sections: ['cover', 'taxes', 'summary', 'assumptions'] };
    expect(editionChanges(moved, EDITION)).toEqual(['Sections stand in another order']);
  });
});
