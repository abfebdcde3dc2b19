import type {
  CustomSlide,
  Disclosure,
  ReportContent,
  ReportTitle,
} from '../../domain/report-content/report-content.ts';

type WithVersion<Of> = Of & { readonly version: number };

/** Slides with their places, from 1; each changes with the whole. */
export const slidesView = ({
  slides,
  version,
}: Pick<ReportContent, 'slides' | 'version'>): WithVersion<CustomSlide & { slideOrder: number }>[] =>
  slides.map((slide, index) => ({ ...slide, slideOrder: index + 1, version }));

export const disclosuresView = ({
  disclosures,
  version,
}: Pick<ReportContent, 'disclosures' | 'version'>): WithVersion<Disclosure>[] =>
  disclosures.map((one) => ({ ...one, version }));

export const titlesView = ({
  titles,
  version,
}: Pick<ReportContent, 'titles' | 'version'>): WithVersion<ReportTitle>[] => titles.map((one) => ({ ...one, version }));

/** The approved slides among the sections of a report, in its order. */
export function printedSlides(content: ReportContent, sections: readonly string[]) {
  const slides = slidesView(content).filter(({ isApproved }) => isApproved);
  return sections.flatMap((id) => slides.find((slide) => `slide:${slide.id}` === id) ?? []);
}

/** Those that the organization has in use; none while the report's own words are enough. */
export const printedDisclosures = (content: ReportContent) =>
  disclosuresView(content).filter(({ isActive }) => isActive);

/** What the organization leaves out of its reports; the platform's words only where there are others. */
export const omissionsOf = ({ settings, disclosures }: Pick<ReportContent, 'settings' | 'disclosures'>) => ({
  steps: settings.shouldHideSteps,
  terms: settings.shouldHideTerms,
  platformDisclosure: settings.shouldHideVanillaDisclosure && disclosures.some(({ isActive }) => isActive),
});

/** How whoever has a role is called on a cover; null without a title for it. */
export const titleOfRole = (content: Pick<ReportContent, 'titles'>, role: string | null): string | null =>
  content.titles.find((one) => one.role === role)?.title ?? null;
