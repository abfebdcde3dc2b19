import type { FiduciaryRole } from '../../src/reader/reading.ts';
import { mark } from './blocks.ts';
import { createFamily, type Family, type Person } from './family.ts';
import { CHARITIES, COMPANIES, LANDS, THINGS } from './names.ts';
import type { Random } from './random.ts';
import { type DocumentTruth, emptyTruth } from './truth.ts';

export const PLANS = [
  'will',
  'pour-over',
  'trust',
  'joint-trust',
  'amendment',
  'power',
  'directive',
  'letter',
] as const;
export type Plan = (typeof PLANS)[number];

/** What differs from style to style in the truth itself: the word of an office decides its role. */
export interface Roles {
  executor: FiduciaryRole;
  agent: FiduciaryRole;
  health: FiduciaryRole;
}

/** One step of a succession: who serve together, and the paths that this proves. */
export interface Step {
  names: string[];
  paths: string;
}

/** All that a style writes about. Truth first: what is not in it is a distractor and proves nothing. */
export interface Case {
  plan: Plan;
  random: Random;
  family: Family;
  truth: DocumentTruth;
  isSigned: boolean;
  /** ISO: what the document prints, signed or not. */
  date: string;
  trustName: string;
  /** ISO; of the trust that is poured into or amended. */
  trustDate: string;
  company: string;
  /** Printed in a devise or an address, and nobody's name. */
  land: string;
  executors: Step[];
  trustees: Step[];
  guardians: Step[];
  agents: Step[];
  /** The words of a beneficiary's relation, and the path that its name proves. */
  relation: (name: string) => string;
  taker: (name: string) => string;
  /** The name with marks over it that prove it takes and whatever else is said. */
  names: (name: string, ...paths: string[]) => string;
}

const DESIGNATIONS = ['primary', 'first_successor', 'second_successor', 'third_successor', 'fourth_successor'];
const isoBetween = (random: Random, from: number, to: number): string =>
  `${from + random.below(to - from + 1)}-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`;

function serve(truth: DocumentTruth, role: FiduciaryRole, chain: readonly string[][], of?: string): Step[] {
  return chain.map((names, rank) => {
    const paths = names.map((person) => {
      const designation = `${names.length > 1 ? 'co_' : ''}${DESIGNATIONS[rank]}`;
      return `fiduciaries[${truth.fiduciaries.push({ role, designation, person, ...(of ? { of } : {}) }) - 1}]`;
    });
    return { names, paths: paths.join(' ') };
  });
}

export function createCase(random: Random, plan: Plan, states: readonly string[], roles: Roles): Case {
  const family = createFamily(random, states);
  const needsSpouse = plan === 'joint-trust';
  while (needsSpouse && !family.spouse) Object.assign(family, createFamily(random, states));
  const truth = emptyTruth();
  const date = isoBetween(random, 1998, 2024);
  const { maker, spouse } = family;
  const makers = needsSpouse && spouse ? [maker.name, spouse.name] : [maker.name];
  const surnames = needsSpouse && spouse ? `${maker.surname}` : `${maker.given} ${maker.surname}`;
  const trustName = `${surnames} ${random.pick(['Living Trust', 'Revocable Trust', 'Family Trust'])}`;
  const isSigned = plan === 'letter' || random.chance(0.9);
  const made: Case = {
    plan,
    random,
    family,
    truth,
    isSigned,
    date,
    trustName,
    trustDate: isoBetween(random, 1990, 1997),
    company: random.pick(COMPANIES),
    land: random.pick(LANDS),
    executors: [],
    trustees: [],
    guardians: [],
    agents: [],
    relation: (name) => truth.beneficiaries.find((one) => one.name === name)?.relation ?? '',
    taker: (name) => `beneficiaries[${truth.beneficiaries.findIndex((one) => one.name === name)}]`,
    names: (name, ...paths) =>
      mark([...paths, made.taker(name)].filter((path) => !path.includes('-1')).join(' '), name),
  };
  truth.owners = makers;
  truth.situs = family.place.code;
  truth.executedAt = isSigned ? date : null;
  if (!isSigned) {
    truth.issues.push({ kind: 'UNSIGNED', detail: 'The lines for signature and date are blank', scope: 'file' });
  }
  FILL[plan](made, roles);
  return made;
}

const take = ({ truth }: Case, name: string, relation: string | null): void => {
  if (!truth.beneficiaries.some((one) => one.name === name)) truth.beneficiaries.push({ name, relation });
};

