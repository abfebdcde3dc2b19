import type { Cents } from '@platform/kernel';
import type { Manner, TransferReason } from '../distribution-result.ts';
import { divide } from '../money/division.ts';
import type { Leg } from '../outcome/transfer-ids.ts';
import { paidByPool } from '../outcome/transfers.ts';
import type { BorneTaxes, DeathScene, Interest } from '../succession/death.ts';
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
  /** What it is part of among the transfers of the death; no legs where property stays. */
  readonly source: FlowSource;
}

/** Place among the interests, or among the claims of the death, and which of its transfers. */
export interface FlowSource {
  readonly index: number;
  readonly legs: readonly (Leg | 'claim')[];
}

export interface DeathRecords {
  readonly flows: readonly FlowRecord[];
  readonly debts: readonly DebtRecord[];
}

/** What was paid of debts out of somebody's property. */
export type DebtRecord = Pick<FlowRecord, 'holderId' | 'included' | 'amountCents' | 'source'>;

/** Taken after taxes are known and before anything is delivered. */
export function recordFlows(scene: DeathScene): DeathRecords {
  const flows: FlowRecord[] = [];
  scene.interests.forEach((interest, index) => {
    interestFlows(scene, interest, index, flows);
  });
  const debts: DebtRecord[] = [];
  scene.claims.forEach(({ kind, sources }, index) => {
    const source = { index, legs: CLAIM };
    for (const { holderId, inclusion, amountCents } of sources) {
      if (amountCents === 0) continue;
      const paid = { holderId, included: inclusion === 'federal', amountCents, source };
      if (kind === 'debt') debts.push(paid);
      else {
        const to = { toId: 'expenses', toHolderId: 'expenses', manner: 'outright' as const };
        flows.push({ ...paid, ...to, reason: 'expense', insurance: false });
      }
    }
  });
  return { flows, debts };
}

interface Source {
  readonly holderId: string;
  readonly included: boolean;
  readonly insurance: boolean;
  amountCents: Cents;
}

function interestFlows(scene: DeathScene, interest: Interest, index: number, flows: FlowRecord[]): void {
  const sources = sourcesOf(scene, interest);
  const { federal, state, inheritance, poolInheritance, gst, qdot } = interest.taxes;
  const [usTax, stateTax] = [federal + gst + qdot, state + inheritance + poolInheritance];
  const weights = usTax + stateTax === 0 ? [] : sources.map(({ amountCents }) => amountCents);
  const toUs = divide(usTax, weights);
  const toState = divide(stateTax, weights);
  const reason = interest.reason ?? 'held';
  // A policy still unpaid is drawn at its benefit, and passes without an amount of its own.
  const passesOn = interest.reason !== undefined && interest.amountCents > paidByPool(interest);
  const bears = (leg: keyof BorneTaxes): boolean => interest.taxes[leg] > 0;
  sources.forEach(({ holderId, included, insurance, amountCents }, at) => {
    const us = toUs[at] ?? 0;
    const ownState = toState[at] ?? 0;
    const add = (
      toId: string,
      part: Cents,
      why: FlowRecord['reason'],
      manner: Manner,
      legs: FlowSource['legs'],
    ): void => {
      if (part === 0) return;
      const toHolderId = ownerOnArrival(scene, toId);
      const source = { index, legs };
      flows.push({ holderId, included, insurance, toId, toHolderId, amountCents: part, reason: why, manner, source });
    };
    add(interest.takerId, amountCents - us - ownState, reason, interest.manner, passesOn ? SHARE : NOTHING);
    if (us > 0) add('tax:US', us, 'tax', 'outright', US_LEGS.filter(bears));
    if (ownState > 0) add(`tax:${scene.domicile}`, ownState, 'tax', 'outright', STATE_LEGS.filter(bears));
  });
}

const NOTHING: FlowSource['legs'] = [];
const SHARE: FlowSource['legs'] = ['share'];
const CLAIM: FlowSource['legs'] = ['claim'];
const US_LEGS: readonly (keyof BorneTaxes)[] = ['federal', 'gst', 'qdot'];
const STATE_LEGS: readonly (keyof BorneTaxes)[] = ['state', 'inheritance', 'poolInheritance'];

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
