import { MEMBERSHIP_ROLES, type MembershipRole } from '@platform/contracts';
import { labelOf } from '@platform/contracts/labels';
import { DomainError } from '@platform/kernel';

export interface ReportSetting {
  allowsCustomReportTitles: boolean;
  canUnlockPreviewToggle: boolean;
  canGeneratePreview: boolean;
  requiresPageNumbers: boolean;
  lockReportOrder: boolean;
  lockWepsReportOrder: boolean;
  shouldHideSteps: boolean;
  shouldHideVanillaDisclosure: boolean;
  shouldHideTerms: boolean;
  receivesVanillaMarketingSlides: boolean;
}

export const USUAL_SETTINGS: ReportSetting = {
  allowsCustomReportTitles: true,
  canUnlockPreviewToggle: true,
  canGeneratePreview: true,
  requiresPageNumbers: false,
  lockReportOrder: false,
  lockWepsReportOrder: false,
  shouldHideSteps: false,
  shouldHideVanillaDisclosure: false,
  shouldHideTerms: false,
  receivesVanillaMarketingSlides: false,
};
const SETTING_NAMES = Object.keys(USUAL_SETTINGS) as (keyof ReportSetting)[];

/** What is left out stays. Throws DomainError `NO_MARKETING_SLIDES`: there are none that could be received. */
export function changedSettings(
  settings: ReportSetting,
  said: { readonly [Name in keyof ReportSetting]?: boolean | null | undefined },
): ReportSetting {
  if (said.receivesVanillaMarketingSlides)
    throw new DomainError('NO_MARKETING_SLIDES', 'The platform has no slides of its own that a report could hold.', {
      field: 'receivesVanillaMarketingSlides',
    });
  const given = SETTING_NAMES.filter((name) => typeof said[name] === 'boolean');
  return { ...settings, ...Object.fromEntries(given.map((name) => [name, said[name]])) };
}

export interface ReportTitle {
  readonly id: string;
  readonly role: MembershipRole;
  readonly title: string;
}
export interface Disclosure {
  readonly id: string;
  readonly title: string;
  readonly disclosureContent: string;
  readonly isActive: boolean;
}
export interface CustomSlide {
  readonly id: string;
  readonly title: string;
  readonly contents: string;
  readonly showHeader: boolean;
  readonly isRequiredForAdvisor: boolean;
  readonly isRequiredForWeps: boolean;
  readonly isApproved: boolean;
}

/** What an organization puts into its reports; there is none stored until somebody first changes it. */
export interface ReportContent {
  _id: string;
  organizationId: string;
  settings: ReportSetting;
  titles: ReportTitle[];
  disclosures: Disclosure[];
  /** In the order in which they are offered. */
  slides: CustomSlide[];
  version: number;
}

export const MOST_SLIDES = 20;
export const MOST_DISCLOSURES = 10;
const MAX_TITLE = 60;

function checked(field: string, words: string, text: string, max = MAX_TITLE): string {
  const trimmed = text.trim();
  if (!trimmed) throw new DomainError('BAD_USER_INPUT', `${words} is required`, { field });
  if (trimmed.length > max) throw new DomainError('BAD_USER_INPUT', `${words} is at most ${max} characters`, { field });
  return trimmed;
}

export const checkedTitle = (text: string): string => checked('title', 'Title', text);

/** Throws DomainError `BAD_USER_INPUT`, field role. */
export function checkedRole(role: string): MembershipRole {
  const known = MEMBERSHIP_ROLES.find((name) => name === role);
  if (!known)
    throw new DomainError(
      'BAD_USER_INPUT',
      `The role is one of ${MEMBERSHIP_ROLES.map((name) => labelOf('MembershipRole', name)).join(', ')}.`,
      {
        field: 'role',
      },
    );
  return known;
}

export type SlideInput = Omit<CustomSlide, 'id' | 'isApproved'> & { readonly id?: string | null | undefined };

/**
 * The slides after a change of all of them, `clean` having made their words harmless. One whose words or title change
 * needs its approval again. Throws DomainError `NOT_FOUND` for an id that is none, `BAD_USER_INPUT`.
 */
export function changedSlides(
  slides: readonly CustomSlide[],
  inputs: readonly SlideInput[],
  clean: (html: string) => string,
  newId: (index: number) => string,
): CustomSlide[] {
  if (inputs.length > MOST_SLIDES)
    throw new DomainError('BAD_USER_INPUT', `An organization has at most ${MOST_SLIDES} slides.`, { field: 'slides' });
  return inputs.map(({ id, ...input }, index) => {
    const before = slides.find((slide) => slide.id === id);
    if (id && !before) throw new DomainError('NOT_FOUND', 'The slide does not exist.');
    const title = checkedTitle(input.title);
    const contents = clean(input.contents);
    const isSame = before?.title === title && before.contents === contents;
    return { ...input, id: before?.id ?? newId(index), title, contents, isApproved: isSame && before.isApproved };
  });
}

/** Slides that a role cannot leave out of a report. Case: isRequiredForWeps → a planner’s. */
export function requiredSlideIds(content: Pick<ReportContent, 'slides'>, role: MembershipRole | null): string[] {
  return content.slides
    .filter(
      ({ isApproved, isRequiredForAdvisor, isRequiredForWeps }) =>
        isApproved &&
        ((role === 'ADVISOR' && isRequiredForAdvisor) || (role === 'ESTATE_SPECIALIST' && isRequiredForWeps)),
    )
    .map(({ id }) => id);
}

export const isOrderLocked = ({ settings }: Pick<ReportContent, 'settings'>, role: MembershipRole | null): boolean =>
  role === 'ESTATE_SPECIALIST' ? settings.lockWepsReportOrder : settings.lockReportOrder;
