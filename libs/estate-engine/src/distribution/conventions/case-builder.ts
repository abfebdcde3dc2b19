import { distribution } from '../distribution.ts';
import type { DistributionResult, WarningCode } from '../distribution-result.ts';
import type {
  Asset,
  CaseAssumptions,
  EstateCase,
  Person,
  Relation,
  Step,
  Target,
  Trust,
  Will,
} from '../estate-case.ts';

/** A case in few words. Amounts in whole dollars; `h` and `w` are married, `a` and `b` are their children. */
export interface Sketch {
  readonly state?: string;
  readonly status?: EstateCase['maritalStatus'];
  readonly people?: readonly (string | (Partial<Person> & { readonly id: string }))[];
  readonly relations?: readonly (readonly [string, Relation['kind'], string])[];
  readonly charities?: readonly string[];
  readonly assets: readonly Asset[];
  readonly debts?: EstateCase['liabilities'];
  readonly trusts?: readonly Trust[];
  readonly wills?: readonly Will[];
  readonly deaths?: readonly (readonly [string, string])[];
  readonly assume?: Partial<CaseAssumptions>;
}

const COUPLE: readonly (readonly [string, Relation['kind'], string])[] = [
  ['h', 'SPOUSE', 'w'],
  ['h', 'PARENT', 'a'],
  ['w', 'PARENT', 'a'],
  ['h', 'PARENT', 'b'],
  ['w', 'PARENT', 'b'],
];

export function estateCase(sketch: Sketch): EstateCase {
  const people = (sketch.people ?? ['h', 'w', 'a', 'b']).map((one) => (typeof one === 'string' ? { id: one } : one));
  return {
    domicileState: sketch.state ?? 'FL',
    maritalStatus: sketch.status ?? 'LEGALLY_MARRIED',
    people: people.map((one) => ({ name: one.id, ...one })),
    relations: (sketch.relations ?? (sketch.people ? [] : COUPLE)).map(([from, kind, to]) => ({ from, kind, to })),
    charities: (sketch.charities ?? []).map((id) => ({ id, name: id })),
    assets: sketch.assets,
    liabilities: sketch.debts ?? [],
    trusts: sketch.trusts ?? [],
    wills: sketch.wills ?? [],
    assumptions: {
      // As the worked cases of the contract: what a law of its own decides is asked for by name.
      silentTaxClause: 'RESIDUE',
      intestacy: 'UPC',
      deaths: (sketch.deaths ?? [['h', '2026-03-01']]).map(([personId, date]) => ({ personId, date })),
      ...sketch.assume,
    },
  };
}

export const play = (sketch: Sketch): DistributionResult => distribution(estateCase(sketch));

export const cash = (id: string, dollars: number, owner: string, more: Partial<Asset> = {}): Asset => ({
  id,
  name: id,
  assetType: 'CASH',
  balanceCents: Math.round(dollars * 100),
  owners: [{ id: owner }],
  ...more,
});

export const policy = (
  id: string,
  benefit: number,
  owner: string,
  insuredId: string,
  more: Partial<Asset> = {},
): Asset => ({
  ...cash(id, 0, owner, more),
  assetType: 'LIFE_INSURANCE',
  lifeInsurance: { insuredId, deathBenefitCents: benefit * 100, ...more.lifeInsurance },
});

export const joint = (id: string, dollars: number, owners: readonly string[], more: Partial<Asset> = {}): Asset =>
  cash(id, dollars, owners[0] ?? '', {
    owners: owners.map((owner) => ({ id: owner })),
    titling: 'JOINT_WITH_SURVIVORSHIP',
    ...more,
  });

export const residue = (...to: readonly (string | Target)[]): Step => ({
  kind: 'RESIDUE',
  to: to.map((one) => (typeof one === 'string' ? { to: one } : one)),
});

export const gift = (dollars: number, ...to: readonly string[]): Step => ({
  kind: 'CASH_GIFT',
  amountCents: dollars * 100,
  to: to.map((one) => ({ to: one })),
});

export const will = (personId: string, steps: readonly Step[], more: Partial<Will> = {}): Will => ({
  personId,
  steps,
  ...more,
});

export const trust = (id: string, kind: Trust['kind'], settlor: string, more: Partial<Trust> = {}): Trust => ({
  id,
  name: id,
  kind,
  settlors: [settlor],
  ...more,
});

