import { describe, expect, it } from 'vitest';
import { orderedSections } from './report-sections.ts';

describe('orderedSections', () => {
  it('adds what every report has, cover first and assumptions last', () => {
    expect(orderedSections(['taxes'])).toEqual(['cover', 'summary', 'taxes', 'assumptions']);
  });
  it('keeps the order asked for and prints nothing twice', () => {
    expect(orderedSections(['assumptions', 'taxes', 'summary', 'family', 'taxes', 'cover'])).toEqual([
      'cover',
      'taxes',
      'summary',
      'family',
      'assumptions',
    ]);
  });
  it('names a section that does not exist', () => {
    expect(() => orderedSections(['weather'])).toThrow(/no report section "weather"/);
  });
});
