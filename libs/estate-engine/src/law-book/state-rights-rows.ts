import { allowanceWords } from '../distribution/warnings/spouse-rights.ts';
import { allowanceLaw } from '../law/allowance-tables.ts';
import { type CommunityLaw, communityLaw } from '../law/community-tables.ts';
import { forcedHeirLaw } from '../law/forced-heir-tables.ts';
import { localSections } from '../law/local-sections.ts';
import { type Protected, type RevokedByDivorce, survivalLaw } from '../law/survival-tables.ts';
import type { LawRow } from './law-row.ts';

const PROTECTED: Readonly<Record<Protected, string>> = {
  GRANDPARENT_LINES: 'a grandparent of the decedent or a descendant of one',
  GRANDPARENT_LINES_AND_STEP: 'a grandparent of the decedent, a descendant of one, or a stepchild',
  GREAT_GRANDPARENT_LINES: 'a great-grandparent of the decedent or a descendant of one',
  PARENT_LINES: 'a descendant of the decedent or of a parent',
  DESCENDANTS_AND_SIBLINGS: 'a descendant, brother or sister of the decedent',
  CHILDREN_AND_SIBLINGS: 'a child, brother or sister of the decedent, or a descendant of one',
  TO_NIECES:
    'a descendant of the decedent, or a brother, sister, niece or nephew where neither spouse nor descendants take the residue',
  CLOSE_FAMILY: 'a child, grandchild, stepchild, brother or sister of the decedent',
  DESCENDANTS: 'a descendant of the decedent',
  KIN: 'a relative of the decedent by blood',
  KIN_AND_STEP: 'a relative of the decedent, or of a husband or wife, by blood',
  ANYBODY: 'anybody but the husband or wife',
};

const MODEL_GOES =
  'The figures go by the rules of every state; a plan that meets the difference says so with a warning.';

const SEVERED =
  'What former spouses held jointly they own in common, by the model act’s section; the figures go by the title as entered, and a plan that meets it says so with a warning.';

const DIVORCE: Readonly<Record<RevokedByDivorce, readonly string[]>> = {
  DESIGNATIONS: ['It revokes gifts to a former spouse in a will, and designations of one but in an employer’s plan.'],
  NOT_INSURANCE: [
    'It revokes gifts to a former spouse in a will, and designations of one but in an employer’s plan or of life insurance.',
    MODEL_GOES,
  ],
  WILL_ALONE: [
    'It revokes gifts to a former spouse in a will; no statute is held that revokes designations.',
    MODEL_GOES,
  ],
};

/** How long one must survive, who takes for somebody dead, what a divorce revokes. */
export function survivalRows(state: string): readonly LawRow[] {
  const law = survivalLaw(state);
  if (!law) return [];
  const { hours, heirHours, protects, revokedByDivorce } = law;
  const survives =
    hours === 0
      ? `It is enough to survive by a moment${heirHours === 120 ? '; heirs without a will must survive by 120 hours' : ''}.`
      : `Somebody must survive by ${hours === 120 ? '120 hours' : `${hours / 24} days`}.`;
  const row = (
    title: string,
    says: readonly string[],
    authority: LawRow['authority'][number],
    certainty: LawRow['certainty'],
  ): LawRow => ({
    topic: 'survival',
    title,
    says,
    authority: [authority],
    ...(certainty ? { certainty } : {}),
    isOwn: true,
  });
  return [
    row('Survival', [survives, ...(hours === 120 ? [] : [MODEL_GOES])], law.hoursAuthority, law.hoursCertainty),
    row(
      'A gift to somebody who died before',
      [
        `It goes to the descendants of somebody who was ${PROTECTED[protects]}, unless the will says otherwise.`,
        ...(protects === 'GRANDPARENT_LINES_AND_STEP' ? [] : [MODEL_GOES]),
      ],
      law.lapseAuthority,
      law.lapseCertainty,
    ),
    ...(law.failedToHeirs
      ? [
          row(
            'A gift that fails',
            ['It goes to the heirs as without a will, not to the residue, unless the will says otherwise.', MODEL_GOES],
            law.failedToHeirs,
            'B',
          ),
        ]
      : []),
    row(
      'Divorce',
      [...DIVORCE[revokedByDivorce], ...(law.seversJointTitle ? [SEVERED] : [])],
      law.divorceAuthority,
      law.divorceCertainty,
    ),
  ];
}

/** What a survivor may ask for before the heirs. */
export function allowanceRows(state: string): readonly LawRow[] {
  const law = allowanceLaw(state);
  if (!law) return [];
  return [
    {
      topic: 'survival',
      title: 'Homestead, exempt property and family allowance',
      says: [
        `A surviving spouse may ask for ${allowanceWords(law)}.`,
        'Nothing of it is computed: a plan without a will, or one in which the spouse receives nothing, says so with a warning.',
      ],
      authority: [law.authority],
      certainty: law.certainty,
      isOwn: true,
    },
  ];
}

/** What a will cannot take from children. */
export function forcedHeirRows(state: string): readonly LawRow[] {
  const law = forcedHeirLaw(state);
  if (!law) return [];
  const part = ([n, d]: readonly [number, number]): string => (n === 1 && d === 2 ? 'half' : `${n} in ${d}`);
  return [
    {
      topic: 'survival',
      title: 'Forced heirs',
      says: [
        `Children of ${law.oldestAge} or younger, and those who cannot care for themselves, cannot be left less than ${part(law.one)} of the estate if there is one of them, ${part(law.several)} if there are several, and never more than without a will.`,
        'The figures follow the will; a plan that leaves one of them less says so with a warning.',
      ],
      authority: [law.authority],
      certainty: law.certainty,
      isOwn: true,
    },
  ];
}

const REGIMES: Readonly<Record<CommunityLaw['regime'], string>> = {
  EVERY_COUPLE: 'What husband and wife acquire while married and living here belongs to both, whoever holds it.',
  BY_AGREEMENT: 'Husband and wife may agree that property belongs to both, mostly by a trust made for it.',
  NONE: 'Property of husband and wife belongs to whoever acquires it.',
};

/** Community property of the state, and what counts as it at a death. */
export function communityRows(state: string): readonly LawRow[] {
  const law = communityLaw(state);
  if (!law) return [];
  return [
    {
      topic: 'property',
      title: 'Community property',
      says: [
        REGIMES[law.regime],
        ...(law.quasi ? ['What would have been community property had they lived here counts so at a death.'] : []),
        ...(law.keepsItsKind ? ['What was community property when they came keeps being so at a death.'] : []),
        'The figures go by the title that is entered: property is community where it is titled so.',
      ],
      authority: [law.authority],
      certainty: law.certainty,
      isOwn: true,
    },
  ];
}

/** Sections of the state on what the figures decide by one rule for every state: those that were read, and the others. */
export function localSectionRows(state: string): readonly LawRow[] {
  const [read, known] = [true, false].map((wasRead) =>
    localSections(state).filter((section) => section.wasRead === wasRead),
  );
  const row = (sections: ReturnType<typeof localSections> = [], certainty: 'A' | 'C'): LawRow[] =>
    sections.length === 0
      ? []
      : [
          {
            topic: 'property',
            title: 'Sections of its own on gifts, claims and trusts',
            says: [
              `On ${sections.map(({ about }) => about).join(', ')}.`,
              'Workings cite them in the place of the model act’s. The figures go by the rules of every state.',
            ],
            authority: sections.map(({ cite }) => ({ cite })),
            certainty,
            isOwn: true,
          },
        ];
  return [...row(read, 'A'), ...row(known, 'C')];
}
