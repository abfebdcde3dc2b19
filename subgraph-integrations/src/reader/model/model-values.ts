import { DEATH_SCENARIOS, ESTATE_DOCUMENT_KINDS, GST_STATUSES, TRUST_KINDS } from '@platform/contracts';
import { TEXT_LABELS } from '@platform/contracts/text-labels';
import { z } from 'zod';
import type { DocumentKind, FiduciaryRole } from '../reading.ts';

const words = z.string().trim().min(2).max(200);
const phrase = z.string().trim().min(2).max(600);
const count = z.number().int().positive().max(1_000);
const share = { shareNumerator: z.number().positive().max(1_000), shareDenominator: count };
const keysOf = <Table extends object>(table: Table) => Object.keys(table) as [keyof Table & string];
const kind = z.enum([...new Set([...TRUST_KINDS, ...ESTATE_DOCUMENT_KINDS])] as [DocumentKind]);
const isoDay = z.iso.date();

export const ROLES = [
  'trustee',
  'corporate_trustee',
  'administrative_trustee',
  'family_trustee',
  'independent_trustee',
  'special_trustee',
  'trust_protector',
  'agent',
  'attorney_in_fact',
  'conservator',
  'executor',
  'personal_representative',
  'guardian',
  'guardian_of_the_person',
  'guardian_of_the_estate',
  'healthcare_attorney_in_fact',
  'healthcare_representative',
  'healthcare_proxy',
  'healthcare_surrogate',
  'distribution_advisor',
  'investment_advisor',
  'other',
] as const satisfies FiduciaryRole[];

/** What a model may say of each field, in the shape in which the reader keeps it. */
export const VALUE_OF = {
  kind,
  name: words,
  executedAt: isoDay,
  situs: z.string().regex(/^[A-Z]{2}$/),
  owner: words,
  settlor: words,
  fiduciary: z.object({
    role: z.enum(ROLES),
    designation: z
      .string()
      .regex(/^(?:co_)?(?:primary|(?:first|second|third|fourth|fifth|sixth|seventh|eighth)_successor)$/),
    person: words,
    of: words.optional(),
  }),
  beneficiary: z.object({ name: words, relation: z.string().max(40).nullable() }),
  gift: z.object({
    to: words,
    kind: z.enum(['cash', 'real_estate', 'tangible', 'percentage', 'charity']),
    amountCents: z.number().int().positive().optional(),
    percent: z.number().positive().max(100).optional(),
    description: phrase,
  }),
  residue: z.object({
    to: words,
    ...share,
    manner: z.enum(['outright', 'in_trust']),
    condition: phrase.optional(),
  }),
  subtrust: z.object({
    kind: z.enum([
      'MARITAL',
      'BYPASS',
      'DISCLAIMER_TRUST',
      'SURVIVOR',
      'POT_TRUST',
      'SPOUSAL_POOL',
      'STATE_EXEMPTION',
      'OTHER',
    ]),
    name: words,
    when: z.enum(DEATH_SCENARIOS),
  }),
  distributionAge: z.object({ age: z.number().int().min(1).max(120), ...share, of: words.optional() }),
  gst: z.object({ status: z.enum(GST_STATUSES), split: z.boolean() }),
  trustTerm: z.object({
    termLengthYears: count.optional(),
    useLifeExpectancy: z.boolean().optional(),
    lifeExpectancyPerson: words.optional(),
    dateFunded: isoDay.optional(),
    annuityPaymentCents: z.number().int().positive().optional(),
    annuityPercent: z.number().positive().max(100).optional(),
    payoutRate: z.number().positive().max(100).optional(),
    payoutType: z.enum(['Level', 'Increasing', 'Sharkfin']).optional(),
  }),
  amends: z.object({
    documentKind: kind.optional(),
    documentName: words.optional(),
    documentDate: isoDay.optional(),
    articles: z.array(z.string().max(40)).max(40),
    action: z.enum(['amend', 'restate']),
  }),
  callout: z.enum(keysOf(TEXT_LABELS.Callout)),
} as const;

export type ModelField = keyof typeof VALUE_OF;
export const MODEL_FIELDS = Object.keys(VALUE_OF) as [ModelField, ...ModelField[]];

/** A value that a model reads, or how it reads one that the rules have read. */
export interface ProposedValue {
  readonly field: ModelField;
  readonly value: unknown;
  /** Which value of the rules it would stand in place of. */
  readonly replaces: string | null;
  readonly page: number | null;
  readonly quote: string;
}

/** Which values of the rules a model finds said otherwise or not at all, with the words that it goes by. */
export interface Doubt {
  readonly id: string;
  readonly page: number | null;
  readonly quote: string;
}

export interface ModelAnswer {
  readonly values: readonly ProposedValue[];
  readonly doubts: readonly Doubt[];
}

const MOST = 60;
const place = { page: z.number().int().positive().nullish(), quote: z.string().min(3).max(2_000) };
const proposal = z.object({
  field: z.enum(MODEL_FIELDS),
  value: z.unknown(),
  replaces: z.string().max(20).nullish(),
  ...place,
});
const doubt = z.object({ id: z.string().max(20), ...place });
const answer = z.object({
  values: z.array(z.unknown()).max(MOST).default([]),
  doubts: z.array(z.unknown()).max(MOST).default([]),
});

const each = <Of>(schema: z.ZodType<Of>, list: readonly unknown[]): Of[] =>
  list.flatMap((one) => {
    const { success, data } = schema.safeParse(one);
    return success ? [data] : [];
  });

/** What an answer says in the agreed shape; single parts of another shape are left out. Throws: Error where it is none. */
export function answerOf(text: string): ModelAnswer {
  const bare = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const { values, doubts } = answer.parse(JSON.parse(bare));
  return {
    values: each(proposal, values).map(({ page = null, replaces = null, ...one }) => ({ ...one, page, replaces })),
    doubts: each(doubt, doubts).map(({ page = null, ...one }) => ({ ...one, page })),
  };
}
