import { newId } from '@platform/kernel';
import { describe, expect, it } from 'vitest';
import { distributionView } from '../../views/distribution/distribution-view.ts';
import { checkEstate } from './estate.ts';
import { withFigures } from './figures.ts';
import { sampleHousehold } from './sample-household.ts';

const TODAY = '2026-11-25';
const sample = () =>
  sampleHousehold({
    id: newId(),
    organizationId: newId(),
    advisorId: newId(),
    at: `${TODAY}T12:00:00.000Z`,
    today: TODAY,
    nextId: newId,
  });

describe('the sample household of an organization', () => {
  it('is an estate as any, which says that it is a sample', () => {
    const estate = sample();
    expect(() => checkEstate(estate)).not.toThrow();
    expect(estate).toMatchObject({ isSample: true, displayName: 'Sample: The Merrow Family' });
  });
  it('has no id in common with another one', () => {
    const ids = (text: string): string[] => text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
    const [one, other] = [new Set(ids(JSON.stringify(sample()))), ids(JSON.stringify(sample()))];
    expect(other.filter((id) => one.has(id))).toEqual([]);
  });
  it('has figures: a net worth, a tax of its state, and heirs of both unions', () => {
    const estate = sample();
    const { calculated } = withFigures(estate, TODAY);
    // 1,850,000 + 720,000 + 2,400,000 + 1,150,000 + 186,000 less 310,000; the policy stands outside.
    expect(calculated).toMatchObject({ problem: null, netWorthCents: 5_996_000_00 });
    expect(calculated.stateTaxCents).toBeGreaterThan(0);
    const { finalHoldings } = distributionView(estate, TODAY);
    const names = finalHoldings.map(({ holderId }) => estate.people.find(({ id }) => id === holderId)?.firstName);
    expect(names).toEqual(expect.arrayContaining(['Owen', 'Clara']));
  });
});
