import type { Cents } from '@platform/kernel';
import type { Transfer, TransferReason } from '../distribution-result.ts';
import type { BorneTaxes, DeathScene, Interest } from '../succession/death.ts';
import { authorityOf, explain } from './reasons.ts';

/** Every movement of one death: claims, pass-throughs, and each interest with the tax it bears (C27, C31). */
export function transfersOf(scene: DeathScene): Transfer[] {
  const draft: Transfer[] = [];
  const add = (
    fromId: string,
    toId: string,
    amountCents: Cents,
    reason: TransferReason,
    more: Partial<Transfer>,
  ): void => {
    if (amountCents === 0) return;
    const manner = more.manner ?? 'outright';
    const base = { death: scene.label, fromId, toId, amountCents, reason, manner };
    const explanation = explain(scene, base);
    const assetId = more.assetId === undefined ? {} : { assetId: more.assetId };
    draft.push({ ...base, ...assetId, explanation, authority: authorityOf(scene, base) });
  };
  for (const { payerId, kind, cents } of scene.claims) {
    add(payerId, kind === 'debt' ? 'creditors' : 'expenses', cents, kind, {});
  }
  for (const { fromId, toId, cents, reason, assetId, manner } of scene.passThroughs) {
    add(fromId, toId, cents, reason, { assetId, manner });
  }
  for (const interest of scene.interests) interestTransfers(scene, interest, add);
  return draft;
}

type Add = (from: string, to: string, cents: Cents, reason: TransferReason, more: Partial<Transfer>) => void;

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
  if (reason !== undefined) add(fromId, takerId, interest.cents - byPool, reason, { assetId, manner });
  payTax(takerId, 'inheritance', `tax:${scene.domicile}`);
}
