import { DEATH_SCENARIOS, ESTATE_DOCUMENT_KINDS, GST_STATUSES, TRUST_KINDS } from '@platform/contracts';
import { DomainError, isIsoDate, LARGEST_AMOUNT_CENTS } from '@platform/kernel';
import { z } from 'zod';
import type { Estate } from '../estate/estate.ts';
import type { ReadingDecision } from './decision.ts';
import type { ReadingKey } from './reading-key.ts';

const name = z.string().trim().min(1).max(300);
const share = {
  shareNumerator: z.number().positive().max(1_000_000),
  shareDenominator: z.number().positive().max(1_000_000),
};
const isPart = (one: { readonly shareNumerator: number; readonly shareDenominator: number }): boolean =>
  one.shareNumerator <= one.shareDenominator;
const manner = z.enum(['outright', 'in_trust']);
export const BYPASS_FORMULA = z.enum(['FEDERAL', 'STATE', 'LESSER_OF_FEDERAL_AND_STATE']);

/** The values of a reading by their field, in the shapes of the corpus schema; a person's edit must fit them too. */
const FIELD_SCHEMAS = {
  kind: z.enum([...TRUST_KINDS, ...ESTATE_DOCUMENT_KINDS]),
  name,
  executedAt: z.string().refine(isIsoDate),
  situs: z.string().regex(/^[A-Z]{2}$/),
  owners: name,
  settlors: name,
  fiduciaries: z.object({ role: name, designation: name, person: name, of: name.optional() }),
  beneficiaries: z.object({ name, relation: z.string().nullable().optional() }),
  specificGifts: z.object({
    to: name,
    kind: z.enum(['cash', 'real_estate', 'tangible', 'percentage', 'charity']),
    amountCents: z.number().int().positive().max(LARGEST_AMOUNT_CENTS).optional(),
    percent: z.number().positive().max(100).optional(),
    description: z.string().max(2_000),
    /** Of a codicil or an amendment: what an earlier text gave is taken away. */
    revoked: z.boolean().optional(),
  }),
  residue: z.object({ to: name, ...share, manner, condition: z.string().max(500).optional() }).refine(isPart),
  subtrusts: z.object({
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
    name,
    when: z.enum(DEATH_SCENARIOS),
    formula: BYPASS_FORMULA.optional(),
  }),
  gst: z.object({
    status: z.enum(GST_STATUSES),
    split: z.boolean().optional(),
    detail: z.string().optional(),
  }),
  distributionAges: z.object({ age: z.number().min(0).max(120), ...share, of: name.optional() }).refine(isPart),
  callouts: z.string(),
  trustTerm: z.looseObject({}),
  amends: z.looseObject({}),
} as const;

export type FieldName = keyof typeof FIELD_SCHEMAS;
type FieldValue<Name extends FieldName> = z.infer<(typeof FIELD_SCHEMAS)[Name]>;
export type ReadSubtrust = FieldValue<'subtrusts'>;
export type ReadGift = FieldValue<'specificGifts'>;
export type ReadResidue = FieldValue<'residue'>;
export type ReadAge = FieldValue<'distributionAges'>;
export type ReadFiduciary = FieldValue<'fiduciaries'>;
export type ReadKind = FieldValue<'kind'>;

export interface ValuePath {
  /** Empty for the first document of a file, `boundDocuments[0]` … for those bound behind it. */
  readonly document: string;
  readonly field: FieldName;
  readonly index: number;
}

const PATH = /^(?:(boundDocuments\[\d+\])\.)?([A-Za-z]+)(?:\[(\d+)\])?$/;

/** Null for a path that this service does not know: its value can be accepted, and changes nothing. */
export function parsePath(path: string): ValuePath | null {
  const [, document = '', field = '', index = '0'] = PATH.exec(path) ?? [];
  return field in FIELD_SCHEMAS ? { document, field: field as FieldName, index: Number(index) } : null;
}

/** What to enter, where a value of a field does not fit. */
const FIELD_WANTS: Readonly<Record<FieldName, string>> = {
  kind: 'Choose the kind of document from the list.',
  name: 'Enter the name of the document, up to 300 characters.',
  executedAt: 'Enter the day on which the document was signed.',
  situs: 'Choose the state whose law governs.',
  owners: 'Enter the name of who signed, up to 300 characters.',
  settlors: 'Enter the name of the settlor, up to 300 characters.',
  fiduciaries: 'Enter who serves, with the office and the order.',
  beneficiaries: 'Enter the name of the beneficiary.',
  specificGifts: 'Enter who receives the gift, and its kind, amount or description.',
  residue: 'Enter who receives the share, how much of the whole it is, and how it is received.',
  subtrusts: 'Enter the name of the trust, its kind, and when it begins.',
  gst: 'Choose the GST status from the list.',
  distributionAges: 'Enter an age from 0 to 120 and the share that is paid then.',
  callouts: 'Choose the provision from the list.',
  trustTerm: 'Enter the term of the trust.',
  amends: 'Enter the document that is changed.',
};

