import { labelOf } from '@platform/contracts/labels';
import { planLabel } from '@platform/contracts/plan-labels';
import { offersThirdPartySettlors } from '@platform/contracts/third-party-settlors';
import { formatDate, formatDollarsAndCents } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { STATE_OPTIONS, stateName } from '@platform/mfe-kit/places';
import type { Option } from '@platform/ui-kit';
import {
  type AllocationForm,
  CHOICES,
  deathOf,
  MOST_NAMED,
  TRUST_NAME_LENGTH,
  type TrustForm,
  type TrustValues,
} from './trust.schema.ts';
import { TRUST_PAYOUT_TYPES } from './trust-term.schema.ts';
import type { TrustDetails, TrustsEstate } from './trusts-query.ts';

export const TRUST_LABELS: Readonly<Record<keyof TrustValues, string>> = {
  name: 'Name',
  kind: 'Kind',
  situs: 'Law of',
  executedAt: 'Executed',
  fundedAt: 'Funded',
  modifiedAt: 'Last changed',
  discretionary: 'The trustee decides who receives',
  terminated: 'It has ended',
  revokedById: 'Revoked by',
  termYears: 'Years from the funding',
  lifeOfId: 'Or as long as this life is expected to last',
  annuity: 'Pays a year',
  payoutType: 'How it goes over the years',
  increase: 'Each payment rises by',
  lastPayment: 'Pays in its last year',
  payout: 'Or pays a part of each year’s beginning',
  growth: 'Growth a year',
  incomeTax: 'Income tax on the growth',
  qtipElection: 'Marital deduction',
  isQdot: 'It is a qualified domestic trust',
  isReverseQtip: 'Reverse QTIP election',
  powers: 'Powers of appointment',
  gstStatus: 'GST tax',
  inclusionRatio: 'Inclusion ratio',
  lateAllocations: 'GST exemption allocated late',
  settlors: 'Settled by',
  beneficiaries: 'Beneficiaries while it lasts',
  fiduciaries: 'Who acts',
  when: 'What is left passes on',
  shares: 'To whom',
};

const OF_COUPLE = ['FIRST_DEATH', 'SECOND_DEATH'] as const;

export interface TrustParties {
  readonly people: readonly Option[];
  readonly takers: readonly Option[];
  readonly deaths: readonly Option[];
  readonly documents: readonly Option[];
  /** Whoever a trust of that kind may be said to be settled by (R264), and whoever is named already. */
  readonly settlors: (kind: string) => readonly Option[];
}

/** Who may be named: everybody of the household but a trust itself; a death is that of somebody who lives. */
export function partiesOf(estate: TrustsEstate, trust: TrustDetails | null, hasThirdParties: boolean): TrustParties {
  const toOption = ({ id, name }: { readonly id: string; readonly name: string }): Option => ({
    value: id,
    label: name,
  });
  const relatives = estate.people.filter(({ isCorporateTrustee }) => !isCorporateTrustee);
  const living = relatives.filter(({ id, isDeceased }) => !isDeceased || id === trust?.remainder?.person?.id);
  const isCouple = relatives.some(({ isSpouse, isDeceased }) => isSpouse && !isDeceased);
  const ofCouple = OF_COUPLE.map((value) => ({ value, label: labelOf('TrustOccasion', value) }));
  return {
    people: estate.people.map(toOption),
    documents: estate.estateDocuments.map(toOption),
    settlors: (kind) =>
      estate.people
        .filter(
          ({ id, isClient, isSpouse }) =>
            isClient ||
            isSpouse ||
            trust?.settlors.some((one) => one.id === id) ||
            offersThirdPartySettlors(kind, true, hasThirdParties),
        )
        .map(toOption),
    takers: [
      ...estate.people.map(toOption),
      ...estate.trusts.filter(({ id }) => id !== trust?.id).map(toOption),
      ...estate.charitables.map(toOption),
    ],
    deaths: [
      ...living.map(({ id, name }) => ({
        value: deathOf(id),
        label: `${labelOf('TrustOccasion', 'DEATH_OF')} ${name}`,
      })),
      ...(isCouple ? ofCouple : []),
    ],
  };
}

