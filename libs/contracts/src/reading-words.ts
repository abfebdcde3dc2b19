import { formatDate, formatDollarsAndCents, isIsoDate } from '@platform/kernel';
import type { DeathScenario, GstStatus } from './enums/domain.ts';
import type { TrustKind } from './enums/instrument-kinds.ts';
import { fiduciaryTitle, inSentence, labelIfKnown, labelOf } from './labels.ts';
import { placeName } from './states.ts';
import type { TEXT_LABELS } from './text-labels.ts';

/** A value of a document in words: group of the review screen, label, text. */
export interface ValueWords {
  readonly group: string;
  readonly label: string;
  readonly display: string;
}

type TextValue<Name extends keyof typeof TEXT_LABELS> = keyof (typeof TEXT_LABELS)[Name] & string;
interface Share {
  readonly shareNumerator: number;
  readonly shareDenominator: number;
}

/** Values of a reading by their field, as far as their words need them. */
export interface ReadValues {
  readonly kind: string;
  readonly name: string;
  readonly executedAt: string;
  readonly situs: string;
  readonly owners: string;
  readonly settlors: string;
  readonly fiduciaries: { role: string; designation: string; person: string; of?: string };
  readonly beneficiaries: { name: string; relation?: string | null };
  readonly specificGifts: {
    to: string;
    kind: TextValue<'GiftKind'>;
    amountCents?: number;
    percent?: number;
    description: string;
    revoked?: boolean;
  };
  readonly residue: Share & { to: string; manner: TextValue<'ShareManner'>; condition?: string };
  readonly subtrusts: { kind: TrustKind; name: string; when: DeathScenario };
  readonly distributionAges: Share & { age: number; of?: string };
  readonly callouts: TextValue<'Callout'>;
  readonly gst: { status: GstStatus };
  readonly trustTerm: {
    termLengthYears?: number;
    useLifeExpectancy?: boolean;
    payoutRate?: number;
    annuityPaymentCents?: number;
  };
  readonly amends: { action: TextValue<'AmendingAction'>; documentName?: string; documentKind?: string };
}
export type ReadField = keyof ReadValues;

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const whenGroup = (when: string): string =>
  when === 'FIRST_DEATH' ? 'first_death' : when === 'SECOND_DEATH' ? 'second_death' : 'document';
const inDocument = (label: string, display: string): ValueWords => ({ group: 'document', label, display });

/** The kind of a document: of a trust by its own words, of anything else by those of an estate document. */
export const documentKindWords = (kind: string): string =>
  labelIfKnown('EstateDocumentKind', kind === 'OTHER' ? null : kind) ??
  labelIfKnown('TrustKind', kind) ??
  labelOf('EstateDocumentKind', 'OTHER');

/** Case: 50 of 100 → `50%`, 1 of 1 → `all`, 1 of 3 → `1/3`. */
export const shareWords = ({ shareNumerator, shareDenominator }: Share): string =>
  shareDenominator === 100
    ? `${shareNumerator}%`
    : shareDenominator === 1
      ? 'all'
      : `${shareNumerator}/${shareDenominator}`;

export const READING_WORDS: { readonly [Field in ReadField]: (value: ReadValues[Field]) => ValueWords } = {
  kind: (kind) => inDocument('Document type', documentKindWords(kind)),
  name: (name) => inDocument('Name', name),
  executedAt: (day) => inDocument('Executed', isIsoDate(day) ? formatDate(day) : day),
  situs: (code) => inDocument('Governing law', placeName(code)),
  owners: (name) => inDocument('Signed by', name),
  settlors: (name) => inDocument('Settlor', name),
  fiduciaries: ({ role, designation, person, of }) => ({
    group: 'fiduciaries',
    label: [fiduciaryTitle(role, designation), of].filter(Boolean).join(', '),
    display: person,
  }),
  beneficiaries: ({ name, relation }) => ({
    group: 'beneficiaries',
    label: relation ? capitalized(relation) : 'Beneficiary',
    display: name,
  }),
  specificGifts: ({ to, kind, amountCents, percent, description, revoked }) => {
    const what = amountCents ? formatDollarsAndCents(amountCents) : percent ? `${percent}%` : description;
    return {
      group: 'gifts',
      label: revoked ? `Taken away, ${inSentence(labelOf('GiftKind', kind))}` : labelOf('GiftKind', kind),
      display: revoked && !what ? `All that ${to} was given` : `${what} to ${to}`,
    };
  },
  subtrusts: ({ kind, name, when }) => ({
    group: whenGroup(when),
    label: `Trust created, ${inSentence(labelOf('TrustKind', kind))}`,
    display: name,
  }),
  residue: ({ to, manner, condition, ...share }) => ({
    group: 'second_death',
    label: condition ? `Remainder, ${condition}` : 'Remainder',
    display: `${shareWords(share)} to ${to}, ${inSentence(labelOf('ShareManner', manner))}`,
  }),
  distributionAges: ({ age, of, ...share }) => ({
    group: 'second_death',
    label: of ? `Distribution age, ${of}` : 'Distribution age',
    display: `${shareWords(share)} at ${age}`,
  }),
  callouts: (callout) => ({ group: 'other', label: 'Provision', display: labelOf('Callout', callout) }),
  gst: ({ status }) => ({ group: 'other', label: 'GST status', display: labelOf('GstStatus', status) }),
  trustTerm: ({ termLengthYears, useLifeExpectancy, payoutRate, annuityPaymentCents }) => ({
    group: 'other',
    label: 'Term',
    display: [
      termLengthYears && `${termLengthYears} years`,
      useLifeExpectancy && 'for life',
      payoutRate && `${payoutRate}% a year`,
      annuityPaymentCents && `${formatDollarsAndCents(annuityPaymentCents)} a year`,
    ]
      .filter(Boolean)
      .join(', '),
  }),
  amends: ({ action, documentName, documentKind }) =>
    inDocument(labelOf('AmendingAction', action), documentName ?? documentKindWords(documentKind ?? 'OTHER')),
};

/** The field of a path, without the document and the place in a list. Case: `boundDocuments[0].residue[1]` → residue. */
export function readField(path: string): ReadField | null {
  const field = /^(?:boundDocuments\[\d+\]\.)?([A-Za-z]+)(?:\[\d+\])?$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(READING_WORDS, field) ? (field as ReadField) : null;
}

/** What a person reads for a value that stands at a path; null where the path is not known. */
export function valueWords(path: string, value: unknown): ValueWords | null {
  const field = readField(path);
  return field && value !== null && value !== undefined ? READING_WORDS[field](value as never) : null;
}
