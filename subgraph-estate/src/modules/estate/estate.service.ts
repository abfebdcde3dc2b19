import type { Actor, RealtimeMessage } from '@platform/contracts';
import { DomainError, dayIn, type IsoDate, newId } from '@platform/kernel';
import { newDocumentId, notFound } from '@platform/service-kit';
import { checkAccounts } from '../../domain/balance-sheet/account-rules.ts';
import { withValueHistory } from '../../domain/balance-sheet/value-history.ts';
import { checkChangedEntities } from '../../domain/entity/entity-rules.ts';
import { checkEstate, type Estate } from '../../domain/estate/estate.ts';
import { checkWorth } from '../../domain/estate/estate-worth.ts';
import { withFigures } from '../../domain/estate/figures.ts';
import {
  type EstateChanges,
  type Founding,
  type NewHousehold,
  newEstate,
  updatedEstate,
} from '../../domain/estate/household.ts';
import { checkReferences } from '../../domain/estate/references.ts';
import { sampleHousehold } from '../../domain/estate/sample-household.ts';
import { checkChangedShares, checkSize } from '../../domain/estate/shares.ts';
import type { ChangedField } from '../../domain/history/estate-change.ts';
import { checkFamily } from '../../domain/person/family-rules.ts';
import { isState } from '../../views/distribution/state-names.ts';
import { estateChangeRecord, newEstateRecord } from '../../views/history/change-record.ts';
import type { ChangeRecorder } from '../history/change-recorder.service.ts';
import { estateChanged } from './estate.events.ts';
import type { EstatePart, EstateRepository } from './estate.repository.ts';

export type { EstatePart } from './estate.repository.ts';

/** Clients on a page of a list. */
export const CLIENTS_PER_PAGE = 50;

export interface EstateServiceDeps {
  readonly estates: EstateRepository;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly now: () => Date;
  /** Puts on record what a write has changed. */
  readonly recorder: ChangeRecorder;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
  readonly nudge: () => void;
}

/** What another rule changes in the same write, and says in words of its own. */
export interface AlsoChanged {
  readonly rule: (estate: Estate) => Estate;
  readonly told: readonly ChangedField[];
}

/** What goes with a change: what it says of itself in words of its own, and the request that changes many clients. */
export interface Beside {
  readonly told?: readonly ChangedField[];
  readonly requestId?: string | undefined;
}

export type EstateService = ReturnType<typeof createEstateService>;

/** Times a change without a version is tried again when somebody else was faster. */
const ATTEMPTS = 5;
/** No document has it: a write over it is either a known repetition or stale. */
const NO_VERSION = -1;

/** Throws: DomainError UNKNOWN_STATE. */
function requireState(state: string, field: string): void {
  if (!isState(state)) throw new DomainError('UNKNOWN_STATE', 'Choose a state.', { field });
}

