import { newId } from '@platform/kernel';
import type { Connection } from 'mongoose';

/** A right that one instance has at a time. Who stalls longer than it lasts loses it to another one. */
export interface Lease {
  /** Takes or renews it; false while somebody else has it. */
  take(): Promise<boolean>;
  release(): Promise<void>;
}

export interface LeaseOptions {
  readonly collection: string;
  readonly id: string;
  readonly lastsMs: number;
}

export function createLease(connection: Connection, { collection, id, lastsMs }: LeaseOptions): Lease {
  const owner = newId();
  const leases = () => connection.collection<{ _id: string; owner: string; until: Date }>(collection);
  return {
    async take() {
      const now = new Date();
      const mine = { $set: { owner, until: new Date(now.getTime() + lastsMs) } };
      const free = { _id: id, $or: [{ owner }, { until: { $lt: now } }] };
      if ((await leases().updateOne(free, mine)).matchedCount > 0) return true;
      if (await leases().findOne({ _id: id })) return false;
      return leases()
        .insertOne({ _id: id, owner, until: mine.$set.until })
        .then(
          () => true,
          () => false,
        );
    },
    release: async () => void (await leases().deleteOne({ _id: id, owner })),
  };
}
