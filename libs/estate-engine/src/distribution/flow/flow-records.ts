import type { Cents } from '@platform/kernel';
import type { Manner, TransferReason } from '../distribution-result.ts';
import { divide } from '../money/division.ts';
import type { DeathScene, Interest } from '../succession/death.ts';
import { ownerOnArrival } from '../succession/deliver.ts';
import { paysAt } from '../succession/world.ts';

/** One movement of value at a death, net of what it pays on the way. */
export interface FlowRecord {
  /** Whose it was: a person, with his revocable trusts, or another trust. */
  readonly holderId: string;
  /** Counted in the estate of the person who dies. */
  readonly included: boolean;
  readonly toId: string;
  /** Whose it is from then on. */
  readonly toHolderId: string;
  readonly amountCents: Cents;
  readonly reason: TransferReason | 'held';
  readonly manner: Manner;
  readonly insurance: boolean;
}

export interface DeathRecords {
  readonly flows: readonly FlowRecord[];
  readonly debts: readonly DebtRecord[];
}

/** What was paid of debts out of somebody's property. */
export type DebtRecord = Pick<FlowRecord, 'holderId' | 'included' | 'amountCents'>;

/** Taken after taxes are known and before anything is delivered. */
export function recordFlows(scene: DeathScene): DeathRecords {
  const flows: FlowRecord[] = [];
  for (const interest of scene.interests) interestFlows(scene, interest, flows);
  const debts: DebtRecord[] = [];
  for (const { kind, sources } of scene.claims) {
    for (const { holderId, inclusion, amountCents } of sources) {
      if (amountCents === 0) continue;
      const paid = { holderId, included: inclusion === 'federal', amountCents };
      if (kind === 'debt') debts.push(paid);
      else {
        const to = { toId: 'expenses', toHolderId: 'expenses', manner: 'outright' as const };
        flows.push({ ...paid, ...to, reason: 'expense', insurance: false });
      }
    }
  }
  return { flows, debts };
}

interface Source {
  readonly holderId: string;
  readonly included: boolean;
  readonly insurance: boolean;
  amountCents: Cents;
}

function interestFlows(scene: DeathScene, interest: Interest, flows: FlowRecord[]): void {
  const sources = sourcesOf(scene, interest);
  const { federal, state, inheritance, poolInheritance, gst } = interest.taxes;
  const [usTax, stateTax] = [federal + gst, state + inheritance + poolInheritance];
  const weights = usTax + stateTax === 0 ? [] : sources.map(({ amountCents }) => amountCents);
  const toUs = divide(usTax, weights);
  const toState = divide(stateTax, weights);
  const reason = interest.reason ?? 'held';
  sources.forEach(({ holderId, included, insurance, amountCents }, index) => {
    const us = toUs[index] ?? 0;
    const ownState = toState[index] ?? 0;
    const add = (toId: string, part: Cents, why: FlowRecord['reason'], manner: Manner): void => {
      if (part === 0) return;
      const toHolderId = ownerOnArrival(scene, toId);
      flows.push({ holderId, included, insurance, toId, toHolderId, amountCents: part, reason: why, manner });
    };
    add(interest.takerId, amountCents - us - ownState, reason, interest.manner);
    add('tax:US', us, 'tax', 'outright');
    add(`tax:${scene.domicile}`, ownState, 'tax', 'outright');
  });
}

function sourcesOf(scene: DeathScene, { lots }: Interest): Source[] {
  const sources: Source[] = [];
  for (const { ownerId, inclusion, proceeds, policy, benefitCents, amountCents: value } of lots) {
    const included = inclusion === 'federal';
    const amountCents = policy && paysAt(scene, policy) !== undefined ? benefitCents : value;
    const known = sources.find(
      (source) => source.holderId === ownerId && source.included === included && source.insurance === proceeds,
    );
    if (known) known.amountCents += amountCents;
    else sources.push({ holderId: ownerId, included, insurance: proceeds, amountCents });
  }
  return sources;
}
