import type { Cents } from '@platform/kernel';
import { estateTaxAmounts } from '../../federal/estate-tax-amounts.ts';
import { stateElectionLaw } from '../../law/state-election-tables.ts';
import { stateEstateTax } from '../../state/estate-tax.ts';
import { type Bearing, bearEstateTax } from '../apportionment/estate-tax-bearers.ts';
import { estateTaxLaw, portedExclusion } from '../instruments/formula.ts';
import { proportion } from '../money/division.ts';
import type { DeathScene } from '../succession/death.ts';
import type { GrossEstate } from '../succession/settle-estate.ts';
import { type HeirTax, inheritanceTaxes } from './inheritance.ts';
import { addedBack, giftsOf, giftTaxPayable, type TaxOnGifts, taxOnGifts } from './lifetime-gifts.ts';
import { basicExclusion, dsueOfGifts, isNonresident, portedTo } from './nonresident.ts';
import { priorTransferCredit } from './prior-transfers.ts';

/** Claims paid out of property that counts for the federal tax, and for the state's. */
interface DeductedClaims {
  readonly claimsCents: Cents;
  readonly stateClaimsCents: Cents;
}

/** The two bases and the two taxes of one death. */
export interface EstateTaxes extends DeductedClaims {
  readonly maritalCents: Cents;
  readonly charitableCents: Cents;
  /** Gross − marital − charitable − claims − state death taxes. */
  readonly taxableCents: Cents;
  readonly stateMaritalCents: Cents;
  /** Of trusts elected for the state alone, what it does not deduct because of its limit. */
  readonly notElectableCents: Cents;
  readonly stateCharitableCents: Cents;
  /** C21: before any deduction for death taxes; property elsewhere still in it. */
  readonly stateTaxableCents: Cents;
  readonly stateElsewhereCents: Cents;
  readonly federalCents: Cents;
  readonly stateCents: Cents;
  /** Of the state's tax, what gifts added back cost, as the federal tax treats it. */
  readonly onGifts: TaxOnGifts;
  readonly heirTaxes: readonly HeirTax[];
  readonly inheritanceCents: Cents;
}

/** Well beyond what a combined rate below 1 needs to settle to the cent. */
const MOST_ROUNDS = 400;
/** Rounding can leave two figures a cent apart that follow each other for ever; the same figures so often settle it. */
const MOST_REPEATS = 4;

/**
 * Solves the taxes of one death: where a deductible share bears tax, the tax enlarges its own base, so the figures
 * are worked out again, starting at 0, until no cent changes (C32). What each interest bears is left in its `taxes`.
 */
export function solveEstateTaxes(scene: DeathScene, gross: GrossEstate): EstateTaxes {
  const claims = deductedClaims(scene, gross);
  const seen = new Map<string, number>();
  for (let round = 1; ; round += 1) {
    const taxes = oneRound(scene, gross, claims);
    const bearing = bearEstateTax(scene, taxes, measures(scene, gross, taxes));
    const settled = !applyBearing(scene, bearing, taxes.heirTaxes);
    const { federalCents, stateCents, inheritanceCents, taxableCents, stateTaxableCents } = taxes;
    const figures = [federalCents, stateCents, inheritanceCents, taxableCents, stateTaxableCents].join(' ');
    const repeats = (seen.get(figures) ?? 0) + 1;
    seen.set(figures, repeats);
    if (settled || repeats > MOST_REPEATS || round === MOST_ROUNDS) return taxes;
  }
}

/** C4: what is paid out of property that counts for the tax. Of a nonresident, in the proportion of IRC 2106(a)(1). */
function deductedClaims(scene: DeathScene, gross: GrossEstate): DeductedClaims {
  const deducted = { claimsCents: 0, stateClaimsCents: 0 };
  for (const { inclusion, amountCents } of scene.claims.flatMap(({ sources }) => sources)) {
    if (inclusion === 'federal') deducted.claimsCents += amountCents;
    if (inclusion !== 'none') deducted.stateClaimsCents += amountCents;
  }
  if (!isNonresident(scene)) return deducted;
  return { ...deducted, claimsCents: proportion(deducted.claimsCents, gross.federal, gross.worldwide) };
}

