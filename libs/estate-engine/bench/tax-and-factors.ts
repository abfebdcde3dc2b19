import {
  charitableRemainderUnitrust,
  federalEstateTax,
  gratZeroed,
  lifeFactors,
  planningImpact,
  stateEstateTax,
} from '../src/index.ts';

/** Median time of single calls, in microseconds: `npm run bench -w @platform/estate-engine`. */
function median(name: string, runs: number, act: (index: number) => unknown): void {
  for (let index = 0; index < Math.min(200, runs); index += 1) act(index);
  const times = Array.from({ length: runs }, (_, index) => {
    const start = performance.now();
    act(index);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (share: number): string => ((times[Math.floor(runs * share)] ?? 0) * 1_000).toFixed(1).padStart(9);
  console.log(`${name.padEnd(34)} median ${at(0.5)} µs   p95 ${at(0.95)} µs`);
}

const STATES = ['CT', 'DC', 'HI', 'IL', 'ME', 'MD', 'MA', 'MN', 'NY', 'OR', 'RI', 'VT', 'WA'];

median('federal estate tax', 5_000, (index) =>
  federalEstateTax({ date: '2026-03-01', grossEstateCents: 1_000_000_000 + index * 1_000_000 }),
);
median('state estate tax', 5_000, (index) =>
  stateEstateTax({
    state: STATES[index % STATES.length] ?? 'MA',
    date: '2026-03-01',
    taxableEstateCents: 500_000_000 + index * 1_000_000,
  }),
);
median('Table S factor', 2_000, (index) => lifeFactors([index % 110], 0.052));
median('Table R(2) factor', 2_000, (index) => lifeFactors([index % 110, 70], 0.052));
median('unitrust for two lives', 1_000, (index) =>
  charitableRemainderUnitrust({
    fairMarketValueCents: 100_000_000,
    payout: 0.05 + (index % 100) / 10_000,
    rate: 0.052,
    monthsToFirstPayment: 3,
    ages: [70, 68],
    frequency: 'quarterly',
  }),
);
median('zeroed-out GRAT, 20 years', 1_000, (index) =>
  gratZeroed({ fairMarketValueCents: 100_000_000 + index, years: 20, rate: 0.052, growth: 0.07, increase: 0.2 }),
);
median('impact of planning, 30 years', 500, (index) =>
  planningImpact({
    year: 2026,
    years: 30,
    estateCents: 4_000_000_000 + index,
    growth: 0.05,
    state: 'MA',
    steps: [
      { kind: 'annualGifts', annualCents: 10_000_000 },
      { kind: 'grat', amountCents: 500_000_000, termYears: 5, rate: 0.052 },
    ],
  }),
);
