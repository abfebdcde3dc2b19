import { describe, expect, it } from 'vitest';
import { inPrintedOrder, knownSections, orderedSections } from './report-sections.ts';

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

describe('inPrintedOrder', () => {
  it('adds what every report has and drops what is no section', () => {
    expect(inPrintedOrder(['taxes', 'family', 'weather', 'taxes'])).toEqual([
      'cover',
      'summary',
      'family',
      'taxes',
      'assumptions',
    ]);
    expect(inPrintedOrder([])).toEqual(['cover', 'summary', 'assumptions']);
  });
});

describe('knownSections', () => {
  it('names a section that does not exist, an empty one too', () => {
    expect(knownSections(['taxes'])).toEqual(['taxes']);
    expect(() => knownSections(['taxes', 'weather'])).toThrow(/no report section "weather"/);
    expect(() => knownSections([''])).toThrow(/no report section ""/);
  });
});
