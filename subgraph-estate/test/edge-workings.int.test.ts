import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const FLOW = `query ($id: ID!, $input: DistributionInput) { estate(id: $id) {
  distribution(input: $input) { flow { edges { id amount reason } } }
} }`;
const WORKINGS = `query ($id: ID!, $edgeId: ID!, $input: DistributionInput) { estate(id: $id) {
  edgeWorkings(edgeId: $edgeId, input: $input) {
    id amount clause
    workings { label amount lines { depth label amount rule } authority { cite title } }
  }
} }`;

interface Edge {
  readonly id: string;
  readonly amount: number;
}

interface Answer {
  readonly amount: number;
  readonly workings: readonly { readonly amount: number; readonly authority: readonly object[] }[];
}

it('every sample household has the workings of what passes, by the same assumptions that its flow was asked with', async () => {
  const ids: string[] = (await estate.as('advisor')('query { sampleEstateIds }')).data.sampleEstateIds;
  let opened = 0;
  for (const id of ids) {
    for (const input of [null, { firstDeathOnly: true }]) {
      const flow = await estate.as('advisor')(FLOW, { id, input });
      const edges: Edge[] = flow.data.estate.distribution.flow.edges;
      for (const { id: edgeId, amount } of edges.slice(0, 6)) {
        const { data, errors } = await estate.as('advisor')(WORKINGS, { id, edgeId, input });
        expect(errors ?? []).toEqual([]);
        const workings: Answer[] = data.estate.edgeWorkings;
        const drawn = workings.reduce((sum, one) => sum + one.amount, 0);
        if (workings.length > 0) expect([edgeId, drawn]).toEqual([edgeId, amount]);
        expect(workings.every((one) => one.workings.every(({ authority }) => authority.length > 0))).toBe(true);
        opened += workings.length;
      }
    }
  }
  expect(opened).toBeGreaterThan(20);
});

it('an edge that is not there has none', async () => {
  const [id] = (await estate.as('advisor')('query { sampleEstateIds }')).data.sampleEstateIds;
  const { data } = await estate.as('advisor')(WORKINGS, { id, edgeId: 'TODAY:nobody', input: null });
  expect(data.estate.edgeWorkings).toEqual([]);
});
