import type { Cents } from '@platform/kernel';
import type { Transfer, TransferReason } from '../distribution-result.ts';
import type { BorneTaxes, DeathScene, Interest } from '../succession/death.ts';
import { authorityOf, explain } from './reasons.ts';

/** A transfer before it is put into words. */
export type Movement = Omit<Transfer, 'explanation' | 'authority'>;

export function transfersOf(scene: DeathScene): Transfer[] {
  return movementsOf(scene).map((movement) => ({
    ...movement,
    explanation: explain(scene, movement),
    authority: authorityOf(scene, movement),
  }));
}

/** Every movement of one death: claims, pass-throughs, and each interest with the tax it bears (C27, C31). */
export function movementsOf(scene: DeathScene): Movement[] {
  const draft: Movement[] = [];
  const add: Add = (fromId, toId, amountCents, reason, { assetId, manner = 'outright' }) => {
    if (amountCents === 0) return;
    const base = { death: scene.label, fromId, toId, amountCents, reason, manner };
    draft.push(assetId === undefined ? base : { ...base, assetId });
  };
  for (const { payerId, kind, amountCents: cents } of scene.claims) {
    add(payerId, kind === 'debt' ? 'creditors' : 'expenses', cents, kind, {});
  }
  for (const { fromId, toId, amountCents: cents, reason, assetId, manner } of scene.passThroughs) {
    add(fromId, toId, cents, reason, { assetId, manner });
  }
  for (const interest of scene.interests) interestTransfers(scene, interest, add);
  return draft;
}

type Add = (from: string, to: string, cents: Cents, reason: TransferReason, more: More) => void;
interface More {
  readonly assetId?: string | undefined;
  readonly manner?: Transfer['manner'];
}

function interestTransfers(scene: DeathScene, interest: Interest, add: Add): void {
  const { fromId, takerId, taxes, paidBy, reason, assetId, manner } = interest;
  const estate = taxes.federal + taxes.state + taxes.gst + taxes.poolInheritance;
  const byPool = paidBy === 'pool' ? estate : taxes.poolInheritance;
  const poolPays = paidBy === 'pool' || reason === undefined ? fromId : takerId;
  const payTax = (payer: string, tax: keyof BorneTaxes, to: string): void => add(payer, to, taxes[tax], 'tax', {});
  payTax(poolPays, 'state', `tax:${scene.domicile}`);
  payTax(fromId, 'poolInheritance', `tax:${scene.domicile}`);
  payTax(poolPays, 'federal', 'tax:US');
  payTax(poolPays, 'gst', 'tax:US');
  if (reason !== undefined) add(fromId, takerId, interest.amountCents - byPool, reason, { assetId, manner });
  payTax(takerId, 'inheritance', `tax:${scene.domicile}`);
}
