import { distribution } from '../distribution/distribution.ts';
import type { EstateCase } from '../distribution/estate-case.ts';
import { ESTATE_CASE_SCHEMA } from '../distribution/validation/case-schema.ts';
import type { Calculation } from './calculation.ts';

export const distributionCalculation: Calculation = {
  name: 'distribution',
  summary: 'what happens to an estate at each death: transfers, taxes, estates, final holdings, warnings',
  inputSchema: ESTATE_CASE_SCHEMA,
  // `distribution` checks the shape itself, against the same schema.
  run: (input) => distribution(input as EstateCase),
};
