import type { Cents } from '@platform/kernel';
import type { Working } from '../../explanation/working.ts';
import type { PropertyUse } from '../../law/relief-tables.ts';
import { stateElectionLaw } from '../../law/state-election-tables.ts';
import { stepUpAtDeath } from '../basis/step-up.ts';
import type { StepKind, Target } from '../estate-case.ts';
import { giftsOf } from '../estate-tax/lifetime-gifts.ts';
import { basicExclusion, isAbroad, isNonresident } from '../estate-tax/nonresident.ts';
import { keepInTrust, runDispositiveSteps } from '../instruments/dispositive-steps.ts';
import { type Pool, poolRun, runGifts } from '../instruments/pool.ts';
import { expenses, paySecuredDebts, payUnsecured } from './claims.ts';
import { activeTrusts, type Collected, collect, firingTerms } from './collect.ts';
import { type DeathScene, type Interest, isLastDeath, isOwnTrust } from './death.ts';
import { type NonProbate, passByDesignation, passByTitle } from './non-probate.ts';
import { newAccount, openAccount } from './origin.ts';
import { type Lot, mergeAlike, totalOf } from './property.ts';

/** Gross estate before claims: for the federal tax, for the state's, and of that what lies elsewhere. */
export interface GrossEstate {
  readonly federal: Cents;
  readonly state: Cents;
  readonly elsewhere: Cents;
  /** Everything that would count of a citizen: more than `federal` only of a nonresident (IRC 2106(a)(1)). */
  readonly worldwide: Cents;
  /** Real estate and tangibles outside the domicile. */
  readonly elsewhereIds: readonly string[];
  /** Of `elsewhere`, by where it lies. */
  readonly byState: ReadonlyMap<string, Cents>;
  /** Of `federal`: interests in businesses. */
  readonly businessCents: Cents;
  /** Of `federal`: what is worked as a farm or in a business. */
  readonly worked: WorkedProperty;
  /** Where it comes from, for the receipt; the amounts add up to `state`. */
  readonly sources: readonly GrossSource[];
}

/** Businesses count as such without being told so; land is in both of its sums. */
export interface WorkedProperty {
  farm: Cents;
  business: Cents;
  farmLand: Cents;
  businessLand: Cents;
}

export interface GrossSource {
  readonly label: string;
  /** The trust that holds it; undefined of what stands in the decedent's name. */
  readonly trustId: string | undefined;
  readonly kind: 'own' | 'revocable' | 'received' | 'qtip' | 'retained' | 'power' | 'insurance';
  readonly amountCents: Cents;
  readonly stateOnly: boolean;
  /** How much of it counts, where that takes a calculation of its own. */
  readonly working?: Working | undefined;
  /** What it consists of, as far as that is kept (`isTraced`). */
  readonly assets: readonly SourceAsset[];
}

export interface SourceAsset {
  readonly assetId: string;
  readonly amountCents: Cents;
}

/** C3 (1)–(6): everything the death moves becomes interests of takers, before taxes. */
export function settleEstate(scene: DeathScene): GrossEstate {
  const active = activeTrusts(scene);
  const collected = collect(scene, active);
  stepUpAtDeath(scene, collected);
  const pools = trustPools(scene, collected, active);
  const gross = grossEstate(scene, collected);
  scene.allowsStateOnly = allowsStateOnly(scene, gross.federal);
  const expenseBase = pools
    .filter((pool) => pool.own)
    .reduce((sum, pool) => sum + totalOf(pool.lots.filter((lot) => lot.inclusion !== 'none')), 0);
  paySecuredDebts(scene, collected.personal, pools);
  const probate: Lot[] = [];
  // A trust takes in what reaches it at this death when it distributes at this death.
  const intake = (id: string): Pool | undefined => pools.find((pool) => pool.id === id && pool.fires);
  const payableToEstate: Lot[] = [];
  const to: NonProbate = { scene, intake, probate, payableToEstate };
  const untitled = collected.personal.filter((held) => !passByTitle(to, held));
  for (const held of untitled) if (!passByDesignation(to, held)) probate.push(held.lot);
  const will = willPool(scene, probate.map(plain), intake);
  const probateGross = will.lots.reduce((sum, lot) => sum + lot.amountCents + lot.securedCents, 0);
  scene.expenseBaseCents = probateGross + expenseBase;
  payUnsecured(scene, expenses(scene, scene.expenseBaseCents), [will, ...pools]);
  runPools(scene, will, pools);
  return withProceeds(scene, gross, payableToEstate);
}

/** A federal return is required above the basic exclusion, gifts included (IRC 6018(a)). */
function allowsStateOnly(scene: DeathScene, grossCents: Cents): boolean {
  if (stateElectionLaw(scene.domicile)?.allowed !== 'WITHOUT_FEDERAL_RETURN') return true;
  return grossCents + giftsOf(scene.family.person(scene.decedentId)) <= basicExclusion(scene);
}

