import { describe, expect, it } from 'vitest';
import { fittingScale, overviewFigure, shrunkFigure } from './fit.ts';

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

describe('shrunkFigure', () => {
  it('makes room for the last lines of a section', () => {
    expect(shrunkFigure(1_120, 1_000, 500)).toBe(0.69);
  });
  it('leaves a figure alone where no line stands apart, where they are many, or where its words would be lost', () => {
    expect(shrunkFigure(900, 1_000, 500)).toBe(1);
    expect(shrunkFigure(1_400, 1_000, 500)).toBe(1);
    expect(shrunkFigure(1_250, 1_000, 500)).toBe(1);
    expect(shrunkFigure(1_100, 1_000, 0)).toBe(1);
  });
});

describe('overviewFigure', () => {
  it('has what the rest of its page leaves', () => {
    expect(overviewFigure(900, 1_000, 400)).toBe(1);
    expect(overviewFigure(1_100, 1_000, 400)).toBe(0.66);
  });
  it('is left out where nobody could read it', () => {
    expect(overviewFigure(1_300, 1_000, 400)).toBeNull();
  });
});
