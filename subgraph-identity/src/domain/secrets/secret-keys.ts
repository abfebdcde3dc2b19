/** Keys of one purpose: the current one makes, and what an earlier one made stays good while that is listed. */
export interface SecretKeys {
  readonly current: Uint8Array;
  readonly earlier: readonly Uint8Array[];
}

export const allKeys = ({ current, earlier }: SecretKeys): readonly Uint8Array[] => [current, ...earlier];