function withProceeds(scene: DeathScene, gross: GrossEstate, payable: readonly Lot[]): GrossEstate {
  const amountCents = totalOf(payable);
  if (amountCents === 0) return gross;
  const worldwide = gross.worldwide + amountCents;
  // Insurance on the life of a nonresident is not property in the United States (IRC 2105(a)).
  if (isNonresident(scene)) return { ...gross, worldwide };
  const source: GrossSource = {
    label: 'Life insurance payable to the estate',
    trustId: undefined,
    kind: 'insurance',
    amountCents,
    stateOnly: false,
    assets: payable.map(({ assetId, amountCents: cents }) => ({ assetId, amountCents: cents })),
  };
  return {
    ...gross,
    worldwide,
    federal: gross.federal + amountCents,
    state: gross.state + amountCents,
    sources: [...gross.sources, source],
  };
}

/** Once in the estate, property keeps neither its old title nor its designations; a policy keeps those (C22). */
function plain(lot: Lot): Lot {
  return { ...lot, parcel: undefined, beneficiaries: lot.policy ? lot.beneficiaries : [], source: 'own' };
}

function willPool(scene: DeathScene, lots: Lot[], intake: Pool['intake']): Pool {
  const { will } = scene;
  return {
    id: scene.decedentId,
    trust: undefined,
    lots,
    survivorLots: [],
    steps: will?.steps ?? [],
    fires: true,
    own: true,
    survivorshipDays: will?.survivorshipDays,
    intake,
    specificPaidCents: 0,
    account: newAccount(),
    cameFrom: new Map(),
  };
}

function trustPools(scene: DeathScene, collected: Collected, active: ReadonlySet<string>): Pool[] {
  return [...scene.trusts.values()].flatMap((trust): Pool[] => {
    const held = collected.trusts.get(trust.id);
    if (!held && !active.has(trust.id)) return [];
    const terms = firingTerms(scene, trust);
    return [
      {
        id: trust.id,
        trust,
        lots: held?.lots ?? [],
        survivorLots: held?.survivorLots ?? [],
        steps: terms.flatMap((term) => term.steps),
        fires: terms.length > 0,
        own: isOwnTrust(scene, trust),
        survivorshipDays: trust.survivorshipDays,
        intake: () => undefined,
        specificPaidCents: 0,
        account: newAccount(),
        cameFrom: new Map(),
      },
    ];
  });
}

/** Runs the instruments; what they give stands in the order of C3, the will and then the trusts as listed. */
function runPools(scene: DeathScene, will: Pool, pools: readonly Pool[]): void {
  const { interests } = scene;
  const first = interests.length;
  const given = new Map<Pool, readonly Interest[]>();
  for (const pool of runningOrder(will, pools)) {
    const start = interests.length;
    runPool(scene, pool, pools);
    given.set(pool, interests.slice(start));
  }
  interests.splice(first, interests.length, ...[will, ...pools].flatMap((pool) => given.get(pool) ?? []));
}

/**
 * The will first, then trusts in listing order; but an instrument with a formula after all others, since it counts
 * what they pass (C20). Trusts that such a will pours into have to wait for it.
 */
function runningOrder(will: Pool, pools: readonly Pool[]): Pool[] {
  const formula = ({ steps }: Pool): boolean => steps.some((step) => step.kind === 'BYPASS_FUNDING');
  const fed = formula(will) ? named(will.steps.flatMap(({ to }) => to)) : undefined;
  const ahead = pools.filter((pool) => fed !== undefined && !fed.has(pool.id) && !formula(pool));
  const rest = pools.filter((pool) => !ahead.includes(pool));
  return [...ahead, will, ...rest.filter((pool) => !formula(pool)), ...rest.filter(formula)];
}

function named(targets: readonly Target[]): Set<string> {
  const ids = new Set<string>();
  const visit = ({ to, disclaimerTrustId, alternates }: Target): void => {
    if (to !== undefined) ids.add(to);
    if (disclaimerTrustId !== undefined) ids.add(disclaimerTrustId);
    for (const alternate of alternates ?? []) visit(alternate);
  };
  for (const target of targets) visit(target);
  return ids;
}

function runPool(scene: DeathScene, pool: Pool, later: readonly Pool[]): void {
  if (!pool.fires) {
    if (pool.lots.length > 0) keepInTrust(scene, pool);
  } else {
    const run = poolRun(scene, pool);
    if (scene.isTraced) openAccount(pool.account, pool.lots, pool.cameFrom);
    runGifts(run);
    // What lies abroad is told apart by its asset.
    // A traced run keeps apart what shares consist of; no amount depends on it.
    const last = isLastDeath(scene) && !isNonresident(scene) && !scene.isTraced;
    if (last) mergeAlike(pool.lots, pool.trust ? undefined : givenByName(later));
    runDispositiveSteps(run);
  }
  returnSurvivorPart(scene, pool);
}

/** What trusts that a will pours into give by name; undefined where none of them has gifts. */
function givenByName(pools: readonly Pool[]): ReadonlySet<string> | undefined {
  const gifts = pools
    .filter(({ fires }) => fires)
    .flatMap(({ steps }) => steps.filter(({ kind }) => GIFTS.includes(kind)));
  return gifts.length === 0 ? undefined : new Set(gifts.flatMap(({ assetId }) => assetId ?? []));
}