/** A value as the choice between two versions shows it. */
export function wordsWith({ people, takers, deaths, documents }: TrustParties) {
  const names = new Map([...people, ...takers, ...deaths, ...documents].map(({ value, label }) => [value, label]));
  const nameOf = (id: string): string => names.get(id) ?? 'somebody removed';
  const all = (parts: readonly string[]): string => parts.join(', ') || 'nobody';
  return (name: keyof TrustValues, values: TrustValues): string => {
    switch (name) {
      case 'settlors':
        return all(values.settlors.map(({ personId }) => nameOf(personId)));
      case 'beneficiaries':
        return all(values.beneficiaries.map(({ partyId }) => nameOf(partyId)));
      case 'fiduciaries':
        return all(values.fiduciaries.map((one) => (one.personId ? nameOf(one.personId) : one.name)));
      case 'shares':
        return all(
          values.shares.map(({ toId, percent }) => `${nameOf(toId)}${percent === null ? '' : ` ${percent}%`}`),
        );
      case 'when':
        return values.when ? nameOf(values.when) : 'not known';
      case 'kind':
        return labelOf('TrustKind', values.kind as TrustDetails['kind']);
      case 'lateAllocations':
        return all(values.lateAllocations.map(({ exemption }) => formatDollarsAndCents(exemption)));
      case 'powers':
        return all(
          values.powers.map(
            ({ personId, kind }) => `${nameOf(personId)} (${labelOf('PowerOfAppointmentKind', kind).toLowerCase()})`,
          ),
        );
      case 'qtipElection':
        return values.qtipElection ? labelOf('QtipElection', values.qtipElection) : 'By its kind';
      case 'gstStatus':
        return values.gstStatus ? labelOf('GstStatus', values.gstStatus) : 'not known';
      case 'situs':
        return values.situs ? stateName(values.situs) : 'not known';
      case 'executedAt':
      case 'fundedAt':
      case 'modifiedAt':
        return values[name] ? formatDate(values[name]) : 'not known';
      case 'revokedById':
      case 'lifeOfId':
        return values[name] ? nameOf(values[name]) : 'nobody';
      case 'terminated':
      case 'isQdot':
      case 'isReverseQtip':
        return values[name] ? 'Yes' : 'No';
      case 'discretionary':
        return values.discretionary === '' ? 'not known' : values.discretionary === 'yes' ? 'Yes' : 'No';
      case 'annuity':
      case 'lastPayment':
        return values[name] === null ? 'not known' : formatDollarsAndCents(values[name]);
      case 'payoutType':
        return planLabel('TrustPayoutType', values.payoutType);
      case 'increase':
      case 'payout':
      case 'growth':
      case 'incomeTax':
        return values[name] === null ? 'not known' : `${values[name]}%`;
      default:
        return values[name] === null ? 'not known' : String(values[name]);
    }
  };
}

const labelled = <Name extends keyof TrustValues>(name: Name) => ({ name, label: TRUST_LABELS[name] });
const half = { width: 'half', optional: true } as const;

const remainder = ({ takers, deaths }: TrustParties): readonly FormElement<TrustForm>[] => [
  { kind: 'select', ...labelled('when'), optional: true, placeholder: 'Not known', options: deaths },
  {
    kind: 'array',
    ...labelled('shares'),
    entry: 'Receiver',
    hint: 'Outright. A share left open is an equal part of what the others leave.',
    newEntry: { toId: '', percent: null },
    maxEntries: MOST_NAMED,
    elements: [
      { kind: 'select', name: 'toId', label: 'Receives', width: 'half', placeholder: 'Choose', options: takers },
      { kind: 'percentage', name: 'percent', label: 'Part', ...half },
    ],
  },
];

const fiduciaries = ({ people }: TrustParties): FormElement<TrustForm> => ({
  kind: 'array',
  ...labelled('fiduciaries'),
  entry: 'Office',
  hint: 'In order of succession: the first ones, then whoever follows them.',
  newEntry: { personId: '', name: '', role: 'trustee', designation: 'primary' },
  maxEntries: MOST_NAMED,
  elements: [
    { kind: 'select', name: 'personId', label: 'Who', ...half, placeholder: 'Somebody else', options: people },
    { kind: 'text', name: 'name', label: 'Name of somebody else', ...half, autoComplete: 'off' },
    { kind: 'select', name: 'role', label: 'Office held', width: 'half', placeholder: 'Choose', options: CHOICES.role },
    { kind: 'select', name: 'designation', label: 'Turn', width: 'half', options: CHOICES.designation },
  ],
});

const YES_NO: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const PAYOUTS: readonly Option[] = TRUST_PAYOUT_TYPES.map((value) => ({
  value,
  label: planLabel('TrustPayoutType', value),
}));
const PAYOUT_HINTS = {
  Level: undefined,
  Increasing: 'The amount above is that of the first year. In a GRAT each payment is at most 120% of the one before.',
  Sharkfin: 'For a charitable lead trust. In a GRAT the last payment is at most 120% of the one before.',
} as const;

const NEW_ALLOCATION: AllocationForm = { allocatedOn: '', exemption: null, value: null };

