import { pngFile } from '../png-file.ts';
import {
  ask,
  CREATE_PERSON,
  ESTATE,
  type Household,
  household,
  inEstate,
  platform,
  type Requests,
} from './requests.ts';

async function withPerson(): Promise<Household & { readonly personId: string }> {
  const { id, version } = await household();
  const input = { estateId: id, version, firstName: 'Otto', lastName: 'Lindgren' };
  const { createPerson } = (await ask(CREATE_PERSON, { input })).data;
  return { id, version: createPerson.estate.version, personId: createPerson.person.id };
}

export const PEOPLE_REQUESTS: Requests = {
  createPerson: async () => {
    const { id, version } = await household();
    return [CREATE_PERSON, { input: { estateId: id, version, firstName: 'Otto', lastName: 'Lindgren' } }];
  },
  updatePerson: async () => {
    const { version, personId } = await withPerson();
    const query = `mutation ($input: UpdatePersonInput!) { updatePerson(input: $input) { ok person { name } ${ESTATE} } }`;
    return [query, { input: { id: personId, version, firstName: 'Olof' } }];
  },
  updatePersonPhoto: async () => {
    const { personId } = await withPerson();
    // Each sending of a file is a file of its own, and gone once it is taken.
    const variables = async () => ({
      id: personId,
      photo: (await platform.estate.file(pngFile(), 'ada.png')).reference,
    });
    return [
      `mutation ($id: ID!, $photo: Upload) { updatePersonPhoto(id: $id, version: 0, photo: $photo) { ok person { photo } ${ESTATE} } }`,
      variables,
    ];
  },
  updateRelationships: async () => {
    const { id, version, people } = await inEstate();
    const query = `mutation ($input: UpdateRelationshipsInput!) { updateRelationships(input: $input) { ok ${ESTATE} } }`;
    const relationships = [{ personId: people[1], otherId: people[0], role: 'SIBLING' }];
    return [query, { input: { estateId: id, version, relationships } }];
  },
  restorePerson: async () => {
    const { id, version, personId } = await withPerson();
    const remove = 'mutation ($id: ID!, $v: Int!) { deletePerson(id: $id, version: $v) { estate { version } } }';
    const { deletePerson } = (await ask(remove, { id: personId, v: version })).data;
    const query = `mutation ($e: ID!, $id: ID!, $v: Int!) { restorePerson(estateId: $e, id: $id, version: $v) { ok ${ESTATE} } }`;
    return [query, { e: id, id: personId, v: deletePerson.estate.version }];
  },
  deletePerson: async () => {
    const { version, personId } = await withPerson();
    const query = `mutation ($id: ID!, $v: Int!) { deletePerson(id: $id, version: $v) { ok ${ESTATE} } }`;
    return [query, { id: personId, v: version }];
  },
  updateNodePositions: async () => {
    const { id, personId } = await household();
    const query = `mutation ($e: ID!, $p: [NodePositionInput!]!) { updateNodePositions(estateId: $e, positions: $p) { ok nodePositions { id x y } ${ESTATE} } }`;
    return [query, { e: id, p: [{ id: personId, x: 12, y: 34 }] }];
  },
};
