import type { QuotaType, RealtimeMessage, Scope } from '@platform/contracts';
import { tokensRefusedV1, tokensReservedV1, tokensReturnedV1, tokensSettledV1 } from '@platform/contracts/events';
import { type OutboxEvent, outboxEvent } from '@platform/service-kit';
import { type Quota, refusalReason } from '../../domain/quota/quota.ts';
import type { OrganizationDirectory } from '../organization/organization-directory.service.ts';
import type { QuotaRepository } from './quota.repository.ts';

export interface QuotaServiceDeps {
  readonly quotas: QuotaRepository;
  readonly organizations: Pick<OrganizationDirectory, 'byId'>;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
  readonly now: () => Date;
}

const DEFAULT_MOVEMENTS = 20;
const MAX_MOVEMENTS = 200;

export interface AskedMovements {
  readonly limit?: number | null | undefined;
  /** How many of the newest to leave out. */
  readonly offset?: number | null | undefined;
}

/** What a piece of work needs, as the event that asks for it says. */
export interface Need {
  readonly referenceId: string;
  readonly estateId: string;
  readonly organizationId: string;
  readonly type: QuotaType;
}

export type Reserved = 'reserved' | 'refused' | 'unchanged';

/** A reservation and a refusal may chase each other while others reserve; each round is decided by the store. */
const MAX_ROUNDS = 20;

/** Reserves, settles and gives back what work counts as, once for each event and once for each piece of work. */
export function createQuotaService({ quotas, organizations, publish, now }: QuotaServiceDeps) {
  /** Where a parent shares its quotas, its sub-organizations draw from them. */
  async function ownerOf(organizationId: string): Promise<string> {
    const own = await organizations.byId(organizationId);
    const parent = own?.parentId ? await organizations.byId(own.parentId) : null;
    return parent?.settings.shouldShareQuotaWithChildOrganizations ? parent.id : organizationId;
  }
  const changed = async (
    quota: Pick<Quota, 'organizationId'>,
    organizationId: string,
    quotaType: QuotaType,
  ): Promise<void> => {
    for (const id of new Set([quota.organizationId, organizationId])) {
      await publish({ type: 'quotaChanged', organizationId: id, quotaType });
    }
  };
  const payloadOf = ({ referenceId, estateId, organizationId, type }: Need, amount: number) => ({
    referenceId,
    estateId,
    organizationId,
    quotaType: type,
    amount,
  });

  return {
    byIds: (ids: readonly string[]) => quotas.byIds(ids),
    listByOrganizations: (organizationIds: readonly string[]) => quotas.listByOrganizations(organizationIds),
    /** The newest first. A shared quota is used by organizations that do not see each other's. */
    movements: (id: string, { limit, offset }: AskedMovements, scope: Scope) => {
      const page = {
        skip: Math.max(offset ?? 0, 0),
        limit: Math.min(Math.max(limit ?? DEFAULT_MOVEMENTS, 1), MAX_MOVEMENTS),
      };
      return quotas.movements(id, page, scope);
    },
    /** Whether the amount is there now is decided by the store in the same write that takes it. */
    async reserve(need: Need, amount: number, eventId: string): Promise<Reserved> {
      const { referenceId, organizationId, type } = need;
      const held = await quotas.holding(referenceId, type);
      const id = held?.quota.id ?? (await quotas.ensure(await ownerOf(organizationId), type));
      const reserved = outboxEvent(tokensReservedV1, payloadOf(need, amount), { actor: null, now: now() });
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        if (await quotas.swallow(id, referenceId, eventId)) return 'unchanged';
        const made =
          (await quotas.reserve(id, { ...need, amount }, eventId, reserved)) ||
          (await quotas.reserveAgain(id, { ...need, amount }, eventId, reserved));
        const quota = await quotas.get(id);
        if (made) {
          await changed(quota, organizationId, type);
          return 'reserved';
        }
        if ((await quotas.wasHandled(id, eventId)) || (await quotas.stands(id, referenceId))) return 'unchanged';
        const payload = {
          ...payloadOf(need, amount),
          free: quota.free,
          reason: refusalReason(type, quota.free, amount),
        };
        const refused = outboxEvent(tokensRefusedV1, payload, { actor: null, now: now() });
        if (await quotas.refuse(id, referenceId, amount, eventId, refused)) return 'refused';
      }
      throw new Error(`no decision on ${referenceId} after ${MAX_ROUNDS} rounds`);
    },
    /** The work is done: what was reserved counts for good. False when there is nothing reserved for it. */
    settle: (need: Omit<Need, 'type'>, types: readonly QuotaType[], eventId: string) =>
      close(need, types, eventId, tokensSettledV1, quotas.settle),
    /** The work failed: what was reserved is free again. */
    async giveBack(need: Omit<Need, 'type'>, types: readonly QuotaType[], eventId: string): Promise<boolean> {
      if (await close(need, types, eventId, tokensReturnedV1, quotas.giveBack)) return true;
      const { referenceId, estateId, organizationId } = need;
      for (const type of types) {
        if (await quotas.holding(referenceId, type)) return false;
        const id = await quotas.ensure(await ownerOf(organizationId), type);
        await quotas.closeAhead(id, { referenceId, estateId, organizationId }, eventId);
      }
      return false;
    },
  };

  async function close(
    need: Omit<Need, 'type'>,
    types: readonly QuotaType[],
    eventId: string,
    definition: typeof tokensSettledV1 | typeof tokensReturnedV1,
    apply: (id: string, referenceId: string, amount: number, eventId: string, event: OutboxEvent) => Promise<boolean>,
  ): Promise<boolean> {
    for (const type of types) {
      const held = await quotas.holding(need.referenceId, type);
      if (held?.movement.status !== 'RESERVED') continue;
      const { amount, organizationId } = held.movement;
      const event = outboxEvent(definition, payloadOf({ ...need, organizationId, type }, amount), {
        actor: null,
        now: now(),
      });
      if (await apply(held.quota.id, need.referenceId, amount, eventId, event)) {
        await changed(held.quota, organizationId, type);
        return true;
      }
    }
    return false;
  }
}
export type QuotaService = ReturnType<typeof createQuotaService>;
