import type { Cents, IsoDate } from '@platform/kernel';
import { willsInForce } from '../document/in-force.ts';
import { type Estate, personById, spouseOf } from './estate.ts';

/** A part of the net worth below which an old value is not worth a call. */
const LARGE_PART = 0.2;

/** Whether an amount is so much of a net worth that its age matters. */
export const isLargePart = (amountCents: Cents, netWorthCents: Cents): boolean =>
  netWorthCents > 0 && amountCents >= netWorthCents * LARGE_PART;

/** A widowed client whose spouse's unused exclusion was not carried over. */
export function exclusionNotPorted(estate: Estate): boolean {
  const spouse = spouseOf(estate, estate.personId);
  const client = personById(estate, estate.personId);
  return estate.maritalStatus === 'WIDOWED' && Boolean(spouse?.isDeceased) && client?.federalDsueCents === 0;
}

/** The oldest signature under a will that is in force or under a trust that may still be changed. */
export function oldestSignedOn({ documents, trusts }: Estate): IsoDate | null {
  const wills = willsInForce({ documents }).map(({ will }) => will);
  const revocable = trusts.filter(({ kind }) => kind === 'REVOCABLE' || kind === 'REVOCABLE_JOINT');
  return [...wills, ...revocable].flatMap(({ executedAt }) => executedAt ?? []).toSorted()[0] ?? null;
}
