import { describe, expect, it } from 'vitest';
import {
  type CustomSlide,
  changedSettings,
  changedSlides,
  checkedRole,
  isOrderLocked,
  requiredSlideIds,
  USUAL_SETTINGS,
} from './report-content.ts';

const slide = (id: string, more: Partial<CustomSlide> = {}): CustomSlide => ({
  id,
  title: 'About us',
  contents: '<p>we</p>',
  showHeader: true,
  isRequiredForAdvisor: false,
  isRequiredForWeps: false,
  isApproved: true,
  ...more,
});
const change = (slides: readonly CustomSlide[], inputs: Parameters<typeof changedSlides>[1]) =>
  changedSlides(
    slides,
    inputs,
    (html) => html.toLowerCase(),
    (index) => `new${index}`,
  );

describe('changedSlides', () => {
  it('keeps the order given, removes what is left out, and asks for a new approval where words change', () => {
    const { isApproved: _a, ...one } = slide('a');
    const { isApproved: _b, ...other } = slide('b', { contents: '<P>Other</P>' });
    const { id: _c, isApproved: _d, ...fresh } = slide('c');
    expect(change([slide('a'), slide('b'), slide('x')], [other, one, fresh])).toEqual([
      slide('b', { contents: '<p>other</p>', isApproved: false }),
      slide('a'),
      slide('new2', { isApproved: false }),
    ]);
  });
  it('refuses an id that is none, an empty title and too many', () => {
    expect(() => change([], [slide('gone')])).toThrow(/does not exist/);
    expect(() => change([], [{ ...slide('a'), id: null, title: ' ' }])).toThrow(/Title is required/);
    expect(() =>
      change(
        [],
        Array.from({ length: 21 }, () => ({ ...slide('a'), id: null })),
      ),
    ).toThrow(/at most 20/);
  });
});

describe('changedSettings', () => {
  it('changes what is said alone', () => {
    expect(changedSettings(USUAL_SETTINGS, { shouldHideTerms: true, shouldHideSteps: null })).toEqual({
      ...USUAL_SETTINGS,
      shouldHideTerms: true,
    });
  });
  it('refuses slides of the platform in words: there are none', () => {
    expect(() => changedSettings(USUAL_SETTINGS, { receivesVanillaMarketingSlides: true })).toThrow(/no slides/);
    expect(changedSettings(USUAL_SETTINGS, { receivesVanillaMarketingSlides: false })).toEqual(USUAL_SETTINGS);
  });
});

describe('what binds a role', () => {
  it('R283: approved slides that are marked for it', () => {
    const content = {
      slides: [
        slide('a', { isRequiredForAdvisor: true }),
        slide('w', { isRequiredForWeps: true }),
        slide('draft', { isRequiredForAdvisor: true, isApproved: false }),
      ],
    };
    expect(requiredSlideIds(content, 'ADVISOR')).toEqual(['a']);
    expect(requiredSlideIds(content, 'ESTATE_SPECIALIST')).toEqual(['w']);
    expect(requiredSlideIds(content, 'ADMIN')).toEqual([]);
  });
  it('the order of its own switch', () => {
    const settings = { ...USUAL_SETTINGS, lockReportOrder: true };
    expect(isOrderLocked({ settings }, 'ADVISOR')).toBe(true);
    expect(isOrderLocked({ settings }, 'ESTATE_SPECIALIST')).toBe(false);
  });
  it('is a role that exists', () => {
    expect(checkedRole('ATTORNEY')).toBe('ATTORNEY');
    expect(() => checkedRole('KING')).toThrow(/The role is one of Org Admin/);
  });
});
