import { expect, it } from 'vitest';
import { ESTATE_DOCUMENT_KINDS, TRUST_KINDS } from './enums/instrument-kinds.ts';
import { offersThirdPartySettlors } from './third-party-settlors.ts';

const kinds = (hasFlag: boolean): string[] => [
  ...TRUST_KINDS.filter((kind) => offersThirdPartySettlors(kind, true, hasFlag)),
  ...ESTATE_DOCUMENT_KINDS.filter((kind) => offersThirdPartySettlors(kind, false, hasFlag)),
];

it('R264: settlors outside the couple are offered with their flag, for irrevocable trusts and amendments alone', () => {
  expect(kinds(false)).toEqual([]);
  const revocable = ['REVOCABLE', 'REVOCABLE_JOINT'];
  expect(kinds(true)).toEqual([...TRUST_KINDS.filter((kind) => !revocable.includes(kind)), 'TRUST_AMENDMENT']);
  expect(offersThirdPartySettlors('', true, true)).toBe(false);
});
