import { type Cluster, type PartitionAssigner, PartitionAssigners } from 'kafkajs';

/** Part of kafkajs that its types leave out. */
interface Coordinator {
  leaveGroup(member: { groupId: string; memberId: string }): Promise<unknown>;
}

const isUnknown = (error: unknown): boolean => (error as { type?: string }).type === 'UNKNOWN_MEMBER_ID';

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
  return {
    assigners: [assigner],
    joined(id: string): void {
      memberId = id;
    },
    /** To be called when the successor is connected, before it joins. */
    async leaveForPredecessor(): Promise<void> {
      if (memberId === undefined || !cluster) return;
      const coordinator = (await cluster.findGroupCoordinator({ groupId })) as unknown as Coordinator;
      await coordinator.leaveGroup({ groupId, memberId }).catch((error: unknown) => {
        if (!isUnknown(error)) throw error;
      });
      memberId = undefined;
    },
  };
}
export type Membership = ReturnType<typeof createMembership>;
