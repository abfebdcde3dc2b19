import {
  type Asset,
  type DistributionResult,
  distribution,
  type EstateCase,
  type Person,
  projection,
  type Relation,
  type Trust,
  whatIf,
} from '../src/index.ts';

/** The size the engine promises: 20 trusts, 200 assets, 40 people, both deaths (10 ms), 30 years of it (100 ms). */
function largeEstate(): EstateCase {
  const people: Person[] = Array.from({ length: 40 }, (_, n) => ({
    id: `p${n}`,
    name: `Person ${n}`,
    birthDate: `${n < 2 ? 1950 + n : n < 8 ? 1978 + n : 2004 + (n % 12)}-06-15`,
  }));
  const relations: Relation[] = [{ from: 'p0', to: 'p1', kind: 'SPOUSE' }];
  for (let n = 2; n < 8; n += 1) for (const from of ['p0', 'p1']) relations.push({ from, to: `p${n}`, kind: 'PARENT' });
  for (let n = 8; n < 40; n += 1) relations.push({ from: `p${2 + (n % 6)}`, to: `p${n}`, kind: 'PARENT' });
  return {
    domicileState: 'MA',
    maritalStatus: 'LEGALLY_MARRIED',
    people,
    relations,
    charities: [{ id: 'charity', name: 'Charity' }],
    assets: Array.from({ length: 200 }, (_, n) => asset(n)),
    liabilities: [
      {
        id: 'loan',
        name: 'Loan',
        balanceCents: 90_000_011,
        owners: [{ id: 'p0' }, { id: 'p1' }],
        securedByAssetId: 'x3',
      },
    ],
    trusts: trusts(),
    wills: ['p0', 'p1'].map((personId, n) => ({
      personId,
      kind: 'POUROVER_WILL' as const,
      steps: [{ kind: 'RESIDUE' as const, to: [{ to: `t${n}` }] }],
    })),
    assumptions: {
      deaths: [
        { personId: 'p0', date: '2026-03-01' },
        { personId: 'p1', date: '2026-10-01' },
      ],
      portabilityElected: true,
      expensesPercent: 2.5,
    },
  };
}

function asset(n: number): Asset {
  const types = ['CASH', 'BROKERAGE', 'REAL_ESTATE', 'BUSINESS', 'RETIREMENT', 'TANGIBLE', 'OTHER'] as const;
  const base = {
    id: `x${n}`,
    name: `Asset ${n}`,
    assetType: types[n % 7] ?? 'CASH',
    balanceCents: 20_000_000 + n * 1_234_567,
  };
  if (n % 5 < 3) return { ...base, owners: [{ id: `t${n % 20}` }], titling: 'TRUST_OWNED' };
  if (n % 5 === 3) return { ...base, owners: [{ id: 'p0' }, { id: 'p1' }], titling: 'JOINT_WITH_SURVIVORSHIP' };
  return {
    ...base,
    owners: [{ id: `p${n % 2}` }],
    beneficiaries: [{ to: `p${1 - (n % 2)}` }, { to: 'p3', tier: 'CONTINGENT', perStirpes: true }],
  };
}

function trusts(): Trust[] {
  const remainder = { kind: 'RESIDUE' as const, to: [{ class: 'DESCENDANTS' as const }] };
  const plan = [
    { kind: 'CASH_GIFT' as const, amountCents: 10_000_000, to: [{ to: 'charity' }] },
    { kind: 'BYPASS_FUNDING' as const, formula: 'LESSER_OF_FEDERAL_AND_STATE' as const, to: [{ to: 't2' }] },
    { kind: 'MARITAL_FUNDING' as const, to: [{ to: 't3' }] },
    remainder,
  ];
  const revocable = (n: number): Trust => ({
    id: `t${n}`,
    name: `Revocable ${n}`,
    kind: 'REVOCABLE',
    settlors: [`p${n}`],
    terms: [{ on: 'DEATH_OF', personId: `p${n}`, steps: plan }],
  });
  const created = (id: string, kind: Trust['kind']): Trust => ({
    id,
    name: id,
    kind,
    settlors: ['p0'],
    lifetimeBeneficiaries: ['p1'],
    terms: [{ on: 'DEATH_OF', personId: 'p1', steps: [remainder] }],
  });
  const others = Array.from({ length: 16 }, (_, n) => created(`t${n + 4}`, n % 2 ? 'IRREVOCABLE' : 'SLAT'));
  return [revocable(0), revocable(1), created('t2', 'BYPASS'), created('t3', 'MARITAL'), ...others];
}

/** The time below which this part of the runs lies, in milliseconds; some runs go before that are not counted. */
function timeAt(part: number, runs: number, work: (run: number) => void): number {
  for (let index = 0; index < runs / 5; index += 1) work(index);
  const times = Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    work(run);
    return performance.now() - start;
  });
  times.sort((a, b) => a - b);
  return times[Math.floor(runs * part)] ?? 0;
}
const median = (runs: number, work: () => void): number => timeAt(0.5, runs, work);

const estate = largeEstate();
const years = () => projection(estate, { years: 30, growthRate: 0.05 });
/** Reads every sentence, receipt, warning and graph, which are written on first reading. */
const open = ({ transfers, taxes, estates, warnings, flow, ownership }: DistributionResult): number =>
  transfers.length + taxes.length + estates.length + warnings.length + flow.edges.length + ownership.lines.length;

const one = median(101, () => open(distribution(estate)));
const figures = median(31, years);
/** One position of every slider after another, with all that the what-if page reads of the answer. */
const tried = timeAt(0.95, 200, (run) => {
  const changes = {
    firstToDieId: run % 2 ? 'p1' : 'p0',
    firstYear: 2026 + (run % 40),
    growthRate: (run % 13) / 100,
    federalExclusionCents: (run % 30) * 100_000_000,
    predeceasedIds: [`p${2 + (run % 30)}`],
  };
  const { input, law } = whatIf(estate, changes, '2026-03-01');
  open(distribution(input, law ? { law } : {}));
});
const opened = median(15, () => years().map((year) => open(year.distribution)));
console.log('20 trusts, 200 assets, 40 people, both deaths: median');
console.log(`  distribution with all receipts and graph       ${one.toFixed(2).padStart(6)} ms (limit 10)`);
console.log(`  a what-if, p95                                 ${tried.toFixed(2).padStart(6)} ms (limit 50)`);
console.log(`  projection over 30 years                       ${figures.toFixed(1).padStart(6)} ms (limit 100)`);
console.log(`  the same with all receipts and graphs opened   ${opened.toFixed(1).padStart(6)} ms`);
if (one > 10 || figures > 100 || tried > 50) process.exitCode = 1;
