import { inheritedProperty } from '../distribution/basis/inherited-property.ts';
import { distribution } from '../distribution/distribution.ts';
import type { DistributionResult } from '../distribution/distribution-result.ts';
import type { EstateCase } from '../distribution/estate-case.ts';
import { projection } from '../distribution/projection.ts';
import { transferWorkings } from '../distribution/transfer-workings.ts';
import { ESTATE_CASE_SCHEMA } from '../distribution/validation/case-schema.ts';
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

/** With the working of each transfer in its place. */
function worked(input: EstateCase): DistributionResult {
  const { transfers, ...result } = distribution(input);
  const workings = transferWorkings(input);
  return { ...result, transfers: transfers.map((transfer) => ({ ...transfer, working: workings.get(transfer.id) })) };
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
