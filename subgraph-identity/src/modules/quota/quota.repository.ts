import type { QuotaType, Scope } from '@platform/contracts';
import { derivedId, type OutboxEvent } from '@platform/service-kit';
import { type Quota, type QuotaMovement, type Rotation, rotate } from '../../domain/quota/quota.ts';
import { type MovementDocument, type QuotaDocument, type QuotaModel, toQuota } from './quota.model.ts';

export interface Reservation {
  readonly referenceId: string;
  readonly estateId: string;
  /** Who uses it. */
  readonly organizationId: string;
  readonly amount: number;
}

export interface MovementsPage {
  readonly skip: number;
  readonly limit: number;
}

/** Whether a movement is of what a scope reaches, as an expression of the store over `one`. */
const inReach = ({ everything, organizationIds, estateIds, ownClientsOnly }: Scope): unknown => {
  const ofOrganization = { $in: ['$$one.organizationId', organizationIds] };
  const ofNoEstate = { $not: ['$$one.estateId'] };
  return (
    everything || {
      $or: [
        ownClientsOnly ? { $and: [ofOrganization, ofNoEstate] } : ofOrganization,
        { $in: ['$$one.estateId', estateIds] },
      ],
    }
  );
};

/** The organization's quota of a type always has the same id, so that two processes cannot make it twice. */
export function quotaId(organizationId: string, type: QuotaType): string {
  return derivedId('quota', organizationId, type);
}

/** A broker redelivers within minutes, not after this many other events of one quota. */
const REMEMBERED_EVENTS = 500;
const REMEMBERED_REFUSALS = 1_000;

/** The inbox part of a change: the filter refuses a handled event, the update remembers it. */
const onceFor = (eventId: string) => ({
  filter: { handledEvents: { $ne: eventId } },
  push: { handledEvents: { $each: [eventId], $slice: -REMEMBERED_EVENTS } },
});

/**
 * The ledger of quotas. Each change is one conditional update of one document that holds the figures, the movement,
 * the event to publish and the id of the event handled: it happens whole and once, or not at all.
 */
