import type { SessionRecord } from '@platform/contracts';
import type { Logger, Worker } from '@platform/service-kit';
import { documentSchema, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { AuditTrail } from '../audit/audit-trail.service.ts';

/** Support mode that somebody began: what its end will say on the audit trail, whoever notices it. */
interface SupportPeriodDocument {
  /** The session that waits behind it: one for each period, also when the acting one changes its id. */
  _id: string;
  targetId: string;
  impersonatorId: string;
  by: string;
  organizationId: string | null;
  startedAt: Date;
  expiresAt: Date;
  /** Its session was not found; twice in a row means that it has ended. */
  missedAt: Date | null;
  /** Somebody is recording its end. */
  claimedAt: Date | null;
}

const schema = documentSchema<SupportPeriodDocument>(
  {
    _id: String,
    targetId: { type: String, required: true },
    impersonatorId: { type: String, required: true },
    by: { type: String, required: true },
    organizationId: { type: String, default: null },
    startedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    missedAt: { type: Date, default: null },
    claimedAt: { type: Date, default: null },
  },
  { collection: 'support_periods' },
);
schema.plugin(schemaHistoryPlugin, []);

/** Whoever claimed a period and died before its end was recorded is followed after this long. */
const CLAIM_MS = 60_000;
const EVERY_MS = 30_000;

export interface SupportPeriodsDeps {
  readonly connection: Connection;
  readonly audit: AuditTrail;
  /** Sessions that stand for an account. */
  readonly sessionsOf: (accountId: string) => Promise<readonly { readonly record: SessionRecord }[]>;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Sees to it that every support mode has its end on the audit trail, also where nobody stops it. */
export function createSupportPeriods({ connection, audit, sessionsOf, log, now }: SupportPeriodsDeps) {
  const periods: Model<SupportPeriodDocument> = connection.model<SupportPeriodDocument>('SupportPeriod', schema);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function isAlive({ _id, targetId, expiresAt }: SupportPeriodDocument): Promise<boolean> {
    if (expiresAt <= now()) return false;
    return (await sessionsOf(targetId)).some(({ record }) => record.impersonation?.parentSessionKey === _id);
  }
  /** Two processes never record the same end; one that dies in between leaves it to the next. */
  const claim = (id: string): Promise<SupportPeriodDocument | null> =>
    periods
      .findOneAndUpdate(
        { _id: id, $or: [{ claimedAt: null }, { claimedAt: { $lt: new Date(now().getTime() - CLAIM_MS) } }] },
        { $set: { claimedAt: now() } },
      )
      .lean<SupportPeriodDocument>();
  async function recordEnd(period: SupportPeriodDocument): Promise<void> {
    const ranOut = period.expiresAt <= now();
    if (!ranOut && !period.missedAt) {
      // A session that is just taking a new id is missed for a moment.
      await periods.updateOne({ _id: period._id }, { $set: { missedAt: now() } });
      return;
    }
    if (!(await claim(period._id))) return;
    const { by, startedAt, expiresAt } = period;
    await audit.append({
      action: 'impersonation.stopped',
      outcome: 'SUCCEEDED',
      accountId: period.targetId,
      impersonatorId: period.impersonatorId,
      organizationId: period.organizationId,
      subjectId: period.targetId,
      ipAddress: null, // nobody asked for it
      userAgent: null,
      requestId: null,
      details: {
        by,
        startedAt: startedAt.toISOString(),
        reason: ranOut ? 'its time ran out' : 'its session ended',
        endedAt: (ranOut ? expiresAt : (period.missedAt ?? now())).toISOString(),
      },
    });
    await periods.deleteOne({ _id: period._id });
  }

  async function sweep(): Promise<void> {
    for (const period of await periods.find().sort({ expiresAt: 1 }).lean<SupportPeriodDocument[]>()) {
      if (!(await isAlive(period))) await recordEnd(period);
      else if (period.missedAt) await periods.updateOne({ _id: period._id }, { $set: { missedAt: null } });
    }
  }

  const worker: Worker = {
    async start() {
      const turn = () => {
        running = running
          .then(sweep)
          .catch((error: unknown) => log.warn({ err: error }, 'support periods not checked'));
      };
      turn(); // what ended while no process ran
      timer = setInterval(turn, EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };

  return {
    worker,
    /** Records the end of every support mode that is over; one whose session is missing is waited for once. */
    sweep,
    async begin({ actor, impersonation }: SessionRecord): Promise<void> {
      if (!impersonation || !actor.impersonator || !actor.accountId) return;
      await periods.create([
        {
          _id: impersonation.parentSessionKey,
          targetId: actor.accountId,
          impersonatorId: actor.impersonator.accountId,
          by: actor.impersonator.name,
          organizationId: actor.organizationId,
          startedAt: new Date(impersonation.startedAt),
          expiresAt: new Date(impersonation.expiresAt),
        },
      ]);
    },
    /** True when its end is not on record yet: whoever stops it records it. */
    async end({ impersonation }: SessionRecord): Promise<boolean> {
      if (!impersonation || !(await claim(impersonation.parentSessionKey))) return false;
      await periods.deleteOne({ _id: impersonation.parentSessionKey });
      return true;
    },
  };
}
export type SupportPeriods = ReturnType<typeof createSupportPeriods>;
