/**
 * Where a thing stands among others, as a text that sorts: between any two there is room for another one, so that moving
 * one is a write of that one alone. Digits and small letters; none ends in 0.
 */
export type OrderKey = string;

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** How much of the beginning both have, where the shorter one goes on in zeros. */
function sharedLength(low: OrderKey, high: OrderKey): number {
  let length = 0;
  while (length < high.length && (low[length] ?? '0') === high[length]) length += 1;
  return length;
}

/** A key after `low` (null: the first of all) and before `high` (null: the last of all), of which `low` is the smaller. */
export function keyBetween(low: OrderKey | null, high: OrderKey | null): OrderKey {
  const from = low ?? '';
  if (high !== null) {
    const shared = sharedLength(from, high);
    if (shared > 0) return high.slice(0, shared) + keyBetween(from.slice(shared), high.slice(shared));
  }
  const first = from === '' ? 0 : DIGITS.indexOf(from.charAt(0));
  const last = high === null ? DIGITS.length : DIGITS.indexOf(high.charAt(0));
  if (last - first > 1) return DIGITS.charAt(Math.round((first + last) / 2));
  if (high !== null && high.length > 1) return high.charAt(0);
  return DIGITS.charAt(first) + keyBetween(from.slice(1), null);
}

/**
 * The key that makes something the `position`th, from 1, among the others, whose keys come in order; one beyond them is the
 * last. Two who were added at the same moment may have one key: whoever goes between them goes after both.
 */
export function keyAt(position: number, others: readonly OrderKey[]): OrderKey {
  const low = position > 1 ? (others[Math.min(position - 1, others.length) - 1] ?? null) : null;
  return keyBetween(low, others.find((key) => low === null || key > low) ?? null);
}
