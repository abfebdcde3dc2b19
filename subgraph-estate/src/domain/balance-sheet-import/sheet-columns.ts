import { labelOf } from '@platform/contracts/labels';
import { US_PLACES } from '@platform/contracts/states';
import {
  type AssetType,
  LIABILITY_TYPES,
  PAYMENT_TERMS,
  PAYMENT_TYPES,
  REAL_ESTATE_TYPES,
} from '../balance-sheet/holding.ts';

/** A value that is chosen from a list, with the words that stand for it in a cell. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

export type ColumnKind = 'text' | 'amount' | 'date' | 'percent' | 'months' | 'choice' | 'state' | 'party' | 'property';

export interface Column {
  readonly key: string;
  /** What stands over it in the sheet, and what an error calls it. */
  readonly header: string;
  readonly kind: ColumnKind;
  readonly isRequired?: boolean;
  readonly choices?: readonly Choice[];
  /** Only rows of this type have it. */
  readonly onlyFor?: string;
  /** For the notes of the template. */
  readonly note: string;
  /** What the example has there. */
  readonly example?: string;
}

export interface TabForm {
  readonly name: string;
  readonly isDebt: boolean;
  readonly columns: readonly Column[];
}

/** Where property may lie, as the form of an asset offers it. */
export const STATES: readonly Choice[] = US_PLACES.filter(({ kind }) => kind === 'STATE').map(({ code, name }) => ({
  value: code,
  label: name,
}));

/** Policies are entered with whom they insure, in a form of their own. */
export const SHEET_ASSET_TYPES = [
  'CASH',
  'BROKERAGE',
  'RETIREMENT',
  'REAL_ESTATE',
  'BUSINESS',
  'TANGIBLE',
  'OTHER',
] as const satisfies readonly AssetType[];
const TITLINGS = [
  'SOLE',
  'JOINT_WITH_SURVIVORSHIP',
  'TENANCY_IN_COMMON',
  'TENANCY_BY_ENTIRETY',
  'COMMUNITY_PROPERTY',
  'COMMUNITY_PROPERTY_WITH_SURVIVORSHIP',
  'TRUST_OWNED',
] as const;
const RETIREMENT_ACCOUNT_TYPES = ['IRA', 'ROTH_IRA', 'EMPLOYER_PLAN'] as const;

const DATE_NOTE = 'Month, day and year: 12/31/2025. Left empty: today.';
const SHARE_NOTE = 'A percentage: 50%. Left empty: an equal share of what the others leave.';
const SOURCE: Column = {
  key: 'valuationSource',
  header: 'Source of the value',
  kind: 'text',
  note: 'An appraisal, a statement.',
  example: 'Statement',
};

/** A row that only shows how rows are filled in begins with this word. */
export const EXAMPLE = 'Example:';

