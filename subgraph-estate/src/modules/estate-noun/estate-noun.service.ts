import type { Actor, RealtimeMessage } from '@platform/contracts';
import { seesArchived } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import type { EstateNoun, EstateNounRepository, NounAssociation, NounSearch } from '@platform/service-kit';
import {
  type ChangeResult,
  newDocumentId,
  notFound,
  type OutboxEvent,
  type Page,
  type PaginationInput,
} from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import type { ChangedPart, EstateChange } from '../../domain/history/estate-change.ts';
import { nounChangeRecord } from '../../views/history/change-record.ts';
import type { EstateService } from '../estate/estate.service.ts';
import type { ChangeRecorder } from '../history/change-recorder.service.ts';

export interface EstateNounDeps {
  readonly estates: Pick<EstateService, 'one' | 'today'>;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly recorder: ChangeRecorder;
  readonly now: () => Date;
  readonly nudge: () => void;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
}

/** What every such noun has beside its own fields. */
export type Kept = 'id' | 'version' | 'estateId' | 'organizationId' | 'createdAt' | 'updatedAt';

interface Rules<Noun extends EstateNoun> {
  /** In an id, and in a refusal. */
  readonly kind: string;
  readonly name: string;
  /** Of one estate; nobody plans more, and what is answered stays small. */
  readonly most: number;
  readonly nouns: EstateNounRepository<Noun>;
  /** In the history of its estate. */
  readonly part: ChangedPart;
  readonly nameOf: (noun: Noun) => string;
  /** Of a noun that an estate has once. */
  readonly idOf?: (estateId: string) => string;
  /** What is published of a change beside the history; before is null for what is new. */
  readonly newsOf?: (estate: Estate, before: Noun | null, after: Noun) => OutboxEvent[];
}

interface DatedNoun extends EstateNoun {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Reading and writing of one noun; what its fields may be, its own rules say. */
export function createEstateNounService<Noun extends DatedNoun>(
  { estates, actor, idempotencyKey, recorder, now, publish, nudge }: EstateNounDeps,
  { kind, name, most, nouns, part, nameOf, idOf, newsOf }: Rules<Noun>,
) {
  /** Whoever looks at the estate reads it again. */
  async function told(
    { outcome, document }: ChangeResult<Noun>,
    { id: estateId, version }: Estate,
    change: EstateChange | null,
  ): Promise<Noun> {
    if (outcome === 'applied') {
      await recorder.keep(change);
      nudge();
      await publish({ type: 'estateChanged', estateId, version });
    }
    return document;
  }
  const recordOf = (estate: Estate, before: Noun | null, after: Noun | null): EstateChange | null => {
    const noun = after ?? before;
    if (!noun) return null;
    const version = after && !before ? 1 : noun.version + 1;
    return nounChangeRecord(estate, { part, name: nameOf(noun), before, after }, recorder.writing(noun.id, version));
  };

  return {
    /** In no order of the estates; of each in its own. */
    byEstates: (estateIds: readonly string[]): Promise<Noun[]> => nouns.findByEstates(estateIds),
    list: (
      of: NounAssociation,
      pagination: PaginationInput | null | undefined,
      search?: NounSearch,
    ): Promise<Page<Noun>> => nouns.list({ ...of, withArchived: seesArchived(actor.activeRole) }, pagination, search),

    /** Null for one that is not there, or not in reach. */
    find: (id: string): Promise<Noun | null> => nouns.findById(id),

    /** Throws: DomainError NOT_FOUND, TOO_MANY, and the rule's own. */
    async create(estateId: string, rule: (known: readonly Noun[]) => Omit<Noun, Kept>): Promise<Noun> {
      const estate = await estates.one(estateId);
      const { organizationId } = estate;
      const known = await nouns.findByEstates([estateId]);
      const id = idOf?.(estateId) ?? newDocumentId(actor.accountId, idempotencyKey, kind);
      const repeated = known.find((one) => one.id === id);
      if (repeated) return repeated;
      if (known.length >= most) throw new DomainError('TOO_MANY', `An estate has at most ${most} of these.`);
      const at = now().toISOString();
      const own = rule(known);
      const kept = { id, version: 1, estateId, organizationId, createdAt: at, updatedAt: at };
      const noun = { ...own, ...kept } as unknown as Noun;
      const change = recordOf(estate, null, noun);
      const events = [...recorder.events(change), ...(newsOf?.(estate, null, noun) ?? [])];
      return told(await nouns.insert(noun, { archived: estate.archived !== null }, events), estate, change);
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, and the rule's own. */
    async change(
      id: string,
      version: number,
      rule: (known: Noun, others: readonly Noun[]) => Partial<Omit<Noun, Kept>>,
    ): Promise<Noun> {
      const known = await nouns.findById(id);
      if (!known) {
        // Gone meanwhile; a repetition of a change that was made before is known by its key.
        const { document } = await nouns.change(id, {}, { version, idempotencyKey }).catch(() => {
          throw notFound(name);
        });
        return document;
      }
      const estate = await estates.one(known.estateId);
      const others = (await nouns.findByEstates([known.estateId])).filter((one) => one.id !== id);
      // What was read is what the rule is over: somebody else's change in between is a stale version.
      const set = known.version === version ? rule(known, others) : {};
      const after = { ...known, ...set };
      const change = recordOf(estate, known, after);
      const news = newsOf?.(estate, known, { ...after, version: version + 1 }) ?? [];
      const next = { ...set, updatedAt: now().toISOString() } as Partial<Noun>;
      const write = { version, idempotencyKey, events: [...recorder.events(change), ...news] };
      return told(await nouns.change(id, next, write), estate, change);
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION. */
    async remove(id: string, version: number): Promise<Noun> {
      const known = await nouns.findById(id);
      // Gone by the first try of this very request, of which the key is known.
      if (!known) return (await nouns.remove(id, { version, idempotencyKey })).document;
      const estate = await estates.one(known.estateId);
      const change = recordOf(estate, known, null);
      const write = { version, idempotencyKey, events: recorder.events(change) };
      return told(await nouns.remove(id, write), estate, change);
    },
  };
}
