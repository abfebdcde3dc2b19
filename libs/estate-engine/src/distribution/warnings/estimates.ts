import { placeName } from '@platform/contracts/states';
import { type Cents, formatDollarsAndCents, isDomainError } from '@platform/kernel';
import { stateEstateTax } from '../../state/estate-tax.ts';
import { inheritanceTaxAuthority } from '../../state/inheritance-tax.ts';
import { stateLaw } from '../../state/regimes.ts';
import type { Asset } from '../estate-case.ts';
import { isNonresident } from '../estate-tax/nonresident.ts';
import { proportion } from '../money/division.ts';
import type { Solved } from '../outcome/death-taxes.ts';
import { type DeathScene, warn } from '../succession/death.ts';
import type { GrossEstate } from '../succession/settle-estate.ts';
import { atPlanValue } from '../succession/world.ts';
import { reliefs } from './reliefs.ts';

/** Amounts that stand apart from every figure: what they are about is said, and that it is no more than an estimate. */
export function estimates(scene: DeathScene, solved: Solved): void {
  if (scene.index === 0) discounts(scene);
  otherStates(scene, solved);
  deferral(scene, solved);
  reliefs(scene, solved);
}

/** Reg. 20.2031-1(b): what a willing buyer pays for a part that neither controls nor sells. Said once, with the item. */
function discounts(scene: DeathScene): void {
  for (const asset of scene.input.assets) {
    if (asset.discountPercent === undefined) continue;
    const counted = atPlanValue(asset).balanceCents;
    const text = `${asset.name} counts at ${formatDollarsAndCents(counted)}: ${formatDollarsAndCents(asset.balanceCents)} less a discount of ${asset.discountPercent}%, ${discountWords(asset)}.`;
    warn(scene, 'VALUATION_DISCOUNT', [asset.id], asset.balanceCents - counted, text, 'Reg. § 20.2031-1(b)');
  }
}

const discountWords = ({ discountSource }: Asset): string =>
  discountSource ? `supported by: ${discountSource}` : 'which an appraisal has to support; none is on record';

/**
 * The estate tax of another state on land and things there: its tax on the whole estate in the proportion of what lies
 * there; New York's on that part alone. Neither deducted nor in a total. Source: e.g. ORS 118.010(4), RCW 83.100.040,
 * N.Y. Tax Law 960. Case: $10,000,000, of which $2,000,000 in Oregon → $1,102,500.00 × 2 ÷ 10 = $220,500.00.
 */
export function otherStateTax({ lawDate, law }: DeathScene, { gross, taxes }: Solved, state: string): Cents {
  const base = Math.max(0, gross.federal - taxes.claimsCents - taxes.maritalCents - taxes.charitableCents);
  const there = gross.byState.get(state) ?? 0;
  // What is assumed of the own state's exclusion and rate says nothing of another one's.
  const { stateExclusionCents: _exclusion, stateRate: _rate, ...assumptions } = law ?? {};
  const taxOn = (taxableEstateCents: Cents): Cents =>
    stateEstateTax({ state, date: lawDate, taxableEstateCents, portedCents: 0, assumptions }).taxCents;
  if (state === 'NY') return taxOn(proportion(base, there, gross.federal));
  return proportion(taxOn(base), there, gross.federal);
}

function otherStates(scene: DeathScene, solved: Solved): void {
  if (isNonresident(scene)) return;
  for (const state of solved.gross.byState.keys()) if (state !== 'NON_US') otherState(scene, solved, state);
}

function otherState(scene: DeathScene, solved: Solved, state: string): void {
  const { lawDate } = scene;
  const name = placeName(state);
  const tell = (amountCents: Cents, text: string, cite: string): void =>
    warn(scene, 'OTHER_STATE_TAX', idsIn(scene, solved.gross, state), amountCents, text, cite);
  const heirs = ifHeld(() => inheritanceTaxAuthority(state, lawDate));
  const estate = ifHeld(() => stateLaw(state, lawDate)?.regime.authority ?? []);
  // An estimate never keeps a plan from its figures.
  if (!heirs || !estate) {
    const text = `What ${name} taxed in ${lawDate.slice(0, 4)} is not known here: its tax on what lies there is in no figure.`;
    tell(0, text, 'UPC 3-101');
    return;
  }
  const [ofHeirs] = heirs;
  if (ofHeirs) {
    const text = `${name} taxes what heirs take of land and things there, whoever they come from; that tax is not computed.`;
    tell(0, text, ofHeirs.cite);
  }
  const [ofEstate] = estate;
  const amount = ofEstate ? otherStateTax(scene, solved, state) : 0;
  if (!ofEstate || amount === 0) return;
  const text = `${name} has an estate tax of its own on what lies there: about ${formatDollarsAndCents(amount)}, by its part of the whole. It is an estimate, in no total and not deducted here.`;
  tell(amount, text, ofEstate.cite);
}

/** Undefined where the law of the year is not held. */
function ifHeld<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (isDomainError(error) && error.code === 'LAW_NOT_HELD') return undefined;
    throw error;
  }
}

const idsIn = ({ input }: DeathScene, { elsewhereIds }: GrossEstate, state: string): string[] =>
  input.assets.filter((asset) => elsewhereIds.includes(asset.id) && asset.state === state).map(({ id }) => id);

/** IRC 6166(a): an interest of more than this part of the adjusted gross estate. */
const DEFERRAL_PERCENT = 35;

/** What of the federal tax may be paid in instalments, the conditions of the statute not looked at. */
function deferral(scene: DeathScene, { gross, taxes }: Solved): void {
  const adjusted = gross.federal - taxes.claimsCents;
  if (taxes.federalCents === 0 || gross.businessCents * 100 <= adjusted * DEFERRAL_PERCENT) return;
  const amount = proportion(taxes.federalCents, Math.min(gross.businessCents, adjusted), adjusted);
  const text = `Businesses are more than ${DEFERRAL_PERCENT}% of the estate: ${formatDollarsAndCents(amount)} of the federal tax may be paid over up to fourteen years, if they are closely held and carried on. That is not looked at.`;
  warn(scene, 'DEFERRAL_POSSIBLE', [scene.decedentId], amount, text, 'IRC § 6166');
}
