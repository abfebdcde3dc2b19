import { requireAction } from '@platform/service-kit';
import { type Estate as EstateParent, marriedAndAlive, spouseOf } from '../../domain/estate/estate.ts';
import { scenarioDeaths } from '../../domain/estate/estate-case.ts';
import { withFirstToDie } from '../../domain/estate/household.ts';
import { childrenOf } from '../../domain/person/family.ts';
import type {
  CharitableResolvers,
  EstateResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../schema.generated.ts';
import { balanceSheet } from '../../views/balance-sheet/balance-sheet.ts';
import { netWorthReceipt } from '../../views/balance-sheet/net-worth-receipt.ts';
import { distributionView } from '../../views/distribution/distribution-view.ts';
import { estateFiduciaries } from '../../views/document/document-rows.ts';
import { estateOverview } from '../../views/estate/overview.ts';
import { charityOf, personOf } from '../../views/parents.ts';
import { familyTable } from '../../views/person/family-table.ts';
import { CLIENTS_PER_PAGE } from './estate.service.ts';

export const estateQueries: Pick<QueryResolvers, 'estate' | 'estates' | 'estateOverview'> = {
  estate: async (_parent, { id }, { loaders }) => loaders.estate.load(id),
  estates: async (_parent, { association, filter, pagination, sortBy, direction }, { services }) =>
    services.estates.list({
      filter: { ...filter, ...association },
      order: sortBy ?? 'NAME',
      ascending: direction !== 'DESC',
      pagination,
      defaultPerPage: CLIENTS_PER_PAGE,
    }),
  estateOverview: async (_parent, { mine }, { services, actor, today }) => {
    const estates = await services.estates.all(mine ? { advisorId: actor.accountId } : {});
    const uploads = await services.uploads.awaitingSomebody();
    return estateOverview(estates, uploads, today);
  },
};

export const estateMutations: Pick<MutationResolvers, 'createEstate' | 'updateEstate' | 'updateFirstSpouseToDie'> = {
  createEstate: async (_parent, { input }, { services }) => ({
    ok: true,
    estate: await services.estates.create(input),
  }),
  updateEstate: async (_parent, { input: { id, version, ...changes } }, { services }) => ({
    ok: true,
    estate: await services.estates.update(id, version, changes),
  }),
  updateFirstSpouseToDie: async (_parent, { estateId, version, personId }, { services }) => {
    const estate = await services.estates.one(estateId);
    return {
      ok: true,
      estate: await services.estates.change(estate, version, (current) => withFirstToDie(current, personId)),
    };
  },
};

function deathInfos(estate: EstateParent, today: string) {
  const [first, second] = scenarioDeaths(estate, today);
  const info = (death: { personId: string; date: string } | undefined) =>
    death
      ? { year: Number(death.date.slice(0, 4)), isClient: death.personId === estate.personId, personId: death.personId }
      : null;
  return { firstDeath: info(first), secondDeath: info(second) };
}

export const Estate: EstateResolvers = {
  __resolveReference: ({ id }, { loaders, actor }) => {
    requireAction(actor, 'estate:view');
    return loaders.estate.load(id);
  },
  advisor: ({ advisorId }) => (advisorId ? { __typename: 'Account', id: advisorId } : null),
  organization: ({ organizationId }) => ({ __typename: 'Organization', id: organizationId }),
  netWorth: ({ calculated }) => calculated.netWorthCents,
  calculatedNetWorth: ({ calculated }) => calculated.netWorthCents,
  calculatedFederalTaxEstimate: ({ calculated }) => calculated.federalTaxCents,
  calculatedStateTaxEstimate: ({ calculated }) => calculated.stateTaxCents,
  calculationProblem: ({ calculated }) => calculated.problem,
  ultraEligible: ({ calculated }) => calculated.ultraEligible,
  hasBeenAbstracted: async ({ id }, _args, { loaders }) =>
    (await loaders.uploadsByEstate.load(id)).some(({ status }) => status === 'READ'),
  hasDocuments: async ({ id, documents }, _args, { loaders }) =>
    documents.some(({ isOnFile }) => isOnFile) || (await loaders.uploadsByEstate.load(id)).length > 0,
  hasZeroAssetsOrAccounts: ({ assets }) => assets.length === 0,
  marriedAndAlive: (estate) => marriedAndAlive(estate),
  firstSpouseToDie: (estate, _args, { today }) =>
    marriedAndAlive(estate) ? personOf(estate, scenarioDeaths(estate, today)[0]?.personId) : null,
  firstSpouseToDieId: (estate, _args, { today }) =>
    marriedAndAlive(estate) ? (scenarioDeaths(estate, today)[0]?.personId ?? null) : null,
  childrenCount: (estate) => {
    const spouse = spouseOf(estate, estate.personId);
    const children = [estate.personId, ...(spouse ? [spouse.id] : [])].flatMap((id) => childrenOf(estate, id));
    return new Set(children.map(({ id }) => id)).size;
  },
  deathInfos: (estate, _args, { today }) => deathInfos(estate, today),
  people: (estate) => estate.people.map((person) => ({ kind: 'person', estate, person })),
  relations: (estate) => estate.relations.map((relation) => ({ estate, relation })),
  familyTree: (estate) => ({ estate }),
  familyTable: (estate, _args, { today }) => familyTable(estate, today),
  trusts: (estate) => estate.trusts.map((trust) => ({ kind: 'trust', estate, trust })),
  charitables: (estate) => estate.charities.map((charity) => ({ kind: 'charity', charity })),
  assets: (estate) => estate.assets.map((asset) => ({ estate, asset })),
  liabilities: (estate) => estate.liabilities.map((liability) => ({ estate, liability })),
  lifeInsurances: (estate) =>
    estate.assets.filter(({ lifeInsurance }) => lifeInsurance).map((asset) => ({ estate, asset })),
  estateDocuments: (estate) => estate.documents.map((document) => ({ estate, document })),
  estateUploads: ({ id }, _args, { loaders }) => loaders.uploadsByEstate.load(id),
  balanceSheet: (estate, _args, { today }) => balanceSheet(estate, today),
  netWorthReceipt: (estate, _args, { today }) => netWorthReceipt(estate, today),
  distribution: (estate, { input }, { today }) => distributionView(estate, today, input ?? {}),
  fiduciaries: (estate) => estateFiduciaries(estate),
};

export const Charitable: CharitableResolvers = {
  __resolveReference: async ({ id }, { loaders, actor }) => {
    requireAction(actor, 'estate:view');
    const estate = await loaders.holder.charities.load(id);
    return estate && charityOf(estate, id);
  },
  id: ({ charity }) => charity.id,
  name: ({ charity }) => charity.name,
  charitableKind: ({ charity }) => charity.charitableKind,
};
