import type { ExtractedValue as ReviewValue } from '@platform/contracts/events';
import { fiduciaryTitle, inSentence, labelIfKnown, labelOf } from '@platform/contracts/labels';
import { formatDate, formatDollarsAndCents, isIsoDate } from '@platform/kernel';
import type { PreprocessingIssue } from '../../domain/abstraction/abstraction.ts';
import type { DocumentReading, ExtractedValue, ReadDocumentFields, ReadingProblem } from '../../reader/index.ts';

interface PossibleIssue {
  readonly kind: string;
  readonly detail: string;
  readonly page: number | null;
}

export interface ReviewValues {
  readonly values: readonly ReviewValue[];
  readonly possibleIssues: readonly PossibleIssue[];
  /** The file could not be opened, or is no document: the reading has failed rather than found nothing. */
  readonly unusable: PreprocessingIssue | null;
}

const issueOf = ({ kind, detail, page }: ReadingProblem): PossibleIssue => ({ kind, detail, page: page ?? null });
const kindLabel = (kind: string): string =>
  labelIfKnown('EstateDocumentKind', kind === 'OTHER' ? null : kind) ??
  labelIfKnown('TrustKind', kind) ??
  labelOf('EstateDocumentKind', 'OTHER');
const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const percent = (numerator: number, denominator: number): string =>
  denominator === 100 ? `${numerator}%` : denominator === 1 ? 'all' : `${numerator}/${denominator}`;

/** How a value of one list is shown: group of the review screen, label, text. */
interface Shown {
  readonly group: string;
  readonly label: string;
  readonly display: string;
}

type Fields = ReadDocumentFields;
const whenGroup = (when: string): string =>
  when === 'FIRST_DEATH' ? 'first_death' : when === 'SECOND_DEATH' ? 'second_death' : 'document';

const SCALARS: {
  readonly [Name in 'kind' | 'name' | 'executedAt' | 'situs']: { label: string; display: (value: string) => string };
} = {
  kind: { label: 'Document type', display: kindLabel },
  name: { label: 'Name', display: (value) => value },
  executedAt: { label: 'Executed', display: (value) => (isIsoDate(value) ? formatDate(value) : value) },
  situs: { label: 'Governing law', display: (value) => value },
};

function listed(
  fields: Fields,
): readonly (readonly [string, readonly ExtractedValue<unknown>[], (value: never) => Shown])[] {
  const person =
    (label: string) =>
    (value: string): Shown => ({ group: 'document', label, display: value });
  return [
    ['owners', fields.owners, person('Signed by')],
    ['settlors', fields.settlors, person('Settlor')],
    [
      'fiduciaries',
      fields.fiduciaries,
      ({ role, designation, person: name, of }: Fields['fiduciaries'][number]['value']) => ({
        group: 'fiduciaries',
        label: [fiduciaryTitle(role, designation), of].filter(Boolean).join(', '),
        display: name,
      }),
    ],
    [
      'beneficiaries',
      fields.beneficiaries,
      ({ name, relation }: Fields['beneficiaries'][number]['value']) => ({
        group: 'beneficiaries',
        label: relation ? capitalized(relation) : 'Beneficiary',
        display: name,
      }),
    ],
    [
      'specificGifts',
      fields.specificGifts,
      ({ to, kind, amountCents, percent: share, description }: Fields['specificGifts'][number]['value']) => ({
        group: 'gifts',
        label: labelOf('GiftKind', kind),
        display: `${amountCents ? formatDollarsAndCents(amountCents) : share ? `${share}%` : description} to ${to}`,
      }),
    ],
    [
      'subtrusts',
      fields.subtrusts,
      ({ kind, name, when }: Fields['subtrusts'][number]['value']) => ({
        group: whenGroup(when),
        label: `Trust created, ${inSentence(labelOf('TrustKind', kind))}`,
        display: name,
      }),
    ],
    [
      'residue',
      fields.residue,
      ({ to, shareNumerator, shareDenominator, manner, condition }: Fields['residue'][number]['value']) => ({
        group: 'second_death',
        label: condition ? `Remainder, ${condition}` : 'Remainder',
        display: `${percent(shareNumerator, shareDenominator)} to ${to}, ${manner === 'in_trust' ? 'in trust' : 'outright'}`,
      }),
    ],
    [
      'distributionAges',
      fields.distributionAges,
      ({ age, shareNumerator, shareDenominator, of }: Fields['distributionAges'][number]['value']) => ({
        group: 'second_death',
        label: of ? `Distribution age, ${of}` : 'Distribution age',
        display: `${percent(shareNumerator, shareDenominator)} at ${age}`,
      }),
    ],
    [
      'callouts',
      fields.callouts,
      (value: Fields['callouts'][number]['value']) => ({
        group: 'other',
        label: 'Provision',
        display: labelOf('Callout', value),
      }),
    ],
  ] as never;
}