function fillGifts(made: Case): void {
  const { truth, random, family } = made;
  const people = random.some([family.sister, family.niece, family.friend, family.brother], random.below(3));
  for (const to of people) {
    take(made, to.name, to.relation);
    const hasLand = truth.specificGifts.some(({ kind }) => kind === 'real_estate');
    const what = random.pick(
      hasLand ? (['cash', 'tangible'] as const) : (['cash', 'cash', 'tangible', 'real_estate'] as const),
    );
    const amountCents = (1 + random.below(60)) * 250_000;
    truth.specificGifts.push(
      what === 'cash'
        ? { to: to.name, kind: what, amountCents, description: `$${amountCents / 100}` }
        : { to: to.name, kind: what, description: what === 'tangible' ? random.pick(THINGS) : made.land },
    );
  }
  if (random.chance(0.5)) {
    const to = random.pick(CHARITIES);
    const amountCents = (1 + random.below(20)) * 500_000;
    take(made, to, 'charity');
    truth.specificGifts.push({ to, kind: 'charity', amountCents, description: `$${amountCents / 100}` });
  }
}

/** Shares of so many takers that add up to one. */
function sharesOf(random: Random, count: number): [number, number][] {
  if (random.chance(0.55)) return Array.from({ length: count }, () => [1, count]);
  if (count === 2)
    return random.pick<[number, number][]>([
      [
        [60, 100],
        [40, 100],
      ],
      [
        [2, 3],
        [1, 3],
      ],
      [
        [5, 8],
        [3, 8],
      ],
    ]);
  if (count === 3)
    return random.pick<[number, number][]>([
      [
        [1, 2],
        [1, 4],
        [1, 4],
      ],
      [
        [40, 100],
        [35, 100],
        [25, 100],
      ],
    ]);
  return Array.from({ length: count }, (_, index) => [index === 0 ? 100 - 20 * (count - 1) : 20, 100]);
}

const AGES: readonly (readonly [number, number, number][])[] = [
  [[25, 1, 1]],
  [
    [25, 1, 2],
    [30, 1, 1],
  ],
  [
    [25, 1, 3],
    [30, 1, 2],
    [35, 1, 1],
  ],
  [[28, 1, 1]],
];

function fillResidue(made: Case, canHold: boolean, toSpouse: boolean): void {
  const { truth, random, family } = made;
  const { spouse, children } = family;
  if (toSpouse && spouse) {
    take(made, spouse.name, spouse.relation);
    truth.residue.push({
      to: spouse.name,
      shareNumerator: 1,
      shareDenominator: 1,
      manner: 'outright',
      condition: 'if surviving',
    });
  }
  const manner = canHold ? 'in_trust' : 'outright';
  const charity = random.chance(0.2) ? random.pick(CHARITIES) : undefined;
  const takers: (Person | string)[] = [...children, ...(charity ? [charity] : [])];
  for (const [index, [shareNumerator, shareDenominator]] of sharesOf(random, takers.length).entries()) {
    const to = takers[index];
    if (to === undefined) continue;
    const name = typeof to === 'string' ? to : to.name;
    take(made, name, typeof to === 'string' ? 'charity' : to.relation);
    truth.residue.push({
      to: name,
      shareNumerator,
      shareDenominator,
      manner: typeof to === 'string' ? 'outright' : manner,
    });
  }
  truth.callouts.push('per_stirpes');
  if (!canHold) return;
  for (const [age, shareNumerator, shareDenominator] of random.pick(AGES)) {
    truth.distributionAges.push({ age, shareNumerator, shareDenominator });
  }
  truth.callouts.push('spendthrift');
}

/** A chain of one to three steps, now and then with two who serve together. */
function chainOf(made: Case, first: readonly string[]): string[][] {
  const { random, family, company } = made;
  const pool = random.some([family.sister.name, family.brother.name, ...family.children.map(({ name }) => name)], 3);
  const free = pool.filter((name) => !first.includes(name));
  const chain = first.length > 0 ? [[...first]] : [];
  if (random.chance(0.2) && free.length > 1) chain.push(free.splice(0, 2));
  else chain.push(free.splice(0, 1));
  if (random.chance(0.5)) chain.push([random.chance(0.6) ? company : (free[0] ?? company)]);
  return chain.filter((names) => names.length > 0);
}

function fillWill(made: Case, roles: Roles): void {
  const { truth, random, family } = made;
  truth.kind = 'WILL';
  fillGifts(made);
  const holds = random.chance(0.5);
  fillResidue(made, holds, true);
  made.executors = serve(truth, roles.executor, chainOf(made, family.spouse ? [family.spouse.name] : []));
  if (holds) made.trustees = serve(truth, 'trustee', chainOf(made, []));
  if (random.chance(0.5)) {
    made.guardians = serve(truth, 'guardian', [[family.sister.name]]);
    truth.callouts.push('guardian_nomination');
  }
  if (random.chance(0.4)) truth.callouts.push('no_contest');
}

