import {
  EXCLUSION_2026_AUTHORITY,
  EXCLUSION_AUTHORITY,
  FEDERAL_SCHEDULES,
  FEDERAL_YEARS,
  type FederalYear,
  REPORTED_EXCLUSION_2027,
  SCHEDULE_AUTHORITY,
} from '../law/federal-tables.ts';
import {
  SPECIAL_USE_AUTHORITY,
  SPECIAL_USE_CERTAINTY,
  SPECIAL_USE_LAND_PERCENT,
  SPECIAL_USE_LIMITS,
  SPECIAL_USE_PERCENT,
} from '../law/relief-tables.ts';
import { DEFAULT_INFLATION_RATE } from '../law/rule-set.ts';
import { dollars, type LawRow } from './law-row.ts';

const newYear = (year: number): string => `${year}-01-01`;

function yearRow(row: FederalYear): LawRow {
  const { year, basicExclusion, giftExclusion, gstExemption, annualExclusion, nonCitizenSpouse, certainty } = row;
  return {
    topic: 'exclusions',
    from: newYear(year),
    until: newYear(year + 1),
    title: `Exclusion of ${dollars(basicExclusion)}`,
    says: [
      giftExclusion === basicExclusion
        ? 'The exclusion for gifts is the same.'
        : `The exclusion for gifts is ${dollars(giftExclusion)}.`,
      `GST exemption ${dollars(gstExemption)}.`,
      `Free each year to each person ${dollars(annualExclusion)}; to a husband or wife who is not a citizen ${dollars(nonCitizenSpouse)}.`,
    ],
    authority: [year >= 2026 ? EXCLUSION_2026_AUTHORITY : EXCLUSION_AUTHORITY, { cite: 'IRC § 2503(b)' }],
    certainty,
    isOwn: true,
  };
}

const REPORTED: LawRow = {
  topic: 'exclusions',
  from: newYear(REPORTED_EXCLUSION_2027.year),
  until: newYear(REPORTED_EXCLUSION_2027.year + 1),
  title: `Exclusion of ${dollars(REPORTED_EXCLUSION_2027.basicExclusion)}, as reported`,
  says: [
    'One secondary source names this figure; what rests on it is marked. The annual exclusions of the year are projected.',
    `Later years are projected at ${DEFAULT_INFLATION_RATE * 100}% a year, unless another rate is given, with the rounding of the statute.`,
  ],
  authority: [EXCLUSION_AUTHORITY],
  certainty: REPORTED_EXCLUSION_2027.certainty,
  isOwn: true,
};

function scheduleRows(): LawRow[] {
  return FEDERAL_SCHEDULES.map(({ fromYear, table }, index): LawRow => {
    const next = FEDERAL_SCHEDULES[index + 1];
    return {
      topic: 'rates',
      from: newYear(fromYear),
      ...(next ? { until: newYear(next.fromYear) } : {}),
      title: `Rates up to ${(table.at(-1)?.rateBps ?? 0) / 100}%`,
      says: ['Of the taxable estate with the taxable gifts of a lifetime; gifts are taxed by the same table.'],
      rates: { of: 'the taxable estate and gifts', table },
      authority: [SCHEDULE_AUTHORITY],
      certainty: 'A',
      isOwn: true,
    };
  });
}

const SPECIAL_USE: LawRow = {
  topic: 'relief',
  from: newYear(SPECIAL_USE_LIMITS[0]?.[0] ?? 0),
  title: 'Land at its value in its use',
  says: [
    `Land of a farm or business may count for less where it is ${SPECIAL_USE_LAND_PERCENT}% of the adjusted gross estate, and with what is worked with it ${SPECIAL_USE_PERCENT}%. A warning has the tax that it may save; its other conditions are not looked at.`,
    `At most by: ${SPECIAL_USE_LIMITS.toReversed()
      .map(([year, most]) => `${dollars(most)} in ${year}`)
      .join(', ')}.`,
  ],
  authority: [SPECIAL_USE_AUTHORITY],
  certainty: SPECIAL_USE_CERTAINTY,
  isOwn: true,
};

/** Amounts by year and rate schedules, newest first. */
export const federalRows = (): readonly LawRow[] => [
  REPORTED,
  ...FEDERAL_YEARS.map(yearRow).toReversed(),
  ...scheduleRows().toReversed(),
  SPECIAL_USE,
];
