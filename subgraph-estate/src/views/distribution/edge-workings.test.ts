import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import { describe, expect, it } from 'vitest';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { distributionView } from './distribution-view.ts';
import { edgeWorkings } from './edge-workings.ts';
import { sumsThatFail } from './receipt-sums.fixture.ts';

const TODAY = '2026-11-21';
const estates = SAMPLE_HOUSEHOLDS.map((household) => sampleEstate(household, `${TODAY}T00:00:00.000Z`));

describe.each(estates)('the workings of what passes in the estate of $displayName', (estate) => {
  const { flow } = distributionView(estate, TODAY);

  it('are there for every edge that something passes by, and every sum in them adds up to the cent', () => {
    expect(new Set(flow.edges.map(({ id }) => id)).size).toBe(flow.edges.length);
    for (const { id, amount, reason } of flow.edges) {
      const workings = edgeWorkings(estate, TODAY, id);
      const drawn = workings.reduce((sum, working) => sum + working.amount, 0);
      expect([id, drawn <= amount]).toEqual([id, true]);
      if (reason !== null && workings.length > 0) expect([id, drawn]).toEqual([id, amount]);
      for (const { amount: part, workings: receipts } of workings) {
        expect([id, receipts.length > 0]).toEqual([id, true]);
        const whole = receipts.reduce((sum, receipt) => sum + (receipt.amount ?? 0), 0);
        expect([id, part <= whole]).toEqual([id, true]);
        expect([id, receipts.flatMap(({ lines }) => sumsThatFail(lines))]).toEqual([id, []]);
        expect([id, receipts.every(({ authority }) => authority.length > 0)]).toEqual([id, true]);
        // What the schema promises of a working's length, which its price is worked out by.
        expect([id, receipts.every(({ lines }) => lines.length <= 60)]).toEqual([id, true]);
      }
      expect(workings.length).toBeLessThanOrEqual(20);
    }
  });
});

it('the clause of a gift is named with its instrument', () => {
  const estate = estates.find(({ displayName }) => displayName === 'The Castellan Family');
  if (!estate) throw new Error('the Castellan household is missing');
  const { flow } = distributionView(estate, TODAY);
  const clausesTo = (column: string, label: string): (string | null)[] => {
    const nodes = flow.nodes.filter((node) => node.column === column && node.label === label).map(({ id }) => id);
    const into = flow.edges.filter(({ to }) => nodes.includes(to));
    return into.flatMap(({ id }) => edgeWorkings(estate, TODAY, id).map(({ clause }) => clause));
  };
  expect(clausesTo('FIRST_DEATH', 'Castellan Family Foundation')).toEqual([
    'Robert’s Revocable Trust: $500,000.00 to Castellan Family Foundation',
  ]);
  // By joint title and as the beneficiary named: no clause gives these.
  expect(clausesTo('FIRST_DEATH', 'Helen, outright')).toContain(null);
});

it('nothing is worked out for an edge that is not there', () => {
  const [estate] = estates;
  expect(estate && edgeWorkings(estate, TODAY, 'TODAY:nobody>FINAL:nobody:family')).toEqual([]);
});
