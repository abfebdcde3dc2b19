import { describe, expect, it } from 'vitest';
import type { ReportEdition } from './report.ts';
import { afterCancel, afterEdit, refusedStep, statusesFor } from './report-life.ts';

describe('the life of a report', () => {
  it('lets nobody change, delete or make what is being made, and cancel nothing else', () => {
    for (const step of ['edit', 'generate', 'remove'] as const) {
      expect(statusesFor(step)).not.toContain('REQUESTED');
      expect(refusedStep(step)).toMatchObject({ code: 'REPORT_UNDER_WAY' });
    }
    expect(statusesFor('cancel')).toEqual(['REQUESTED']);
    expect(statusesFor('retry')).toEqual(['ERROR']);
  });
  it('is revised once somebody changes it after revisions were asked for, and else stays what it was', () => {
    expect(afterEdit('REVISIONS_REQUIRED')).toBe('REVISED');
    expect(afterEdit('DRAFT')).toBe('DRAFT');
    expect(afterEdit('COMPLETE')).toBe('COMPLETE');
  });
  it('goes back to what it was when it is cancelled', () => {
    const printed = (day: string) => [{ completedAt: new Date(day) } as ReportEdition];
    const asked = [{ at: new Date('2026-11-10'), byName: 'Daniel', note: 'Leave the taxes out' }];
    expect(afterCancel({ editions: [], revisions: [] })).toBe('DRAFT');
    expect(afterCancel({ editions: printed('2026-11-02'), revisions: [] })).toBe('COMPLETE');
    expect(afterCancel({ editions: printed('2026-11-12'), revisions: asked })).toBe('COMPLETE');
    // What was asked for is not forgotten.
    expect(afterCancel({ editions: printed('2026-11-02'), revisions: asked })).toBe('REVISIONS_REQUIRED');
  });
});
