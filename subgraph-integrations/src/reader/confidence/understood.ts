import { datesIn } from '../language/dates.ts';
import { MONEY_SOURCE } from '../language/numbers.ts';
import { STATE_SOURCE } from '../language/states.ts';
import type { Citation, ExtractedValue, ReadDocumentFields, ResidueShare } from '../reading.ts';
import type { Sentence } from '../structure/sentences.ts';
import type { Features, Field, Known } from './features.ts';

/**
 * How much of a document, and of the sentence that a value was read from, the reader has understood. What no layer knows
 * leaves names, amounts and blanks behind that are in no value; where much is left, what was read is doubtful, too.
 */

const MONEY = new RegExp(MONEY_SOURCE, 'gi');
const GIVES = /\bI (?:hereby )?(?:give|bequeath|devise|leave|appoint|nominate|name|designate|select|choose)\b/i;
/** Who saw it signed is in no value. */
const SEEN = /\b(?:witness|notary|sworn|acknowledged|subscribed|signature|prepared by|signed)\b|\/s\//i;
const BLANK = /_{3}|\[ ?[xX✓_]? ?\]|[☐☑☒□]|\t| {4}/;
const LABEL = /^[^:.]{2,60}:\s*\S|^[^:.]{2,60}:\s*$/;

type Listed = 'fiduciaries' | 'beneficiaries' | 'specificGifts' | 'residue' | 'owners' | 'settlors';
const WITH_NAMES: readonly Listed[] = [
  'fiduciaries',
  'beneficiaries',
  'specificGifts',
  'residue',
  'owners',
  'settlors',
];

const nameIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  const { person, name, to } = value as { person?: string; name?: string; to?: string };
  return person ?? to ?? name;
};

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What of the document is in no value, and what contradicts itself. */
export function understoodOf(fields: ReadDocumentFields, { household, people, sentences }: Known) {
  const named = new Set([...household.relations.keys(), ...household.principals, ...household.children]);
  if (household.spouse) named.add(household.spouse);
  for (const field of WITH_NAMES)
    for (const { value } of fields[field] as readonly ExtractedValue<unknown>[]) named.add(nameIn(value) ?? '');
  const quotes = allQuotes(fields);
  const body = sentences.filter(({ isHeading, text }) => !isHeading && !SEEN.test(text));
  const isQuoted = ({ text }: Sentence): boolean => {
    const words = squeezed(text);
    return quotes.some((quote) => words.includes(quote) || quote.includes(words));
  };
  const strangers = new Set<string>();
  const everybody = new Set<string>();
  let amounts = 0;
  let amountsLeft = 0;
  let giving = 0;
  let givingLeft = 0;
  let blanks = 0;
  const written = new Set(fields.specificGifts.map(({ value }) => value.amountCents));
  for (const sentence of body) {
    const quoted = isQuoted(sentence);
    for (const { name } of people.mentionsIn(sentence)) {
      everybody.add(name);
      if (!named.has(name)) strangers.add(name);
    }
    if (BLANK.test(sentence.text) || LABEL.test(sentence.text)) blanks += 1;
    if (GIVES.test(sentence.text)) {
      giving += 1;
      givingLeft += Number(!quoted);
    }
    const money = sentence.text.match(MONEY)?.length ?? 0;
    amounts += money;
    if (!quoted) amountsLeft += money;
  }
  const part = (some: number, all: number): number => (all === 0 ? 0 : some / all);
  const document: Features = {
    'left:people': Math.min(1, strangers.size / 4),
    'left:people-part': part(strangers.size, everybody.size),
    'left:amounts': written.size === 0 && amounts === 0 ? 0 : part(amountsLeft, amounts),
    'left:giving': part(givingLeft, giving),
    'form-lines': part(blanks, body.length),
    'few-sentences': Number(body.length < 12),
    'together-alone': Number(aloneTogether(fields)),
    'office-twice': Number(officeTwice(fields)),
    'ages-off': Number(agesOff(fields)),
  };
  const at = (quote: string, sentence: Sentence | undefined): Features => {
    const text = sentence?.text ?? quote;
    const mentions = people.mentionsIn({ text });
    const here = [...new Set(mentions.map(({ name }) => name))];
    const money = text.match(MONEY)?.length ?? 0;
    const gifts = fields.specificGifts.filter(({ citations }) => citations.some((one) => isOf(one, text))).length;
    return {
      'stranger-beside': Number(here.some((name) => !named.has(name))),
      'amounts-beside': Number(money > Math.max(1, gifts)),
      'label-line': Number(LABEL.test(text)),
      'form-line': Number(BLANK.test(text)),
    };
  };
  return {
    document,
    at,
    ofValue: (field: Field, one: ExtractedValue<unknown>, sentence: Sentence | undefined): Features => ({
      ...ofValue(field, one.value, fields, sentences),
      ...ofSingle(field, one, sentences, sentence),
      ...spokenIn(field, one, sentence),
    }),
  };
}

