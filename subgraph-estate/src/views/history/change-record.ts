import type { Actor } from '@platform/contracts';
import type { Estate } from '../../domain/estate/estate.ts';
import type { ChangedField, ChangedPart, ChangedThing, EstateChange } from '../../domain/history/estate-change.ts';
import { changedFields, changedThings } from './changed-things.ts';

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

/** Of a noun beside the estate: added, changed or removed. */
export function nounChangeRecord<Noun extends { readonly id: string }>(
  estate: Estate,
  { part, name, before, after }: { part: ChangedPart; name: string; before: Noun | null; after: Noun | null },
  writing: Writing,
): EstateChange | null {
  const values = (noun: Noun | null) => noun as Readonly<Record<string, unknown>> | null;
  const fields = changedFields(part, values(before), values(after), { before: estate, after: estate });
  const action = before ? (after ? 'CHANGED' : 'REMOVED') : 'ADDED';
  if (action === 'CHANGED' && fields.length === 0) return null;
  const thingId = (after ?? before)?.id ?? '';
  return record(estate, writing, { things: [{ part, thingId, name, action, fields }], leftOut: 0 });
}
