import { inclusionRatioProblem } from '@platform/contracts/field-rules';
import { labelOf, labelOptions } from '@platform/contracts/labels';
import {
  optionalPastDate,
  optionalText,
  requiredCents,
  requiredDate,
  requiredText,
} from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { TrustInput } from '../../gql/graphql.ts';
import { TERM_SHAPE, termInput, termProblem, termValues } from './trust-term.schema.ts';
import type { TrustDetails } from './trusts-query.ts';

const KINDS = [
  'REVOCABLE',
  'REVOCABLE_JOINT',
  'ILIT',
  'IRREVOCABLE',
  'SLAT',
  'GRAT',
  'QPRT',
  'CLAT',
  'CRUT',
  'BYPASS',
  'MARITAL',
  'DISCLAIMER_TRUST',
  'SURVIVOR',
  'SPOUSAL_POOL',
  'STATE_EXEMPTION',
  'STFD',
  'POT_TRUST',
  'OTHER',
] as const satisfies readonly TrustDetails['kind'][];
const ELECTIONS = ['NONE', 'STATE_ONLY', 'FEDERAL_AND_STATE'] as const satisfies readonly NonNullable<
  TrustDetails['qtipElection']
>[];
const POWERS = ['GENERAL', 'LIMITED'] as const satisfies readonly TrustDetails['powersOfAppointment'][number]['kind'][];
const GST = ['EXEMPT', 'NON_EXEMPT', 'PARTIALLY_EXEMPT', 'UNSURE'] as const satisfies readonly NonNullable<
  TrustDetails['gstStatus']
>[];

/** Offices that a trust knows. */
const OFFICE = /trustee|trust_|advisor|committee/;
/** The choices of a field, in words; who is meant by the most common kinds comes first. */
export const CHOICES = {
  kind: KINDS.map((value) => ({ value, label: labelOf('TrustKind', value) })),
  election: ELECTIONS.map((value) => ({ value, label: labelOf('QtipElection', value) })),
  power: POWERS.map((value) => ({ value, label: labelOf('PowerOfAppointmentKind', value) })),
  gstStatus: GST.map((value) => ({ value, label: labelOf('GstStatus', value) })),
  role: labelOptions('FiduciaryRole').filter(({ value }) => OFFICE.test(value)),
  designation: labelOptions('FiduciaryPrefix'),
};

export const TRUST_NAME_LENGTH = 100;
export const MOST_NAMED = 20;
/** As near to the whole as counts for it: three thirds of 33.33. */
const TOLERANCE = 0.01;

const once = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
const share = z
  .number()
  .nullable()
  .refine(
    (percent) => percent === null || (percent > 0 && percent <= 100),
    'A share is a percentage above 0 and up to 100',
  );

/** Exemption is given to what the trust holds on that day. */
const allocationSchema = z.object({
  allocatedOn: requiredDate('Enter the day').pipe(optionalPastDate('An allocation cannot be in the future')),
  exemption: requiredCents.refine((cents) => cents > 0, 'Enter an amount above 0'),
  value: requiredCents.refine((cents) => cents > 0, 'Enter an amount above 0'),
});
export type AllocationForm = z.input<typeof allocationSchema>;

export const trustSchema = z
  .object({
    name: requiredText('Name is required', TRUST_NAME_LENGTH),
    kind: z.string().min(1, 'Choose a kind'),
    situs: z.string(),
    executedAt: optionalPastDate('A trust cannot have been executed in the future'),
    ...TERM_SHAPE,
    qtipElection: z.enum(['', ...ELECTIONS]),
    isQdot: z.boolean(),
    isReverseQtip: z.boolean(),
    powers: z
      .array(z.object({ personId: requiredText('Choose a person'), kind: z.enum(POWERS) }))
      .refine((all) => once(all.map(({ personId }) => personId)), 'Each person once'),
    gstStatus: z.enum(['', ...GST]),
    inclusionRatio: z.number().nullable(),
    lateAllocations: z.array(allocationSchema),
    settlors: z
      .array(z.object({ personId: requiredText('Choose a person') }))
      .refine((all) => once(all.map(({ personId }) => personId)), 'Each person once'),
    beneficiaries: z
      .array(z.object({ partyId: requiredText('Choose a beneficiary') }))
      .refine((all) => once(all.map(({ partyId: id }) => id)), 'Each beneficiary once'),
    fiduciaries: z.array(
      z
        .object({
          personId: z.string(),
          name: optionalText(TRUST_NAME_LENGTH),
          role: requiredText('Choose an office'),
          designation: requiredText('Choose a turn'),
        })
        .refine(({ personId, name }) => personId !== '' || name.trim() !== '', {
          message: 'Choose somebody, or enter a name',
          path: ['name'],
        }),
    ),
    when: z.string(),
    shares: z
      .array(z.object({ toId: requiredText('Choose who receives'), percent: share }))
      .refine((all) => once(all.map(({ toId }) => toId)), 'Each once'),
  })
  .superRefine((values, context) => {
    const { gstStatus, inclusionRatio, when, shares } = values;
    const wrong = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    const ratio = gstStatus === 'PARTIALLY_EXEMPT' ? inclusionRatioProblem(inclusionRatio) : null;
    if (ratio) wrong('inclusionRatio', ratio);
    const isElected = values.kind === 'MARITAL' || values.isQdot || !['', 'NONE'].includes(values.qtipElection);
    if (values.isReverseQtip && !isElected)
      wrong('isReverseQtip', 'Only of a trust for which the marital deduction is taken');
    const ofTerm = termProblem(values);
    if (ofTerm) wrong(...ofTerm);
    if (when && shares.length === 0) wrong('shares', 'Say who receives');
    if (!when && shares.length > 0) wrong('when', 'Say at whose death');
    const sum = shares.reduce((total, { percent }) => total + (percent ?? 0), 0);
    const isWhole = shares.length === 0 || shares.some(({ percent }) => percent === null);
    if (sum > 100 + TOLERANCE) wrong('shares', `The shares come to ${Number(sum.toFixed(5))}%, more than the whole`);
    else if (!isWhole && sum < 100 - TOLERANCE)
      wrong(
        'shares',
        `The shares come to ${Number(sum.toFixed(5))}%: say who receives the other ${Number((100 - sum).toFixed(5))}%`,
      );
  });
