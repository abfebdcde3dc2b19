import { formatDollarsAndCents } from '@platform/kernel';
import type { Working } from '../../explanation/working.ts';
import { estateTaxLaw } from '../instruments/formula.ts';
import { expenses } from '../succession/claims.ts';
import type { DeathScene, Interest, PaidClaim, PassThrough } from '../succession/death.ts';
import type { Origin } from '../succession/origin.ts';
import type { Solved } from './death-taxes.ts';
import { propertyLines } from './estate-working.ts';
import { accountLine, assetName, netLines, pieceLines, stepLines } from './origin-words.ts';
import { authorityOf, partyName, WHY } from './reasons.ts';
import { taxShareWorking } from './tax-share-working.ts';
import { type Movement, paidByPool } from './transfers.ts';

/**
 * How one transfer comes to its amount: the property it consists of and the tax paid out of it add up to it; in the
 * basis, what the instrument held and each calculation from there to the share. Units: cents; rounding as C2.
 * Case: a third of a residue of $900,000.00 that bears $30,000.00 of tax → $300,000.00 − $10,000.00.
 */
export function transferWorking(scene: DeathScene, solved: Solved, movement: Movement): Working {
  const { source } = movement;
  const authority = authorityOf(scene, movement);
  const why = WHY[movement.reason];
  const what = movement.assetId === undefined ? capital(why) : `${assetName(scene, movement.assetId)}, ${why}`;
  const label = `${what}: ${partyName(scene, movement.toId)}`;
  switch (source.kind) {
    case 'share':
      return { label, ...shareWorking(scene, source.interest), authority };
    case 'pour':
      return { label, ...pourWorking(scene, source.pass), authority };
    case 'claim':
      return { label, ...claimWorking(scene, source.claim), authority };
    case 'tax':
      return taxShareWorking(scene, solved, source);
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Sum = Pick<Working, 'amountCents' | 'parts' | 'basis'>;

function originBasis(scene: DeathScene, origin: Origin | undefined, fromId: string, named: boolean): Working[] {
  if (!origin) return [];
  const account = named ? undefined : accountLine(scene, origin, fromId);
  return [...(account ? [account] : []), ...stepLines(scene, origin.steps)];
}

const sumWith = (amountCents: number, parts: readonly Working[], basis: readonly Working[]): Sum => ({
  amountCents,
  parts,
  ...(basis.length > 0 ? { basis } : {}),
});

function shareWorking(scene: DeathScene, interest: Interest): Sum {
  const { origin, amountCents, taxes, paidBy, fromId, share } = interest;
  const pool = paidBy === 'pool';
  const named = share === 'SPECIFIC_GIFT' || share === 'SURVIVOR_SHARE';
  // Of what an instrument holds, the basis tells what debts have taken; of a thing given by name its own lines do.
  const pieces = origin?.pieces ?? [];
  const property = origin?.account && !named ? netLines(scene, pieces) : pieceLines(scene, pieces, fromId);
  const taxLine = (label: string, cents: number, cite: string): Working[] =>
    cents === 0 ? [] : [{ label, amountCents: -cents, authority: [{ cite }] }];
  const parts = [
    ...property,
    ...(pool ? taxLine('State estate tax paid out of it', taxes.state, stateTaxCite(scene)) : []),
    ...(pool ? taxLine('Federal estate tax paid out of it', taxes.federal, 'IRC § 2002') : []),
    ...(pool ? taxLine('Generation-skipping tax paid out of it', taxes.gst, 'IRC § 2603(b)') : []),
    ...taxLine('Inheritance tax on gifts paid out of it', taxes.poolInheritance, '72 P.S. § 9144'),
    ...taxLine('Estate tax put off until now, paid out of it', taxes.qdot, 'IRC § 2056A'),
  ];
  return sumWith(amountCents - paidByPool(interest), parts, originBasis(scene, origin, fromId, named));
}

/** The law that the tax is due by; who bears it is told with each share of the tax. */
const stateTaxCite = (scene: DeathScene): string => estateTaxLaw(scene)?.regime.authority[0]?.cite ?? 'IRC § 2058';

function pourWorking(scene: DeathScene, { origin, amountCents, fromId, assetId }: PassThrough): Sum {
  const { account, pieces } = origin;
  const parts = account ? netLines(scene, pieces) : pieceLines(scene, pieces, fromId);
  return sumWith(amountCents, parts, originBasis(scene, origin, fromId, assetId !== undefined));
}

function claimWorking(scene: DeathScene, claim: PaidClaim): Sum {
  const { kind, payerId, amountCents, sources } = claim;
  const payer = partyName(scene, payerId);
  if (kind === 'debt') return debtWorking(scene, claim, payer);
  const percent = scene.input.assumptions.expensesPercent ?? 0;
  const base: Working = {
    label: 'Probate estate and the decedent’s own trusts, before debts',
    amountCents: scene.expenseBaseCents,
  };
  const formula = `${formatDollarsAndCents(scene.expenseBaseCents)} × ${percent}%`;
  const allCents = expenses(scene, scene.expenseBaseCents);
  const line: Working = {
    label: `Expenses paid out of the property of ${payer}`,
    amountCents,
    parts: propertyLines(scene, sources),
  };
  if (allCents === amountCents) return sumWith(amountCents, [{ ...line, formula }], [base]);
  const all: Working = {
    label: 'All expenses, paid by each in turn as far as it reaches',
    amountCents: allCents,
    formula,
  };
  return sumWith(amountCents, [line], [base, all]);
}

/** Secured debts and claims take property in an order of their own, so it is told which. */
function debtWorking(scene: DeathScene, { liabilityId, amountCents, sources }: PaidClaim, payer: string): Sum {
  const debt = scene.input.liabilities?.find(({ id }) => id === liabilityId);
  const secured = debt?.securedByAssetId === undefined ? '' : `, secured by ${assetName(scene, debt.securedByAssetId)}`;
  const parts: Working[] = [
    {
      label: `${debt?.name ?? 'Debt'}${secured}, paid out of the property of ${payer}`,
      amountCents,
      parts: propertyLines(scene, sources),
    },
  ];
  return sumWith(
    amountCents,
    parts,
    debt ? [{ label: `${debt.name}, all that is owed`, amountCents: debt.balanceCents }] : [],
  );
}
