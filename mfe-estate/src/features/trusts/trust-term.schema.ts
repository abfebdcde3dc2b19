import { optionalCents, optionalPastDate } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { TrustInput } from '../../gql/graphql.ts';
import type { TrustDetails } from './trusts-query.ts';

const MOST_YEARS = 100;
export const TRUST_PAYOUT_TYPES = ['Level', 'Increasing', 'Sharkfin'] as const;

const between = (least: number, most: number, message: string) =>
  z
    .number()
    .nullable()
    .refine((value) => value === null || (value >= least && value <= most), message);

/** Its days, how it is run, and what it pays out while it lasts. */
export const TERM_SHAPE = {
  fundedAt: optionalPastDate('A trust cannot have been funded in the future'),
  modifiedAt: optionalPastDate('A trust cannot have been changed in the future'),
  discretionary: z.enum(['', 'yes', 'no']),
  terminated: z.boolean(),
  revokedById: z.string(),
  termYears: between(1, MOST_YEARS, `Enter 1 to ${MOST_YEARS} years`),
  lifeOfId: z.string(),
  annuity: optionalCents,
  payoutType: z.enum(TRUST_PAYOUT_TYPES),
  increase: between(0, 1000, 'Enter a percentage up to 1000'),
  lastPayment: optionalCents,
  payout: between(0, 100, 'Enter a percentage up to 100'),
  growth: between(-50, 50, 'Enter a percentage from -50 to 50'),
  incomeTax: between(0, 60, 'Enter a percentage up to 60'),
};
export type TermValues = z.output<z.ZodObject<typeof TERM_SHAPE>>;

/** What cannot be said together, as its field and words. */
export function termProblem(values: TermValues): readonly [keyof TermValues, string] | null {
  if (values.termYears !== null && values.lifeOfId) return ['lifeOfId', 'Give years or a life, not both'];
  if (values.annuity !== null && values.payout !== null)
    return ['payout', 'Give an amount a year or a part of what there is, not both'];
  if (values.payoutType === 'Level') return null;
  if (values.annuity === null) return ['annuity', 'Give the amount of a year'];
  if (values.payoutType === 'Increasing')
    return values.increase ? null : ['increase', 'Say by how much each payment rises'];
  if ((values.lastPayment ?? 0) <= values.annuity) return ['lastPayment', 'Give more than the amount of a year'];
  return null;
}

export function termValues(trust: TrustDetails | null): TermValues {
  const term = trust?.trustTerm;
  const { isDiscretionary = null } = trust ?? {};
  return {
    fundedAt: trust?.fundedAt ?? '',
    modifiedAt: trust?.modifiedAt ?? '',
    discretionary: isDiscretionary === null ? '' : isDiscretionary ? 'yes' : 'no',
    terminated: trust?.terminated ?? false,
    revokedById: trust?.revokedBy?.id ?? '',
    termYears: term && !term.useLifeExpectancy ? (term.termLength ?? null) : null,
    lifeOfId: term?.lifeExpectancyPerson?.id ?? '',
    annuity: term?.annuityPayment ?? null,
    payoutType: term?.payoutType ?? 'Level',
    increase: term?.annualIncrease ?? null,
    lastPayment: term?.lastPayment ?? null,
    payout: term?.payoutRate ?? null,
    growth: term?.growthRate ?? null,
    incomeTax: term?.incomeTax ?? null,
  };
}

export function termInput(values: TermValues): Partial<TrustInput> {
  const { termYears, lifeOfId, annuity, payoutType, payout, growth, incomeTax } = values;
  const isSaid = [termYears, annuity, payout, growth, incomeTax].some((value) => value !== null) || lifeOfId !== '';
  return {
    fundedAt: values.fundedAt || null,
    modifiedAt: values.modifiedAt || null,
    isDiscretionary: values.discretionary === '' ? null : values.discretionary === 'yes',
    terminated: values.terminated,
    revokedById: values.revokedById || null,
    trustTerm: isSaid
      ? {
          termLength: termYears,
          lifeExpectancyPersonId: lifeOfId || null,
          annuityPayment: annuity,
          payoutType,
          annualIncrease: payoutType === 'Increasing' ? values.increase : null,
          lastPayment: payoutType === 'Sharkfin' ? values.lastPayment : null,
          payoutRate: payout,
          growthRate: growth,
          incomeTax,
        }
      : null,
  };
}
