import { placeName } from '@platform/contracts/states';
import { type Cents, formatDollarsAndCents, sumCents } from '@platform/kernel';
import type { EngineWarning } from '../../explanation/working.ts';
import { federalWarnings } from '../../federal/estate-tax.ts';
import { federalLaw } from '../../federal/federal-law.ts';
import type { SilentClauseLaw } from '../../law/apportionment-tables.ts';
import { stateElectionLaw } from '../../law/state-election-tables.ts';
import { survivalLaw } from '../../law/survival-tables.ts';
import { silentLaw } from '../apportionment/estate-tax-bearers.ts';
import type { DistributionWarning } from '../distribution-result.ts';
import { isNonresident } from '../estate-tax/nonresident.ts';
import { type EstateTaxes, electionLimit, stateTaxOf } from '../estate-tax/solve.ts';
import { isMinorOn } from '../family/minors.ts';
import { estateTaxLaw, formulaAmount } from '../instruments/formula.ts';
import type { Solved } from '../outcome/death-taxes.ts';
import { portable } from '../outcome/estate-summary.ts';
import { type Movement, movementsOf } from '../outcome/transfers.ts';
import { type DeathScene, type Interest, warn } from '../succession/death.ts';
import { growthWords } from '../succession/growth.ts';
import { isUsCitizen } from '../succession/world.ts';
import { estimates } from './estimates.ts';
import { forcedHeirs } from './forced-heirs.ts';
import { giftsAroundDeath } from './gifts-around-death.ts';
import { allowances, electiveShare, homestead } from './spouse-rights.ts';
import { staleFacts } from './stale-facts.ts';
import { failedGifts, formerSpouse, jointByNumber, otherHours, otherTakers } from './state-differences.ts';
import { familyOfWhom } from './whose-family.ts';

/**
 * C13, C17–C19: what the plan does that its owner may not expect, after what came up while the death was settled.
 * Call it once per death: it adds to the scene.
 */
export function deathWarnings(scene: DeathScene, solved: Solved): readonly DistributionWarning[] {
  const transfers = movementsOf(scene);
  simultaneous(scene);
  if (scene.index === 1) growthAssumed(scene);
  unfundedTrusts(scene, transfers);
  familyOfWhom(scene, transfers);
  bypassUnderfunded(scene, transfers);
  outOfState(scene, solved);
  estimates(scene, solved);
  nonresident(scene, solved);
  debtForGifts(scene, solved);
  retainedTerms(scene);
  generalPowers(scene, solved);
  recipients(scene, transfers);
  spouse(scene, solved);
  registeredPartner(scene);
  qdots(scene);
  silentClause(scene);
  statesOwnElection(scene, solved);
  otherTakers(scene);
  failedGifts(scene);
  formerSpouse(scene);
  jointByNumber(scene);
  forcedHeirs(scene);
  giftsAroundDeath(scene);
  staleFacts(scene);
  lawWarnings(scene, solved);
  return scene.warnings;
}

function simultaneous(scene: DeathScene): void {
  const { input, index, decedentId } = scene;
  const other = input.assumptions.deaths[index === 0 ? 1 : 0];
  if (!other || !scene.together) return;
  const text = 'Both deaths fall within 120 hours: each is treated as having died before the other.';
  const law = survivalLaw(scene.domicile);
  const cite = law?.hours === 120 ? law.hoursAuthority.cite : 'UPC 2-702';
  warn(scene, 'SIMULTANEOUS_DEATH', [decedentId, other.personId], 0, text, cite);
  otherHours(scene, other.personId);
}

/** Growth is no fact: whoever reads a figure of the second death is told what it rests on (C1). */
function growthAssumed(scene: DeathScene): void {
  const { input, world } = scene;
  const cents = sumCents(world.growth.map(({ grownCents }) => grownCents));
  if (cents === 0) return;
  const text = `What people and trusts hold after the first death is taken to grow ${growthWords(input)}, by ${formatDollarsAndCents(cents)} in all, before any income tax. It is an assumption of this plan; debts and life insurance stay as they are.`;
  warn(scene, 'GROWTH_ASSUMED', [], cents, text, 'Reg. § 20.2031-1(b)');
}

function unfundedTrusts(scene: DeathScene, transfers: readonly Movement[]): void {
  const owners = new Set(scene.input.assets.flatMap((asset) => asset.owners.map(({ id }) => id)));
  for (const trust of scene.trusts.values()) {
    const own =
      (trust.kind === 'REVOCABLE' || trust.kind === 'REVOCABLE_JOINT') && trust.settlors.includes(scene.decedentId);
    if (!own || owners.has(trust.id) || trust.createdUponDeath || diedEarlier(scene, trust.settlors)) continue;
    const poured = sum(
      transfers,
      ({ toId, reason, fromId }) => toId === trust.id && fromId === scene.decedentId && reason === 'pour_over',
    );
    const text = `${trust.name} owns nothing during life, so what it receives goes through probate first.`;
    warn(scene, 'UNFUNDED_TRUST', [trust.id], poured, text, 'UTC 401');
  }
}

