const RANKS = ['primary', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The order in which people act: the first ones, then successors in turn. */
export function displayOrder(designation: string): number {
  const rank = RANKS.indexOf(designation.replace(/^co_/, '').replace(/_successor$/, ''));
  return rank < 0 ? RANKS.length : rank;
}