/** What of it counts with whom, beyond what its kind says. */
const elections = ({ people }: TrustParties): FormElement<TrustForm> => ({
  kind: 'collapsible section',
  title: 'Elections and powers',
  elements: [
    {
      kind: 'array',
      ...labelled('lateAllocations'),
      entry: 'Allocation',
      hint: 'Exemption that its settlor has given to it on a gift tax return after it was funded. It counts from that day, at what the trust held then.',
      newEntry: NEW_ALLOCATION,
      maxEntries: MOST_NAMED,
      elements: [
        { kind: 'date', name: 'allocatedOn', label: 'Allocated on', max: today() },
        { kind: 'currency', name: 'exemption', label: 'Exemption allocated', width: 'half' },
        { kind: 'currency', name: 'value', label: 'Value of the trust on that day', width: 'half' },
      ],
    },
    {
      kind: 'select',
      ...labelled('qtipElection'),
      optional: true,
      placeholder: 'By its kind',
      options: CHOICES.election,
      hint: 'A marital trust is elected for both taxes where nothing is said.',
    },
    {
      kind: 'toggle',
      ...labelled('isReverseQtip'),
      hint: 'Its settlor stays the transferor: what is left of the settlor’s GST exemption is used for this trust.',
    },
    {
      kind: 'toggle',
      ...labelled('isQdot'),
      hint: 'For a husband or wife who is not a US citizen: it puts the estate tax off until that death.',
    },
    {
      kind: 'array',
      ...labelled('powers'),
      entry: 'Power',
      hint: 'Who may say who receives what it holds. A general power counts in the holder’s taxable estate, a limited one does not.',
      newEntry: { personId: '', kind: 'GENERAL' },
      maxEntries: MOST_NAMED,
      elements: [
        { kind: 'select', name: 'personId', label: 'Holder', width: 'half', placeholder: 'Choose', options: people },
        { kind: 'select', name: 'kind', label: 'Power held', width: 'half', options: CHOICES.power },
      ],
    },
  ],
});

/** What it pays out while it lasts, and how it ended. */
const term = ({ people, documents }: TrustParties, { payoutType }: TrustForm): readonly FormElement<TrustForm>[] => [
  {
    kind: 'collapsible section',
    title: 'Term and payments',
    elements: [
      { kind: 'number', ...labelled('termYears'), ...half },
      { kind: 'select', ...labelled('lifeOfId'), ...half, placeholder: 'No life', options: people },
      { kind: 'currency', ...labelled('annuity'), ...half },
      { kind: 'select', ...labelled('payoutType'), width: 'half', options: PAYOUTS, hint: PAYOUT_HINTS[payoutType] },
      ...(payoutType === 'Increasing' ? [{ kind: 'percentage', ...labelled('increase'), ...half } as const] : []),
      ...(payoutType === 'Sharkfin' ? [{ kind: 'currency', ...labelled('lastPayment'), ...half } as const] : []),
      { kind: 'percentage', ...labelled('payout'), ...half },
      { kind: 'percentage', ...labelled('growth'), ...half },
      { kind: 'percentage', ...labelled('incomeTax'), ...half },
      { kind: 'select', ...labelled('discretionary'), ...half, placeholder: 'Not known', options: YES_NO },
    ],
  },
  {
    kind: 'collapsible section',
    title: 'Its end',
    elements: [
      {
        kind: 'toggle',
        ...labelled('terminated'),
        hint: 'Only of a trust that owns nothing and that nothing names',
      },
      { kind: 'select', ...labelled('revokedById'), optional: true, placeholder: 'No document', options: documents },
    ],
  },
];

/** The fields of a trust; what is left after a death only where a form can hold what it says. */
export const elementsFor = (
  parties: TrustParties,
  values: TrustForm,
  saysMore: boolean,
): readonly FormElement<TrustForm>[] => [
  { kind: 'text', ...labelled('name'), autoComplete: 'off', autoFocus: true, maxLength: TRUST_NAME_LENGTH },
  { kind: 'select', ...labelled('kind'), width: 'half', placeholder: 'Choose', options: CHOICES.kind },
  { kind: 'select', ...labelled('situs'), ...half, placeholder: 'Not known', options: STATE_OPTIONS },
  { kind: 'date', ...labelled('executedAt'), ...half, max: today() },
  { kind: 'date', ...labelled('fundedAt'), ...half, max: today() },
  { kind: 'date', ...labelled('modifiedAt'), ...half, max: today() },
  { kind: 'select', ...labelled('gstStatus'), ...half, placeholder: 'Not known', options: CHOICES.gstStatus },
  ...(values.gstStatus === 'PARTIALLY_EXEMPT'
    ? [{ kind: 'decimal', ...labelled('inclusionRatio'), ...half, placeholder: '0.250' } as const]
    : []),
  {
    kind: 'array',
    ...labelled('settlors'),
    entry: 'Settlor',
    hint: 'Whoever put property into it: with whom it counts depends on that.',
    newEntry: { personId: '' },
    maxEntries: MOST_NAMED,
    elements: [
      {
        kind: 'select',
        name: 'personId',
        label: 'Person',
        placeholder: 'Choose',
        options: parties.settlors(values.kind),
      },
    ],
  },
  {
    kind: 'array',
    ...labelled('beneficiaries'),
    entry: 'Beneficiary',
    newEntry: { partyId: '' },
    maxEntries: MOST_NAMED,
    elements: [{ kind: 'select', name: 'partyId', label: 'For', placeholder: 'Choose', options: parties.takers }],
  },
  ...(saysMore ? [] : remainder(parties)),
  fiduciaries(parties),
  elections(parties),
  ...term(parties, values),
];
