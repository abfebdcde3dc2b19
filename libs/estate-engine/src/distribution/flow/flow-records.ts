import type { Cents } from '@platform/kernel';
import type { Manner, TransferReason } from '../distribution-result.ts';
import { divide } from '../money/division.ts';
import type { DeathScene, Interest } from '../succession/death.ts';
import type { Policy } from '../succession/property.ts';
import type { World } from '../succession/world.ts';

/** One movement of value at a death, net of what it pays on the way. */
export interface FlowRecord {
  /** Whose it was: a person, with his revocable trusts, or another trust. */
  readonly holderId: string;
  /** Counted in the estate of the person who dies. */
  readonly included: boolean;
  readonly toId: string;
  readonly cents: Cents;
  readonly reason: TransferReason | 'held';
  readonly manner: Manner;
  readonly insurance: boolean;
}

export interface DeathRecords {
  readonly flows: readonly FlowRecord[];
  /** Debts paid, by whose they were. */
  readonly debts: ReadonlyMap<string, Cents>;
}

/** What each holder has today, policies that will pay in the scenario at their benefit. */
export function holdingsToday(world: World, dying: readonly string[]): Map<string, Cents> {
  const today = new Map<string, Cents>();
  for (const { parts, policy } of world.parcels) {
    const pays = policy !== undefined && paysInCase(policy, dying);
    for (const { ownerId, cents, benefitCents } of parts) {
      today.set(ownerId, (today.get(ownerId) ?? 0) + (pays ? benefitCents : cents));
    }
  }
  return today;
}

/** A policy that pays at a later death of the case counts at its benefit all along, so that the columns agree. */
const paysInCase = (policy: Policy, dying: readonly string[]): boolean =>
  policy.insuredIds.every((id) => dying.includes(id));

/** Taken after taxes are known and before anything is delivered. */
export function recordFlows(scene: DeathScene): DeathRecords {
  const flows = scene.interests.flatMap((interest) => interestFlows(scene, interest));
  const debts = new Map<string, Cents>();
  for (const { kind, sources } of scene.claims) {
    for (const { holderId, cents } of sources) {
      if (cents === 0) continue;
      if (kind === 'debt') debts.set(holderId, (debts.get(holderId) ?? 0) + cents);
      else
        flows.push({
          holderId,
          included: true,
          toId: 'expenses',
          cents,
          reason: 'expense',
          manner: 'outright',
          insurance: false,
        });
    }
  }
  return { flows, debts };
}

interface Source {
  readonly holderId: string;
  readonly included: boolean;
  readonly insurance: boolean;
  cents: Cents;
}

function interestFlows(scene: DeathScene, interest: Interest): FlowRecord[] {
  const sources = sourcesOf(scene, interest);
  const weights = sources.map(({ cents }) => cents);
  const { federal, state, inheritance, poolInheritance, gst } = interest.taxes;
  const [toUs, toState] = [divide(federal + gst, weights), divide(state + inheritance + poolInheritance, weights)];
  return sources.flatMap(({ holderId, included, insurance, cents }, index) => {
    const [us = 0, ownState = 0] = [toUs[index], toState[index]];
    const common = { holderId, included, insurance };
    const taxes: FlowRecord[] = [
      { ...common, toId: 'tax:US', cents: us, reason: 'tax' as const, manner: 'outright' as const },
      {
        ...common,
        toId: `tax:${scene.domicile}`,
        cents: ownState,
        reason: 'tax' as const,
        manner: 'outright' as const,
      },
    ];
    const reason = interest.reason ?? 'held';
    const net: FlowRecord = {
      ...common,
      toId: interest.takerId,
      cents: cents - us - ownState,
      reason,
      manner: interest.manner,
    };
    return [net, ...taxes].filter((flow) => flow.cents > 0);
  });
}

function sourcesOf({ input }: DeathScene, { lots }: Interest): Source[] {
  const dying = input.assumptions.deaths.map(({ personId }) => personId);
  const sources = new Map<string, Source>();
  for (const lot of lots) {
    const included = lot.inclusion === 'federal';
    const key = `${lot.ownerId} ${included} ${lot.proceeds}`;
    const known = sources.get(key);
    const cents = lot.policy && paysInCase(lot.policy, dying) ? lot.benefitCents : lot.cents;
    if (known) known.cents += cents;
    else sources.set(key, { holderId: lot.ownerId, included, insurance: lot.proceeds, cents });
  }
  return [...sources.values()];
}
