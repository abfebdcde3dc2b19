import {
  annualGiftingLimitCents,
  federalTaxExemptionCents,
  hasCustomAssumptions,
  stateTaxExemptionCents,
} from '../../domain/estate/estate-facts.ts';
import type { EstateResolvers } from '../../schema.generated.ts';
import { assignablesOf, syntheticTrustsOf } from '../../views/parents.ts';

export const estateFacts: Pick<
  EstateResolvers,
  | 'federalTaxExemption'
  | 'stateTaxExemption'
  | 'annualGiftingLimit'
  | 'customAssumptionsEnabled'
  | 'syntheticTrusts'
  | 'assignables'
> = {
  federalTaxExemption: (_estate, _args, { today }) => federalTaxExemptionCents(today),
  stateTaxExemption: (estate, _args, { today }) => stateTaxExemptionCents(estate, today),
  annualGiftingLimit: (_estate, _args, { today }) => annualGiftingLimitCents(today),
  customAssumptionsEnabled: async (estate, _args, { loaders }) =>
    hasCustomAssumptions(await loaders.wholeEstate(estate)),
  syntheticTrusts: async (estate, _args, { loaders }) => syntheticTrustsOf(await loaders.wholeEstate(estate)),
  assignables: async (estate, _args, { loaders }) => assignablesOf(await loaders.wholeEstate(estate)),
};