function single(fields: Fields): readonly (readonly [string, ExtractedValue<unknown> | null, Shown])[] {
  const { gst, trustTerm, amends } = fields;
  const term = trustTerm?.value;
  const termText = [
    term?.termLengthYears && `${term.termLengthYears} years`,
    term?.useLifeExpectancy && 'for life',
    term?.payoutRate && `${term.payoutRate}% a year`,
    term?.annuityPaymentCents && `${formatDollarsAndCents(term.annuityPaymentCents)} a year`,
  ];
  return [
    ['gst', gst, { group: 'other', label: 'GST status', display: gst ? labelOf('GstStatus', gst.value.status) : '' }],
    ['trustTerm', trustTerm, { group: 'other', label: 'Term', display: termText.filter(Boolean).join(', ') }],
    [
      'amends',
      amends,
      {
        group: 'document',
        label: amends?.value.action === 'restate' ? 'Restates' : 'Amends',
        display: amends ? (amends.value.documentName ?? kindLabel(amends.value.documentKind ?? 'OTHER')) : '',
      },
    ],
  ];
}

function valuesOf(fields: Fields, prefix: string): ReviewValue[] {
  const values: ReviewValue[] = [];
  const add = (path: string, found: ExtractedValue<unknown>, shown: Shown): void => {
    values.push({
      id: path,
      path,
      ...shown,
      value: JSON.parse(JSON.stringify(found.value)),
      confidence: found.confidence,
      confidenceReason: found.reason ?? null,
      citations: found.citations.map(({ page, quote, boxes }) => ({
        page,
        quote,
        boxes: boxes.map((box) => ({ ...box })),
      })),
    });
  };
  for (const name of ['kind', 'name', 'executedAt', 'situs'] as const) {
    const found = fields[name];
    if (found)
      add(`${prefix}${name}`, found, {
        group: 'document',
        label: SCALARS[name].label,
        display: SCALARS[name].display(found.value),
      });
  }
  for (const [name, found, show] of listed(fields)) {
    for (const [index, item] of found.entries()) add(`${prefix}${name}[${index}]`, item, show(item.value as never));
  }
  for (const [name, found, shown] of single(fields)) if (found) add(`${prefix}${name}`, found, shown);
  return values;
}

/**
 * A reading as the values that a person reviews, in the order of the document, with the problems beside them. Paths
 * are those of the command line's output: the first document bare, bound ones under `boundDocuments[n].`.
 */
export function reviewValuesOf(reading: DocumentReading): ReviewValues {
  const fault = reading.problems.find((problem) => problem.fault !== undefined);
  if (fault)
    return {
      values: [],
      possibleIssues: [],
      unusable: { errorType: fault.kind, message: fault.detail, page: fault.page ?? null },
    };
  const values = reading.documents.flatMap((fields, index) =>
    valuesOf(fields, index === 0 ? '' : `boundDocuments[${index - 1}].`),
  );
  const possibleIssues = [...reading.problems, ...reading.documents.flatMap(({ problems }) => problems)].map(issueOf);
  return { values, possibleIssues, unusable: null };
}
