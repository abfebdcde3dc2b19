import type { Context } from '../../context.ts';
import { documentsTogether } from '../../domain/document/documents-together.ts';
import { hasBeenAbstracted, hasDocuments } from '../../domain/document/on-file.ts';
import { type Estate as EstateParent, originOf } from '../../domain/estate/estate.ts';
import { toEstateCase } from '../../domain/estate/estate-case.ts';
import { hasUnassignedAssets } from '../../domain/estate/estate-ownership.ts';
import { figuresAreStale } from '../../domain/estate/figures.ts';
import { firstToDieId } from '../../domain/estate/first-death.ts';
import { withFirstToDie } from '../../domain/estate/household.ts';
import { parentQuestions } from '../../domain/person/relations.ts';
import type { EstateResolvers, MutationResolvers, PersonOptionKind, QueryResolvers } from '../../schema.generated.ts';
import { balanceSheet } from '../../views/balance-sheet/balance-sheet.ts';
import { netWorthReceipt } from '../../views/balance-sheet/net-worth-receipt.ts';
import { netWorthLine } from '../../views/balance-sheet/value-history-view.ts';
import { distributionView } from '../../views/distribution/distribution-view.ts';
import { edgeWorkings } from '../../views/distribution/edge-workings.ts';
import { allWorkings, figureWorkings } from '../../views/distribution/figure-workings.ts';
import { inheritedPropertyView } from '../../views/distribution/inherited-view.ts';
import { estateFiduciaries } from '../../views/document/document-rows.ts';
import { deathInfos } from '../../views/estate/death-infos.ts';
import { WORK_READ } from '../../views/estate/overview.ts';
import { policySummary } from '../../views/insurance/policy-summary.ts';
import { assetsOf, liabilitiesOf, lifeInsurancesOf, personOf } from '../../views/parents.ts';
import { familyTable } from '../../views/person/family-table.ts';
import { personOptions } from '../../views/person/person-options.ts';
import type { EstateSummary } from '../../views/rows/estate-row.ts';
import { CLIENTS_PER_PAGE } from './estate.service.ts';

export const estateQueries: Pick<
  QueryResolvers,
  'clientAdvisors' | 'deletedEstates' | 'estate' | 'estates' | 'estateOverview'
> = {
  clientAdvisors: async (_parent, _args, { services }) =>
    (await services.lists.advisorIds()).map((id) => ({ __typename: 'Account' as const, id })),
  deletedEstates: (_parent, { pagination }, { services }) => services.deletions.list(pagination),
  estate: async (_parent, { id }, { loaders }) => loaders.estate.load(id),
  estates: async (_parent, { association, filter, pagination, sortBy, direction }, { services, actor, today }) =>
    services.lists.estates(
      {
        filter: { ...filter, ...association },
        order: sortBy ?? 'NAME',
        direction,
        pagination,
        defaultPerPage: CLIENTS_PER_PAGE,
      },
      { today, timeZone: actor.timeZone },
    ),
  estateOverview: async (_parent, { mine }, { services, actor, today }) => {
    const waiting = {
      uploads: services.uploads.awaitingSomebody(WORK_READ),
      reminders: services.reminders.due(today),
    };
    return services.lists.overview(mine ?? false, waiting, { today, timeZone: actor.timeZone });
  },
};

export const estateMutations: Pick<
  MutationResolvers,
  | 'archiveEstate'
  | 'bulkDeleteEstates'
  | 'bulkRestoreEstates'
  | 'bulkUpdateEstates'
  | 'createEstate'
  | 'createSampleEstate'
  | 'deleteEstate'
  | 'restoreEstate'
  | 'unarchiveEstate'
  | 'updateEstate'
  | 'updateFirstSpouseToDie'
> = {
  archiveEstate: async (_parent, { id, version }, { services }) => ({
    ok: true,
    estate: await services.management.archive({ id, version }),
  }),
  bulkUpdateEstates: async (_parent, { estates }, { services }) => ({
    ok: true,
    results: await services.management.updateMany(estates),
  }),
  bulkDeleteEstates: async (_parent, { estates }, { services }) => ({
    ok: true,
    results: await services.management.removeMany(estates),
  }),
  bulkRestoreEstates: async (_parent, { ids }, { services }) => ({
    ok: true,
    results: await services.management.restoreMany(ids),
  }),
  unarchiveEstate: async (_parent, { id }, { services }) => ({
    ok: true,
    estate: await services.management.unarchive(id),
  }),
  createEstate: async (_parent, { input }, { services }) => ({
    ok: true,
    estate: await services.estates.create(input),
  }),
  createSampleEstate: async (_parent, _args, { services }) => ({
    ok: true,
    estate: await services.estates.createSample(),
  }),
  deleteEstate: async (_parent, { id, version }, { services }) => {
    await services.deletions.remove(id, version);
    return { ok: true };
  },
  restoreEstate: async (_parent, { id }, { services }) => ({
    ok: true,
    estate: await services.deletions.restore(id),
  }),
  updateEstate: async (_parent, { input: { id, version, ...changes } }, { services }) => ({
    ok: true,
    estate: await services.management.update({ id, version }, changes),
  }),
  updateFirstSpouseToDie: async (_parent, { estateId, version, personId }, { services }) => {
    const estate = await services.estates.one(estateId);
    return {
      ok: true,
      estate: await services.estates.change(estate, version, (current) => withFirstToDie(current, personId)),
    };
  },
};

/** A field that needs the whole estate. */
const ofWhole =
  <Args, Answer>(answer: (estate: EstateParent, args: Args, context: Context) => Answer | Promise<Answer>) =>
  async (estate: EstateSummary, args: Args, context: Context): Promise<Answer> =>
    answer(await context.loaders.wholeEstate(estate), args, context);