const isOf = ({ quote }: Citation, text: string): boolean => squeezed(text).includes(quote.slice(0, 60));

function allQuotes(fields: ReadDocumentFields): string[] {
  return Object.values(fields).flatMap((field: unknown) => {
    const values = Array.isArray(field) ? field : [field];
    return values.flatMap((one: { citations?: readonly Citation[] } | null) =>
      (one?.citations ?? []).map(({ quote }) => quote),
    );
  });
}

type Serving = ReadDocumentFields['fiduciaries'][number];
const placeOf = ({ value: { role, designation, of } }: Serving): string =>
  `${role} ${designation.replace(/^co_/, '')} ${of ?? ''}`;

/** One who serves together with nobody. */
function aloneTogether({ fiduciaries }: ReadDocumentFields): boolean {
  return fiduciaries.some(
    (one) =>
      one.value.designation.startsWith('co_') && fiduciaries.filter((o) => placeOf(o) === placeOf(one)).length < 2,
  );
}

/** Two in one place who do not serve together, or one who follows himself. */
function officeTwice({ fiduciaries }: ReadDocumentFields): boolean {
  return fiduciaries.some((one, i) =>
    fiduciaries.some(
      (other, k) =>
        k > i &&
        ((placeOf(one) === placeOf(other) && !other.value.designation.startsWith('co_')) ||
          (one.value.role === other.value.role &&
            one.value.of === other.value.of &&
            one.value.person === other.value.person)),
    ),
  );
}

/** Two ages at which all is paid, or none. */
function agesOff({ distributionAges }: ReadDocumentFields): boolean {
  const whole = distributionAges.filter(({ value }) => value.shareNumerator === value.shareDenominator);
  const scopes = new Set(distributionAges.map(({ value }) => value.of)).size;
  return distributionAges.length > 0 && (whole.length === 0 || whole.length > scopes);
}

/** Whether the sentence of an office or a gift is a simple one: one name, its verb or its office. */
function spokenIn(field: Field, one: ExtractedValue<unknown>, sentence: Sentence | undefined): Features {
  if (!/fiduciaries|specificGifts|residue|beneficiaries/.test(field)) return {};
  const text = sentence?.text ?? '';
  const quote = one.citations[0]?.quote ?? '';
  return {
    'trust-beside': Number(
      field === 'residue' &&
        (one.value as ResidueShare).manner === 'outright' &&
        /\b(?:in|held|hold|keep|kept|equal|separate)\b[^.;]{0,40}\btrusts?\b|\btrustees?\b[^.;]{0,60}\b(?:hold|held|keep|kept)\b/i.test(
          text,
        ),
    ),
    negated: Number(NOT_MEANT.test(text)),
    either: Number(field === 'fiduciaries' && /\beither\b[^.;]{0,120}\bor\b/i.test(text)),
    'office-unsaid': Number(field === 'fiduciaries' && !OFFICE_WORD.test(text)),
    'quote-short': Number(quote.length < 12),
    'many-clauses': Number((text.match(/[;,]/g) ?? []).length > 4),
  };
}