function fillPourOver(made: Case, roles: Roles): void {
  const { truth, family, trustName } = made;
  truth.kind = 'POUROVER_WILL';
  if (made.random.chance(0.4)) fillGifts(made);
  truth.residue.push({ to: trustName, shareNumerator: 1, shareDenominator: 1, manner: 'in_trust' });
  truth.callouts.push('pour_over');
  made.executors = serve(truth, roles.executor, chainOf(made, family.spouse ? [family.spouse.name] : []));
}

function fillTrust(made: Case): void {
  const { truth, random, trustName } = made;
  const isJoint = made.plan === 'joint-trust';
  truth.kind = isJoint ? 'REVOCABLE_JOINT' : 'REVOCABLE';
  truth.name = trustName;
  truth.settlors = [...truth.owners];
  fillGifts(made);
  if (isJoint) {
    truth.subtrusts.push({ kind: 'SURVIVOR', name: "Survivor's Trust", when: 'FIRST_DEATH' });
    const kind = random.pick(['BYPASS', 'DISCLAIMER_TRUST'] as const);
    truth.subtrusts.push({ kind, name: kind === 'BYPASS' ? 'Bypass Trust' : 'Disclaimer Trust', when: 'FIRST_DEATH' });
    if (kind === 'DISCLAIMER_TRUST') truth.callouts.push('disclaimer');
  }
  fillResidue(made, random.chance(0.5), false);
  made.trustees = serve(truth, 'trustee', chainOf(made, truth.owners));
  if (random.chance(0.4)) truth.callouts.push('no_contest');
}

function fillAmendment(made: Case): void {
  const { truth, trustName, trustDate, random } = made;
  truth.kind = 'TRUST_AMENDMENT';
  truth.name = `First Amendment to the ${trustName}`;
  truth.settlors = [...truth.owners];
  truth.amends = {
    documentKind: 'REVOCABLE',
    documentName: trustName,
    documentDate: trustDate,
    articles: random.chance(0.5) ? ['Three'] : ['Three', 'Six'],
    action: 'amend',
  };
  const detail = 'The trust that it changes is not in the set';
  truth.issues.push({ kind: 'MISSING_ORIGINAL_OR_MODIFIED_DISPOSITIVE_DOCUMENT', detail, scope: 'set' });
  while (truth.specificGifts.length === 0) fillGifts(made);
  if (truth.amends.articles.length > 1) {
    made.trustees = serve(truth, 'trustee', chainOf(made, [])).map((step) => step);
    for (const one of truth.fiduciaries) one.designation = later(one.designation);
  }
}

/** Trustees that an amendment names follow the settlor, who serves first. */
function later(designation: string): string {
  const co = designation.startsWith('co_') ? 'co_' : '';
  return co + (DESIGNATIONS[DESIGNATIONS.indexOf(designation.replace('co_', '')) + 1] ?? designation);
}

function fillPower(made: Case, roles: Roles): void {
  const { truth, random, family } = made;
  truth.kind = 'POWER_OF_ATTORNEY';
  truth.callouts.push('durable');
  if (random.chance(0.4)) truth.callouts.push('springing');
  if (random.chance(0.4)) truth.callouts.push('gifting_power');
  made.agents = serve(truth, roles.agent, chainOf(made, family.spouse ? [family.spouse.name] : []));
}

function fillDirective(made: Case, roles: Roles): void {
  const { truth, random, family } = made;
  truth.kind = 'HEALTHCARE_DIRECTIVE';
  truth.callouts.push('life_support_withheld');
  if (random.chance(0.6)) truth.callouts.push('hipaa');
  if (random.chance(0.5)) truth.callouts.push('anatomical_gift');
  const chain = chainOf(made, family.spouse ? [family.spouse.name] : []).filter(
    (names) => !names.includes(made.company),
  );
  made.agents = serve(
    truth,
    roles.health,
    chain.map(([name = '']) => [name]),
  );
}

function fillLetter({ truth }: Case): void {
  Object.assign(truth, { kind: 'OTHER', owners: [], situs: null, executedAt: null });
  const detail = 'Not a document of an estate plan';
  truth.issues.push({ kind: 'DOCUMENT_UNSUPPORTED', detail, scope: 'file', accept: ['NON_ASSOCIATED_DOCUMENT'] });
}

const FILL: Readonly<Record<Plan, (made: Case, roles: Roles) => void>> = {
  will: fillWill,
  'pour-over': fillPourOver,
  trust: fillTrust,
  'joint-trust': fillTrust,
  amendment: fillAmendment,
  power: fillPower,
  directive: fillDirective,
  letter: fillLetter,
};
