import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { formatDate, formatDollarsAndCents } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import type { Option } from '@platform/ui-kit';
import { shareWords } from '../estate/estate-words.ts';
import { type InsuranceEstate, type Policy, partyName } from './insurance-query.ts';
import { CHOICES, POLICY_NAME_LENGTH, type PolicyForm, type PolicyValues } from './policy.schema.ts';

export const POLICY_LABELS: Readonly<Record<keyof PolicyValues, string>> = {
  name: 'Name',
  policyKind: 'Kind of policy',
  insuredId: 'Insured',
  secondaryInsuredId: 'Second insured',
  ownerId: 'Owner',
  netDeathBenefit: 'Death benefit',
  csv: 'Cash value',
  csvAsOf: 'Cash value of',
  premium: 'Premium',
  premiumFrequency: 'Paid',
  beneficiaries: 'Beneficiaries',
  carrier: 'Carrier',
  policyNumber: 'Policy number',
  issueDate: 'Issued on',
  policyLength: 'Term in years',
  policyRating: 'Rating',
  lastReviewed: 'Last reviewed',
  taxBasis: 'Tax basis',
  policyInformation: 'Notes',
  transferredOn: 'Given away on',
  transferorId: 'Given by',
};

export interface PolicyParties {
  readonly owners: readonly Option[];
  readonly people: readonly Option[];
  readonly beneficiaries: readonly Option[];
}

const toOption = ({ id, name }: { readonly id: string; readonly name: string }): Option => ({ value: id, label: name });

/** Who may own, be insured and receive: the living, and whoever the policy names already. No entity owns a policy. */
export function partiesOf(estate: InsuranceEstate, policy: Policy | null): PolicyParties {
  const { owner, insured, secondaryInsured, transferor } = policy ?? {};
  const named = new Set([insured?.id, secondaryInsured?.id, transferor?.id]);
  for (const { assignee } of policy?.beneficiaries ?? []) named.add(assignee.id);
  const people = estate.people.filter(({ id, isDeceased }) => !isDeceased || named.has(id));
  const companies = new Set(estate.entities.map(({ id }) => id));
  const owners = estate.personOptions.filter(({ id }) => !companies.has(id)).map(toOption);
  const present = owner && !owners.some(({ value }) => value === owner.id);
  return {
    owners: present ? [...owners, { value: owner.id, label: partyName(owner) }] : owners,
    people: people.filter(({ isCorporateTrustee }) => !isCorporateTrustee).map(toOption),
    beneficiaries: [...people, ...estate.trusts, ...estate.charitables].map(toOption),
  };
}

const AMOUNTS = new Set<keyof PolicyValues>(['netDeathBenefit', 'csv', 'premium', 'taxBasis']);
const DATES = new Set<keyof PolicyValues>(['csvAsOf', 'issueDate', 'lastReviewed', 'transferredOn']);
const NAMES = new Set<keyof PolicyValues>(['insuredId', 'secondaryInsuredId', 'ownerId', 'transferorId']);

/** A value as the choice between two versions shows it. */
export function wordsWith(parties: PolicyParties) {
  const names = new Map(
    [...parties.people, ...parties.beneficiaries, ...parties.owners].map(({ value, label }) => [value, label]),
  );
  const nameOf = (id: string): string => names.get(id) ?? 'somebody removed';
  return (name: keyof PolicyValues, values: PolicyValues): string => {
    if (name === 'beneficiaries') {
      const all = values.beneficiaries.map(({ assigneeId, kind, ...share }) =>
        shareWords(nameOf(assigneeId), { ...share, tier: kind }),
      );
      return all.join(', ') || 'nobody';
    }
    const value = values[name];
    if (value === null || value === '') return 'not known';
    if (NAMES.has(name)) return nameOf(String(value));
    if (AMOUNTS.has(name)) return formatDollarsAndCents(Number(value));
    if (DATES.has(name)) return formatDate(String(value));
    if (name === 'policyKind' || name === 'premiumFrequency')
      return CHOICES[name].find((one) => one.value === value)?.label ?? 'not known';
    return String(value);
  };
}

const labelled = <Name extends keyof PolicyValues>(name: Name) => ({ name, label: POLICY_LABELS[name] });
const half = { width: 'half', optional: true } as const;