function diedEarlier({ input, index }: DeathScene, settlors: readonly string[]): boolean {
  return input.assumptions.deaths.slice(0, index).some(({ personId }) => settlors.includes(personId));
}

function bypassUnderfunded(scene: DeathScene, transfers: readonly Movement[]): void {
  const { spouseId, bypassShortfall } = scene;
  const shorts = [...bypassShortfall].map(([formula, cents]) => cents ?? formulaAmount(scene, formula));
  const shortCents = Math.max(0, ...shorts);
  if (spouseId === undefined || shortCents === 0) return;
  const outside = sum(
    transfers,
    ({ toId, reason }) => toId === spouseId && (reason === 'title' || reason === 'designation'),
  );
  if (outside === 0) return;
  const amount = Math.min(outside, shortCents);
  const text = 'Property that goes to the spouse by title or designation leaves the bypass short of its formula.';
  warn(scene, 'BYPASS_UNDERFUNDED', [scene.decedentId], amount, text, 'IRC § 2010');
}

function outOfState(scene: DeathScene, { gross }: Solved): void {
  if (gross.elsewhere === 0) return;
  const places = [...gross.byState.keys()].map((state) => (state === 'NON_US' ? 'another country' : placeName(state)));
  const text = `Real estate or tangibles lie in ${places.toSorted().join(' and ')}. Probate there, and what is taxed there, are in no figure.`;
  warn(scene, 'OUT_OF_STATE_PROPERTY', gross.elsewhereIds, gross.elsewhere, text, 'UPC 4-207');
}

/** IRC 2101 to 2108. A treaty may give another credit, which is not looked at. */
function nonresident(scene: DeathScene, { gross }: Solved): void {
  if (!isNonresident(scene)) return;
  const text =
    'Neither citizen nor resident: only property in the United States is taxed, with a credit of $13,000. Treaties are not looked at.';
  warn(scene, 'NON_RESIDENT_ALIEN', [scene.decedentId], gross.federal, text, 'IRC §§ 2101–2108');
}

/** A state can name its tax a debt; whether the federal tax follows is not settled. */
function debtForGifts(scene: DeathScene, { taxes }: Solved): void {
  const { debtCents, cite } = taxes.onGifts;
  if (debtCents === 0) return;
  const text =
    'The state’s tax on gifts added back is deducted as a debt of the decedent, as the statute names it. Whether the federal tax follows is not settled.';
  warn(scene, 'LAW_UNCERTAIN', [scene.decedentId], debtCents, text, cite);
}

/** IRC 2036: a settlor who has not outlived the term for which he kept an interest. */
function retainedTerms(scene: DeathScene): void {
  for (const [id, { includedCents, working, standInMonth }] of scene.retained) {
    const trust = scene.trusts.get(id);
    const name = scene.family.person(scene.decedentId)?.name ?? '';
    const text = `${name} dies before the term of ${trust?.name} has ended: what yields what was kept counts in the estate.`;
    warn(scene, 'DIES_IN_TERM', [id], includedCents, text, working.authority?.[0]?.cite ?? 'IRC § 2036');
    if (standInMonth === undefined) continue;
    const stale = `The section 7520 rate of the month of death is not known yet; that of ${standInMonth} stands in.`;
    warn(scene, 'LAW_PROJECTED', [scene.decedentId], 0, stale, 'IRC § 7520');
  }
}

/** IRC 2056A: a deduction that puts the tax off, and a trust whose tax nobody can work out. */
function qdots(scene: DeathScene): void {
  if (!scene.spouseIsCitizen) {
    for (const [id, interests] of Map.groupBy(scene.interests, ({ takerId }) => takerId)) {
      if (!scene.trusts.get(id)?.isQdot) continue;
      const amount = interests.reduce(
        (total, one) => total + (one.deduction.federal === 'marital' ? one.value.federal : 0),
        0,
      );
      if (amount === 0) continue;
      const text = `${scene.trusts.get(id)?.name} puts the estate tax off: it falls due on principal that is paid out before, and on the rest when the spouse dies.`;
      warn(scene, 'QDOT_DEFERS_TAX', [id], amount, text, 'IRC § 2056A');
    }
  }
  for (const [id, interests] of Map.groupBy(scene.interests, ({ fromId }) => fromId)) {
    const trust = scene.trusts.get(id);
    if (!trust?.isQdot || scene.world.qdots.has(id) || trust.settlors.includes(scene.decedentId)) continue;
    if (isUsCitizen(scene.family.person(scene.decedentId)?.citizenship)) continue;
    const amount = interests.reduce((total, one) => total + one.value.federal, 0);
    if (amount === 0) continue;
    const text = `${trust.name} was deducted in an estate of which nothing more is known: the tax that falls due on it now is not computed.`;
    warn(scene, 'QDOT_TAX_UNKNOWN', [id], amount, text, 'IRC § 2056A');
  }
}