const GIFTS: readonly StepKind[] = ['SPECIFIC_GIFT', 'CASH_GIFT', 'PERCENT_GIFT'];

/** The survivor's part of a joint trust that no step has moved stays in the trust, and hers. */
function returnSurvivorPart({ world }: DeathScene, pool: Pool): void {
  for (const lot of pool.survivorLots.splice(0)) {
    world.parcels.push({
      assetId: lot.assetId,
      kind: lot.kind,
      situs: lot.situs,
      form: 'TRUST',
      trustId: pool.id,
      holderId: pool.id,
      parts: [
        {
          ownerId: lot.ownerId,
          amountCents: lot.amountCents,
          benefitCents: lot.benefitCents,
          makeup: lot.makeup,
        },
      ],
      beneficiaries: lot.beneficiaries,
      employerPlan: lot.employerPlan,
      policy: lot.policy,
      staged: false,
    });
  }
}

function grossEstate(scene: DeathScene, collected: Collected): GrossEstate {
  const lots = [
    ...collected.personal.map(({ lot }) => lot),
    ...[...collected.trusts.values()].flatMap((held) => held.lots),
  ];
  const elsewhereIds = new Set<string>();
  const byState = new Map<string, Cents>();
  const uses = new Map(scene.input.assets.flatMap(({ id, use }) => (use ? [[id, use] as const] : [])));
  const worked: WorkedProperty = { farm: 0, business: 0, farmLand: 0, businessLand: 0 };
  let [federal, state, elsewhere, worldwide, businessCents] = [0, 0, 0, 0, 0];
  for (const lot of lots) {
    if (lot.inclusion === 'none') continue;
    if (lot.inclusion === 'federal') worldwide += lot.amountCents;
    if (isAbroad(scene, lot)) continue;
    state += lot.amountCents;
    if (lot.inclusion === 'federal') federal += lot.amountCents;
    if (lot.inclusion === 'federal' && lot.kind === 'BUSINESS') businessCents += lot.amountCents;
    if (lot.inclusion === 'federal') addWorked(worked, lot, uses.get(lot.assetId));
    if (lot.situs !== undefined && lot.situs !== scene.domicile && lot.amountCents > 0) {
      elsewhere += lot.amountCents;
      byState.set(lot.situs, (byState.get(lot.situs) ?? 0) + lot.amountCents);
      elsewhereIds.add(lot.assetId);
    }
  }
  return {
    federal,
    state,
    elsewhere,
    worldwide,
    elsewhereIds: [...elsewhereIds],
    byState,
    businessCents,
    worked,
    sources: grossSources(scene, collected),
  };
}

function addWorked(worked: WorkedProperty, { kind, amountCents }: Lot, use: PropertyUse | undefined): void {
  const of = use ?? (kind === 'BUSINESS' ? 'BUSINESS' : undefined);
  if (of === undefined) return;
  worked[of === 'FARM' ? 'farm' : 'business'] += amountCents;
  if (kind === 'REAL_ESTATE') worked[of === 'FARM' ? 'farmLand' : 'businessLand'] += amountCents;
}

/** One line per trust, and one for what stands in the decedent's own name. */
function grossSources(scene: DeathScene, collected: Collected): GrossSource[] {
  const sources = new Map<string, GrossSource>();
  const add = (key: string, label: string, kind: GrossSource['kind'], lot: Lot, amount = lot.amountCents): void => {
    const { working } = scene.retained.get(key) ?? scene.world.electedParts.get(key) ?? {};
    if (lot.inclusion === 'none' || amount === 0 || isAbroad(scene, lot)) return;
    const known = sources.get(key);
    const amountCents = (known?.amountCents ?? 0) + amount;
    const trustId = scene.trusts.has(key) ? key : undefined;
    const assets = scene.isTraced ? [...(known?.assets ?? []), { assetId: lot.assetId, amountCents: amount }] : [];
    sources.set(key, { label, trustId, kind, amountCents, stateOnly: lot.inclusion === 'state', working, assets });
  };
  const received = scene.world.received.get(scene.decedentId);
  const name = scene.family.person(scene.decedentId)?.name ?? scene.decedentId;
  for (const { lot } of collected.personal) {
    if (lot.source === 'insurance') add('insurance', 'Life insurance', 'insurance', lot);
    else if (lot.source === 'retained') add('retained', 'Given away and kept for life', 'retained', lot);
    else {
      const came = Math.min(lot.amountCents, received?.get(lot.assetId) ?? 0);
      add('own', `In the name of ${name}`, 'own', lot, lot.amountCents - came);
      add('received', 'Received outright at the first death', 'received', lot, came);
    }
  }
  for (const { trustId, lots } of collected.trusts.values()) {
    const label = scene.trusts.get(trustId)?.name ?? trustId;
    for (const lot of lots) add(trustId, label, lot.source === 'own' ? 'revocable' : lot.source, lot);
  }
  return [...sources.values()];
}