const contract = (values: PolicyForm): FormElement<PolicyForm> => ({
  kind: 'collapsible section',
  title: 'The contract',
  summary: 'Carrier, number, dates and rating',
  initiallyOpen: Boolean(values.carrier || values.policyNumber || values.issueDate),
  elements: [
    { kind: 'text', ...labelled('carrier'), ...half, autoComplete: 'off' },
    { kind: 'text', ...labelled('policyNumber'), ...half, autoComplete: 'off' },
    { kind: 'date', ...labelled('issueDate'), ...half, max: today() },
    { kind: 'number', ...labelled('policyLength'), ...half },
    { kind: 'text', ...labelled('policyRating'), ...half, autoComplete: 'off', placeholder: 'Preferred, Standard' },
    { kind: 'date', ...labelled('lastReviewed'), ...half, max: today() },
    { kind: 'currency', ...labelled('taxBasis'), ...half },
    {
      kind: 'textarea',
      ...labelled('policyInformation'),
      optional: true,
      maxLength: TEXT_LENGTHS.policyInformation,
    },
  ],
});

const gift = ({ people }: PolicyParties, hint?: string): readonly FormElement<PolicyForm>[] => [
  { kind: 'date', ...labelled('transferredOn'), ...half, max: today(), ...(hint && { hint }) },
  { kind: 'select', ...labelled('transferorId'), ...half, placeholder: 'The insured', options: people },
];

const givenAway = (values: PolicyForm, parties: PolicyParties): FormElement<PolicyForm> => ({
  kind: 'collapsible section',
  title: 'Given away',
  summary: 'A policy given away counts with whoever gave it for three years',
  initiallyOpen: Boolean(values.transferredOn),
  elements: gift(parties),
});

/** Asked where the owner changes: a gift counts with its giver, a mistyped owner does not. */
const GIVEN_NOW =
  'Three years from then it still counts with whoever gave it. Leave it empty where the owner was only entered wrong.';

/** The fields of a policy; what is rarely asked stands folded below, unless another owner makes it a question. */
export const elementsFor = (
  parties: PolicyParties,
  values: PolicyForm,
  isOthersNow: boolean,
): readonly FormElement<PolicyForm>[] => [
  { kind: 'text', ...labelled('name'), autoComplete: 'off', autoFocus: true, maxLength: POLICY_NAME_LENGTH },
  { kind: 'select', ...labelled('policyKind'), ...half, placeholder: 'Not known', options: CHOICES.policyKind },
  { kind: 'select', ...labelled('ownerId'), width: 'half', placeholder: 'Choose', options: parties.owners },
  ...(isOthersNow ? gift(parties, GIVEN_NOW) : []),
  { kind: 'select', ...labelled('insuredId'), width: 'half', placeholder: 'Choose', options: parties.people },
  {
    kind: 'select',
    ...labelled('secondaryInsuredId'),
    ...half,
    placeholder: 'Nobody',
    hint: 'The policy then pays at the second of the two deaths.',
    options: parties.people,
  },
  { kind: 'currency', ...labelled('netDeathBenefit'), width: 'third' },
  { kind: 'currency', ...labelled('csv'), width: 'third', optional: true },
  { kind: 'date', ...labelled('csvAsOf'), width: 'third', optional: true, max: today() },
  { kind: 'currency', ...labelled('premium'), ...half },
  {
    kind: 'select',
    ...labelled('premiumFrequency'),
    ...half,
    placeholder: 'Not known',
    options: CHOICES.premiumFrequency,
  },
  {
    kind: 'array',
    ...labelled('beneficiaries'),
    entry: 'Beneficiary',
    hint: 'Each line receives the whole benefit. Without a percentage they share equally what the others of their line leave.',
    newEntry: { assigneeId: '', percent: null, kind: 'PRIMARY', perStirpes: false },
    maxEntries: 50,
    elements: [
      {
        kind: 'select',
        name: 'assigneeId',
        label: 'Who',
        width: 'half',
        placeholder: 'Choose',
        options: parties.beneficiaries,
      },
      { kind: 'select', name: 'kind', label: 'In line', width: 'half', options: CHOICES.kind },
      { kind: 'percentage', name: 'percent', label: 'Share', width: 'half', optional: true },
      { kind: 'checkbox', name: 'perStirpes', label: 'Their descendants take in their place' },
    ],
  },
  contract(values),
  ...(isOthersNow ? [] : [givenAway(values, parties)]),
];
