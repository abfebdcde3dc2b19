import { type Cents, DomainError, daysBetween, isDomainError, sumCents } from '@platform/kernel';
import { type PartnerLaw, partnerLaw } from '../law/partner-tables.ts';
import { type LawAssumptions, RULE_SET_VERSION } from '../law/rule-set.ts';
import { type FollowedProperty, followedProperty } from './basis/followed-property.ts';
import type { DistributionResult, Holding } from './distribution-result.ts';
import type { EstateCase, Trust } from './estate-case.ts';
import { noteElectedParts } from './estate-tax/elected-parts.ts';
import { chargeQdots, notePriorTransfers, noteQdots } from './estate-tax/qdots.ts';
import { electionLimit, solveEstateTaxes } from './estate-tax/solve.ts';
import { buildFamily, type Family } from './family/family.ts';
import { STATUTORY_DAYS, type Survives, survivalAfter } from './family/survival.ts';
import { flowGraph } from './flow/flow-graph.ts';
import { type DeathRecords, recordFlows } from './flow/flow-records.ts';
import { chargeGst } from './gst/gst-taxes.ts';
import { deathTaxes, type Solved, taxesBorne } from './outcome/death-taxes.ts';
import { type EstateFigures, estateFigures, estateSummary } from './outcome/estate-summary.ts';
import { finalHoldings } from './outcome/holdings.ts';
import { nobodysTrusts, nobodysTrustWarnings } from './outcome/nobodys-trusts.ts';
import { transfersOf } from './outcome/transfers.ts';
import { ownership } from './ownership/ownership.ts';
import type { DeathScene, SurvivingPartner } from './succession/death.ts';
import { deliverInterests } from './succession/deliver.ts';
import { growUntilNextDeath } from './succession/growth.ts';
import { settleEstate } from './succession/settle-estate.ts';
import { apartAt } from './succession/staying-apart.ts';
import { initialWorld, isUsCitizen, type OwnedShare, type World } from './succession/world.ts';
import { validateCase } from './validation/validate-case.ts';
import { deathWarnings } from './warnings/death-warnings.ts';
import { fiduciaryWarnings } from './warnings/fiduciary-warnings.ts';
import { NOT_MODELLED } from './warnings/not-modelled.ts';

export interface DistributionOptions {
  /** What the user assumes instead of the law; named in the rule set and the workings. */
  readonly law?: LawAssumptions;
}

/**
 * What happens to an estate at each death: who receives what and why, which taxes fall due, and who bears them.
 *
 * Units: cents; every division floors and gives the cents left to the largest remainders, taxes are rounded half up
 * (C2). Throws: DomainError with `field` as the JSON path of what is wrong in the case. Nothing is guessed.
 * Source: contract/distribution/CONVENTIONS.md, C1–C36. Case: a single person in Florida with $18,000,000 dies in
 * 2026 → tax $1,200,000.00, the rest to the takers of the will.
 */
export function distribution(input: EstateCase, options: DistributionOptions = {}): DistributionResult {
  validateCase(input);
  return openResult(playDeaths(input, options));
}

/** One death with its figures final; what the reader sees of it is written from this. */
export interface SettledDeath {
  readonly scene: DeathScene;
  readonly solved: Solved;
  readonly summary: EstateFigures;
  readonly records: DeathRecords;
}

/** Everything that has happened, in cents, before any of it is put into words. */
export interface PlayedDeaths {
  readonly input: EstateCase;
  readonly law: LawAssumptions | undefined;
  readonly deaths: readonly SettledDeath[];
  readonly finalHoldings: readonly Holding[];
  /** All death taxes of all deaths. */
  readonly taxCents: Cents;
  /** Where basis was to be followed: who holds what in the end, and what was spent. */
  readonly property: FollowedProperty | undefined;
  /** Of a traced run: who held what before the first death. */
  readonly opening: readonly OpeningHolding[];
}

/** Property before the first death, in the name of a person or of a trust. */
export interface OpeningHolding {
  readonly holderId: string;
  readonly assetId: string;
  readonly amountCents: Cents;
}

/**
 * Settles the deaths of a case that has been checked; a projection checks it once for all years. Basis is followed
 * where it is asked for, and a traced run keeps what shares consist of: no figure depends on either, and both take time.
 */
