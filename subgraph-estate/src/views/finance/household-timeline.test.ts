import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import { describe, expect, it } from 'vitest';
import { runDistribution } from '../../domain/distribution/distribution.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { NO_ASSUMPTIONS } from '../../domain/estate/estate.ts';
import { cashFlowWith } from '../../domain/finance/cash-flow-assumption.ts';
import { milestoneWith } from '../../domain/finance/financial-milestone.ts';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { deathInfos } from '../estate/death-infos.ts';
import { cashFlowTable } from './cash-flow-view.ts';
import { householdTimeline, type TimelineYear } from './household-timeline.ts';

const TODAY = '2026-11-22';
const KEPT = { id: 'x', version: 1, estateId: 'e', organizationId: 'o', createdAt: TODAY, updatedAt: TODAY };
const NOTHING = { milestones: [], cashFlow: [] };
const estates = SAMPLE_HOUSEHOLDS.map((household) => sampleEstate(household, `${TODAY}T10:00:00.000Z`));
const dated = (estate: Estate, firstDeathOn: string, secondDeathOn: string): Estate => ({
  ...estate,
  assumptions: { ...estate.assumptions, firstDeathOn, secondDeathOn },
});
const between = (estate: Estate, startYear: number, endYear: number, plans = NOTHING): TimelineYear[] =>
  householdTimeline(estate, TODAY, { startYear, endYear }, plans);
const couple = estates.find((estate) => deathInfos(estate, TODAY).secondDeath) as Estate;
const refusedAt = (startYear: number, endYear: number): string | undefined => {
  try {
    between(couple, startYear, endYear);
  } catch (error) {
    return (error as { field?: string }).field;
  }
  return undefined;
};

