import { DomainError } from '@platform/kernel';
import { STATE_CODES } from '../../law/state-tables.ts';
import { validate } from '../../validation/json-schema.ts';
import type { EstateCase } from '../estate-case.ts';
import { ESTATE_CASE_SCHEMA } from './case-schema.ts';
import { checkFamily } from './check-family.ts';
import { checkInstruments } from './check-instruments.ts';
import { checkProperty } from './check-property.ts';
import { partiesOf } from './parties.ts';

/** Amounts beyond this could not be divided exactly in whole numbers. */
const MOST_CENTS = 2 ** 50;

/**
 * Refuses a case that cannot be right. Every error is a DomainError whose `field` is the path of the item:
 * `assets[3].owners`. Codes of the shape: `WRONG_TYPE`, `MISSING_FIELD`, `UNKNOWN_FIELD`, `NOT_ONE_OF`, `NOT_CENTS`,
 * `OUT_OF_RANGE`, `WRONG_LENGTH`, `NOT_A_DATE`, `WRONG_FORM`; of the meaning: `DUPLICATE_ID`, `RESERVED_ID`,
 * `UNKNOWN_ID`, `UNKNOWN_STATE`, `SHARES_OVER_100`, `TRUST_NOT_SOLE_OWNER`, `CIRCULAR_TRUST`, `CIRCULAR_FAMILY`,
 * `DEATH_BEFORE_BIRTH`, `DEATHS_OUT_OF_ORDER`, `ALREADY_DEAD` and others beside each check.
 */
export function validateCase(input: EstateCase): void {
  validate(ESTATE_CASE_SCHEMA, input);
  const parties = partiesOf(input);
  checkStates(input);
  checkFamily(input, parties);
  checkProperty(input, parties);
  checkInstruments(input, parties);
  checkTotal(input);
}

function checkStates(input: EstateCase): void {
  const check = (state: string | undefined, field: string): void => {
    if (state === undefined || state === 'NON_US' || STATE_CODES.has(state)) return;
    throw new DomainError('UNKNOWN_STATE', `"${state}" is not a state's postal code`, { field });
  };
  check(input.domicileState, 'domicileState');
  for (const [at, { domicileState, lifetimeGifts = [] }] of input.people.entries()) {
    check(domicileState, `people[${at}].domicileState`);
    for (const [n, gift] of lifetimeGifts.entries()) check(gift.state, `people[${at}].lifetimeGifts[${n}].state`);
  }
  for (const [at, asset] of input.assets.entries()) check(asset.state, `assets[${at}].state`);
}

function checkTotal(input: EstateCase): void {
  let total = 0;
  for (const [at, { balanceCents, lifeInsurance }] of input.assets.entries()) {
    total += Math.max(balanceCents, lifeInsurance?.deathBenefitCents ?? 0);
    if (total > MOST_CENTS) {
      throw new DomainError('AMOUNT_TOO_LARGE', 'the estate is larger than can be divided to the cent', {
        field: `assets[${at}].balanceCents`,
      });
    }
  }
}
