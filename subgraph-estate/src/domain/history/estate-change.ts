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
  'charities',
]);
const WITH_REMOVAL: ReadonlySet<ChangedPart> = new Set([
  'people',
  'assets',
  'liabilities',
  'assetAccounts',
  'entities',
  'charities',
  'documents',
]);

/** Whoever may edit an estate may not always do these, which each have a way back of their own; the file of a photo is gone. */
const NOT_SET_BACK: ReadonlySet<string> = new Set(['archived', 'advisorId', 'photo']);

const canSetBack = ({ action, part, fields }: ChangedThing): boolean =>
  action === 'CHANGED' &&
  WITH_FIELDS.has(part) &&
  !fields.some(({ field }) => NOT_SET_BACK.has(field)) &&
  fields.every(({ rawBefore, rawAfter }) => rawBefore !== null && rawAfter !== null);

/** A removal that the estate itself keeps; a person takes relationships along. */
function removed({ things }: EstateChange): ChangedThing | null {
  const [thing, ...others] = things.filter(({ part }) => part !== 'relations');
  const isOne = thing?.action === 'REMOVED' && WITH_REMOVAL.has(thing.part) && others.length === 0;
  return isOne && things.every(({ action }) => action === 'REMOVED') ? thing : null;
}

/** Whether somebody may take it back: values that can be set back, or one thing that was removed. */
export const canUndo = (change: EstateChange): boolean =>
  change.leftOut === 0 && change.things.length > 0 && (removed(change) !== null || change.things.every(canSetBack));

type Values = Readonly<Record<string, unknown>>;

/** Throws: DomainError CHANGED_SINCE where somebody has changed it again, or it is gone. */
function setBack(values: Values | undefined, { name, fields }: ChangedThing): Values {
  const isAsLeft = fields.every(({ field, rawAfter }) => JSON.stringify(values?.[field] ?? null) === rawAfter);
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

/**
 * The estate without a change of before, as far as nobody has touched the same since.
 * Throws: DomainError CANNOT_UNDO, CHANGED_SINCE, NOT_FOUND for a removal of too long ago.
 */
export function withoutChange(estate: Estate, change: EstateChange): Estate {
  if (!canUndo(change)) throw new DomainError('CANNOT_UNDO', 'This change cannot be taken back here.', { field: 'id' });
  const gone = removed(change);
  if (gone)
    return gone.part === 'people' ? withPersonBack(estate, gone.thingId) : withHoldingBack(estate, gone.thingId);
  return change.things.reduce(withThingBack, estate);
}
