import type { Actor, RealtimeMessage } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { type ChangeResult, newDocumentId, notFound, type Page, type PaginationInput } from '@platform/service-kit';
import type { EstateService } from '../estate/estate.service.ts';
import type { NounAssociation, PlannedNoun, PlannedNounRepository } from './planned-noun.repository.ts';

export interface PlannedNounDeps {
  readonly estates: Pick<EstateService, 'one' | 'today'>;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly now: () => Date;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
}

/** What every such noun has beside its own fields. */
export type Kept = 'id' | 'version' | 'estateId' | 'organizationId' | 'createdAt' | 'updatedAt';

interface Rules<Noun extends PlannedNoun> {
  /** In an id, and in a refusal. */
  readonly kind: string;
  readonly name: string;
  /** Of one estate; nobody plans more, and what is answered stays small. */
  readonly most: number;
  readonly nouns: PlannedNounRepository<Noun>;
}

interface DatedNoun extends PlannedNoun {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Reading and writing of one noun; what its fields may be, its own rules say. */
export function createPlannedNounService<Noun extends DatedNoun>(
  { estates, actor, idempotencyKey, now, publish }: PlannedNounDeps,
  { kind, name, most, nouns }: Rules<Noun>,
) {
  /** Whoever looks at the estate reads it again. */
  async function told({ outcome, document }: ChangeResult<Noun>): Promise<Noun> {
    if (outcome === 'applied') {
      const { estateId } = document;
      const { version } = await estates.one(estateId);
      await publish({ type: 'estateChanged', estateId, version });
    }
    return document;
  }

  return {
    /** In no order of the estates; of each in its own. */
    byEstates: (estateIds: readonly string[]): Promise<Noun[]> => nouns.findByEstates(estateIds),
    list: (of: NounAssociation, pagination: PaginationInput | null | undefined): Promise<Page<Noun>> =>
      nouns.list(of, pagination),

    /** Throws: DomainError NOT_FOUND, TOO_MANY, and the rule's own. */
    async create(estateId: string, rule: (known: readonly Noun[]) => Omit<Noun, Kept>): Promise<Noun> {
      const { organizationId } = await estates.one(estateId);
      const known = await nouns.findByEstates([estateId]);
      const id = newDocumentId(actor.accountId, idempotencyKey, kind);
      const repeated = known.find((one) => one.id === id);
      if (repeated) return repeated;
      if (known.length >= most) throw new DomainError('TOO_MANY', `An estate has at most ${most} of these.`);
      const at = now().toISOString();
      const own = rule(known);
      const noun = { ...own, id, version: 1, estateId, organizationId, createdAt: at, updatedAt: at };
      return told(await nouns.insert(noun as unknown as Noun));
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
        const { document } = await nouns.change(id, version, {}, idempotencyKey).catch(() => {
          throw notFound(name);
        });
        return document;
      }
      const others = (await nouns.findByEstates([known.estateId])).filter((one) => one.id !== id);
      // What was read is what the rule is over: somebody else's change in between is a stale version.
      const set = known.version === version ? rule(known, others) : {};
      return told(
        await nouns.change(id, version, { ...set, updatedAt: now().toISOString() } as Partial<Noun>, idempotencyKey),
      );
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION. */
    async remove(id: string, version: number): Promise<Noun> {
      return told(await nouns.remove(id, version, idempotencyKey));
    },
  };
}