describe('the timeline of a household', () => {
  it('R205 has one entry for each year from the first to the last, also where nothing happens', () => {
    expect(between(couple, 2060, 2064).map(({ year }) => year)).toEqual([2060, 2061, 2062, 2063, 2064]);
    expect(between(couple, 2099, 2099)).toEqual([
      { year: 2099, events: [], deathEvents: [], totalDistributions: 0, trustCount: 0, income: 0, expenses: 0 },
    ]);
  });
  it('refuses years that nobody can mean, at the field', () => {
    expect([refusedAt(2030, 2029), refusedAt(24, 30), refusedAt(2026, 2126), refusedAt(2026, 2127)]).toEqual([
      'endYear',
      'startYear',
      undefined,
      'endYear',
    ]);
  });
  it('has the deaths that the figures are worked out for, and says that they are assumed', () => {
    for (const estate of estates) {
      const { firstDeath, secondDeath } = deathInfos(estate, TODAY);
      const projected = between(estate, 1990, 2090).flatMap(({ year, deathEvents }) =>
        deathEvents
          .filter(({ isProjected }) => isProjected)
          .map(({ personId, isClient }) => ({ year, personId, isClient })),
      );
      expect(projected).toEqual([firstDeath, secondDeath].filter((death) => death !== null));
    }
    const [first] =
      between({ ...couple, assumptions: { ...couple.assumptions, firstDeathOn: null } }, 2026, 2026)[0]?.deathEvents ??
      [];
    expect(first?.certainty).toMatch(/for want of a date: .* as if it were today$/);
    const undated = { ...couple.assumptions, firstDeathOn: null, secondDeathOn: null };
    const all = between({ ...couple, assumptions: undated }, 2026, 2027).flatMap(({ deathEvents }) => deathEvents);
    expect(all.find((death) => death.isProjected && death.certainty !== first?.certainty)?.certainty).toMatch(
      /as if it were a month after the first death$/,
    );
    const [named] = between(dated(couple, '2040-05-01', '2047-05-01'), 2040, 2040)[0]?.deathEvents ?? [];
    expect(named?.certainty).toMatch(/assumptions of the estate name/);
  });
  it('passes out to the cent what the engine leaves to people and charities outright, however it came there', () => {
    for (const estate of estates) {
      const outcome = runDistribution(estate, TODAY);
      if (!('result' in outcome)) continue;
      const dead = new Set(outcome.result.estates.map(({ decedentId }) => decedentId));
      const takers = new Set([...estate.people, ...estate.charities].map(({ id }) => id));
      const final = outcome.result.finalHoldings.filter(({ holderId }) => takers.has(holderId) && !dead.has(holderId));
      const outright = final.reduce((sum, { outrightCents }) => sum + outrightCents, 0);
      const passed = between(estate, 1990, 2090).reduce((sum, { totalDistributions }) => sum + totalDistributions, 0);
      expect(passed, estate.displayName).toBe(outright);
    }
  });
  it('tells the tax of each death in its year', () => {
    for (const estate of estates) {
      const outcome = runDistribution(estate, TODAY);
      if (!('result' in outcome)) continue;
      const tax = outcome.result.taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
      const events = between(estate, 1990, 2090).flatMap(({ events: all }) => all);
      const told = events.filter(({ eventType }) => eventType === 'TAX');
      expect(told.reduce((sum, { totalAmount }) => sum + (totalAmount ?? 0), 0)).toBe(tax);
    }
  });
  it('has the signing of each trust in its year', () => {
    const signed = couple.trusts.filter(({ executedAt, createdUponDeath }) => executedAt && !createdUponDeath);
    const events = between(couple, 1990, 2025).flatMap(({ events: all }) => all);
    const ids = events.filter(({ eventType }) => eventType === 'TRUST_SIGNED').flatMap(({ trustIds }) => trustIds);
    expect(signed.length).toBeGreaterThan(0);
    expect(ids.toSorted()).toEqual(signed.map(({ id }) => id).toSorted());
  });
  it('tells of shares that come free at ages after the death', () => {
    const [child] = couple.people.filter(({ birthDate, isDeceased }) => birthDate && !isDeceased);
    const birth = Number(child?.birthDate?.slice(0, 4));
    const trust = couple.trusts.find(({ createdUponDeath }) => !createdUponDeath);
    if (!child || !trust) throw new Error('the sample has somebody with a birthday and a trust');
    const age = 2060 - birth;
    const to = [
      {
        to: 'kid',
        ages: [
          { age: 20, percent: 50 },
          { age: 30, percent: 50 },
        ],
      },
    ];
    const kid = { ...child, id: 'kid', name: 'Kit Young', birthDate: '2022-03-04' };
    const staged: Estate = {
      ...couple,
      people: [...couple.people, kid],
      trusts: couple.trusts.map((one) =>
        one.id === trust.id ? { ...one, terms: [{ on: 'FIRST_DEATH', steps: [{ kind: 'RESIDUE', to }] }] } : one,
      ),
      assets: couple.assets.map((asset, index) =>
        index === 0 ? { ...asset, owners: [{ id: trust.id }], titling: 'TRUST_OWNED', beneficiaries: [] } : asset,
      ),
    };
    expect(age).toBeGreaterThan(0);
    const releases = between(staged, 2026, 2060).flatMap(({ year, events }) =>
      events.filter(({ eventType }) => eventType === 'TRUST_RELEASES').map(({ items }) => [year, items[0]?.text]),
    );
    expect(releases.map(([year]) => year)).toEqual([2042, 2052]);
    expect(releases[0]?.[1]).toMatch(/^Kit Young reaches 20: 50% of the share of .* comes free; \$[\d,]+ is held/);
  });
  it('has milestones and the sums of what is assumed of money', () => {
    const milestone = { ...KEPT, ...milestoneWith(null, { milestone: 'Sale', kind: 'BUSINESS', year: 2030 }, TODAY) };
    const cashFlow = [
      { ...KEPT, id: 'a', ...cashFlowWith(null, { category: 'EARNINGS', amountCents: 101, startYear: 2026 }, TODAY) },
      { ...KEPT, id: 'b', ...cashFlowWith(null, { category: 'LIVING', amountCents: 33, startYear: 2030 }, TODAY) },
    ];
    const [year] = between({ ...couple, trusts: [] }, 2030, 2030, { milestones: [milestone], cashFlow } as never);
    expect(year?.events.map(({ eventType, totalAmount }) => [eventType, totalAmount])).toEqual([
      ['MILESTONE', null],
      ['INCOME', 101],
      ['EXPENSES', 33],
    ]);
    expect(cashFlowTable(cashFlow, { startYear: 2029, endYear: 2030 }, NO_ASSUMPTIONS)).toEqual({
      rows: [
        { id: 'a', label: 'Earnings', isIncome: true },
        { id: 'b', label: 'Living costs', isIncome: false },
      ],
      years: [
        { year: 2029, cells: [101, 0], income: 101, expenses: 0, incomeTax: 0, net: 101, netSoFar: 101 },
        { year: 2030, cells: [101, 33], income: 101, expenses: 33, incomeTax: 0, net: 68, netSoFar: 169 },
      ],
    });
  });
});