export const onDeath = (personId: string, ...steps: readonly Step[]): NonNullable<Trust['terms']> => [
  { on: 'DEATH_OF', personId, steps },
];

/** What somebody holds in the end, in dollars: outright and in trust together. */
export function held(result: DistributionResult, id: string): number {
  const one = result.finalHoldings.find(({ holderId }) => holderId === id);
  return ((one?.outrightCents ?? 0) + (one?.inTrustCents ?? 0)) / 100;
}

export const inTrust = (result: DistributionResult, id: string): number =>
  (result.finalHoldings.find(({ holderId }) => holderId === id)?.inTrustCents ?? 0) / 100;

export const heldBy = (result: DistributionResult, ...ids: readonly string[]): number[] =>
  ids.map((id) => held(result, id));

export const tax = (result: DistributionResult, kind: string, death = 0): number =>
  result.taxes
    .filter((one) => one.kind === kind && one.death === (death === 0 ? 'FIRST_DEATH' : 'SECOND_DEATH'))
    .reduce((sum, one) => sum + one.amountCents, 0) / 100;

export const borne = (result: DistributionResult, kind: string, id: string): number =>
  result.taxes
    .filter((one) => one.kind === kind)
    .flatMap((one) => one.borneBy)
    .reduce((sum, one) => (one.id === id ? sum + one.amountCents : sum), 0) / 100;

/** Sum of a warning in dollars; undefined when it was not given. */
export function warned(result: DistributionResult, code: WarningCode): number | undefined {
  const list = result.warnings.filter((one) => one.code === code);
  return list.length === 0 ? undefined : list.reduce((sum, one) => sum + one.amountCents, 0) / 100;
}

export const moved = (result: DistributionResult, from: string, to: string, reason: string): number =>
  result.transfers
    .filter((one) => one.fromId === from && one.toId === to && one.reason === reason)
    .reduce((sum, one) => sum + one.amountCents, 0) / 100;

/** Of the estate of a death, in dollars: gross, marital, charitable, deductions, taxable. */
export const figures = (result: DistributionResult, at = 0): number[] => {
  const one = result.estates[at];
  return [one?.grossCents, one?.maritalCents, one?.charitableCents, one?.deductionsCents, one?.taxableCents].map(
    (cents) => (cents ?? 0) / 100,
  );
};

export const M = 1_000_000;
export const single = { status: 'SINGLE' as const, relations: [] };
export const inTrustOf = { titling: 'TRUST_OWNED' as const };
export const BOTH: Sketch['deaths'] = [
  ['h', '2026-03-01'],
  ['w', '2026-10-01'],
];

/** `h` dies alone and leaves all to `a`, a child, unless `more` says otherwise. */
export const alone = (more: Partial<Sketch> & Pick<Sketch, 'assets'>): Sketch => ({
  ...single,
  people: ['h', 'a'],
  relations: [['h', 'PARENT', 'a']],
  wills: [will('h', [residue('a')])],
  ...more,
});

export const land = { assetType: 'REAL_ESTATE' as const };

/** A taxable gift of whole dollars. */
export const given = (givenOn: string, dollars: number, more: object = {}) => ({
  givenOn,
  taxableCents: dollars * 100,
  ...more,
});

/** What the case does not settle follows the statute of the state, as it does for a client. */
export const LAW = { silentTaxClause: 'STATE_LAW', intestacy: 'STATE_LAW' } as const;

/**
 * `h` pays the exclusion of the state into `s`, what is left of the federal one into `q`, of which the state's election
 * alone is made, and the rest to `w`; both trusts are hers for life and then `a`'s.
 */
export const threeWayPlan = (more: Partial<Trust> = {}): Pick<Sketch, 'trusts' | 'wills'> => {
  const held = { ...more, lifetimeBeneficiaries: ['w'], terms: onDeath('w', residue('a')) };
  return {
    trusts: [
      trust('s', 'STATE_EXEMPTION', 'h', held),
      trust('q', 'BYPASS', 'h', { ...held, qtipElection: 'STATE_ONLY' }),
    ],
    wills: [
      will('h', [
        { kind: 'BYPASS_FUNDING', formula: 'STATE', to: [{ to: 's' }] },
        { kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'q' }] },
        residue('w'),
      ]),
      will('w', [residue('b')]),
    ],
  };
};
