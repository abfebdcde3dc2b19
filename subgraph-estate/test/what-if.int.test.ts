import { distribution, type EstateCase, whatIf } from '@platform/estate-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}) => estate.as('advisor')(query, variables);
const PLAN = `query ($id: ID!) { estate(id: $id) {
  distributionCase { today input }
  distribution { transfers { fromId toId amount reason } taxes { jurisdiction amount } finalHoldings { holderId total } totals { family charity } }
} }`;

it('what a browser works out of the case is what the diagram says, for every sample household, to the cent', async () => {
  const ids: string[] = (await ask('query { sampleEstateIds }')).data.sampleEstateIds;
  expect(ids.length).toBeGreaterThan(5);
  for (const id of ids) {
    const { distributionCase, distribution: plan } = (await ask(PLAN, { id })).data.estate;
    const { input } = whatIf(distributionCase.input as EstateCase, {}, distributionCase.today);
    const { transfers, taxes, finalHoldings, flow } = distribution(input);
    const final = flow.totals.find(({ stage }) => stage === 'FINAL');
    expect(
      {
        transfers: transfers.map(({ fromId, toId, amountCents, reason }) => ({
          fromId,
          toId,
          amount: amountCents,
          reason,
        })),
        taxes: taxes.map(({ jurisdiction, amountCents }) => ({ jurisdiction, amount: amountCents })),
        finalHoldings: finalHoldings.map(({ holderId, outrightCents, inTrustCents }) => ({
          holderId,
          total: outrightCents + inTrustCents,
        })),
        totals: { family: final?.familyCents, charity: final?.charityCents },
      },
      id,
    ).toEqual(plan);
  }
});
