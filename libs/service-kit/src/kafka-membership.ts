import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, type PartitionAssigner, PartitionAssigners } from 'kafkajs';

/** Part of kafkajs that its types leave out. */
interface Coordinator {
  leaveGroup(member: { groupId: string; memberId: string }): Promise<unknown>;
}
interface Refusal {
  readonly type?: string;
  readonly retriable?: boolean;
}

/** A broker that has just started reads its groups for a while. */
const ATTEMPTS = 20;
const PAUSE_MS = 200;

/**
 * The membership of one consumer after the other in a group. One whose broker died could not leave: the broker keeps its
 * place for a whole session when it is back, and lets nobody read before that. So its successor leaves in its name.
 */
export function createMembership(groupId: string) {
  let cluster: Cluster | undefined;
  let memberId: string | undefined;
  /** Deals partitions out as kafkajs does by itself; an assigner is what is given the connection to the brokers. */
  const assigner: PartitionAssigner = (given) => {
    cluster = given.cluster;
    return PartitionAssigners.roundRobin(given);
  };

  async function leave(connected: Cluster, leaving: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const coordinator = (await connected.findGroupCoordinator({ groupId })) as unknown as Coordinator;
        await coordinator.leaveGroup({ groupId, memberId: leaving });
        return;
      } catch (error) {
        const { type, retriable } = error as Refusal;
        if (type === 'UNKNOWN_MEMBER_ID') return; // its session was over already
        if (!retriable || attempt === ATTEMPTS) throw error;
        await pause(PAUSE_MS);
      }
    }
  }

  return {
    assigners: [assigner],
    joined(id: string): void {
      memberId = id;
    },
    /** To be called when the successor is connected, before it joins. */
    async leaveForPredecessor(): Promise<void> {
      if (memberId === undefined || !cluster) return;
      await leave(cluster, memberId);
      memberId = undefined;
    },
  };
}
export type Membership = ReturnType<typeof createMembership>;