/** Throws: DomainError INVALID_VALUE with what to enter, for a value that a person typed. */
export function checkValue(path: string, value: unknown): unknown {
  const known = parsePath(path);
  if (!known) throw new DomainError('INVALID_VALUE', 'This value cannot be edited.', { field: 'value' });
  const result = FIELD_SCHEMAS[known.field].safeParse(value);
  if (!result.success) throw new DomainError('INVALID_VALUE', FIELD_WANTS[known.field], { field: 'value' });
  return result.data;
}

/** One document as far as somebody has accepted it, and what is needed to find its place in the estate. */
export interface Reading {
  readonly key: ReadingKey;
  readonly uploadId: string;
  readonly accepted: ReadonlySet<FieldName>;
  readonly kind: ReadKind | null;
  readonly name: string | null;
  readonly executedAt: string | null;
  readonly situs: string | null;
  readonly owners: readonly string[];
  readonly settlors: readonly string[];
  readonly fiduciaries: readonly ReadFiduciary[];
  readonly beneficiaries: readonly FieldValue<'beneficiaries'>[];
  readonly specificGifts: readonly ReadGift[];
  readonly residue: readonly ReadResidue[];
  readonly subtrusts: readonly ReadSubtrust[];
  readonly gst: FieldValue<'gst'> | null;
  readonly distributionAges: readonly ReadAge[];
  readonly callouts: readonly string[];
}

export const readingKey = (uploadId: string, document: string): ReadingKey => `${uploadId}#${document}`;

/** The file that a reading is of. */
export const uploadOfReading = (key: ReadingKey): string => key.slice(0, key.lastIndexOf('#'));

/** Fields that tell which document a file is. */
export const IDENTITY_FIELDS: ReadonlySet<FieldName> = new Set(['kind', 'name', 'owners', 'settlors']);

interface Placed {
  readonly path: ValuePath;
  readonly value: unknown;
}

function placed(items: readonly { readonly path: string; readonly value: unknown }[]): Placed[] {
  return items
    .flatMap(({ path, value }) => {
      const parsed = parsePath(path);
      return parsed ? [{ path: parsed, value }] : [];
    })
    .sort((a, b) => a.path.index - b.path.index);
}

function readingOf(uploadId: string, document: string, accepted: readonly Placed[], hints: readonly Placed[]): Reading {
  const values = <Name extends FieldName>(source: readonly Placed[], field: Name): FieldValue<Name>[] =>
    source
      .filter(({ path }) => path.document === document && path.field === field)
      .flatMap(({ value }) => {
        const result = FIELD_SCHEMAS[field].safeParse(value);
        return result.success ? [result.data as FieldValue<Name>] : [];
      });
  const one = <Name extends FieldName>(field: Name): FieldValue<Name> | null => values(accepted, field)[0] ?? null;
  const known = <Name extends FieldName>(field: Name): FieldValue<Name>[] => {
    const own = values(accepted, field);
    return own.length > 0 ? own : values(hints, field);
  };
  return {
    key: readingKey(uploadId, document),
    uploadId,
    accepted: new Set(accepted.filter(({ path }) => path.document === document).map(({ path }) => path.field)),
    kind: known('kind')[0] ?? null,
    name: known('name')[0] ?? null,
    executedAt: one('executedAt'),
    situs: one('situs'),
    owners: known('owners'),
    settlors: known('settlors'),
    fiduciaries: values(accepted, 'fiduciaries'),
    beneficiaries: values(accepted, 'beneficiaries'),
    specificGifts: values(accepted, 'specificGifts'),
    residue: values(accepted, 'residue'),
    subtrusts: values(accepted, 'subtrusts'),
    gst: one('gst'),
    distributionAges: values(accepted, 'distributionAges'),
    callouts: values(accepted, 'callouts'),
  };
}

/** Everything accepted so far as documents, in the order in which their first value was accepted. */
export function acceptedReadings(estate: Pick<Estate, 'decisions' | 'readingHints'>): Reading[] {
  const counted = estate.decisions.filter(({ decision }: ReadingDecision) => decision !== 'REJECTED');
  const uploads = [...new Set(counted.map(({ uploadId }) => uploadId))];
  return uploads.flatMap((uploadId) => {
    const accepted = placed(counted.filter((one) => one.uploadId === uploadId));
    const rejected = new Set(
      estate.decisions
        .filter((one) => one.uploadId === uploadId && one.decision === 'REJECTED')
        .map(({ path }) => path),
    );
    const hints = estate.readingHints.find((one) => one.uploadId === uploadId)?.values ?? [];
    const usable = placed(hints.filter(({ path }) => !rejected.has(path)));
    const documents = [...new Set(accepted.map(({ path }) => path.document))].sort();
    return documents.map((document) => readingOf(uploadId, document, accepted, usable));
  });
}