/** IRC 2041: it counts with whoever could have appointed it, and passes as if nobody had. */
function generalPowers(scene: DeathScene, { gross }: Solved): void {
  for (const trust of scene.trusts.values()) {
    const source = gross.sources.find(({ kind, trustId }) => kind === 'power' && trustId === trust.id);
    if (!source) continue;
    const name = scene.family.person(scene.decedentId)?.name ?? '';
    const text = `${name} could have appointed what ${trust.name} holds to anybody, so it counts in the estate. It passes as the trust says: that the power was used is not assumed.`;
    warn(scene, 'GENERAL_POWER', [trust.id], source.amountCents, text, 'IRC § 2041');
  }
}

const QUIET = new Set(['tax', 'debt', 'expense', 'escheat']);

function recipients(scene: DeathScene, transfers: readonly Movement[]): void {
  for (const { toId, amountCents, manner, reason } of transfers) {
    const person = scene.family.person(toId);
    if (!person || manner !== 'outright' || QUIET.has(reason)) continue;
    if (isMinorOn(scene, toId)) {
      const text = `${person.name} is a minor: a custodian or a court must hold what comes outright.`;
      warn(scene, 'MINOR_OUTRIGHT', [toId], amountCents, text, 'UPC 5-104');
    }
    if (person.isSpecialNeeds) {
      const text = `${person.name} has special needs: property received outright can end public benefits.`;
      warn(scene, 'SPECIAL_NEEDS_OUTRIGHT', [toId], amountCents, text, '42 U.S.C. § 1396p(d)(4)');
    }
  }
}

function spouse(scene: DeathScene, { taxes }: Solved): void {
  const { spouseId, will } = scene;
  if (spouseId === undefined) return;
  if (!scene.spouseIsCitizen) nonCitizen(scene, spouseId);
  const lost = portable(scene, taxes.taxableCents, taxes.stateTaxableCents).federal;
  if (!scene.input.assumptions.portabilityElected && lost > 0) {
    const text = 'Without an election, what is left of the exclusion is lost to the surviving spouse.';
    warn(scene, 'PORTABILITY_NOT_ELECTED', [scene.decedentId], lost, text, 'IRC § 2010(c)(5)');
  }
  const isLeftOut =
    will !== undefined && !scene.partner && !scene.interests.some((interest) => benefits(scene, interest, spouseId));
  if (isLeftOut) electiveShare(scene, spouseId);
  if (scene.partner) return;
  allowances(scene, spouseId, isLeftOut);
  homestead(scene, spouseId);
}

/** What the state makes of a registration or civil union; for the federal taxes it is nothing. */
function registeredPartner(scene: DeathScene): void {
  const { partner } = scene;
  if (!partner) return;
  const { id, law } = partner;
  let passes: Cents = 0;
  for (const { takerId, toSpouse, value } of scene.interests)
    if (takerId === id || toSpouse.state) passes += value.federal;
  const name = scene.family.person(id)?.name ?? id;
  if (!law) {
    const text = `${name} is a registered partner, which no law held for this state puts beside marriage: no deduction, and no share without a will.`;
    warn(scene, 'REGISTERED_PARTNER', [id], passes, text, FEDERAL_MARRIAGE);
    return;
  }
  const purposes = [
    ...(law.estateTax ? ['for its estate tax'] : []),
    ...(law.inheritanceTax ? ['for its inheritance tax'] : []),
    ...(law.heirs ? ['without a will'] : []),
  ].join(' and ');
  const text = `${name} is a registered partner: the state treats that as marriage ${purposes}. For the federal taxes it is none, and what passes to a partner is taxed.`;
  warn(scene, 'REGISTERED_PARTNER', [id], passes, text, law.authority.cite);
}

const FEDERAL_MARRIAGE = 'Reg. § 301.7701-18(c)';

const BEARERS: Readonly<Record<SilentClauseLaw['rule'], string>> = {
  APPORTION: 'everybody whose share is taxed bears a part of it',
  RESIDUE: 'it is paid out of what is left before anybody else bears it',
  GIFTS_SPARED:
    'everybody whose share is taxed bears a part of it, but what falls on gifts of things and of money is paid out of what is left',
};