export function createQuotaRepository(model: QuotaModel, now: () => Date) {
  const byId = (id: string): Promise<QuotaDocument | null> =>
    model.findById(id, { movements: 0 }).lean<QuotaDocument>();

  /** Brings a quota into its running period; the condition on the old start makes a second rotation impossible. */
  async function current(document: QuotaDocument | null): Promise<QuotaDocument | null> {
    const rotation: Rotation | null = document && rotate(toQuota(document), now());
    if (!document || !rotation) return document;
    await model.updateOne(
      { _id: document._id, rotationStartedAt: document.rotationStartedAt, reserved: document.reserved },
      {
        $set: { ...rotation, adjustNextRotationAt: null },
        // The ended period and the one before it stay; without an end the document would outgrow its limit.
        $pull: { movements: { status: { $ne: 'RESERVED' }, createdAt: { $lt: document.rotationStartedAt } } },
      },
    );
    return current(await byId(document._id));
  }

  const change = async (filter: Record<string, unknown>, update: Record<string, unknown>): Promise<boolean> =>
    (await model.updateOne(filter, update)).modifiedCount === 1;
  /** The same where the update says `movements.$[one]`: the movement of this reference. */
  const changeMovement = async (
    referenceId: string,
    filter: Record<string, unknown>,
    update: Record<string, unknown>,
  ): Promise<boolean> => {
    const options = { arrayFilters: [{ 'one.referenceId': referenceId }] };
    return (await model.updateOne(filter, update, options)).modifiedCount === 1;
  };

  return {
    async find(organizationId: string, type: QuotaType): Promise<Quota | null> {
      const found = await current(await byId(quotaId(organizationId, type)));
      return found && toQuota(found);
    },
    async byIds(ids: readonly string[]): Promise<Quota[]> {
      const found = await model.find({ _id: { $in: [...ids] } }, { movements: 0 }).lean<QuotaDocument[]>();
      return (await Promise.all(found.map(current))).flatMap((document) => (document ? [toQuota(document)] : []));
    },
    async listByOrganizations(organizationIds: readonly string[]): Promise<Quota[]> {
      const found = await model
        .find({ organizationId: { $in: [...organizationIds] } }, { movements: 0 })
        .lean<QuotaDocument[]>();
      return (await Promise.all(found.map(current))).flatMap((document) => (document ? [toQuota(document)] : []));
    },
    /** Of the organizations and estates in reach, newest first; closed placeholders are no movements. */
    async movements(id: string, { skip, limit }: MovementsPage, scope: Scope): Promise<QuotaMovement[]> {
      const shown = { $and: [inReach(scope), { $eq: [{ $ifNull: ['$$one.closed', 'open'] }, 'open'] }] };
      const ofReach = { $filter: { input: '$movements', as: 'one', cond: shown } };
      const [found] = await model.aggregate<Pick<QuotaDocument, 'movements'>>([
        { $match: { _id: id } },
        { $project: { movements: { $slice: [{ $reverseArray: ofReach }, skip, limit] } } },
      ]);
      return found?.movements ?? [];
    },
    /** The quota that holds a reservation, whoever's it is, and how that reservation stands. */
    async holding(referenceId: string, type: QuotaType): Promise<{ quota: Quota; movement: MovementDocument } | null> {
      const found = await model
        .findOne({ type, 'movements.referenceId': referenceId }, { movements: { $elemMatch: { referenceId } } })
        .lean<QuotaDocument>();
      const movement = found?.movements[0];
      const document = found && (await byId(found._id));
      return document && movement ? { quota: toQuota(document), movement } : null;
    },
    async wasHandled(id: string, eventId: string): Promise<boolean> {
      return (await model.countDocuments({ _id: id, handledEvents: eventId })) > 0;
    },
    /** Whether the reference holds a reservation, open or settled. */
    async stands(id: string, referenceId: string): Promise<boolean> {
      const movements = { $elemMatch: { referenceId, status: { $in: ['RESERVED', 'SETTLED'] } } };
      return (await model.countDocuments({ _id: id, movements })) > 0;
    },
    /** A quota that is known to exist. */
    async get(id: string): Promise<Quota> {
      const found = await byId(id);
      if (!found) throw new Error(`quota ${id} is gone`);
      return toQuota(found);
    },
    /** Makes sure that there is a document to reserve from or to refuse in; an absent quota is one of zero. */
    async ensure(organizationId: string, type: QuotaType): Promise<string> {
      const id = quotaId(organizationId, type);
      const empty = { total: 0, used: 0, reserved: 0, free: 0, isPublic: true, createdAt: now() };
      await model.updateOne({ _id: id }, { $setOnInsert: { organizationId, type, ...empty } }, { upsert: true });
      await current(await byId(id));
      return id;
    },
    /** False when there is not enough, when the reference has a movement already, or when the event was handled. */
    async reserve(
      id: string,
      { referenceId, estateId, organizationId, amount }: Reservation,
      eventId: string,
      event: OutboxEvent,
    ): Promise<boolean> {
      const inbox = onceFor(eventId);
      const movement = {
        referenceId,
        estateId,
        organizationId,
        amount,
        status: 'RESERVED',
        createdAt: now(),
        settledAt: null,
      };
      return change(
        { _id: id, free: { $gte: amount }, 'movements.referenceId': { $ne: referenceId }, ...inbox.filter },
        {
          $inc: { used: amount, reserved: amount, free: -amount },
          $push: { ...inbox.push, movements: movement, outbox: event },
          $pull: { refusals: referenceId },
        },
      );
    },
    /** Takes a returned reservation up again: the same work was asked for once more. */
    async reserveAgain(
      id: string,
      { referenceId, amount }: Reservation,
      eventId: string,
      event: OutboxEvent,
    ): Promise<boolean> {
      const inbox = onceFor(eventId);
      return changeMovement(
        referenceId,
        {
          _id: id,
          free: { $gte: amount },
          movements: { $elemMatch: { referenceId, status: 'RETURNED', closed: { $ne: true } } },
          ...inbox.filter,
        },
        {
          $inc: { used: amount, reserved: amount, free: -amount },
          $set: {
            'movements.$[one].status': 'RESERVED',
            'movements.$[one].amount': amount,
            'movements.$[one].settledAt': null,
          },
          $unset: { 'movements.$[one].closed': '' },
          $push: { ...inbox.push, outbox: event },
        },
      );
    },
    async refuse(
      id: string,
      referenceId: string,
      amount: number,
      eventId: string,
      event: OutboxEvent,
    ): Promise<boolean> {
      const inbox = onceFor(eventId);
      return change(
        { _id: id, free: { $lt: amount }, ...inbox.filter },
        {
          $push: {
            ...inbox.push,
            outbox: event,
            refusals: { $each: [referenceId], $slice: -REMEMBERED_REFUSALS },
          },
        },
      );
    },
    async settle(
      id: string,
      referenceId: string,
      amount: number,
      eventId: string,
      event: OutboxEvent,
    ): Promise<boolean> {
      const inbox = onceFor(eventId);
      return changeMovement(
        referenceId,
        { _id: id, movements: { $elemMatch: { referenceId, status: 'RESERVED', amount } }, ...inbox.filter },
        {
          $inc: { reserved: -amount },
          $set: { 'movements.$[one].status': 'SETTLED', 'movements.$[one].settledAt': now() },
          $push: { ...inbox.push, outbox: event },
        },
      );
    },
    async giveBack(
      id: string,
      referenceId: string,
      amount: number,
      eventId: string,
      event: OutboxEvent,
    ): Promise<boolean> {
      const inbox = onceFor(eventId);
      return changeMovement(
        referenceId,
        { _id: id, movements: { $elemMatch: { referenceId, status: 'RESERVED', amount } }, ...inbox.filter },
        {
          $inc: { used: -amount, reserved: -amount, free: amount },
          $set: { 'movements.$[one].status': 'RETURNED', 'movements.$[one].settledAt': now() },
          $push: { ...inbox.push, outbox: event },
        },
      );
    },
    /** The work ended before its reservation came (topics are not ordered among each other): leaves a note that swallows it. */
    async closeAhead(id: string, reservation: Omit<Reservation, 'amount'>, eventId: string): Promise<boolean> {
      const inbox = onceFor(eventId);
      const note = { ...reservation, amount: 0, status: 'RETURNED', createdAt: now(), settledAt: now(), closed: true };
      return change(
        {
          _id: id,
          'movements.referenceId': { $ne: reservation.referenceId },
          refusals: { $ne: reservation.referenceId },
          ...inbox.filter,
        },
        { $push: { ...inbox.push, movements: note } },
      );
    },
    /** The late reservation that a note was waiting for: nothing is reserved, and the next request may. */
    async swallow(id: string, referenceId: string, eventId: string): Promise<boolean> {
      const inbox = onceFor(eventId);
      return changeMovement(
        referenceId,
        { _id: id, movements: { $elemMatch: { referenceId, closed: true } }, ...inbox.filter },
        { $set: { 'movements.$[one].closed': false }, $push: inbox.push },
      );
    },
    /** Sets up a quota of the sample world, or leaves an existing one as it is. */
    async seed(quota: Omit<Quota, 'id' | 'reserved' | 'free'>): Promise<void> {
      const id = quotaId(quota.organizationId, quota.type);
      const figures = { ...quota, reserved: 0, free: quota.total - quota.used };
      await model.updateOne({ _id: id }, { $setOnInsert: figures }, { upsert: true });
    },
  };
}
export type QuotaRepository = ReturnType<typeof createQuotaRepository>;
