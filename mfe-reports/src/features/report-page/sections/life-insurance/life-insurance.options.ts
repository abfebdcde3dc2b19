export { policyOptions as lifeInsuranceOptions } from '../balance-sheet/policy.options.ts';
