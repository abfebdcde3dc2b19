import type { ExtractedValue } from '@platform/contracts/events';

type Field = readonly [path: string, group: string, label: string, value: ExtractedValue['value'], quote?: string];

/** What a reading of a revocable trust of Ohio finds: gifts, a marital and a bypass trust, shares in stages. */
const FIELDS: readonly Field[] = [
  ['kind', 'document', 'Document type', 'REVOCABLE'],
  ['name', 'document', 'Name', 'The Garrick Vandermeer Revocable Living Trust'],
  ['executedAt', 'document', 'Executed', '2018-06-14'],
  ['situs', 'document', 'Governing law', 'OH'],
  ['settlors[0]', 'document', 'Settlor', 'Garrick Vandermeer'],
  [
    'fiduciaries[0]',
    'fiduciaries',
    'Trustee',
    { role: 'trustee', designation: 'primary', person: 'Garrick Vandermeer' },
  ],
  [
    'fiduciaries[1]',
    'fiduciaries',
    'Trustee',
    { role: 'trustee', designation: 'first_successor', person: 'Winona Joy Vandermeer' },
  ],
  [
    'fiduciaries[2]',
    'fiduciaries',
    'Trustee',
    { role: 'trustee', designation: 'second_successor', person: 'Cuyahoga Valley Private Bank' },
  ],
  [
    'specificGifts[0]',
    'gifts',
    'Specific gift',
    { to: 'Petronella Banks', kind: 'cash', amountCents: 2_500_000, description: '$25,000' },
  ],
  [
    'specificGifts[1]',
    'gifts',
    'Specific gift',
    { to: 'Wesley Vandermeer', kind: 'tangible', description: 'woodworking tools' },
  ],
  [
    'specificGifts[2]',
    'gifts',
    'Gift to charity',
    { to: 'Lake Effect Literacy Council', kind: 'charity', amountCents: 1_000_000, description: '$10,000' },
  ],
  ['subtrusts[0]', 'first_death', 'Trust created', { kind: 'MARITAL', name: 'Marital Trust', when: 'FIRST_DEATH' }],
  [
    'subtrusts[1]',
    'first_death',
    'Trust created',
    { kind: 'BYPASS', name: 'Family Trust', when: 'FIRST_DEATH' },
    'the largest amount that can pass free of federal estate tax',
  ],
  [
    'residue[0]',
    'second_death',
    'Remainder',
    { to: 'Wesley Vandermeer', shareNumerator: 1, shareDenominator: 2, manner: 'in_trust' },
  ],
  [
    'residue[1]',
    'second_death',
    'Remainder',
    { to: 'Lucinda Vandermeer Abdi', shareNumerator: 1, shareDenominator: 2, manner: 'in_trust' },
  ],
  ['distributionAges[0]', 'second_death', 'Distribution age', { age: 45, shareNumerator: 1, shareDenominator: 2 }],
  ['distributionAges[1]', 'second_death', 'Distribution age', { age: 50, shareNumerator: 1, shareDenominator: 1 }],
  ['callouts[0]', 'other', 'Provision', 'per_stirpes'],
  ['gst', 'other', 'GST status', { status: 'EXEMPT', split: false }],
];

export const TRUST_VALUES: ExtractedValue[] = FIELDS.map(
  ([path, group, label, value, quote = 'as written on the page']) => ({
    id: path,
    path,
    group,
    label,
    display: typeof value === 'string' ? value : JSON.stringify(value),
    value,
    confidence: path === 'gst' ? 'LOW' : 'HIGH',
    confidenceReason: path === 'gst' ? 'The text allows it and does not order it.' : null,
    citations: [{ page: 1, quote, boxes: [{ x: 0.1, y: 0.1, width: 0.5, height: 0.02 }] }],
  }),
);
