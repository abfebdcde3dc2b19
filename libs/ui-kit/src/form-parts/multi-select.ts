/**
 * What is chosen after `value` was pressed among multi-select cards (estate domain §4): a chosen one goes; with a
 * maximum of 1 a new one replaces the old; above that it is added only while the count is below the maximum.
 */
export function chosenAfter(
  chosen: readonly string[],
  value: string,
  maximum = Number.POSITIVE_INFINITY,
): readonly string[] {
  if (chosen.includes(value)) return chosen.filter((each) => each !== value);
  if (maximum === 1) return [value];
  return chosen.length < maximum ? [...chosen, value] : chosen;
}
