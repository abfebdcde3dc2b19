import { ask, ESTATE, household, type Requests } from './requests.ts';

const TEMPLATE = 'dispositionTemplate { id step distributionDetails }';
const MADE = `mutation ($id: ID!, $v: Int!, $a: EstateDocumentInput!) { createEstateDocument(estateId: $id, version: $v, attributes: $a) { estateDocument { id } estate { version } } }`;
const CREATE = `mutation ($id: ID!, $v: Int!, $a: DispositionTemplateInput!) { createDispositionTemplate(instrumentId: $id, version: $v, attributes: $a) { ok ${TEMPLATE} ${ESTATE} } }`;
const RULE = 'distributionRule { id numerator denominator }';
const CHILDREN = { heirClass: 'CHILDREN' };
const PARENTS = { heirClass: 'PARENTS' };
const REST = { kind: 'RESIDUE', takers: [CHILDREN] };
const GST = { kind: 'GST_EXEMPT_FUNDING', takers: [CHILDREN], funding: { rule: 'FIXED_AMOUNT', amount: 5 } };

async function withWill() {
  const { id, version, personId } = await household();
  const a = { name: 'Will of Lake', kind: 'WILL', personId };
  const { createEstateDocument } = (await ask(MADE, { id, v: version, a })).data;
  return { willId: createEstateDocument.estateDocument.id, version: createEstateDocument.estate.version };
}
async function withStep(a: object = REST) {
  const { willId, version } = await withWill();
  const { createDispositionTemplate } = (await ask(CREATE, { id: willId, v: version, a })).data;
  return { id: createDispositionTemplate.dispositionTemplate.id, version: createDispositionTemplate.estate.version };
}
const onStep =
  (mutation: string, selection: string, variables: object, given = '', taken = '', a?: object) =>
  async () => {
    const { id, version } = await withStep(a);
    const query = `mutation ($id: ID!, $v: Int!${given}) { ${mutation}(${taken}version: $v) { ok ${selection} ${ESTATE} } }`;
    return [query, { id, v: version, ...variables }] as const;
  };

export const DISPOSITION_REQUESTS: Requests = {
  createDispositionTemplate: async () => {
    const { willId, version } = await withWill();
    return [CREATE, { id: willId, v: version, a: REST }];
  },
  addDispositionPreset: async () => {
    const { willId, version } = await withWill();
    const query = `mutation ($id: ID!, $v: Int!) { addDispositionPreset(instrumentId: $id, version: $v, preset: GST_SHARES) { ok dispositionTemplates { id kind distributionDetails } newTrusts { id name } ${ESTATE} } }`;
    return [query, { id: willId, v: version }];
  },
  undoDispositionPreset: async () => {
    const { willId, version } = await withWill();
    const add = `mutation ($id: ID!, $v: Int!) { done: addDispositionPreset(instrumentId: $id, version: $v, preset: GST_SHARES) { newTrusts { id } estate { version } } }`;
    const { done } = (await ask(add, { id: willId, v: version })).data;
    const trusts = done.newTrusts.map(({ id }: { id: string }) => id);
    const query = `mutation ($id: ID!, $v: Int!, $t: [ID!]!) { undoDispositionPreset(instrumentId: $id, version: $v, dispositionTemplates: [], newTrustIds: $t) { ok dispositionTemplates { id } ${ESTATE} } }`;
    return [query, { id: willId, v: done.estate.version, t: trusts }];
  },
  createCustomDispositionTemplate: async () => {
    const { willId, version } = await withWill();
    const query = `mutation ($id: ID!, $v: Int!, $a: CustomDispositionTemplateInput!) { createCustomDispositionTemplate(instrumentId: $id, version: $v, attributes: $a) { ok ${TEMPLATE} ${ESTATE} } }`;
    return [query, { id: willId, v: version, a: { title: 'Family rule', template: REST } }];
  },
  updateDispositionTemplate: onStep(
    'updateDispositionTemplate',
    TEMPLATE,
    { a: { description: 'As discussed' } },
    ', $a: DispositionTemplateInput!',
    'id: $id, attributes: $a, ',
  ),
  deleteDispositionTemplate: onStep('deleteDispositionTemplate', TEMPLATE, {}, '', 'id: $id, '),
  createDistributionRule: onStep(
    'createDistributionRule',
    RULE,
    { a: { taker: PARENTS } },
    ', $a: DistributionRuleInput!',
    'dispositionTemplateId: $id, attributes: $a, ',
  ),
  updateDistributionRule: async () => {
    const { id, version } = await withStep();
    const query = `mutation ($id: ID!, $v: Int!, $a: DistributionRuleInput!) { updateDistributionRule(id: $id, version: $v, attributes: $a) { ok ${RULE} ${ESTATE} } }`;
    return [query, { id: `${id}:0`, v: version, a: { taker: PARENTS } }];
  },
  deleteDistributionRule: async () => {
    const { id, version } = await withStep();
    const query = `mutation ($id: ID!, $v: Int!) { deleteDistributionRule(id: $id, version: $v) { ok ${RULE} ${ESTATE} } }`;
    return [query, { id: `${id}:0`, v: version }];
  },
  addFundingPoolDistributions: onStep(
    'addFundingPoolDistributions',
    `${TEMPLATE} distributionRules { id }`,
    { d: [PARENTS] },
    ', $d: [DispositionTakerInput!]!',
    'dispositionTemplateId: $id, distributions: $d, ',
  ),
  updateFundingPoolDistributions: onStep(
    'updateFundingPoolDistributions',
    `${TEMPLATE} distributionRules { id }`,
    { d: [PARENTS] },
    ', $d: [DispositionTakerInput!]!',
    'dispositionTemplateId: $id, distributions: $d, ',
  ),
  upsertFundingOption: onStep(
    'upsertFundingOption',
    'fundingOption { id label }',
    { a: { rule: 'PART_OF_WHAT_IS_LEFT', percent: 50 } },
    ', $a: FundingOptionInput!',
    'dispositionTemplateId: $id, attributes: $a, ',
  ),
  deleteFundingOption: onStep(
    'deleteFundingOption',
    'fundingOption { id label }',
    {},
    '',
    'dispositionTemplateId: $id, ',
    GST,
  ),
  createClassDistribution: onStep(
    'createClassDistribution',
    'classDistribution { id name }',
    { a: { mainGroup: 'PARENTS' } },
    ', $a: ClassDistributionInput!',
    'dispositionTemplateId: $id, attributes: $a, ',
  ),
  updateClassDistribution: async () => {
    const { id, version } = await withStep();
    const query = `mutation ($id: ID!, $v: Int!, $a: ClassDistributionInput!) { updateClassDistribution(id: $id, version: $v, attributes: $a) { ok classDistribution { id name } ${ESTATE} } }`;
    return [query, { id: `${id}:0`, v: version, a: { distributionType: 'PER_STIRPES' } }];
  },
  deleteClassDistribution: async () => {
    const { id, version } = await withStep();
    const query = `mutation ($id: ID!, $v: Int!) { deleteClassDistribution(id: $id, version: $v) { ok classDistribution { id } ${ESTATE} } }`;
    return [query, { id: `${id}:0`, v: version }];
  },
};
