export interface Turns {
  /** Of the organizations that have work waiting, those that may begin one, in the order in which they are asked. */
  order(waiting: readonly string[]): string[];
  begin(organizationId: string): void;
  end(organizationId: string): void;
}

/**
 * Takes organizations in turn: whoever has least under way comes first, then whoever was served longest ago. An
 * organization with a thousand files gets no more than `perOrganization` places, and so holds nobody else up.
 */
export function createTurns(perOrganization: number): Turns {
  const underWay = new Map<string, number>();
  const servedAt = new Map<string, number>();
  let turn = 0;
  const busy = (id: string): number => underWay.get(id) ?? 0;
  const served = (id: string): number => servedAt.get(id) ?? 0;
  return {
    order(waiting) {
      // Whoever has nothing waiting any more starts anew: the memory stays as small as the queue.
      const known = new Set(waiting);
      for (const id of servedAt.keys()) if (!known.has(id) && busy(id) === 0) servedAt.delete(id);
      return waiting
        .filter((id) => busy(id) < perOrganization)
        .toSorted((a, b) => busy(a) - busy(b) || served(a) - served(b));
    },
    begin(id) {
      turn += 1;
      servedAt.set(id, turn);
      underWay.set(id, busy(id) + 1);
    },
    end(id) {
      if (busy(id) > 1) underWay.set(id, busy(id) - 1);
      else underWay.delete(id);
    },
  };
}
