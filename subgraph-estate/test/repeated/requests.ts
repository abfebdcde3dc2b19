import { newId } from '@platform/kernel';
import { type StartedEstate, startEstate } from '../estate-harness.ts';

let started: StartedEstate | undefined;
/** The service that the requests of all areas are made to. */
export const platform = {
  start: async (): Promise<void> => {
    started = await startEstate();
  },
  stop: () => started?.stop(),
  get estate(): StartedEstate {
    if (!started) throw new Error('Call platform.start() first.');
    return started;
  },
};

export const ask = (query: string, variables: object = {}, key = newId()) =>
  platform.estate.as('admin')(query, variables, key);

/** Where variables are made for each try, a file is sent anew, as a browser does. */
export type Request = readonly [query: string, variables: object | (() => Promise<object>)];
/** By the mutation's name: one request, over a household of its own. */
export type Requests = Readonly<Record<string, () => Promise<Request>>>;

/** What a household holds, to compare what two answers say of it. */
export const ESTATE =
  'estate { id version displayName maritalStatus people { id name } assets { id name balance } entities { id name } charitables { id name } }';

export interface Household {
  readonly id: string;
  readonly version: number;
  readonly personId: string;
}
export async function household(spouse: object = {}): Promise<Household> {
  const input = { firstName: 'Ada', lastName: 'Lindgren', state: 'FL', maritalStatus: 'SINGLE', ...spouse };
  const { data } = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id version people { id } } } }',
    { input },
  );
  const { id, version, people } = data.createEstate.estate;
  return { id, version, personId: people[0].id };
}
export const CREATE_PERSON = `mutation ($input: CreatePersonInput!) { createPerson(input: $input) { ok person { id } ${ESTATE} } }`;
export const CREATE_ASSET = `mutation ($id: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $id, version: $v, attributes: $a) { ok asset { id } ${ESTATE} } }`;
export const CASH = { name: 'Cash', assetType: 'CASH', balance: 5 };

/** A household of two who are nothing to each other. */
export async function inEstate() {
  const { id, version, personId } = await household();
  const input = { estateId: id, version, firstName: 'Otto', lastName: 'Lindgren' };
  const { createPerson } = (await ask(CREATE_PERSON, { input })).data;
  return { id, version: createPerson.estate.version, people: [personId, createPerson.person.id] };
}
export async function withAsset(): Promise<{
  readonly id: string;
  readonly assetId: string;
  readonly version: number;
}> {
  const { id, version } = await household();
  const { createAsset } = (await ask(CREATE_ASSET, { id, v: version, a: CASH })).data;
  return { id, assetId: createAsset.asset.id, version: createAsset.estate.version };
}

export const of = (mutation: string, selection: string): string =>
  `mutation ($id: ID!) { ${mutation} { ok ${selection} } }`;