function oneRound(scene: DeathScene, gross: GrossEstate, claims: DeductedClaims): EstateTaxes {
  const federal = deductions(scene, 'federal');
  const state = withinLimit(scene, deductions(scene, 'state'));
  const heirTaxes = inheritanceTaxes(scene);
  const inheritanceCents = heirTaxes.reduce((sum, heir) => sum + heir.amountCents, 0);
  const stateTaxableCents = Math.max(0, gross.state - claims.stateClaimsCents - state.marital - state.charity);
  const stateElsewhereCents = elsewhereTaxable(scene);
  const { taxCents: stateCents, taxOnGiftsCents } = stateTax(scene, gross, {
    stateTaxableCents,
    stateElsewhereCents,
    inheritanceCents,
  });
  const onGifts = taxOnGifts(scene, taxOnGiftsCents);
  const before = gross.federal - claims.claimsCents - federal.marital - federal.charity;
  const taxableCents = Math.max(0, before - (stateCents - onGifts.lostCents) - inheritanceCents);
  return {
    maritalCents: federal.marital,
    charitableCents: federal.charity,
    ...claims,
    taxableCents,
    stateMaritalCents: state.marital,
    notElectableCents: state.beyondLimit,
    stateCharitableCents: state.charity,
    stateTaxableCents,
    stateElsewhereCents,
    federalCents: federalTax(scene, taxableCents),
    stateCents,
    onGifts,
    heirTaxes,
    inheritanceCents,
  };
}

interface Deductions {
  readonly marital: Cents;
  /** Of it, what is deducted for this tax and not for the federal one. */
  readonly electedAlone: Cents;
  readonly charity: Cents;
}

/** What passes to the spouse and to charity, net of the tax it bears (C28). */
function deductions(scene: DeathScene, tax: 'federal' | 'state'): Deductions {
  const sums = { marital: 0, electedAlone: 0, charity: 0 };
  for (const { deduction, takerId, value, taxes } of scene.interests) {
    const kind = deduction[tax];
    if (kind === 'none') continue;
    const borne = taxes.federal + taxes.state + taxes.inheritance + taxes.poolInheritance + taxes.qdot;
    const deducted = Math.max(0, value[tax] - borne);
    sums[kind] += deducted;
    const isElectedAlone = scene.trusts.get(takerId)?.qtipElection === 'STATE_ONLY';
    if (kind === 'marital' && isElectedAlone) sums.electedAlone += deducted;
  }
  return sums;
}

/** The most that a state deducts of trusts elected for it alone; undefined where it sets no limit. Case: ME, 2026: $7,840,000. */
export function electionLimit(scene: DeathScene): Cents | undefined {
  const law = estateTaxLaw(scene);
  if (!law || !stateElectionLaw(scene.domicile)?.isLimited) return undefined;
  return Math.max(0, basicExclusion(scene) - law.exclusionCents);
}

function withinLimit(scene: DeathScene, { marital, electedAlone, charity }: Deductions) {
  const beyondLimit = Math.max(0, electedAlone - (electionLimit(scene) ?? electedAlone));
  return { marital: marital - beyondLimit, charity, beyondLimit };
}

function elsewhereTaxable(scene: DeathScene): Cents {
  let total = 0;
  for (const { deduction, value } of scene.interests) if (deduction.state === 'none') total += value.elsewhere;
  return total;
}

/** After the credit for what earlier estates paid on the same property. */
export function federalTax(scene: DeathScene, taxableCents: Cents): Cents {
  const before = federalTaxBefore(scene, taxableCents);
  return before - (priorCredit(scene, taxableCents, before)?.creditCents ?? 0);
}

/** IRC 2013; undefined where nothing came from an estate that paid tax, or none is due here. Not a nonresident's (IRC 2102). */
export function priorCredit(
  scene: DeathScene,
  taxableCents: Cents,
  taxCents = federalTaxBefore(scene, taxableCents),
): ReturnType<typeof priorTransferCredit> | undefined {
  const transfers = scene.world.priorTransfers.get(scene.decedentId);
  if (!transfers || taxCents === 0) return undefined;
  const taxWithout = (cents: Cents): Cents => federalTaxBefore(scene, Math.max(0, taxableCents - cents));
  return priorTransferCredit({ transfers, diedOn: scene.date, taxCents, taxWithout });
}

export function federalTaxBefore(scene: DeathScene, taxableCents: Cents): Cents {
  const { family, decedentId, lawDate, law } = scene;
  const gifts = giftsOf(family.person(decedentId));
  const basicExclusionCents = basicExclusion(scene);
  const dsueCents = portedTo(scene);
  if (taxableCents + gifts <= basicExclusionCents + dsueCents) return 0;
  return estateTaxAmounts({
    date: lawDate,
    taxableEstateCents: taxableCents,
    basicExclusionCents,
    dsueCents,
    adjustedTaxableGiftsCents: gifts,
    giftTaxPayableCents: giftTaxPayable(scene),
    dsueOfGiftsCents: dsueOfGifts(scene),
    assumptions: law,
  }).taxCents;
}