export const Estate: EstateResolvers = {
  origin: (estate) => originOf(estate),
  __resolveReference: ({ id }, { loaders }) => loaders.summary.load(id),
  archivedAt: ({ archived }) => archived?.at ?? null,
  archivedByName: ({ archived }) => archived?.byName ?? null,
  advisor: ({ advisorId }) => (advisorId ? { __typename: 'Account', id: advisorId } : null),
  organization: ({ organizationId }) => ({ __typename: 'Organization', id: organizationId }),
  netWorth: ({ calculated }) => calculated.netWorthCents,
  calculatedNetWorth: ({ calculated }) => calculated.netWorthCents,
  calculatedFederalTaxEstimate: ({ calculated }) => calculated.federalTaxCents,
  calculatedStateTaxEstimate: ({ calculated }) => calculated.stateTaxCents,
  calculatedExclusionLeft: ({ calculated }) => calculated.exclusionLeftCents,
  calculatedAsOf: ({ calculated }) => calculated.asOf ?? null,
  calculationIsStale: ({ calculated }, _args, { today }) => figuresAreStale(calculated, today),
  calculationProblem: ({ calculated }) => calculated.problem,
  ultraEligible: ({ calculated }) => calculated.ultraEligible,
  hasBeenAbstracted: async ({ id }, _args, { loaders }) => hasBeenAbstracted(await loaders.uploadsByEstate.load(id)),
  estateUploads: ({ id }, _args, { loaders }) => loaders.uploadsByEstate.load(id),
  hasDocuments: async (estate, _args, context) =>
    hasDocuments(await context.loaders.householdOf(estate), await context.loaders.uploadsByEstate.load(estate.id)),
  documentsStatus: async (estate, _args, { loaders }) => {
    const [papers, household, uploads] = await Promise.all([
      loaders.papersOf(estate),
      loaders.householdOf(estate),
      loaders.uploadsByEstate.load(estate.id),
    ]);
    return documentsTogether({ ...papers, ...household }, uploads);
  },
  hasZeroAssetsOrAccounts: async (estate, _args, context) => !(await context.loaders.householdOf(estate)).hasAssets,
  hasUnassignedAssets: ofWhole((estate, _args, { today }) => hasUnassignedAssets(estate, today)),
  marriedAndAlive: async (estate, _args, context) => (await context.loaders.householdOf(estate)).isMarriedAndAlive,
  firstSpouseToDie: ofWhole((estate, _args, { today }) => personOf(estate, firstToDieId(estate, today))),
  firstSpouseToDieId: ofWhole((estate, _args, { today }) => firstToDieId(estate, today)),
  childrenCount: async (estate, _args, context) => (await context.loaders.householdOf(estate)).childrenCount,
  deathInfos: ofWhole((estate, _args, { today }) => deathInfos(estate, today)),
  people: ofWhole((estate) => estate.people.map((person) => ({ kind: 'person' as const, estate, person }))),
  relations: ofWhole((estate) => estate.relations.map((relation) => ({ estate, relation }))),
  parentQuestions: ofWhole((estate) => parentQuestions(estate).map((question) => ({ estate, question }))),
  familyTree: ofWhole((estate) => ({ estate })),
  familyTable: ofWhole((estate, _args, { today }) => familyTable(estate, today)),
  trusts: ofWhole((estate) => estate.trusts.map((trust) => ({ kind: 'trust' as const, estate, trust }))),
  charitables: ofWhole((estate) => estate.charities.map((charity) => ({ kind: 'charity' as const, estate, charity }))),
  entities: ofWhole((estate) => estate.entities.map((entity) => ({ kind: 'entity' as const, estate, entity }))),
  personOptions: ofWhole((estate, { kinds }: { kinds: readonly PersonOptionKind[] }) => personOptions(estate, kinds)),
  assets: ofWhole((estate, { ids }) => assetsOf(estate, ids)),
  assetAccounts: ofWhole((estate) => estate.assetAccounts.map((account) => ({ estate, account }))),
  liabilities: ofWhole((estate, { ids }) => liabilitiesOf(estate, ids)),
  lifeInsurances: ofWhole(lifeInsurancesOf),
  lifeInsuranceSummary: ofWhole((estate, _args, { today }) => policySummary(estate, today)),
  estateDocuments: ofWhole((estate) => estate.documents.map((document) => ({ estate, document }))),
  balanceSheet: ofWhole((estate, _args, { today }) => balanceSheet(estate, today)),
  netWorthHistory: ofWhole((estate) => netWorthLine(estate)),
  hideEmptyColumnsBalanceSheet: ofWhole((estate) => estate.hideEmptyColumnsBalanceSheet),
  netWorthReceipt: ofWhole((estate, _args, { today }) => netWorthReceipt(estate, today)),
  distributionCase: ofWhole((estate, _args, { today }) => ({ today, input: toEstateCase(estate, today) })),
  distribution: ofWhole((estate, { input }, { today }) => distributionView(estate, today, input ?? {})),
  inheritedProperty: ofWhole((estate, { input, incomeTaxPercent }, { today }) =>
    inheritedPropertyView(estate, today, input ?? {}, incomeTaxPercent),
  ),
  edgeWorkings: ofWhole((estate, { edgeId, input }, { today }) => edgeWorkings(estate, today, edgeId, input ?? {})),
  figureWorkings: ofWhole((estate, { death, taxId, holderId, input }, { today }) =>
    figureWorkings(estate, today, { death, taxId, holderId }, input ?? {}),
  ),
  allWorkings: ofWhole((estate, { input }, { today }) => allWorkings(estate, today, input ?? {})),
  fiduciaries: ofWhole((estate) => estateFiduciaries(estate)),
  assumptions: ofWhole(({ assumptions }) => assumptions),
};
