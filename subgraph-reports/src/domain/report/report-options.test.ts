import { describe, expect, it } from 'vitest';
import { changedOptions, USUAL_OPTIONS } from './report-options.ts';

const FREE = { requiresPageNumbers: false, canUnlockPreviewToggle: true };

describe('changedOptions', () => {
  it('keeps what is not said', () => {
    expect(
      changedOptions({ ...USUAL_OPTIONS, paperSize: 'A4' }, { hidePageNumbers: true, paperSize: null }, FREE),
    ).toEqual({ ...USUAL_OPTIONS, paperSize: 'A4', hidePageNumbers: true });
  });
  it('prints page numbers wherever the organization requires them', () => {
    const rules = { ...FREE, requiresPageNumbers: true };
    expect(() => changedOptions(USUAL_OPTIONS, { hidePageNumbers: true }, rules)).toThrow(/page numbers/);
    expect(changedOptions({ ...USUAL_OPTIONS, hidePageNumbers: true }, {}, rules).hidePageNumbers).toBe(false);
  });
  it('R284: leaves a preview a preview unless the organization lets it be unlocked', () => {
    const preview = { ...USUAL_OPTIONS, isPreview: true };
    expect(changedOptions(preview, { isPreview: false }, FREE).isPreview).toBe(false);
    expect(() => changedOptions(preview, { isPreview: false }, { ...FREE, canUnlockPreviewToggle: false })).toThrow(
      /preview/,
    );
  });
});
