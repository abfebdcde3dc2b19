import type { Actor } from '@platform/contracts';
import type { Estate } from '../../domain/estate/estate.ts';
import type { ChangedField, ChangedPart, ChangedThing, EstateChange } from '../../domain/history/estate-change.ts';
import { changedFields, changedThings, MOST_THINGS } from './changed-things.ts';

export interface Writing {
  readonly id: string;
  readonly actor: Pick<Actor, 'accountId' | 'name' | 'impersonator' | 'service'>;
  readonly at: string;
  readonly made: number;
}

/** Whoever acts for nobody is the platform itself. */
const ITSELF = 'The platform';

function record(
  { id: estateId, organizationId }: Pick<Estate, 'id' | 'organizationId'>,
  { id, actor, at, made }: Writing,
  changed: { readonly things: readonly ChangedThing[]; readonly leftOut: number },
): EstateChange {
  const actorName = actor.service ? ITSELF : (actor.name ?? ITSELF);
  const who = { actorId: actor.accountId, actorName, supportName: actor.impersonator?.name ?? null };
  return { id, version: 1, estateId, organizationId, at, made, ...who, ...changed };
}

/** What a write of an estate is put on record as; null where a reader would see no difference. */
export function estateChangeRecord(
  before: Estate,
  after: Estate,
  writing: Writing,
  /** Of the estate itself, what only whoever changed it can say in words. */
  told: readonly ChangedField[] = [],
): EstateChange | null {
  const changed = changedThings(before, after, told);
  return changed.things.length > 0 ? record(after, writing, changed) : null;
}

/** A household that is new. */
export function newEstateRecord(estate: Estate, writing: Writing): EstateChange {
  const empty = { ...estate, people: [], relations: [] };
  const people = changedThings(empty, estate);
  const own: ChangedThing = {
    part: 'estate',
    thingId: estate.id,
    name: estate.displayName,
    action: 'ADDED',
    fields: [],
  };
  return record(estate, writing, { things: [own, ...people.things], leftOut: people.leftOut });
}

/** Of a noun beside the estate: what it was, and what it is. */
export interface NounChange<Noun extends { readonly id: string }> {
  readonly part: ChangedPart;
  readonly name: string;
  readonly before: Noun | null;
  readonly after: Noun | null;
}

/** Nouns beside the estate that one write has added, changed or removed. */
export function nounChangesRecord<Noun extends { readonly id: string }>(
  estate: Estate,
  changes: readonly NounChange<Noun>[],
  writing: Writing,
): EstateChange | null {
  const values = (noun: Noun | null) => noun as Readonly<Record<string, unknown>> | null;
  const things = changes.flatMap(({ part, name, before, after }): ChangedThing[] => {
    const fields = changedFields(part, values(before), values(after), { before: estate, after: estate });
    const action = before ? (after ? 'CHANGED' : 'REMOVED') : 'ADDED';
    if (action === 'CHANGED' && fields.length === 0) return [];
    return [{ part, thingId: (after ?? before)?.id ?? '', name, action, fields }];
  });
  const most = things.slice(0, MOST_THINGS);
  return things.length > 0 ? record(estate, writing, { things: most, leftOut: things.length - most.length }) : null;
}

/** Of one noun beside the estate: added, changed or removed. */
export const nounChangeRecord = <Noun extends { readonly id: string }>(
  estate: Estate,
  change: NounChange<Noun>,
  writing: Writing,
): EstateChange | null => nounChangesRecord(estate, [change], writing);
