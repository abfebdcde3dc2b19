import type { Cents, IsoDate } from '@platform/kernel';
import { isInsideTrust, trustStanding } from '../../domain/estate/estate-ownership.ts';
import type { AnyTrust } from '../parents.ts';

/** A list says it as of its estate's figures; of a whole estate it is worked out for today. */
export const isTrustInside = (parent: AnyTrust, today: IsoDate): boolean | null =>
  'estate' in parent ? isInsideTrust(parent.estate, parent.trust.id, today) : parent.trust.isInside;

export const trustCents = (parent: AnyTrust, today: IsoDate): Cents | null =>
  'estate' in parent
    ? (trustStanding(parent.estate, parent.trust.id, today)?.amountCents ?? null)
    : parent.trust.amountCents;

export const estateIdOfTrust = (parent: AnyTrust): string => ('estate' in parent ? parent.estate.id : parent.estateId);
