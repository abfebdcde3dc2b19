import type { ReportOptions } from './report-options.ts';

/** Beside the estate's own document, by a change of the history; which sections print it. */
const BESIDE = {
  milestones: { words: 'Milestones', sections: ['milestones'] },
  cashFlow: { words: 'Cash flow', sections: ['milestones'] },
  team: { words: 'The team', sections: ['team'] },
  opportunities: { words: 'Opportunities', sections: ['opportunities'] },
  opportunityWordings: { words: 'Opportunities', sections: ['opportunities'] },
} as const;
export type PartBeside = keyof typeof BESIDE;
export const PARTS_BESIDE = Object.keys(BESIDE) as PartBeside[];

/** What the organization and the settings put into a printing, as marks that differ where what is printed differs. */
export interface PrintedMarks {
  readonly slides: string;
  readonly disclosures: string;
  readonly omissions: string;
  readonly title: string;
  readonly views: string;
  /** Null where identity has not told how the organization looks. */
  readonly look: string | null;
}
const MARKED: Readonly<Record<keyof PrintedMarks, string>> = {
  slides: 'Slides of the organization',
  disclosures: 'Disclosures',
  omissions: 'What the organization leaves out of its reports',
  title: 'The title of who prepared it',
  views: 'How the summary and what is outside the estate are shown',
  look: 'Name or look of the organization',
};
/** Of what every report prints, whatever its sections. */
export const MARKS_OF_ALL = ['disclosures', 'omissions', 'title', 'look'] as const;
export const MARK_NAMES = Object.keys(MARKED) as (keyof PrintedMarks)[];

interface Printed {
  readonly estateVersion: number | null;
  readonly readAt?: Date;
  readonly sections: readonly string[];
  readonly options?: ReportOptions;
  readonly marks?: PrintedMarks;
}
/** When what stands beside an estate was last changed, by what it is. */
export type BesideChangedAt = { readonly [Part in PartBeside]?: string };
interface EstateNow {
  readonly estateVersion: number;
  readonly besideChangedAt?: BesideChangedAt;
}

/** What the organization and the settings put in otherwise than then, in words; nothing where one of the two is not known. */
export function changedMarks(
  then: PrintedMarks | undefined,
  now: PrintedMarks | undefined,
  names: readonly (keyof PrintedMarks)[] = MARK_NAMES,
): string[] {
  if (!then || !now) return [];
  return names
    .filter((name) => then[name] !== null && now[name] !== null && then[name] !== now[name])
    .map((name) => MARKED[name]);
}

/**
 * What a printing shows that has changed since it was read, in words; null where nobody knows: of a printing of before, or
 * of an estate that is gone. A part that no section of it prints is none of its age.
 */
export function changedSince(
  edition: Printed | undefined,
  estate: EstateNow | null,
  marks: PrintedMarks,
): string[] | null {
  const made = edition?.estateVersion ?? null;
  if (!edition || made === null || !estate) return null;
  const { readAt, sections, options } = edition;
  const isPrinted = (part: PartBeside): boolean =>
    BESIDE[part].sections.some((id) => sections.includes(id)) &&
    (part !== 'cashFlow' || options?.projectionsEnabled === true);
  const beside = PARTS_BESIDE.filter((part) => {
    const at = estate.besideChangedAt?.[part];
    return at && readAt && new Date(at) >= new Date(readAt) && isPrinted(part);
  }).map((part) => BESIDE[part].words);
  return [
    ...new Set([
      ...(estate.estateVersion > made ? ['The estate'] : []),
      ...beside,
      ...changedMarks(edition.marks, marks),
    ]),
  ];
}

/** Whether there is any; null where nobody knows. */
export const isOlder = (changes: readonly string[] | null): boolean | null => changes && changes.length > 0;
