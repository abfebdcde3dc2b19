import { describe, expect, it } from 'vitest';
import { fittingScale } from './fit.ts';

describe('fittingScale', () => {
  it('draws a section smaller whose last page would be nearly empty', () => {
    expect(fittingScale(1_050, 1_000)).toBe(0.91);
    expect(fittingScale(2_120, 1_000)).toBe(0.91);
    expect(fittingScale(1_000, 1_000)).toBe(0.96);
  });
  it('leaves one alone that fills its pages, has one page, or would be too small to read', () => {
    expect(fittingScale(400, 1_000)).toBe(1);
    expect(fittingScale(1_600, 1_000)).toBe(1);
    expect(fittingScale(1_280, 1_000)).toBe(1);
    expect(fittingScale(0, 1_000)).toBe(1);
  });
});
