import { labelOf } from '@platform/contracts/labels';
import { formatDate, formatDollarsAndCents } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import type { Option } from '@platform/ui-kit';
import { ACCOUNT_CHOICES, type AccountForm, type AccountValues } from './account.schema.ts';
import { CHOICES, HOLDING_NAME_LENGTH, MAX_SHARES } from './holding.schema.ts';
import { KEPT_BY, RECORD_LABELS, sourceOfValue } from './record-elements.ts';

export const ACCOUNT_LABELS: Readonly<Record<keyof AccountValues, string>> = {
  name: 'Name',
  kind: 'Kind',
  balanceType: 'Balance is',
  balance: 'Balance',
  valuationDate: 'Valued on',
  ...RECORD_LABELS,
  status: 'Status',
  owners: 'Owners',
  titling: 'Title',
  beneficiaries: 'Beneficiaries',
  todOrPod: 'Registered as',
  retirementAccountType: 'Kind of retirement account',
  minorAccountType: 'Kind of minor’s account',
  educationSavingsType: 'Kind of plan',
  ageOfMajority: 'Kept until the age of',
  assetProportions: 'Holds',
};

export interface AccountParties {
  readonly owners: readonly Option[];
  readonly beneficiaries: readonly Option[];
  readonly assets: readonly Option[];
}
type Element = FormElement<AccountForm>;

const labelled = <Name extends keyof AccountValues>(name: Name) => ({ name, label: ACCOUNT_LABELS[name] });
const choice = (name: keyof typeof ACCOUNT_CHOICES & keyof AccountValues): Element => ({
  kind: 'select',
  ...labelled(name),
  width: 'half',
  optional: true,
  placeholder: 'Not known',
  options: ACCOUNT_CHOICES[name],
});

function ofKind(kind: AccountValues['kind'][number] | undefined): readonly Element[] {
  if (kind === 'RETIREMENT') return [choice('retirementAccountType')];
  if (kind === 'EDUCATION_SAVINGS') return [choice('educationSavingsType')];
  if (kind === 'MINOR')
    return [
      choice('minorAccountType'),
      { kind: 'number', ...labelled('ageOfMajority'), width: 'half', optional: true },
    ];
  return kind ? [choice('titling'), choice('todOrPod')] : [];
}

function hintFor(kind: AccountValues['kind'][number] | undefined): string {
  if (kind === 'MINOR')
    return 'The minor. Where whoever gave it is also its custodian, it may count in their own estate: enter it as theirs.';
  if (kind === 'EDUCATION_SAVINGS')
    return 'Who opened it. It counts as that of the one it is saved for, in nobody else’s estate.';
  return 'Owners without a percentage share equally what the others leave.';
}

/** The fields of an account by its kind and by where its balance comes from. */
export function accountElements(parties: AccountParties, { kind, balanceType }: AccountForm): readonly Element[] {
  const [only] = kind;
  const isEducation = only === 'EDUCATION_SAVINGS';
  return [
    { kind: 'text', ...labelled('name'), autoComplete: 'off', autoFocus: true, maxLength: HOLDING_NAME_LENGTH },
    { kind: 'multi-select cards', ...labelled('kind'), options: ACCOUNT_CHOICES.kind, maximum: 1 },
    { kind: 'wrapper', elements: ofKind(only) },
    { kind: 'select', ...labelled('balanceType'), width: 'half', options: ACCOUNT_CHOICES.balanceType },
    {
      kind: 'wrapper',
      elements:
        balanceType === 'STATED'
          ? [
              { kind: 'currency', ...labelled('balance'), width: 'half', optional: true },
              { kind: 'date', ...labelled('valuationDate'), width: 'half', optional: true, max: today() },
            ]
          : [],
    },
    {
      kind: 'array',
      ...labelled('owners'),
      entry: 'Owner',
      hint: hintFor(only),
      newEntry: { ownerId: '', percent: null },
      minEntries: 1,
      maxEntries: Math.min(MAX_SHARES, parties.owners.length),
      elements: [
        {
          kind: 'select',
          name: 'ownerId',
          label: 'Owner',
          width: 'half',
          placeholder: 'Choose',
          options: parties.owners,
        },
        { kind: 'percentage', name: 'percent', label: 'Share', width: 'half', optional: true },
      ],
    },
    {
      kind: 'array',
      ...labelled('beneficiaries'),
      entry: 'Beneficiary',
      hint: isEducation
        ? 'Whom it is saved for.'
        : 'Goes to them outside of the will. Without a percentage they share equally what the others of their line leave.',
      newEntry: { beneficiaryId: '', percent: null, tier: 'PRIMARY', perStirpes: false },
      maxEntries: MAX_SHARES,
      elements: [
        {
          kind: 'select',
          name: 'beneficiaryId',
          label: 'Who',
          width: 'half',
          placeholder: 'Choose',
          options: parties.beneficiaries,
        },
        { kind: 'select', name: 'tier', label: 'In line', width: 'half', options: CHOICES.tier },
        { kind: 'percentage', name: 'percent', label: 'Share', width: 'half', optional: true },
        { kind: 'checkbox', name: 'perStirpes', label: 'Their descendants take in their place' },
      ],
    },
    {
      kind: 'array',
      ...labelled('assetProportions'),
      entry: 'Asset',
      hint: 'What it holds counts once: in the account, for its owner and beneficiaries.',
      newEntry: { assetId: '', percent: 100 },
      maxEntries: Math.min(MAX_SHARES, parties.assets.length),
      elements: [
        {
          kind: 'select',
          name: 'assetId',
          label: 'Asset',
          width: 'half',
          placeholder: 'Choose',
          options: parties.assets,
        },
        { kind: 'percentage', name: 'percent', label: 'Part of it', width: 'half' },
      ],
    },
    {
      kind: 'collapsible section',
      title: 'Records',
      summary: 'Custodian, source and status',
      elements: [
        KEPT_BY,
        sourceOfValue('Statement'),
        { kind: 'select', ...labelled('status'), width: 'half', options: ACCOUNT_CHOICES.status },
      ],
    },
  ];
}

/** A value as the choice between two versions shows it. */
export function accountWords(parties: AccountParties, name: keyof AccountValues, values: AccountValues): string {
  const names = new Map(
    [...parties.assets, ...parties.beneficiaries, ...parties.owners].map((one) => [one.value, one.label]),
  );
  const all = (entries: readonly { readonly id: string; readonly percent: number | null }[]): string =>
    entries
      .map(({ id, percent }) => `${names.get(id) ?? 'somebody removed'}${percent === null ? '' : ` ${percent}%`}`)
      .join(', ') || 'nobody';
  if (name === 'owners') return all(values.owners.map(({ ownerId: id, percent }) => ({ id, percent })));
  if (name === 'beneficiaries')
    return all(values.beneficiaries.map(({ beneficiaryId: id, percent }) => ({ id, percent })));
  if (name === 'assetProportions')
    return values.assetProportions.length > 0
      ? all(values.assetProportions.map(({ assetId: id, percent }) => ({ id, percent })))
      : 'nothing';
  if (name === 'kind') return values.kind.map((kind) => labelOf('AssetAccountKind', kind)).join('');
  const value = values[name];
  if (value === null || value === '') return 'not known';
  if (name === 'balance') return formatDollarsAndCents(Number(value));
  if (name === 'valuationDate') return formatDate(String(value));
  if (name in ACCOUNT_CHOICES) {
    const options: readonly Option[] = ACCOUNT_CHOICES[name as keyof typeof ACCOUNT_CHOICES];
    return options.find((one) => one.value === value)?.label ?? 'not known';
  }
  return String(value);
}
