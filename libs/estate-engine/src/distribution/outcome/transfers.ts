import type { Cents } from '@platform/kernel';
import type { Transfer, TransferReason } from '../distribution-result.ts';
import type { BorneTaxes, DeathScene, Interest, PaidClaim, PassThrough } from '../succession/death.ts';
import { authorityOf, explain } from './reasons.ts';
import { transferId } from './transfer-ids.ts';

/** What a movement is of: a share of somebody, or a tax on it; property poured over; a claim. */
export type MovementSource =
  | { readonly kind: 'share'; readonly index: number; readonly interest: Interest }
  | { readonly kind: 'tax'; readonly index: number; readonly interest: Interest; readonly tax: keyof BorneTaxes }
  | { readonly kind: 'pour'; readonly index: number; readonly pass: PassThrough }
  | { readonly kind: 'claim'; readonly index: number; readonly claim: PaidClaim };

/** A transfer before it is put into words. */
export interface Movement extends Omit<Transfer, 'id' | 'explanation' | 'authority' | 'working'> {
  readonly source: MovementSource;
}

export const transferIdOf = ({ death, source }: Movement): string =>
  transferId(death, source.kind === 'tax' ? source.tax : source.kind, source.index);

export function transfersOf(scene: DeathScene): Transfer[] {
  return movementsOf(scene).map((movement): Transfer => {
    const { source: _, ...transfer } = movement;
    return {
      id: transferIdOf(movement),
      ...transfer,
      explanation: explain(scene, movement),
      authority: authorityOf(scene, movement),
    };
  });
}

/** Every movement of one death: claims, pass-throughs, and each interest with the tax it bears (C27, C31). */
export function movementsOf(scene: DeathScene): Movement[] {
  const draft: Movement[] = [];
  const add: Add = (fromId, toId, amountCents, reason, { assetId, manner = 'outright', source }) => {
    if (amountCents === 0) return;
    const base = { death: scene.label, fromId, toId, amountCents, reason, manner, source };
    draft.push(assetId === undefined ? base : { ...base, assetId });
  };
  scene.claims.forEach((claim, index) => {
    const { payerId, kind, amountCents: cents } = claim;
    const toId = kind === 'debt' ? 'creditors' : 'expenses';
    add(payerId, toId, cents, kind, { source: { kind: 'claim', index, claim } });
  });
  scene.passThroughs.forEach((pass, index) => {
    const { fromId, toId, amountCents: cents, reason, assetId, manner } = pass;
    const source = { kind: 'pour' as const, index, pass };
    add(fromId, toId, cents, reason, { assetId, manner, source });
  });
  scene.interests.forEach((interest, index) => {
    interestTransfers(scene, interest, index, add);
  });
  return draft;
}

type Add = (from: string, to: string, cents: Cents, reason: TransferReason, more: More) => void;
interface More {
  readonly assetId?: string | undefined;
  readonly manner?: Transfer['manner'];
  readonly source: MovementSource;
}

/** What the pool pays of an interest's taxes before it passes. */
export function paidByPool({ taxes, paidBy }: Interest): Cents {
  const estate = taxes.federal + taxes.state + taxes.gst + taxes.poolInheritance;
  // A qualified domestic trust pays its own tax (IRC 2056A(b)(6)).
  return (paidBy === 'pool' ? estate : taxes.poolInheritance) + taxes.qdot;
}

function interestTransfers(scene: DeathScene, interest: Interest, index: number, add: Add): void {
  const { fromId, takerId, taxes, paidBy, reason, assetId, manner } = interest;
  const poolPays = paidBy === 'pool' || reason === undefined ? fromId : takerId;
  const payTax = (payer: string, tax: keyof BorneTaxes, to: string): void =>
    add(payer, to, taxes[tax], 'tax', {
      source: { kind: 'tax', interest, index, tax },
    });
  payTax(poolPays, 'state', `tax:${scene.domicile}`);
  payTax(fromId, 'poolInheritance', `tax:${scene.domicile}`);
  payTax(poolPays, 'federal', 'tax:US');
  payTax(poolPays, 'gst', 'tax:US');
  payTax(fromId, 'qdot', 'tax:US');
  if (reason !== undefined) {
    const source = { kind: 'share' as const, index, interest };
    add(fromId, takerId, interest.amountCents - paidByPool(interest), reason, { assetId, manner, source });
  }
  payTax(takerId, 'inheritance', `tax:${scene.domicile}`);
}
