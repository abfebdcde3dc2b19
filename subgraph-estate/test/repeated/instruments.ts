import { ask, ESTATE, household, type Requests } from './requests.ts';

const CREATE_TRUST = `mutation ($id: ID!, $v: Int!, $a: TrustInput!) { createTrust(estateId: $id, version: $v, attributes: $a) { ok trust { id } ${ESTATE} } }`;
const DELETE_TRUST = `mutation ($id: ID!, $v: Int!) { deleteTrust(id: $id, version: $v) { ok ${ESTATE} } }`;
async function withTrust() {
  const { id, version } = await household();
  const { createTrust } = (await ask(CREATE_TRUST, { id, v: version, a: { name: 'Lake trust', kind: 'ILIT' } })).data;
  return { id, trustId: createTrust.trust.id, version: createTrust.estate.version };
}
const CREATE_POLICY = `mutation ($id: ID!, $v: Int!, $a: LifeInsuranceInput!) { createLifeInsurance(estateId: $id, version: $v, attributes: $a) { ok lifeInsurance { id } ${ESTATE} } }`;
const POLICY = { name: 'Term policy', netDeathBenefit: 5 };
async function withPolicy(): Promise<{ readonly policyId: string; readonly version: number }> {
  const { id, version, personId } = await household();
  const a = { ...POLICY, insuredId: personId };
  const { createLifeInsurance } = (await ask(CREATE_POLICY, { id, v: version, a })).data;
  return { policyId: createLifeInsurance.lifeInsurance.id, version: createLifeInsurance.estate.version };
}

export const INSTRUMENTS_REQUESTS: Requests = {
  createTrust: async () => {
    const { id, version } = await household();
    return [CREATE_TRUST, { id, v: version, a: { name: 'Lake trust', kind: 'ILIT' } }];
  },
  updateTrust: async () => {
    const { trustId, version } = await withTrust();
    const query = `mutation ($id: ID!, $v: Int!, $a: TrustInput!) { updateTrust(id: $id, version: $v, attributes: $a) { ok trust { name } ${ESTATE} } }`;
    return [query, { id: trustId, v: version, a: { name: 'Lake trusts' } }];
  },
  deleteTrust: async () => {
    const { trustId, version } = await withTrust();
    return [DELETE_TRUST, { id: trustId, v: version }];
  },
  restoreTrust: async () => {
    const { id, trustId, version } = await withTrust();
    const { deleteTrust } = (await ask(DELETE_TRUST, { id: trustId, v: version })).data;
    const query = `mutation ($e: ID!, $id: ID!, $v: Int!) { restoreTrust(estateId: $e, id: $id, version: $v) { ok trust { name } ${ESTATE} } }`;
    return [query, { e: id, id: trustId, v: deleteTrust.estate.version }];
  },
  createLifeInsurance: async () => {
    const { id, version, personId } = await household();
    return [CREATE_POLICY, { id, v: version, a: { ...POLICY, insuredId: personId } }];
  },
  updateLifeInsurance: async () => {
    const { policyId, version } = await withPolicy();
    const query = `mutation ($id: ID!, $v: Int!, $a: LifeInsuranceInput!) { updateLifeInsurance(id: $id, version: $v, attributes: $a) { ok lifeInsurance { csv } ${ESTATE} } }`;
    return [query, { id: policyId, v: version, a: { csv: 7 } }];
  },
  deleteLifeInsurance: async () => {
    const { policyId, version } = await withPolicy();
    const query = `mutation ($id: ID!, $v: Int!) { deleteLifeInsurance(id: $id, version: $v) { ok ${ESTATE} } }`;
    return [query, { id: policyId, v: version }];
  },
};
