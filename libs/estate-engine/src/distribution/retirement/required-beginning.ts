import { addYears, type IsoDate, parseIsoDate, toIsoDate } from '@platform/kernel';

/** Birth dates from which an owner has to begin at another age. Source: IRC 401(a)(9)(C)(v); Reg. § 1.401(a)(9)-2(b)(2). */
const AGES: readonly { readonly bornFrom: IsoDate; readonly years: number }[] = [
  { bornFrom: '1960-01-01', years: 75 },
  { bornFrom: '1951-01-01', years: 73 },
  { bornFrom: '1949-07-01', years: 72 },
];

/** The month after which a birthday half a year on falls into the next calendar year. */
const JUNE = 6;

/**
 * The first of April after the year in which the owner of an account comes to the age from which payments are due.
 * A plan of an employer for whom the owner still works may begin later, which is not looked at.
 *
 * Cases: born 1950-05-10 (72 in 2022) → 2023-04-01; 1953-01-01 (73 in 2026) → 2027-04-01; 1960-06-30 (75 in 2035) →
 * 2036-04-01; 1949-06-30 (70½ in 2019) → 2020-04-01.
 */
export function requiredBeginning(birthDate: IsoDate): IsoDate {
  const rule = AGES.find(({ bornFrom }) => birthDate >= bornFrom);
  const { year, month } = parseIsoDate(rule ? addYears(birthDate, rule.years) : addYears(birthDate, 70));
  const reached = rule || month <= JUNE ? year : year + 1;
  return toIsoDate({ year: reached + 1, month: 4, day: 1 });
}