export function playDeaths(
  input: EstateCase,
  { law }: DistributionOptions,
  { followBasis = false, isTraced = false } = {},
): PlayedDeaths {
  const family = buildFamily(input);
  const world = initialWorld(input, family, trustsOf(input), followBasis ? [] : undefined);
  const opening = isTraced ? openingHoldings(world) : [];
  if (isTraced) world.shares.push(...sharedHoldings(world));
  const dying = input.assumptions.deaths.map(({ personId }) => personId);
  const deaths = dying.map((_, index): SettledDeath => {
    const scene = sceneOf(apartAt(input, world, index), { family, world, index, law, isTraced });
    const solved = lawHeldFor(input, index, () => settle(scene));
    const summary = estateFigures(scene, solved);
    const records = recordFlows(scene);
    fiduciaryWarnings(scene);
    deliverInterests(scene);
    port(scene, summary);
    if (index === 0) growUntilNextDeath(scene.input, world);
    return { scene, solved, summary, records };
  });
  const taxCents = deaths.reduce((sum, { scene }) => sum + taxesBorne(scene), 0);
  const holdings = finalHoldings(input, world);
  const property = followedProperty(world);
  world.parcels.length = 0;
  return { input, law, deaths, finalHoldings: holdings, taxCents, property, opening };
}

const openingHoldings = ({ parcels }: World): OpeningHolding[] =>
  parcels.flatMap(({ assetId, trustId, parts }) =>
    parts.map(({ ownerId, amountCents }) => ({ holderId: trustId ?? ownerId, assetId, amountCents })),
  );

const sharedHoldings = ({ parcels }: World): OwnedShare[] =>
  parcels.flatMap(({ assetId, trustId, form, parts }) => {
    if (parts.length < 2) return [];
    const wholeCents = sumCents(parts.map(({ amountCents }) => amountCents));
    return parts.map(({ ownerId, amountCents }) => {
      return { assetId, form, holderId: trustId ?? ownerId, ownerId, partCents: amountCents, wholeCents };
    });
  });

/** Sentences, receipts and the graph are written when they are first read: a projection of 30 years reads few. */
export function openResult(played: PlayedDeaths): DistributionResult {
  const { input, deaths } = played;
  const transfers = onFirstRead(() => deaths.flatMap(({ scene }) => transfersOf(scene)));
  const taxes = onFirstRead(() => deaths.flatMap(({ scene, solved }) => deathTaxes(scene, solved)));
  const estates = onFirstRead(() => deaths.map((death) => estateSummary(death.scene, death.solved, death.summary)));
  // The last death has every trust that a death has made, those that stay apart included.
  const last = deaths.at(-1)?.scene;
  const nobodys = onFirstRead(() => (last ? nobodysTrusts(last.input, last.family) : new Set<string>()));
  const warnings = onFirstRead(() => [
    ...deaths.flatMap(({ scene, solved }) => deathWarnings(scene, solved)),
    ...nobodysTrustWarnings(last?.input ?? input, nobodys(), played.finalHoldings),
  ]);
  const owned = onFirstRead(() => ownership(input, deaths[0]?.scene.date ?? ''));
  const flow = onFirstRead(() => {
    const records = deaths.map((death) => death.records);
    return flowGraph(last?.input ?? input, owned(), records, { growth: last?.world.growth ?? [], nobodys: nobodys() });
  });
  return {
    get transfers() {
      return transfers();
    },
    get taxes() {
      return taxes();
    },
    get estates() {
      return estates();
    },
    finalHoldings: played.finalHoldings,
    get warnings() {
      return warnings();
    },
    ruleSet: ruleSetName(input, played.law),
    get flow() {
      return flow();
    },
    get ownership() {
      return owned();
    },
    notModelled: NOT_MODELLED,
  };
}

function onFirstRead<T>(work: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

/** Law that is not held is said of the death that asks for it. */
function lawHeldFor<T>({ assumptions, people }: EstateCase, index: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'LAW_NOT_HELD') throw error;
    const death = assumptions.deaths[index];
    const name = people.find(({ id }) => id === death?.personId)?.name ?? 'somebody';
    const field = assumptions.lawDate ? 'assumptions.lawDate' : `assumptions.deaths[${index}].date`;
    throw new DomainError('LAW_NOT_HELD', `the death of ${name} on ${death?.date}: ${error.message}`, { field });
  }
}

