import { inheritedProperty } from '../distribution/basis/inherited-property.ts';
import { distribution } from '../distribution/distribution.ts';
import type { DeathLabel, DeathTax, DistributionResult } from '../distribution/distribution-result.ts';
import type { EstateCase } from '../distribution/estate-case.ts';
import { figureWorkings } from '../distribution/figure-workings.ts';
import { projection } from '../distribution/projection.ts';
import { transferWorkings } from '../distribution/transfer-workings.ts';
import { ESTATE_CASE_SCHEMA } from '../distribution/validation/case-schema.ts';
import type { Working } from '../explanation/working.ts';
import { inLocalSections } from '../law/local-sections.ts';
import {
  type Calculation,
  calculation,
  described,
  objectOf,
  optional,
  percentage,
  rate,
  whole,
} from './calculation.ts';

/** With the working of each amount in its place. */
function worked(input: EstateCase): DistributionResult {
  const played = distribution(input);
  const { taxes, estates, finalHoldings, ...result } = played;
  const { transfers, warnings } = inLocalSections(played);
  const workings = transferWorkings(input);
  const figures = figureWorkings(input);
  const workingsOf = (death: DeathLabel): Record<string, Working> =>
    Object.fromEntries(
      figures.flatMap((one) => (one.of === 'estate' && one.death === death ? [[one.figure, one.working]] : [])),
    );
  const borneOf = (tax: DeathTax, id: string): Working | undefined =>
    figures.find(
      (one) =>
        one.of === 'borne' &&
        one.id === id &&
        one.death === tax.death &&
        one.kind === tax.kind &&
        one.jurisdiction === tax.jurisdiction,
    )?.working;
  const heldBy = (holderId: string): Record<string, Working> =>
    Object.fromEntries(
      figures.flatMap((one) =>
        one.of === 'held' && one.id === holderId
          ? [[one.manner === 'in_trust' ? 'inTrust' : 'outright', one.working]]
          : [],
      ),
    );
  return {
    ...result,
    warnings,
    transfers: transfers.map((transfer) => ({ ...transfer, working: workings.get(transfer.id) })),
    taxes: taxes.map((tax) => ({
      ...tax,
      borneBy: tax.borneBy.map((share) => ({ ...share, working: borneOf(tax, share.id) })),
    })),
    estates: estates.map((estate) => ({ ...estate, workings: workingsOf(estate.death) })),
    finalHoldings: finalHoldings.map((holding) => ({ ...holding, workings: heldBy(holding.holderId) })),
  };
}

export const distributionCalculation: Calculation = {
  name: 'distribution',
  summary: 'what happens to an estate at each death: transfers, taxes, estates, final holdings, warnings',
  inputSchema: ESTATE_CASE_SCHEMA,
  // `distribution` checks the shape itself, against the same schema.
  run: (input) => worked(input as EstateCase),
};

export const projectionCalculation = calculation(
  'projection',
  'The distribution as if the deaths came a year later, and another, with grown balances. Answers years: date, taxCents, taxes, finalHoldings.',
  {
    case: objectOf<EstateCase>(ESTATE_CASE_SCHEMA),
    years: whole,
    growthRate: optional(rate),
    debtGrowthRate: optional(rate),
  },
  ({ case: input, years, growthRate = 0, debtGrowthRate = 0 }) => ({
    years: projection(input, { years, growthRate, debtGrowthRate }).map(
      ({ offset, date, taxCents, distribution: { taxes, finalHoldings } }) => ({
        offset,
        date,
        taxCents,
        taxes: taxes.map(({ working: _receipt, ...tax }) => tax),
        finalHoldings,
      }),
    ),
  }),
);

export const inheritedPropertyCalculation = calculation(
  'inheritedProperty',
  'The basis with which each heir takes what the deaths of a case bring, the gain built in, and how long an inherited retirement account may last. Answers heirs, spent, simplifications.',
  {
    case: objectOf<EstateCase>(ESTATE_CASE_SCHEMA),
    incomeTaxPercent: optional(described(percentage, 'income tax on what is taken out of inherited accounts, percent')),
  },
  ({ case: input, incomeTaxPercent }) => {
    const { heirs, ...rest } = inheritedProperty(input, incomeTaxPercent === undefined ? {} : { incomeTaxPercent });
    return {
      heirs: heirs.map(({ working: _receipt, ...heir }) => heir),
      ...rest,
      workings: heirs.map(({ working }) => working),
    };
  },
);