interface StateBase {
  readonly stateTaxableCents: Cents;
  readonly stateElsewhereCents: Cents;
  readonly inheritanceCents: Cents;
}

export function stateTaxOf(scene: DeathScene, gross: GrossEstate, base: StateBase): ReturnType<typeof stateEstateTax> {
  return stateEstateTax({
    state: scene.domicile,
    date: scene.lawDate,
    taxableEstateCents: base.stateTaxableCents,
    portedCents: portedExclusion(scene),
    inheritanceTaxPaidCents: base.inheritanceCents,
    ...giftsAddedBack(scene),
    ...(gross.elsewhere > 0
      ? {
          grossCents: gross.state,
          inStateGrossCents: gross.state - gross.elsewhere,
          outOfStateTaxableCents: base.stateElsewhereCents,
        }
      : {}),
    ...(scene.law ? { assumptions: scene.law } : {}),
  });
}

function giftsAddedBack(scene: DeathScene): { giftsAddedBackCents?: Cents; giftTaxPaidCents?: Cents } {
  const { giftsCents, giftTaxPaidCents } = addedBack(scene);
  return giftsCents === 0 ? {} : { giftsAddedBackCents: giftsCents, giftTaxPaidCents };
}

type StateTaxes = Pick<ReturnType<typeof stateEstateTax>, 'taxCents' | 'taxOnGiftsCents'>;

function stateTax(scene: DeathScene, gross: GrossEstate, base: StateBase): StateTaxes {
  const isNothing = base.stateTaxableCents === 0 && addedBack(scene).giftsCents === 0;
  if (!estateTaxLaw(scene) || isNothing) return { taxCents: 0, taxOnGiftsCents: 0 };
  return stateTaxOf(scene, gross, base);
}

/** What the QTIP property adds to each tax: with it less without it (sec. 2207A, C27). */
export interface QtipMeasure {
  readonly federalCents: Cents;
  readonly stateCents: Cents;
}

/** Of the taxes as they were solved. */
export function measures(scene: DeathScene, gross: GrossEstate, taxes: EstateTaxes): QtipMeasure {
  let [federalQtip, stateQtip, elsewhere] = [0, 0, 0];
  for (const { deduction, value } of scene.interests) {
    if (deduction.federal === 'none') federalQtip += value.qtipFederal;
    if (deduction.state !== 'none') continue;
    stateQtip += value.qtipState;
    if (value.qtipState > 0) elsewhere += Math.min(value.elsewhere, value.qtipState);
  }
  if (federalQtip + stateQtip === 0) return { federalCents: 0, stateCents: 0 };
  const without = stateTax(
    scene,
    { ...gross, state: gross.state - stateQtip, elsewhere: gross.elsewhere - elsewhere },
    {
      stateTaxableCents: Math.max(0, taxes.stateTaxableCents - stateQtip),
      stateElsewhereCents: taxes.stateElsewhereCents - elsewhere,
      inheritanceCents: taxes.inheritanceCents,
    },
  );
  const stateCents = Math.max(0, taxes.stateCents - without.taxCents);
  const taxable = Math.max(0, taxes.taxableCents - federalQtip + stateCents);
  return { federalCents: Math.max(0, taxes.federalCents - federalTax(scene, taxable)), stateCents };
}

/** Writes what each interest bears; true when a cent has changed. */
function applyBearing(scene: DeathScene, bearing: Bearing, heirTaxes: readonly HeirTax[]): boolean {
  let changed = false;
  const own = new Map<number, Cents>();
  const pooled = new Map<number, Cents>();
  for (const heir of heirTaxes) {
    for (const { interest, amountCents } of heir.own) own.set(interest, (own.get(interest) ?? 0) + amountCents);
    for (const { interest, amountCents } of heir.pooled)
      pooled.set(interest, (pooled.get(interest) ?? 0) + amountCents);
  }
  scene.interests.forEach((interest, index) => {
    const next = {
      federal: bearing.federal[index] ?? 0,
      state: bearing.state[index] ?? 0,
      inheritance: own.get(index) ?? 0,
      poolInheritance: pooled.get(index) ?? 0,
    };
    for (const key of ['federal', 'state', 'inheritance', 'poolInheritance'] as const) {
      if (interest.taxes[key] === next[key]) continue;
      interest.taxes[key] = next[key];
      changed = true;
    }
  });
  return changed;
}
