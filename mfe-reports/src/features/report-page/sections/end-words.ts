import { abbreviateCents, type Cents } from '@platform/kernel';

interface Ends {
  readonly family: Cents;
  readonly charity: Cents;
  readonly nobodys: Cents;
}

/** Where it all ends, as an amount and what becomes of it: nothing is said of a family that receives nothing. */
export function endWords({ family, charity, nobodys }: Ends): readonly [string, string] {
  if (family > 0) return [abbreviateCents(family), 'reaches your family in the end.'];
  if (nobodys > 0) return [abbreviateCents(nobodys), 'ends in trusts that do not say for whom they are.'];
  if (charity > 0) return [abbreviateCents(charity), 'reaches charity in the end.'];
  return ['Nothing', 'is left for anybody you have named.'];
}