/** What each kind is called in a title. */
const TITLED: Readonly<Record<string, RegExp>> = {
  WILL: /\bwill\b/i,
  POUROVER_WILL: /\bwill\b/i,
  CODICIL: /\bcodicil\b/i,
  POWER_OF_ATTORNEY: /\bpower of attorney\b/i,
  HEALTHCARE_DIRECTIVE: /\b(?:health|medical|directive|proxy|surrogate|living will|declaration)\b/i,
  TRUST_AMENDMENT: /\bamendment\b/i,
  TRUST_CERTIFICATION: /\b(?:certificat|abstract)/i,
};
const STATE = new RegExp(`\\b(?:${STATE_SOURCE})\\b`, 'gi');
const FOR_AN_INSTANCE = /\b(?:not|unless|except|excluding|optional|you|your|should|if|may)\b|^\s*[([]/i;
/** Clauses that say what is to be: beside a denial they may not be meant. */
const SPEAKS_OF =
  /^(?:qtip|power_of_appointment|grantor_trust|crummey|divorce_clause|hipaa|charitable|special_needs|disclaimer|directed_trust|pet_trust|gifting_power|springing)$/;
const DENIED = /\b(?:no|not|never|none|nothing|nor|neither|without|decline\w*|limited to|for purposes of|alone)\b/i;

/** A form whose choices are made by a line through the others. */
const CROSSED_OUT =
  /\b(?:by (?:crossing|striking) (?:out|through)|(?:cross|strike) (?:out|through) (?:what|whatever|the|those|any)\b[^.]{0,40}\b(?:not|other))\b/i;
/** What a form tells its user, and what is said to be left out. */
const INSTRUCTION = /\b(?:you|your|excluding|excluded|except)\b/i;
const RESERVED = /\b(?:permits?|allows?|lets|reserved?|power|pursuant|under|using|provides)\b/i;
const OFFICE_WORD =
  /\b(?:trustees?|executors?|executrix|representatives?|agents?|attorneys?[- ]in[- ]fact|prox(?:y|ies)|surrogates?|advocates?|guardians?|conservators?|protectors?|advisors?|committee)\b/i;
const AGE_WORD = /\b(?:ages?|attain|reach|years|turns?|birthday|old)/i;
/** What is not to be, beside what is. */
const NOT_MEANT =
  /\b(?:(?:I|we) (?:do not|don['’]t)|never|nothing|nobody|no one|under no circumstances|in no (?:event|case)|excluding|except|other than|(?:has|have) (?:already )?(?:received|been given))\b/i;
const SIGNS = /\b(?:sign|execut|witness|hand|seal|dated?|made|this)\w*\b/i;

/** Whether a document calls itself, or parts of it, both revocable and irrevocable. */
function isMixed(sentences: readonly Sentence[]): boolean {
  const says = (words: RegExp): boolean => sentences.some(({ text }) => words.test(text));
  return says(/\b(?:revocable|may (?:amend|revoke)|revoke or amend|amend or revoke)\b/i) && says(/\birrevocable\b/i);
}

function ofSingle(
  field: Field,
  one: ExtractedValue<unknown>,
  sentences: readonly Sentence[],
  sentence: Sentence | undefined,
): Features {
  const text = sentence?.text ?? one.citations[0]?.quote ?? '';
  if (field === 'kind') {
    const titled = TITLED[String(one.value)];
    const opening = sentences
      .slice(0, 4)
      .map((each) => each.text)
      .join(' ');
    return {
      'kind-untitled': Number(!(titled ?? /\b(?:trust|indenture|unitrust|annuity|declaration)\b/i).test(opening)),
      // A trust that speaks of both is fixed, or not yet fixed, in a part of it only.
      'kind-mixed': Number(
        (/^(?:IRREVOCABLE|REVOCABLE_JOINT)$/.test(String(one.value)) && isMixed(sentences)) ||
          (/^REVOCABLE/.test(String(one.value)) &&
            sentences.some(({ text }) => /\bcannot be (?:revoked|amended)\b/i.test(text))),
      ),
    };
  }
  if (field === 'executedAt') {
    const all = sentences.flatMap((each) => datesIn(each.text).map(({ iso }) => iso));
    const same = all.filter((iso) => iso === one.value).length;
    const end = sentences.at(-1)?.end ?? 1;
    const place = (sentence?.start ?? 0) / end;
    return {
      'dates-several': Number(new Set(all).size > 1),
      'date-alone': Number(same < 2),
      'date-inside': Number(place > 0.12 && place < 0.6),
      'date-unsigned': Number(!SIGNS.test(text)),
    };
  }
  if (field === 'amends')
    return {
      'amends-reserved': Number(one.citations.some(({ quote }) => RESERVED.test(quote))),
      'amends-many': Number(one.citations.length > 3),
    };
  if (field === 'callouts')
    return {
      hedged: Number(FOR_AN_INSTANCE.test(text)),
      'crossed-out': Number(sentences.some((each) => CROSSED_OUT.test(each.text))),
      instruction: Number(INSTRUCTION.test(text)),
      'of-a-part': Number(one.value === 'irrevocable' && isMixed(sentences)),
      'callout-negated': Number(SPEAKS_OF.test(String(one.value)) && DENIED.test(text)),
      'of-many-powers': Number(SPEAKS_OF.test(String(one.value)) && (text.match(/;/g) ?? []).length > 3),
      'pet-without-trust': Number(one.value === 'pet_trust' && !/\btrust/i.test(text)),
      'of-powers': Number(one.value === 'life_support_withheld' && /\b(?:authority|decisions)\b/i.test(text)),
    };
  if (field === 'distributionAges')
    return {
      'age-unsaid': Number(!AGE_WORD.test(text)),
      'age-of-street': Number(/\b(?:residence|house|street|avenue|road|lane|drive|home)\b/i.test(text)),
    };
  if (field === 'situs') {
    const states = new Set(
      sentences.flatMap((each) => (each.text.match(STATE) ?? []).map((state) => state.toLowerCase())),
    );
    return {
      'states-several': Number(states.size > 1),
      'law-unsaid': Number(!/\b(?:laws?|govern|state of|statut)/i.test(text)),
    };
  }
  return {};
}

function ofValue(field: Field, value: unknown, fields: ReadDocumentFields, sentences: readonly Sentence[]): Features {
  if (field === 'owners' || field === 'settlors') {
    const name = String(value);
    const title = (fields.name?.value ?? '').toLowerCase();
    const last = name.toLowerCase().split(' ').at(-1) ?? '';
    const signed = sentences.some(
      ({ text }) => /\/s\/|sign|print|\bI\b/i.test(text) && text.toLowerCase().includes(name.toLowerCase()),
    );
    return {
      'maker-not-in-title': Number(last !== '' && !title.includes(last)),
      'maker-not-signed': Number(!signed),
      'maker-two': Number(fields.owners.length > 1),
    };
  }
  if (field === 'name') {
    const title = String(value).toLowerCase();
    const maker = fields.owners[0]?.value.toLowerCase() ?? fields.settlors[0]?.value.toLowerCase();
    return {
      'title-long': Number(title.split(' ').length > 12),
      'title-bare': Number(title.split(' ').length < 2),
      'title-verb': Number(/\b(?:is|are|was|shall|you|this|the following|page|print|insert|signature)\b/.test(title)),
      'title-without-maker': Number(maker !== undefined && !title.includes(maker.split(' ').at(-1) ?? '')),
    };
  }
  if (field === 'fiduciaries') {
    const { role, designation, person } = value as Serving['value'];
    const same = fields.fiduciaries.filter((o) => o.value.role === role);
    const isNext = /successor/.test(designation);
    return {
      'no-first': Number(isNext && !same.some((o) => /primary$/.test(o.value.designation))),
      'alone-together': Number(
        designation.startsWith('co_') && same.filter((o) => o.value.designation === designation).length < 2,
      ),
      'place-taken': Number(
        same.filter((o) => o.value.designation === designation).length > 1 && !/^co_/.test(designation),
      ),
      'person-twice': Number(same.filter((o) => o.value.person === person).length > 1),
    };
  }
  if (field === 'beneficiaries') {
    const { name } = value as { name: string };
    return {
      'takes-nothing': Number(![...fields.specificGifts, ...fields.residue].some((one) => one.value.to === name)),
    };
  }
  if (field === 'distributionAges') {
    const { age } = value as { age: number };
    return { 'ages-wrong': Number(agesOff(fields)), 'age-odd': Number(age < 18 || age > 50) };
  }
  return {};
}