export function createEstateService(deps: EstateServiceDeps) {
  const { estates, actor, idempotencyKey, now, recorder, publish, nudge } = deps;
  const today = (): IsoDate => dayIn(actor.timeZone, now());

  /** Once lists and history have it: whoever hears of it reads them again. */
  async function announce(estate: Estate): Promise<void> {
    nudge();
    await publish({ type: 'estateChanged', estateId: estate.id, version: estate.version });
  }

  async function write(before: Estate, changed: Estate, version: number, { told = [], requestId }: Beside = {}) {
    checkEstate(changed);
    checkReferences(before, changed);
    checkAccounts(changed);
    checkSize(before, changed);
    checkChangedShares(before, changed);
    checkChangedEntities(before, changed);
    checkFamily(before, changed);
    checkWorth(before, changed);
    const next = withValueHistory(
      before,
      withFigures({ ...changed, updatedAt: now().toISOString() }, today()),
      today(),
    );
    const change = estateChangeRecord(before, next, recorder.writing(next.id, before.version + 1), told);
    const changedNow = estateChanged(next, before.version + 1, actor, now(), { requestId });
    const events = [changedNow, ...recorder.events(change)];
    const alongside = (): Promise<void> => recorder.keep(change);
    const { document, outcome } = await estates.save(next, version, { events, idempotencyKey, alongside, before });
    if (outcome === 'applied') await announce(document);
    return document;
  }

  /** Throws: DomainError FORBIDDEN without an organization to put the client in. */
  async function found(draft: (founding: Founding) => Estate): Promise<Estate> {
    const { organizationId, accountId } = actor;
    if (!organizationId) throw new DomainError('FORBIDDEN', "Unauthorized: You don't have enough permissions");
    const drafted = draft({
      id: newDocumentId(accountId, idempotencyKey, 'estate'),
      organizationId,
      advisorId: accountId,
      at: now().toISOString(),
      today: today(),
      nextId: newId,
    });
    checkEstate(drafted);
    const estate = withValueHistory(null, withFigures(drafted, today()), today());
    const change = newEstateRecord(estate, recorder.writing(estate.id, estate.version));
    const events = [estateChanged(estate, estate.version, actor, now()), ...recorder.events(change)];
    const alongside = (): Promise<void> => recorder.keep(change);
    const { document, outcome } = await estates.insert(estate, { events, idempotencyKey, alongside });
    if (outcome === 'applied') await announce(document);
    return document;
  }

  async function one(id: string): Promise<Estate> {
    const [estate] = await estates.findByIds([id]);
    if (!estate) throw notFound('Estate');
    return estate;
  }

  /** The estate that holds a thing, which is one of these parts. */
  async function holding(parts: EstatePart | readonly EstatePart[], id: string, what: string): Promise<Estate> {
    const found = await Promise.all([parts].flat().map((part) => estates.findByParts(part, [id])));
    const [estate] = found.flat();
    // Gone by the first try of this very request: `change` knows its key and answers as it did then.
    const changed = estate ?? (idempotencyKey ? await estates.findByHandledKey(idempotencyKey) : null);
    if (!changed) throw notFound(what);
    return changed;
  }

  return {
    today,
    one,
    holding,
    /** In no order, without those out of reach. */
    byIds: (ids: readonly string[]): Promise<Estate[]> => estates.findByIds(ids),
    /** The estates that hold these people, trusts, assets, documents or charities. */
    byParts: (part: EstatePart, ids: readonly string[]): Promise<Estate[]> => estates.findByParts(part, ids),

    /** Changes an estate that the caller read at `version`. Throws: DomainError NOT_FOUND, STALE_VERSION, and the rule's own. */
    async change(
      estate: Estate,
      version: number,
      rule: (estate: Estate) => Estate,
      beside: Beside = {},
    ): Promise<Estate> {
      if (estate.version !== version) {
        // A repeated mutation comes with the version it saw first: its key is recognized, nothing else matches.
        const { document } = await estates.save(estate, NO_VERSION, { events: [], idempotencyKey });
        return document;
      }
      return write(estate, rule(estate), version, beside);
    },

    /** A change that does not depend on what the caller saw: tried again over newer versions. */
    async changeLatest(id: string, rule: (estate: Estate) => Estate, beside: Beside = {}): Promise<Estate> {
      for (let attempt = 1; ; attempt += 1) {
        const estate = await one(id);
        const changed = rule(estate);
        if (changed === estate) return estate;
        try {
          return await write(estate, changed, estate.version, beside);
        } catch (error) {
          const stale = error instanceof DomainError && error.code === 'STALE_VERSION';
          if (!stale || attempt === ATTEMPTS) throw error;
        }
      }
    },

    /** Throws: DomainError FORBIDDEN without an organization to put the client in, and what `newEstate` throws. */
    async create(input: NewHousehold): Promise<Estate> {
      requireState(input.state, 'state');
      return found((founding) => newEstate(input, founding));
    },
    /** Throws: DomainError FORBIDDEN without an organization to put it in. */
    createSample: (): Promise<Estate> => found(sampleHousehold),

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, UNKNOWN_STATE. */
    async update(id: string, version: number, changes: EstateChanges, also: AlsoChanged): Promise<Estate> {
      if (changes.clientState) requireState(changes.clientState, 'clientState');
      return this.change(await one(id), version, (estate) => also.rule(updatedEstate(estate, changes, today())), {
        told: also.told,
      });
    },
  };
}
