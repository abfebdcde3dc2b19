/** Part of the table of labels, apart because the engine says them too and a browser loads it at first. */
export const HEIR_LABELS = {
  HeirClass: {
    CHILDREN: 'The children',
    DESCENDANTS: 'The descendants',
    SIBLINGS: 'The brothers and sisters',
    PARENTS: 'The parents',
    HEIRS_AT_LAW: 'The heirs at law',
  },
} as const;