export type TrustForm = z.input<typeof trustSchema>;
export type TrustValues = z.output<typeof trustSchema>;
export const TRUST_FIELDS = Object.keys(trustSchema.shape) as (keyof TrustValues)[];

/** The choice of a death, as one value of the form: an occasion, or `DEATH_OF:` and the person. */
const OF = 'DEATH_OF:';
export const deathOf = (personId: string): string => `${OF}${personId}`;

function whenOf({ remainder }: TrustDetails): string {
  if (!remainder) return '';
  return remainder.on === 'DEATH_OF' ? deathOf(remainder.person?.id ?? '') : remainder.on;
}

/** What the form shows of a trust; nothing of a new one is assumed. */
export function trustValues(trust: TrustDetails | null): TrustValues {
  return {
    name: trust?.name ?? '',
    kind: trust?.kind ?? '',
    situs: trust?.situs ?? '',
    executedAt: trust?.executedAt ?? '',
    ...termValues(trust),
    qtipElection: trust?.qtipElection ?? '',
    isQdot: trust?.isQdot ?? false,
    isReverseQtip: trust?.isReverseQtip ?? false,
    powers: (trust?.powersOfAppointment ?? []).map(({ kind, person }) => ({ personId: person.id, kind })),
    gstStatus: trust?.gstStatus ?? '',
    inclusionRatio: trust?.inclusionRatio ?? null,
    lateAllocations: (trust?.lateAllocations ?? []).map(({ allocatedOn, exemption, value }) => ({
      allocatedOn,
      exemption,
      value,
    })),
    settlors: (trust?.settlors ?? []).map(({ id }) => ({ personId: id })),
    beneficiaries: (trust?.lifetimeBeneficiaries ?? []).map((party) => ({ partyId: party.id })),
    fiduciaries: (trust?.fiduciaries ?? []).map(({ person, personName, role, designation }) => ({
      personId: person?.id ?? '',
      name: person ? '' : personName,
      role,
      designation,
    })),
    when: trust ? whenOf(trust) : '',
    shares: (trust?.remainder?.shares ?? []).flatMap(({ to, percent }) =>
      to ? [{ toId: to.id, percent: percent ?? null }] : [],
    ),
  };
}

function remainderInput({ when, shares }: TrustValues): TrustInput['remainder'] {
  if (!when) return null;
  const isOf = when.startsWith(OF);
  return {
    on: isOf ? 'DEATH_OF' : (when as 'FIRST_DEATH' | 'SECOND_DEATH'),
    personId: isOf ? when.slice(OF.length) : null,
    shares,
  };
}

/** What the graph takes. A text that says more than the form holds is left as it is. */
export const trustInput = (values: TrustValues, saysMore: boolean): TrustInput => ({
  name: values.name,
  kind: values.kind as TrustDetails['kind'],
  situs: values.situs || null,
  executedAt: values.executedAt || null,
  ...termInput(values),
  qtipElection: values.qtipElection || null,
  isQdot: values.isQdot,
  isReverseQtip: values.isReverseQtip,
  powersOfAppointment: values.powers,
  gstStatus: values.gstStatus || null,
  inclusionRatio: values.gstStatus === 'PARTIALLY_EXEMPT' ? values.inclusionRatio : null,
  lateAllocations: values.lateAllocations,
  settlorIds: values.settlors.map(({ personId }) => personId),
  lifetimeBeneficiaryIds: values.beneficiaries.map((one) => one.partyId),
  fiduciaries: values.fiduciaries.map(({ personId, name, role, designation }) => ({
    personId: personId || null,
    name: personId ? null : name || null,
    role,
    designation,
  })),
  ...(!saysMore && { remainder: remainderInput(values) }),
});
