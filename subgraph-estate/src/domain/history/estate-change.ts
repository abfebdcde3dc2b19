import { isDeepStrictEqual } from 'node:util';
import type { ChangeAction, ChangedPart } from '@platform/contracts/domain';
import { DomainError } from '@platform/kernel';
import { withHoldingBack } from '../balance-sheet/removal.ts';
import type { Estate } from '../estate/estate.ts';
import { withPersonBack } from '../person/removal.ts';

export type { ChangeAction, ChangedPart };

export interface ChangedField {
  /** As it is stored. */
  readonly field: string;
  readonly label: string;
  /** In words, as they were said on that day; null for nothing, and for what no line can hold. */
  readonly before: string | null;
  readonly after: string | null;
  /** As JSON, to set it back; null where it is too long to keep. */
  readonly rawBefore: string | null;
  readonly rawAfter: string | null;
}

export interface ChangedThing {
  readonly part: ChangedPart;
  readonly thingId: string;
  readonly name: string;
  readonly action: ChangeAction;
  readonly fields: readonly ChangedField[];
}

/** What one write of an estate, or of a noun beside it, has changed; written with it and never changed itself. */
export interface EstateChange {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly at: string;
  /** The version that the write made: two writes of one moment are in its order. */
  readonly made: number;
  readonly actorId: string | null;
  readonly actorName: string;
  /** Who acted as the actor in support mode. */
  readonly supportName: string | null;
  readonly things: readonly ChangedThing[];
  /** Things that are not listed, because they are too many. */
  readonly leftOut: number;
}

const WITH_FIELDS: ReadonlySet<ChangedPart> = new Set([
  'estate',
  'assumptions',
  'onboarding',
  'people',
  'assets',
  'liabilities',
  'assetAccounts',
  'entities',
  'charities',
]);
const WITH_REMOVAL: ReadonlySet<ChangedPart> = new Set([
  'people',
  'assets',
  'liabilities',
  'assetAccounts',
  'entities',
  'charities',
  'trusts',
  'documents',
]);

/** Whoever may edit an estate may not always do these, which each have a way back of their own; the file of a photo is gone. */
const NOT_SET_BACK: ReadonlySet<string> = new Set(['archived', 'advisorId', 'photo']);

const canSetBack = ({ action, part, fields }: ChangedThing): boolean =>
  action === 'CHANGED' &&
  WITH_FIELDS.has(part) &&
  !fields.some(({ field }) => NOT_SET_BACK.has(field)) &&
  fields.every(({ rawBefore, rawAfter }) => rawBefore !== null && rawAfter !== null);

interface Removal {
  readonly gone: readonly ChangedThing[];
  /** What followed from it: a household without a spouse has another name and marital status. */
  readonly followed: readonly ChangedThing[];
}

/** Removals that the estate itself keeps, of one thing or of several at once; a person takes relationships along. */
function removal({ things }: EstateChange): Removal | null {
  const gone = things.filter(({ action, part }) => action === 'REMOVED' && part !== 'relations');
  const followed = things.filter(({ part }) => part === 'estate');
  const ties = things.filter(({ action, part }) => action === 'REMOVED' && part === 'relations');
  const isWhole = gone.length + followed.length + ties.length === things.length;
  const isKept = gone.length > 0 && gone.every(({ part }) => WITH_REMOVAL.has(part));
  return isWhole && isKept && followed.every(canSetBack) ? { gone, followed } : null;
}

/** An asset that gave way to its parts. */
function split({ things }: EstateChange): ChangedThing | null {
  const [whole, ...others] = things.filter(({ action }) => action === 'REMOVED');
  const parts = things.filter(({ action }) => action === 'ADDED');
  const isSplit = whole && others.length === 0 && parts.length > 1 && parts.length + 1 === things.length;
  return isSplit && things.every(({ part }) => part === 'assets') ? whole : null;
}

/** Of a kind that can be taken back: values that can be set back, things that were removed, an asset that was split. */
const isReversible = (change: EstateChange): boolean =>
  change.leftOut === 0 &&
  change.things.length > 0 &&
  (removal(change) !== null || split(change) !== null || change.things.every(canSetBack));

type Values = Readonly<Record<string, unknown>>;

/** Null says what a missing field says: a store leaves out the one, and gives its own order to what it keeps. */
function withoutNothing(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(withoutNothing);
  const said = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(said.map(([key, inner]) => [key, withoutNothing(inner)]));
}
const isSame = (value: unknown, raw: string | null): boolean =>
  isDeepStrictEqual(withoutNothing(value ?? null), withoutNothing(JSON.parse(raw ?? 'null')));

/** Throws: DomainError CHANGED_SINCE where somebody has changed it again, or it is gone. */
function setBack(values: Values | undefined, { name, fields }: ChangedThing): Values {
  const isAsLeft = fields.every(({ field, rawAfter }) => isSame(values?.[field], rawAfter));
  if (!values || !isAsLeft)
    throw new DomainError('CHANGED_SINCE', `${name} has been changed again since. Nothing was taken back.`, {
      field: 'id',
    });
  return {
    ...values,
    ...Object.fromEntries(fields.map(({ field, rawBefore }) => [field, JSON.parse(rawBefore ?? 'null')])),
  };
}

function withThingBack(estate: Estate, thing: ChangedThing): Estate {
  const { part, thingId } = thing;
  if (part === 'estate') return setBack(estate as unknown as Values, thing) as unknown as Estate;
  if (part === 'assumptions')
    return { ...estate, assumptions: setBack(estate.assumptions as unknown as Values, thing) as never };
  if (part === 'onboarding')
    return { ...estate, onboarding: setBack((estate.onboarding ?? undefined) as Values | undefined, thing) as never };
  const things = estate[part as 'people'] as readonly { readonly id: string }[];
  const known = things.find(({ id }) => id === thingId);
  const changed = setBack(known as Values | undefined, thing);
  return { ...estate, [part]: things.map((one) => (one === known ? changed : one)) };
}

/** Throws: DomainError CANNOT_UNDO for an asset that no split took off, and as `withHoldingBack`. */
function withSplitBack(estate: Estate, { thingId }: ChangedThing): Estate {
  const kept = estate.removedHoldings.find(({ asset }) => asset?.id === thingId);
  if (kept?.parts.length === 0) throw cannotUndo();
  return withHoldingBack(estate, thingId);
}

const cannotUndo = (): DomainError =>
  new DomainError('CANNOT_UNDO', 'This change cannot be taken back here.', { field: 'id' });

/**
 * The estate without a change of before, as far as nobody has touched the same since. What it names then is for the
 * estate's own checks to find.
 * Throws: DomainError CANNOT_UNDO, CHANGED_SINCE, NOT_FOUND for a removal of too long ago, PARTS_CHANGED.
 */
export function withoutChange(estate: Estate, change: EstateChange): Estate {
  if (!isReversible(change)) throw cannotUndo();
  const whole = split(change);
  if (whole) return withSplitBack(estate, whole);
  const removed = removal(change);
  if (!removed) return change.things.reduce(withThingBack, estate);
  const back = removed.gone.reduce(
    (known, { part, thingId }) =>
      part === 'people' ? withPersonBack(known, thingId) : withHoldingBack(known, thingId),
    estate,
  );
  return removed.followed.reduce(withThingBack, back);
}

/** Whether it can be taken back of the estate as it is: what was taken back already, or has been changed since, cannot. */
export function canUndo(estate: Estate, change: EstateChange): boolean {
  try {
    withoutChange(estate, change);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
