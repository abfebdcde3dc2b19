import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const QUERY = `query ($id: ID!, $percent: Float, $input: DistributionInput) { estate(id: $id) {
  distribution(input: $input) { finalHoldings { holderId total } problem { code } }
  inheritedProperty(input: $input, incomeTaxPercent: $percent) {
    problem { code }
    heirs {
      holderId value known basis gain unknown account income incomeTax firstLastYear
      properties { assetId assetName treatment death value basis gain explanation authority { cite title } }
      accounts { assetId assetName death value income incomeTax rule lastYear yearly explanation authority { cite title } }
    }
    simplifications
  }
} }`;

const ask = (variables: object) => estate.as('advisor')(QUERY, variables);

it('every sample household has its heirs’ basis, which comes to what they hold', async () => {
  const ids: string[] = (await estate.as('advisor')('query { sampleEstateIds }')).data.sampleEstateIds;
  let known = 0;
  let unknown = 0;
  for (const id of ids) {
    for (const input of [{}, { firstDeathOnly: true }]) {
      const { data, errors } = await ask({ id, percent: 37, input });
      expect(errors ?? []).toEqual([]);
      const { distribution, inheritedProperty } = data.estate;
      expect(inheritedProperty.problem?.code, id).toBe(distribution.problem?.code);
      const heirs: { holderId: string; value: number; known: number; unknown: number }[] = inheritedProperty.heirs;
      expect(
        heirs.map(({ holderId, value }) => ({ holderId, total: value })),
        id,
      ).toEqual(distribution.finalHoldings);
      known += heirs.reduce((sum, one) => sum + one.known, 0);
      unknown += heirs.reduce((sum, one) => sum + one.unknown, 0);
    }
  }
  expect(known).toBeGreaterThan(0);
  expect(unknown).toBeGreaterThan(0);
});

it('a rate that is none is refused, and names the field', async () => {
  const [id] = (await estate.as('advisor')('query { sampleEstateIds }')).data.sampleEstateIds;
  const { errors } = await ask({ id, percent: 120, input: {} });
  expect(errors[0]?.extensions).toMatchObject({ code: 'PERCENT_OUT_OF_RANGE', field: 'incomeTaxPercent' });
});
