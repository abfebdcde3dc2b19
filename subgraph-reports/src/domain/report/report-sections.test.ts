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
  it('R283: has the slides that whoever makes it cannot leave out, wherever they were put', () => {
    const rules = { requiredSlideIds: ['about', 'fees'] };
    expect(orderedSections(['taxes'], rules)).toEqual([
      'cover',
      'summary',
      'taxes',
      'slide:about',
      'slide:fees',
      'assumptions',
    ]);
    expect(orderedSections(['slide:fees', 'taxes'], rules).slice(1, 4)).toEqual(['summary', 'slide:fees', 'taxes']);
  });
  it('has the organization’s order where that is locked; slides stay behind what they stood behind', () => {
    expect(orderedSections(['taxes', 'slide:fees', 'summary', 'family'], { isLocked: true })).toEqual([
      'cover',
      'summary',
      'family',
      'taxes',
      'slide:fees',
      'assumptions',
    ]);
  });
  it('adds a slide that is required behind the sections, in a locked order too', () => {
    const rules = { requiredSlideIds: ['fees'], isLocked: true };
    expect(orderedSections(['taxes', 'family'], rules).slice(-3)).toEqual(['taxes', 'slide:fees', 'assumptions']);
    expect(orderedSections(['taxes', 'slide:fees', 'family'], rules).slice(-3)).toEqual([
      'taxes',
      'slide:fees',
      'assumptions',
    ]);
  });
  it('puts the contents behind the cover', () => {
    expect(orderedSections(['taxes', 'contents']).slice(0, 3)).toEqual(['cover', 'contents', 'summary']);
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
    expect(knownSections(['slide:fees'], ['fees'])).toEqual(['slide:fees']);
  });
  it('leaves out a slide that was taken away, so that a draft with it can still be saved', () => {
    expect(knownSections(['taxes', 'slide:gone', 'slide:fees'], ['fees'])).toEqual(['taxes', 'slide:fees']);
  });
});