const trustsOf = ({ trusts = [] }: EstateCase): Map<string, Trust> => new Map(trusts.map((trust) => [trust.id, trust]));

function settle(scene: DeathScene): Solved {
  const gross = settleEstate(scene);
  chargeQdots(scene);
  const taxes = solveEstateTaxes(scene, gross);
  noteQdots(scene, taxes.taxableCents);
  noteElectedParts(scene, electionLimit(scene) ?? 0, taxes.notElectableCents);
  notePriorTransfers(scene, taxes);
  return { gross, taxes, gst: chargeGst(scene) };
}

export function ruleSetName(input: EstateCase, law: LawAssumptions | undefined): string {
  const dates = input.assumptions.lawDate
    ? [input.assumptions.lawDate]
    : input.assumptions.deaths.map(({ date }) => date);
  return `distribution ${dates.join(', ')}@${RULE_SET_VERSION}${law ? '+assumed' : ''}`;
}

function sceneOf(
  input: EstateCase,
  { family, world, index, law, isTraced }: Pick<DeathScene, 'family' | 'world' | 'index' | 'law' | 'isTraced'>,
): DeathScene {
  const death = input.assumptions.deaths[index];
  const decedentId = death?.personId ?? '';
  const date = death?.date ?? '';
  const { survives } = survivalAfter(input, index);
  const domicile = family.person(decedentId)?.domicileState ?? input.domicileState;
  const lawDate = input.assumptions.lawDate ?? date;
  const married = family.spouses(decedentId).find((id) => survives(id, 0));
  const partner =
    married === undefined ? survivingPartner(family, decedentId, survives, partnerLaw(domicile, lawDate)) : undefined;
  const widowId = married ?? (partner?.law ? partner.id : undefined);
  const spouseId = widowId !== undefined && survives(widowId) ? widowId : undefined;
  return {
    input,
    family,
    trusts: trustsOf(input),
    charities: new Set((input.charities ?? []).map(({ id }) => id)),
    world,
    index,
    label: index === 0 ? 'FIRST_DEATH' : 'SECOND_DEATH',
    decedentId,
    date,
    lawDate,
    domicile,
    law,
    will: input.wills?.find(({ personId }) => personId === decedentId),
    spouseId,
    widowId,
    partner,
    spouseIsCitizen: isUsCitizen(family.person(widowId ?? '')?.citizenship),
    survives,
    together: withinHours(input),
    disclaimers: (input.assumptions.disclaimers ?? [])
      .filter((disclaimer) => (disclaimer.decedentId ?? decedentId) === decedentId)
      .map((disclaimer) => ({ disclaimer, leftCents: disclaimer.amountCents })),
    interests: [],
    passThroughs: [],
    claims: [],
    policyNotes: [],
    isTraced,
    expenseBaseCents: 0,
    warnings: [],
    movedOutside: new Map(),
    allowsStateOnly: true,
    retained: new Map(),
    qdotTaxes: [],
    gstFundedCents: 0,
    bypassShortfall: new Map(),
  };
}

function survivingPartner(
  family: Family,
  decedentId: string,
  survives: Survives,
  law: PartnerLaw | undefined,
): SurvivingPartner | undefined {
  const id = family.partners(decedentId).find((one) => survives(one, 0));
  return id === undefined ? undefined : { id, law };
}

/** Both deaths of the scenario within 120 hours (C13). */
function withinHours({ assumptions }: EstateCase): boolean {
  const [first, second] = assumptions.deaths;
  return first !== undefined && second !== undefined && daysBetween(first.date, second.date) < STATUTORY_DAYS;
}

/** C26: only the last deceased spouse's unused exclusion counts, even where it is nothing. */
function port({ world, spouseId, decedentId, domicile, partner }: DeathScene, summary: EstateFigures): void {
  if (spouseId === undefined) return;
  if (!partner) {
    world.dsue.set(spouseId, summary.dsuePortedCents);
    world.dsueFrom.set(spouseId, decedentId);
  }
  world.stateDsue.set(spouseId, { [domicile]: summary.stateDsuePortedCents });
}
