import { isCharity } from '../fields/dispositions.ts';
import type { Household } from '../fields/document.ts';
import type { ExtractedValue, ReadDocumentFields } from '../reading.ts';
import type { PeopleIndex } from '../structure/people.ts';
import type { Sentence } from '../structure/sentences.ts';
import { understoodOf } from './understood.ts';

export interface Known {
  readonly household: Household;
  readonly people: PeopleIndex;
  readonly sentences: readonly Sentence[];
}

/** Numbers by name that say how a value came about; absent ones are zero. */
export type Features = Readonly<Record<string, number>>;

export const SINGLE = ['kind', 'name', 'executedAt', 'situs', 'gst', 'trustTerm', 'amends'] as const;
export const LISTED = [
  'owners',
  'settlors',
  'fiduciaries',
  'beneficiaries',
  'specificGifts',
  'residue',
  'subtrusts',
  'distributionAges',
  'callouts',
] as const;
export type Field = (typeof SINGLE)[number] | (typeof LISTED)[number];

/** What the headings over a value of this field speak of. */
const HEADINGS: Partial<Record<Field, RegExp>> = {
  fiduciaries:
    /\b(?:trustees?|execut\w*|representatives?|fiduciar\w*|guardians?|agents?|success\w*|appoint\w*|nominat\w*|prox\w*|surrogate|conservator\w*|designation)\b/i,
  specificGifts: /\b(?:gifts?|bequests?|specific|legac\w*|devise\w*|tangible|distributions?)\b/i,
  residue: /\b(?:residu\w*|remain\w*|balance|rest|division|distribution|shares?|everything)\b/i,
  beneficiaries: /\b(?:gifts?|residu\w*|remain\w*|balance|rest|distributions?|division|bequests?|family|shares?)\b/i,
  distributionAges: /\b(?:ages?|children|trusts?|distributions?|held|shares?|young|minors?)\b/i,
  subtrusts: /\b(?:death|division|trusts?|marital|survivor\w*)\b/i,
};
/** Verbs that make a value of this field. */
const VERBS: Partial<Record<Field, RegExp>> = {
  fiduciaries: /\b(?:appoint|nominate|name|designate|choose|select|serve|act|constitute|shall be|is)\w*\b/i,
  specificGifts: /\b(?:give|bequeath|devise|leave|distribute|pay|deliver|gets?|receives?|goes?|have)\w*\b/i,
  residue: /\b(?:give|bequeath|devise|leave|distribute|pay|divide|gets?|receives?|goes?|share)\w*\b/i,
  owners: /\b(?:I|we|grantor|settlor|trustor|trustmaker|testator|principal|declarant|made by|name)\b/i,
};
const CONDITIONAL = /\b(?:if|should|unless|in the event|provided|otherwise|except|fails?|predecease\w*)\b/i;
/** Of earlier papers, and of what is taken back. */
const PAST =
  /\b(?:revok|delet|cancel|withdraw|struck|strik|remov|replac|previously|formerly|wherein|whereby|no longer|in lieu|instead|was|were|had)\w*\b/i;
const GIVING = /\b(?:give|bequeath|devise|leave|distribute|pay|appoint|nominate|name)s?\b/gi;
/** Words of forms, which are nobody and nothing that is given. */
const OF_A_FORM =
  /\b(?:name|address|signature|signed?|date|phone|choice|print|insert|initials?|executors?|trustees?|guardians?|agents?|witness|notary|back-?up|alternate)\b/i;
const TRADE =
  /\b(?:Trust|Estate|Property|Article|Section|Code|Act|Power|Care|Health|Remaining|Distribution|Gift|Agent|Trustee|Form|Part|Name|Date|State|County)\b/;

/** Facts of the document that every value shares: how much of it fits together. */
function ofDocument(fields: ReadDocumentFields): Features {
  const total = fields.residue.reduce((sum, { value }) => sum + value.shareNumerator / value.shareDenominator, 0);
  const isDisposing = /WILL|REVOCABLE/.test(fields.kind?.value ?? '');
  return {
    'doc:no-title': Number(fields.name?.confidence === 'LOW'),
    'doc:no-maker': Number(fields.owners.length === 0),
    'doc:nobody-serves': Number(fields.fiduciaries.length === 0),
    'doc:no-residue': Number(isDisposing && fields.residue.length === 0),
    'doc:no-gifts': Number(isDisposing && fields.specificGifts.length === 0),
    'doc:few': Number(isDisposing && fields.beneficiaries.length < 2),
    'doc:nobody-first': Number(fields.fiduciaries.length === 0 && fields.kind?.value !== 'TRUST_CERTIFICATION'),
    'doc:shares-off': Number(fields.residue.length > 0 && Math.abs(total - 1) > 0.011 && Math.abs(total - 2) > 0.011),
    'doc:primary-missing': Number(
      fields.fiduciaries.length > 0 && !fields.fiduciaries.some(({ value }) => /primary$/.test(value.designation)),
    ),
  };
}

const nameOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  const { person, name, to } = (value ?? {}) as { person?: string; name?: string; to?: string };
  return person ?? to ?? name;
};

/** Reads the features of the values of one document. */
export function featureReader(fields: ReadDocumentFields, known: Known) {
  const understood = understoodOf(fields, known);
  const document = { ...ofDocument(fields), ...understood.document };
  const { people, household, sentences } = known;
  const times = new Map<string, number>();
  for (const sentence of sentences)
    for (const { name } of people.mentionsIn(sentence)) times.set(name, (times.get(name) ?? 0) + 1);
  return (field: Field, one: ExtractedValue<unknown>): Features => {
    const quote = one.citations[0]?.quote ?? '';
    const start = quote.slice(0, 40);
    const sentence = sentences.find(({ text }) => start !== '' && text.replace(/\s+/g, ' ').includes(start));
    const text = sentence?.text ?? quote;
    const features: Record<string, number> = {
      ...document,
      [`field:${field}`]: 1,
      doubted: Number(one.confidence === 'LOW'),
      'no-sentence': Number(!sentence),
      heading: Number(HEADINGS[field]?.test(sentence?.heading ?? '') ?? false),
      verb: Number(VERBS[field]?.test(text) ?? false),
      led: Number((sentence?.implied ?? 0) > 0),
      row: Number(text.includes('\t')),
      conditional: Number(CONDITIONAL.test(text)),
      long: Math.min(1, text.length / 600),
      short: Number(text.length < 30),
      'quote-is-heading': Number(sentence?.isHeading ?? false),
      'open-quotation': Number(/["“]/.test(text)),
      digits: Number(/\d/.test(quote)),
      past: Number(PAST.test(text)),
      'several-verbs': Number((text.match(GIVING) ?? []).length > 1),
      'blank-inside': Number(/ {4}|_{3}/.test(text.trim())),
      'wide-quote': Number(quote.length > 240),
      'run-together': Number(/\p{Ll}\s(?:I (?:give|want|name|appoint|leave)|My )/u.test(text)),
    };
    const name = /fiduciaries|beneficiaries|Gifts|residue|owners|settlors/.test(field) ? nameOf(one.value) : undefined;
    if (name !== undefined) {
      const seen = times.get(name) ?? 0;
      const words = name.split(' ');
      Object.assign(features, {
        'named-once': Number(seen <= 1),
        'named-often': Number(seen >= 3),
        relative: Number(household.relations.has(name) || name === household.spouse),
        principal: Number(household.principals.includes(name)),
        company: Number(isCharity(name)),
        'many-words': Number(words.length > 4),
        'trade-word': Number(TRADE.test(name) && !isCharity(name)),
        'people-beside': Math.min(1, people.mentionsIn({ text }).length / 6),
        dead: Number(household.deceased.has(name)),
        'form-name': Number(OF_A_FORM.test(name)),
        'one-word': Number(words.length < 2),
      });
    }
    Object.assign(features, understood.at(quote, sentence), understood.ofValue(field, one, sentence));
    Object.assign(features, ofValue(field, one.value));
    // What holds of one field need not hold of another.
    for (const key of [
      'past',
      'several-verbs',
      'row',
      'people-beside',
      'company',
      'named-once',
      'heading',
      'verb',
      'led',
      'conditional',
      'long',
      'relative',
    ])
      if (features[key]) features[`${field}&${key}`] = features[key];
    return features;
  };
}

function ofValue(field: Field, value: unknown): Features {
  const said = value as Record<string, unknown>;
  if (field === 'fiduciaries') {
    const { role, designation } = said as { role: string; designation: string };
    return {
      [`role:${role}`]: 1,
      'late-in-line': Number(/^(?:co_)?(?:second|third|fourth|fifth)/.test(designation)),
      together: Number(designation.startsWith('co_')),
    };
  }
  if (field === 'specificGifts')
    return {
      [`gift:${String(said['kind'])}`]: 1,
      'gift-long': Number(String(said['description']).length > 60),
      'form-word': Number(OF_A_FORM.test(String(said['description']))),
    };
  if (field === 'residue')
    return {
      whole: Number(said['shareNumerator'] === said['shareDenominator']),
      'in-trust': Number(said['manner'] === 'in_trust'),
      'on-condition': Number(said['condition'] !== undefined),
    };
  if (field === 'callouts') return { [`callout:${String(value)}`]: 1 };
  if (field === 'kind') return { [`kind:${String(value)}`]: 1 };
  return {};
}