const ASSETS: TabForm = {
  name: 'Assets',
  isDebt: false,
  columns: [
    {
      key: 'name',
      header: 'Name',
      kind: 'text',
      isRequired: true,
      note: 'What the balance sheet calls it.',
      example: `${EXAMPLE} Brokerage account`,
    },
    {
      key: 'type',
      header: 'Type',
      kind: 'choice',
      isRequired: true,
      choices: SHEET_ASSET_TYPES.map((value) => ({ value, label: labelOf('AssetType', value) })),
      note: 'Choose from the list. Life insurance is entered on its own page, not here.',
      example: labelOf('AssetType', 'BROKERAGE'),
    },
    {
      key: 'balance',
      header: 'Value',
      kind: 'amount',
      isRequired: true,
      note: 'Dollars: 1,250,000.55 or 1.2M. No formulas.',
      example: '250,000.00',
    },
    { key: 'valuationDate', header: 'Valued on', kind: 'date', note: DATE_NOTE },
    {
      key: 'owner1',
      header: 'Owner',
      kind: 'party',
      isRequired: true,
      note: 'Choose from the list: people, trusts and entities of this household.',
    },
    { key: 'share1', header: 'Share', kind: 'percent', note: SHARE_NOTE },
    { key: 'owner2', header: 'Second owner', kind: 'party', note: 'Where several own it.' },
    { key: 'share2', header: 'Second share', kind: 'percent', note: SHARE_NOTE },
    { key: 'owner3', header: 'Third owner', kind: 'party', note: 'Where several own it.' },
    { key: 'share3', header: 'Third share', kind: 'percent', note: SHARE_NOTE },
    {
      key: 'titling',
      header: 'Title',
      kind: 'choice',
      choices: TITLINGS.map((value) => ({ value, label: labelOf('Titling', value) })),
      note: 'How the owners hold it. Left empty: not known.',
    },
    {
      key: 'realEstateType',
      header: 'Kind of property',
      kind: 'choice',
      choices: REAL_ESTATE_TYPES.map((value) => ({ value, label: labelOf('RealEstateType', value) })),
      onlyFor: 'REAL_ESTATE',
      note: 'For real estate only.',
    },
    {
      key: 'retirementAccountType',
      header: 'Kind of account',
      kind: 'choice',
      choices: RETIREMENT_ACCOUNT_TYPES.map((value) => ({ value, label: labelOf('RetirementAccountType', value) })),
      onlyFor: 'RETIREMENT',
      note: 'For retirement accounts only.',
    },
    { key: 'state', header: 'State', kind: 'state', note: 'Where real estate lies: Florida or FL.' },
    { key: 'custodian', header: 'Kept by', kind: 'text', note: 'A bank, a broker.', example: 'Your custodian' },
    {
      key: 'costBasis',
      header: 'Cost basis',
      kind: 'amount',
      note: 'Dollars, as for the value. Left empty: not known.',
    },
    {
      key: 'acquisitionDate',
      header: 'Acquired on',
      kind: 'date',
      note: 'Month, day and year. Left empty: not known.',
    },
    SOURCE,
  ],
};

const DEBTS: TabForm = {
  name: 'Debts',
  isDebt: true,
  columns: [
    {
      key: 'name',
      header: 'Name',
      kind: 'text',
      isRequired: true,
      note: 'What the balance sheet calls it.',
      example: `${EXAMPLE} Mortgage on the house`,
    },
    {
      key: 'type',
      header: 'Type',
      kind: 'choice',
      isRequired: true,
      choices: LIABILITY_TYPES.map((value) => ({ value, label: labelOf('AssetType', value) })),
      note: 'Choose from the list.',
      example: labelOf('AssetType', 'MORTGAGE'),
    },
    {
      key: 'balance',
      header: 'Owed',
      kind: 'amount',
      isRequired: true,
      note: 'Dollars, without a minus: 412,000.',
      example: '412,000.00',
    },
    { key: 'valuationDate', header: 'As of', kind: 'date', note: DATE_NOTE },
    { key: 'owner1', header: 'Borrower', kind: 'party', isRequired: true, note: 'Choose from the list.' },
    { key: 'share1', header: 'Share', kind: 'percent', note: SHARE_NOTE },
    { key: 'owner2', header: 'Second borrower', kind: 'party', note: 'Where several owe it.' },
    { key: 'share2', header: 'Second share', kind: 'percent', note: SHARE_NOTE },
    {
      key: 'securedBy',
      header: 'Secured by',
      kind: 'property',
      note: 'The name of an asset, of this workbook or already on the balance sheet.',
    },
    { key: 'interestRate', header: 'Interest a year', kind: 'percent', note: 'A percentage: 6.5%.', example: '6.5%' },
    { key: 'lengthOfTerm', header: 'Term in months', kind: 'months', note: 'Whole months: 360.', example: '360' },
    { key: 'paymentAmount', header: 'Payment', kind: 'amount', note: 'Dollars each time.' },
    {
      key: 'paymentTerms',
      header: 'Paid',
      kind: 'choice',
      choices: PAYMENT_TERMS.map((value) => ({ value, label: labelOf('PaymentTerms', value) })),
      note: 'How often.',
    },
    {
      key: 'paymentType',
      header: 'Pays',
      kind: 'choice',
      choices: PAYMENT_TYPES.map((value) => ({ value, label: labelOf('PaymentType', value) })),
      note: 'What each payment pays.',
    },
    SOURCE,
  ],
};

/** The tabs that are filled in, with their columns. */
export const TAB_FORMS: readonly TabForm[] = [ASSETS, DEBTS];
