import { sumCents } from '@platform/kernel';
import type { NetWorth, NetWorthLine, PersonNetWorth } from '../distribution-result.ts';
import type { EstateCase, Trust } from '../estate-case.ts';
import type { Family } from '../family/family.ts';
import type { Parcel } from '../succession/property.ts';
import { isDeadAtStart, isGrantorTrust, type World } from '../succession/world.ts';

/**
 * What is owned today: by whom inside a taxable estate, net of debts, and outside of one. Policies of trusts outside
 * count at their death benefit, since that is what passes. Only the people whose deaths the case plays count.
 * Case: the Castellan family → $38,844,780.00 inside, $9,253,900.00 outside, of which $5,000,000.00 insurance.
 */
export function netWorth(
  input: EstateCase,
  family: Family,
  trusts: ReadonlyMap<string, Trust>,
  world: World,
): NetWorth {
  const owners = estateOwners(input, family);
  const lines = new Map<string, Map<string, NetWorthLine>>(owners.map((id) => [id, new Map()]));
  const outside = new Map<string, NetWorthLine>();
  const names = new Map(input.assets.map(({ id, name }) => [id, name]));
  let outsideInsuranceCents = 0;
  for (const parcel of world.parcels) {
    for (const part of parcel.parts) {
      const owner = insideOf(trusts, owners, parcel, part.ownerId);
      const insurance = parcel.policy && owner === undefined && parcel.trustId !== undefined;
      const cents = insurance ? part.benefitCents : part.cents;
      if (insurance) outsideInsuranceCents += cents;
      const into = owner === undefined ? outside : lines.get(owner);
      if (owner === undefined && parcel.trustId === undefined) continue;
      if (into) addLine(into, lineOf(names, trusts, parcel, cents));
    }
  }
  for (const { liabilityId, personId, cents } of world.debts) {
    const label = input.liabilities?.find(({ id }) => id === liabilityId)?.name ?? liabilityId;
    const into = lines.get(personId);
    if (into) addLine(into, { kind: 'liability', id: liabilityId, label, amountCents: -cents });
  }
  const people: PersonNetWorth[] = [...lines].map(([personId, own]) => {
    const list = [...own.values()].filter(({ amountCents }) => amountCents !== 0);
    return { personId, totalCents: sumCents(list.map(({ amountCents }) => amountCents)), lines: list };
  });
  const out = [...outside.values()].filter(({ amountCents }) => amountCents !== 0);
  return {
    insideCents: sumCents(people.map(({ totalCents }) => totalCents)),
    outsideCents: sumCents(out.map(({ amountCents }) => amountCents)),
    people,
    outside: out,
    outsideInsuranceCents,
  };
}

/** Those who die in the case, and their husbands and wives. */
function estateOwners(input: EstateCase, family: Family): string[] {
  const dying = input.assumptions.deaths.map(({ personId }) => personId);
  const spouses = dying.flatMap((id) => family.spouses(id)).filter((id) => !isDeadAtStart(input, family, id));
  return [...new Set([...dying, ...spouses])];
}

function insideOf(
  trusts: ReadonlyMap<string, Trust>,
  owners: readonly string[],
  parcel: Parcel,
  ownerId: string,
): string | undefined {
  const trust = trusts.get(parcel.trustId ?? '');
  if (!trust) return owners.includes(ownerId) ? ownerId : undefined;
  if (trust.insideEstate === false) return undefined;
  if (isGrantorTrust(trust)) return owners.includes(ownerId) ? ownerId : undefined;
  const candidates = [...(trust.lifetimeBeneficiaries ?? []), ...trust.settlors].filter((id) => owners.includes(id));
  const marital = trust.kind === 'MARITAL' || trust.qtipElection === 'FEDERAL_AND_STATE';
  if (trust.kind === 'SURVIVOR') return candidates[0];
  if (marital) return candidates.find((id) => trust.settlors.some((settlor) => settlor !== id));
  if (trust.insideEstate) return trust.settlors.find((id) => owners.includes(id)) ?? candidates[0];
  return undefined;
}

function lineOf(
  names: ReadonlyMap<string, string>,
  trusts: ReadonlyMap<string, Trust>,
  parcel: Parcel,
  amountCents: number,
): NetWorthLine {
  const trust = trusts.get(parcel.trustId ?? '');
  if (trust) return { kind: 'trust', id: trust.id, label: trust.name, amountCents };
  const label = names.get(parcel.assetId) ?? parcel.assetId;
  return { kind: 'asset', id: parcel.assetId, label, amountCents };
}

function addLine(into: Map<string, NetWorthLine>, line: NetWorthLine): void {
  const key = `${line.kind} ${line.id}`;
  const known = into.get(key);
  into.set(key, known ? { ...known, amountCents: known.amountCents + line.amountCents } : line);
}
