import {
  annualGiftingLimitCents,
  federalTaxExemptionCents,
  hasCustomAssumptions,
  stateTaxExemptionCents,
} from '../../domain/estate/estate-facts.ts';
import { hasUnassociated, tokensToReadAll } from '../../domain/upload/upload-facts.ts';
import type { EstateResolvers } from '../../schema.generated.ts';
import { assignablesOf, assumedWillsOf, syntheticTrustsOf } from '../../views/parents.ts';

export const estateFacts: Pick<
  EstateResolvers,
  | 'federalTaxExemption'
  | 'stateTaxExemption'
  | 'annualGiftingLimit'
  | 'customAssumptionsEnabled'
  | 'assumedPouroverWill'
  | 'assumedPouroverWills'
  | 'strategiesYearOfDeath'
  | 'strategiesBaseGrowthRate'
  | 'strategiesExemptionInflationRate'
  | 'hasUnassociatedDocuments'
  | 'abstractionTokensNeeded'
  | 'syntheticTrusts'
  | 'assignables'
> = {
  federalTaxExemption: (_estate, _args, { today }) => federalTaxExemptionCents(today),
  stateTaxExemption: (estate, _args, { today }) => stateTaxExemptionCents(estate, today),
  annualGiftingLimit: (_estate, _args, { today }) => annualGiftingLimitCents(today),
  customAssumptionsEnabled: async (estate, _args, { loaders }) =>
    hasCustomAssumptions(await loaders.wholeEstate(estate)),
  assumedPouroverWill: async (estate, _args, { loaders }) =>
    (await loaders.wholeEstate(estate)).assumptions.assumedPouroverWill,
  strategiesYearOfDeath: async (estate, _args, { loaders }) =>
    (await loaders.wholeEstate(estate)).assumptions.strategiesYearOfDeath,
  strategiesBaseGrowthRate: async (estate, _args, { loaders }) =>
    (await loaders.wholeEstate(estate)).assumptions.strategiesBaseGrowthRate,
  strategiesExemptionInflationRate: async (estate, _args, { loaders }) =>
    (await loaders.wholeEstate(estate)).assumptions.strategiesExemptionInflationRate,
  assumedPouroverWills: async (estate, _args, { loaders }) => assumedWillsOf(await loaders.wholeEstate(estate)),
  hasUnassociatedDocuments: async (estate, _args, { loaders }) =>
    hasUnassociated(await loaders.wholeEstate(estate), await loaders.uploadsByEstate.load(estate.id)),
  abstractionTokensNeeded: async ({ id }, _args, { loaders }) =>
    tokensToReadAll(await loaders.uploadsByEstate.load(id)),
  syntheticTrusts: async (estate, _args, { loaders }) => syntheticTrustsOf(await loaders.wholeEstate(estate)),
  assignables: async (estate, _args, { loaders }) => assignablesOf(await loaders.wholeEstate(estate)),
};