/** C27: nobody wrote who bears the tax. What a QTIP trust is asked for is federal law, and not meant. */
function silentClause(scene: DeathScene): void {
  const law = silentLaw(scene);
  if (!law) return;
  let placed: Cents = 0;
  for (const { value, taxes } of scene.interests) {
    if (value.qtipFederal === 0 && value.qtipState === 0) placed += taxes.federal + taxes.state;
  }
  if (placed === 0) return;
  const who = BEARERS[law.rule];
  const how = law.certainty === 'D' ? 'The statute of this state is not held; as most do, ' : 'By law ';
  const sure = law.certainty === 'C' ? ' This law was not read: have it checked.' : '';
  const text = `Neither will nor trust says who bears the estate tax. ${how}${who}.${sure}`;
  warn(scene, 'TAX_CLAUSE_SILENT', [scene.decedentId], placed, text, law.authority.cite);
}

/** C21: an election for the state alone that the state does not allow is none; one whose law was not read says so. */
function statesOwnElection(scene: DeathScene, { taxes }: Solved): void {
  const law = stateElectionLaw(scene.domicile);
  if (!law || scene.widowId === undefined) return;
  beyondLimit(scene, taxes);
  if (scene.allowsStateOnly && law.certainty !== 'C') return;
  for (const trust of scene.trusts.values()) {
    if (trust.qtipElection !== 'STATE_ONLY') continue;
    const received = scene.interests.filter(({ takerId }) => takerId === trust.id);
    const amountCents = received.reduce((total, interest) => total + interest.amountCents, 0);
    if (amountCents === 0) continue;
    const { cite } = law.authority;
    if (scene.allowsStateOnly) {
      const text = `${trust.name} is deducted for the state’s tax alone. That this state allows such an election was not read in its law: have it checked.`;
      warn(scene, 'LAW_UNCERTAIN', [trust.id], amountCents, text, cite);
    } else {
      const text = `${trust.name} cannot be elected for the state alone where a federal return is required: the state taxes it.`;
      warn(scene, 'ELECTION_NOT_ALLOWED', [trust.id], amountCents, text, cite);
    }
  }
}

function beyondLimit(scene: DeathScene, { notElectableCents }: EstateTaxes): void {
  const law = stateElectionLaw(scene.domicile);
  const limit = electionLimit(scene);
  if (!law || limit === undefined || notElectableCents === 0) return;
  const text = `Trusts elected for the state alone are deducted up to what the federal exclusion exceeds the state’s by, ${formatDollarsAndCents(limit)}: the state taxes ${formatDollarsAndCents(notElectableCents)} more. At the second death the part of the trust that was deducted counts for the state.`;
  warn(scene, 'ELECTION_NOT_ALLOWED', [scene.decedentId], notElectableCents, text, law.authority.cite);
}

/** Not by what is hers already: her part of a joint trust, a policy of her own. */
function benefits({ trusts }: DeathScene, { takerId, fromId, share }: Interest, spouseId: string): boolean {
  if (share === 'SURVIVOR_SHARE' || fromId === spouseId) return false;
  const trust = trusts.get(takerId);
  return (
    takerId === spouseId ||
    trust?.kind === 'MARITAL' ||
    trust?.kind === 'SURVIVOR' ||
    (trust?.lifetimeBeneficiaries ?? []).includes(spouseId)
  );
}

function nonCitizen(scene: DeathScene, spouseId: string): void {
  let denied: Cents = 0;
  for (const { toSpouse, value, deduction } of scene.interests)
    if (toSpouse.federal && deduction.federal !== 'marital') denied += value.federal;
  if (denied === 0) return;
  const text = 'The surviving spouse is not a US citizen: no marital deduction without a qualified domestic trust.';
  warn(scene, 'NON_CITIZEN_SPOUSE', [spouseId], denied, text, 'IRC § 2056(d)');
}

function sum(transfers: readonly Movement[], test: (transfer: Movement) => boolean): Cents {
  return transfers.reduce((total, transfer) => (test(transfer) ? total + transfer.amountCents : total), 0);
}

/** Law that is projected, assumed or uncertain is said to be so. */
function lawWarnings(scene: DeathScene, { gross, taxes }: Solved): void {
  const say = (warnings: readonly EngineWarning[], cite: string): void => {
    for (const { code, message } of warnings)
      if (isLawCode(code)) warn(scene, code, [scene.decedentId], 0, message, cite);
  };
  say(federalWarnings(federalLaw(scene.lawDate, scene.law)), 'IRC § 2010');
  if (!estateTaxLaw(scene)) return;
  const { warnings, working } = stateTaxOf(scene, gross, taxes);
  say(warnings, working.authority?.[0]?.cite ?? 'IRC § 2058');
}

type LawCode = 'LAW_PROJECTED' | 'LAW_ASSUMED' | 'LAW_UNCERTAIN';
const isLawCode = (code: string): code is LawCode => ['LAW_PROJECTED', 'LAW_ASSUMED', 'LAW_UNCERTAIN'].includes(code);
