import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import { describe, expect, it } from 'vitest';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { distributionView } from './distribution-view.ts';
import { allWorkings, figureWorkings } from './figure-workings.ts';
import { sumsThatFail } from './receipt-sums.fixture.ts';
import type { WorkingReceipt } from './working-lines.ts';

const TODAY = '2026-11-21';
const estates = SAMPLE_HOUSEHOLDS.map((household) => sampleEstate(household, `${TODAY}T00:00:00.000Z`));

function requireReceipt(name: string, receipt: WorkingReceipt): void {
  expect([name, sumsThatFail(receipt.lines)]).toEqual([name, []]);
  // What the schema promises of a working's length, which its price is worked out by.
  expect([name, receipt.lines.length <= 60]).toEqual([name, true]);
}

describe.each(estates)('the workings of figures in the estate of $displayName', (estate) => {
  const { deaths, taxes, finalHoldings, transfers } = distributionView(estate, TODAY);

  it('are there for each figure of a death, and come to it', () => {
    for (const { death, gross, marital, charitable, deductions, taxable, exclusionUsed, dsuePorted } of deaths) {
      const workings = figureWorkings(estate, TODAY, { death });
      const amounts = Object.fromEntries(workings.map(({ id, working }) => [id, working.amount]));
      expect(amounts).toMatchObject({ gross, marital, charitable, deductions, taxable, exclusionUsed, dsuePorted });
      for (const { id, working } of workings) requireReceipt(`${death} ${id}`, working);
    }
  });

  it('are there for each who bears a tax, and for what each holds in the end', () => {
    for (const { id, borneBy } of taxes) {
      const workings = figureWorkings(estate, TODAY, { taxId: id });
      expect(workings.map((one) => [one.id, one.working.amount])).toEqual(borneBy.map((one) => [one.id, one.amount]));
      for (const one of workings) requireReceipt(`${id} ${one.id}`, one.working);
    }
    for (const { holderId, outright, inTrust } of finalHoldings) {
      const workings = figureWorkings(estate, TODAY, { holderId });
      const amountOf = (id: string): number => workings.find((one) => one.id === id)?.working.amount ?? 0;
      expect([holderId, amountOf('outright'), amountOf('in_trust')]).toEqual([holderId, outright, inTrust]);
      for (const one of workings) requireReceipt(`${holderId} ${one.id}`, one.working);
    }
  });

  it('are printed by part, every one with a sum that adds up and each transfer among them', () => {
    const parts = allWorkings(estate, TODAY);
    const printed = parts.filter(({ id }) => id.endsWith(':transfers')).flatMap(({ workings }) => workings);
    expect(printed.map(({ amount }) => amount)).toEqual(transfers.map(({ amount }) => amount));
    for (const { title, workings } of parts) for (const one of workings) requireReceipt(title, one);
    expect(parts.length).toBeLessThanOrEqual(7);
  });
});

it('nothing is worked out for what is not there', () => {
  const [estate] = estates;
  expect(estate && figureWorkings(estate, TODAY, { holderId: 'nobody' })).toEqual([]);
  expect(estate && figureWorkings(estate, TODAY, {})).toEqual([]);
});
