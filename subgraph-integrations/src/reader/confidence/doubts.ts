import type { Features, Field } from './features.ts';

/**
 * What makes a value a question however certain others like it were: signs that the document, or the sentence, holds
 * more than was understood of it, or that two of its statements do not fit. The first that holds gives its reason.
 */
interface Doubt {
  fields: RegExp;
  /** Any of these features. */
  signs: readonly string[];
  /** And this one, too. */
  with?: string;
  reason: string;
}

/** What rests on everybody whom the document names. */
const OF_THE_WHOLE = /^(?:fiduciaries|beneficiaries|specificGifts|residue|distributionAges|amends|subtrusts)$/;
const GIVEN_OR_SERVING = /^(?:fiduciaries|beneficiaries|specificGifts|residue)$/;

const DOUBTS: readonly Doubt[] = [
  {
    fields: /^executedAt$/,
    signs: ['date-alone', 'date-inside'],
    with: 'dates-several',
    reason: 'The document names several dates: compare this one with the place where it is signed.',
  },
  {
    fields: /^name$/,
    signs: ['title-without-maker', 'title-bare', 'title-verb'],
    reason: 'The title does not say whose document it is.',
  },
  {
    fields: /^callouts$/,
    signs: ['crossed-out'],
    reason: 'This form is filled in by crossing out what does not apply: compare it with the page.',
  },
  { fields: /^kind$/, signs: ['kind-untitled'], reason: 'The title does not say what kind of document this is.' },
  {
    fields: /^kind$/,
    signs: ['kind-mixed'],
    reason: 'The document says of some of its parts that they can be revoked, and of others that they cannot.',
  },
  {
    fields: /^(?:owners|settlors)$/,
    signs: ['maker-not-signed'],
    with: 'maker-not-in-title',
    reason: 'Neither the title nor a signature names this person.',
  },
  {
    fields: /^(?:owners|settlors)$/,
    signs: ['named-once'],
    reason: 'Who makes a document is named in it more than once, and this person is not.',
  },
  {
    fields: /^amends$/,
    signs: ['amends-reserved'],
    reason: 'One of the articles may be the one that allows the change.',
  },
  {
    fields: /^distributionAges$/,
    signs: ['ages-wrong', 'age-odd', 'age-unsaid', 'age-of-street'],
    reason: 'The ages that were read do not make one plan: compare them with the page.',
  },
  {
    fields: /^callouts$/,
    signs: ['instruction', 'of-a-part', 'of-powers', 'pet-without-trust', 'callout-negated', 'of-many-powers'],
    reason: 'The words may be an instruction, name an exception, or speak of a part only.',
  },
  {
    fields: /^callouts$/,
    signs: ['quote-is-heading'],
    reason: 'Only a heading speaks of it, and a form prints headings over what was not chosen.',
  },
  {
    fields: OF_THE_WHOLE,
    signs: ['left:people'],
    reason: 'The document names people of whom nothing was understood.',
  },
  {
    fields: /^(?:beneficiaries|subtrusts)$/,
    signs: ['left:giving'],
    reason: 'The document gives something that was not understood.',
  },
  {
    fields: GIVEN_OR_SERVING,
    signs: ['past'],
    reason: 'The sentence also speaks of what an earlier paper said.',
  },
  {
    fields: GIVEN_OR_SERVING,
    signs: ['several-verbs', 'stranger-beside', 'form-name'],
    reason: 'The sentence says more than was understood of it.',
  },
  {
    fields: /^fiduciaries$/,
    signs: ['alone-together', 'no-first', 'place-taken', 'person-twice', 'office-twice', 'late-in-line'],
    reason: 'The order of those who serve does not fit together: compare it with the page.',
  },
  {
    fields: GIVEN_OR_SERVING,
    signs: ['negated'],
    reason: 'The sentence also says what is not to be: compare it with the page.',
  },
  { fields: /^residue$/, signs: ['trust-beside'], reason: 'Whether this share is held in trust is not certain.' },
  { fields: /^fiduciaries$/, signs: ['either'], reason: 'Either of two is named: the order is not said.' },
  { fields: /^fiduciaries$/, signs: ['office-unsaid'], reason: 'The office is not named beside the name.' },
  {
    fields: /^fiduciaries$/,
    signs: ['together'],
    with: 'named-once',
    reason: 'Whether they serve together is not certain.',
  },
  { fields: /^beneficiaries$/, signs: ['takes-nothing'], reason: 'No gift and no share of this person was read.' },
  {
    fields: GIVEN_OR_SERVING,
    signs: ['doc:shares-off'],
    reason: 'The shares that were read do not add up to the whole.',
  },
];

/** Why a value is a question, if anything of it is doubtful. */
export function doubtOf(field: Field, features: Features): string | undefined {
  const holds = (name: string): boolean => (features[name] ?? 0) > 0;
  const doubt = DOUBTS.find(
    (one) => one.fields.test(field) && one.signs.some(holds) && (one.with === undefined || holds(one.with)),
  );
  return doubt?.reason;
}
