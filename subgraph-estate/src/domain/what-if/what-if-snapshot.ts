import { lengthProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import type { Said } from '../estate/said.ts';
import { refuse, requiredName } from '../finance/planned-year.ts';

/** A what-if that somebody has kept under a name; what is asked is the address of its page. */
export interface WhatIfSnapshot {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly name: string;
  /** Parameters of the page: `first=…&year=2031&growth=4`. */
  readonly address: string;
  /** Of the estate over which it was kept. */
  readonly estateVersion: number;
  readonly createdByName: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface WhatIfFacts {
  readonly name?: Said<string>;
  readonly address?: Said<string>;
}
type WhatIfOwn = Pick<WhatIfSnapshot, 'name' | 'address' | 'estateVersion'>;

/** What a what-if may ask; the page and the engine know what each means. */
const PARAMETERS: ReadonlySet<string> = new Set([
  'first',
  'year',
  'second',
  'growth',
  'between',
  'exclusion',
  'inflation',
  'state',
  'portability',
  'gone',
  'disclaims',
]);

function checkAddress(address: string): void {
  const tooLong = lengthProblem(address, TEXT_LENGTHS.address);
  if (tooLong) refuse('OUT_OF_RANGE', tooLong, 'address');
  const names = [...new URLSearchParams(address).keys()];
  if (names.length === 0) refuse('REQUIRED', 'Ask something first: there is nothing to keep.', 'address');
  if (names.some((name) => !PARAMETERS.has(name)))
    refuse('OUT_OF_RANGE', 'This is not something a what-if can ask.', 'address');
}

/** What is left out stays. Throws: DomainError REQUIRED, TOO_LONG, OUT_OF_RANGE, naming the field. */
export function whatIfWith(known: WhatIfOwn | null, facts: WhatIfFacts, estateVersion: number): WhatIfOwn {
  const address = facts.address ?? known?.address ?? '';
  if (address !== known?.address) checkAddress(address);
  return {
    name: requiredName(facts.name ?? known?.name ?? '', 'name', 'Name'),
    address,
    estateVersion: address === known?.address ? known.estateVersion : estateVersion,
  };
}

/** Whether the estate has changed since it was kept. */
export const isOlder = (
  { estateVersion }: Pick<WhatIfSnapshot, 'estateVersion'>,
  { version }: { readonly version: number },
): boolean => version > estateVersion;
