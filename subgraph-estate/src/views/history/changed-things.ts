import type { Estate } from '../../domain/estate/estate.ts';
import { partyName } from '../../domain/estate/estate.ts';
import { NO_ANSWERS } from '../../domain/estate/onboarding-answers.ts';
import type { ChangeAction, ChangedField, ChangedPart, ChangedThing } from '../../domain/history/estate-change.ts';
import { FIELD_WORDS, OTHER_DETAILS } from './field-words.ts';

/** Bounds of one record, so that no change makes a document that cannot be kept. */
export const MOST_THINGS = 60;
const MOST_FIELDS = 40;
const LONGEST_WORDS = 300;
const LONGEST_RAW = 2_000;

/** Bookkeeping, what is worked out, and what says nothing to a reader. */
const UNTOLD: ReadonlySet<string> = new Set([
  'id',
  'version',
  'estateId',
  'organizationId',
  'createdAt',
  'updatedAt',
  'createdByReading',
  'uploadIds',
  'accountId',
  'sharedAt',
  'sharedById',
  'sharedByName',
  'originalText',
  'fromCustomId',
  'instrumentId',
  'instrumentName',
  'requestedById',
  'estateVersion',
  'conflictId',
  'setAsideByName',
]);

/** Whether a field has words of its own, or is none that a reader is told of. */
export const isTold = (field: string): boolean => UNTOLD.has(field) || field in FIELD_WORDS;

const LISTS = [
  'people',
  'relations',
  'assets',
  'liabilities',
  'assetAccounts',
  'entities',
  'charities',
  'trusts',
  'documents',
  'sharedOwnerships',
] as const;
const NAMES: ReadonlySet<string> = new Set(['name', 'milestone']);
const OF_ESTATE = [
  'displayName',
  'archived',
  'clientState',
  'city',
  'maritalStatus',
  'firstSpouseToDieId',
  'balanceSheetOrder',
  'documentOrder',
  'hideEmptyColumnsBalanceSheet',
] as const;

type Values = Readonly<Record<string, unknown>>;

const short = (words: string | null): string | null =>
  words !== null && words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS - 1)}…` : words;
const raw = (value: unknown): string | null => {
  const text = JSON.stringify(value ?? null);
  return text.length > LONGEST_RAW ? null : text;
};

interface Sides {
  readonly before: Estate;
  readonly after: Estate;
}

const ORDER = new Map(Object.keys(FIELD_WORDS).map((field, place) => [field, place]));
const placeOf = (field: string): number => ORDER.get(field) ?? ORDER.size;

/** The name of something new or gone is said already, and "no" or nothing used says nothing; a value of nothing does. */
const saysLittle = (field: string, value: unknown): boolean =>
  NAMES.has(field) || value === false || (value === 0 && field !== 'balanceCents');

/** The fields that differ; of something new or gone, those that say something. */
export function changedFields(
  part: ChangedPart,
  known: Values | null,
  next: Values | null,
  { before, after }: Sides,
): ChangedField[] {
  const isWhole = known === null || next === null;
  const names = [...new Set([...Object.keys(known ?? {}), ...Object.keys(next ?? {})])].filter(
    (name) => !UNTOLD.has(name) && !(isWhole && saysLittle(name, (next ?? known)?.[name])),
  );
  return names
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((field): ChangedField[] => {
      const [rawBefore, rawAfter] = [raw(known?.[field]), raw(next?.[field])];
      if (JSON.stringify(known?.[field] ?? null) === JSON.stringify(next?.[field] ?? null)) return [];
      const [label, say] = FIELD_WORDS[field] ?? OTHER_DETAILS;
      const words = { before: short(say(known?.[field], before, part)), after: short(say(next?.[field], after, part)) };
      // A difference that the words do not show is said as one, without them.
      if (words.before === words.after) Object.assign(words, { before: null, after: null });
      const isSilent = words.before === null && words.after === null;
      if (isSilent && isWhole) return [];
      return [{ field, label, ...words, rawBefore, rawAfter }];
    })
    .slice(0, MOST_FIELDS);
}

function nameIn(
  part: ChangedPart,
  thing: Values & { readonly from?: unknown; readonly to?: unknown },
  { before, after }: Sides,
): string {
  if (part !== 'relations') return String(thing['name'] ?? '');
  const { from, to } = thing;
  const [one, other] = [from, to].map((id) => partyName(after, String(id)) ?? partyName(before, String(id)));
  return `${one ?? ''} and ${other ?? ''}`;
}

function changedList(part: (typeof LISTS)[number], sides: Sides): ChangedThing[] {
  const known = new Map((sides.before[part] as readonly { readonly id: string }[]).map((one) => [one.id, one]));
  const next = new Map((sides.after[part] as readonly { readonly id: string }[]).map((one) => [one.id, one]));
  let count = 0;
  return [...new Set([...known.keys(), ...next.keys()])].flatMap((thingId): ChangedThing[] => {
    const [was, is] = [known.get(thingId) as Values | undefined, next.get(thingId) as Values | undefined];
    if (was === is) return [];
    const action: ChangeAction = !was ? 'ADDED' : !is ? 'REMOVED' : 'CHANGED';
    // What is only counted needs no words: of an import there are thousands.
    const isCounted = count >= MOST_THINGS && action !== 'CHANGED';
    const fields = isCounted ? [] : changedFields(part, was ?? null, is ?? null, sides);
    if (action === 'CHANGED' && fields.length === 0) return [];
    count += 1;
    return [{ part, thingId, name: nameIn(part, is ?? was ?? {}, sides), action, fields }];
  });
}

const only = (values: object, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, (values as Values)[name]]));

/** What a write has changed in an estate, in words; the rest of too many things is counted. */
export function changedThings(
  before: Estate,
  after: Estate,
  told: readonly ChangedField[] = [],
): { things: ChangedThing[]; leftOut: number } {
  const sides = { before, after };
  const own = [...changedFields('estate', only(before, OF_ESTATE), only(after, OF_ESTATE), sides), ...told];
  const assumed = changedFields('assumptions', { ...before.assumptions }, { ...after.assumptions }, sides);
  const answered = changedFields(
    'onboarding',
    // Questions that nobody has begun are without an answer: so they can be again.
    { ...(before.onboarding ?? NO_ANSWERS) },
    { ...(after.onboarding ?? NO_ANSWERS) },
    sides,
  );
  const whole = { thingId: after.id, action: 'CHANGED' as const };
  const things: ChangedThing[] = [
    ...(own.length > 0 ? [{ ...whole, part: 'estate' as const, name: after.displayName, fields: own }] : []),
    ...(assumed.length > 0 ? [{ ...whole, part: 'assumptions' as const, name: 'Assumptions', fields: assumed }] : []),
    ...(answered.length > 0
      ? [{ ...whole, part: 'onboarding' as const, name: 'First questions', fields: answered }]
      : []),
    ...LISTS.flatMap((part) => changedList(part, sides)),
  ];
  return { things: things.slice(0, MOST_THINGS), leftOut: Math.max(0, things.length - MOST_THINGS) };
}
