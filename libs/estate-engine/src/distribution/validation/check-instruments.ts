import { DomainError } from '@platform/kernel';
import type { EstateCase, Nominee, Step, Target } from '../estate-case.ts';
import { PERCENT_UNIT, shareWeights } from '../money/division.ts';
import { type Parties, requireId } from './parties.ts';

/** Wills, trusts and disclaimers. Throws `CIRCULAR_TRUST`, `DUPLICATE_WILL`, `TARGET_UNCLEAR`, `NOMINEE_UNCLEAR`, `MISSING_FIELD` too. */
export function checkInstruments(input: EstateCase, parties: Parties): void {
  const everyone = [parties.people, parties.trusts, parties.charities];
  for (const [at, trust] of (input.trusts ?? []).entries()) {
    const field = `trusts[${at}]`;
    for (const [n, id] of trust.settlors.entries()) requireId([parties.people], id, `${field}.settlors[${n}]`);
    for (const [n, id] of (trust.lifetimeBeneficiaries ?? []).entries()) {
      requireId(everyone, id, `${field}.lifetimeBeneficiaries[${n}]`);
    }
    for (const [n, { personId }] of (trust.powers ?? []).entries())
      requireId([parties.people], personId, `${field}.powers[${n}].personId`);
    for (const [n, term] of (trust.terms ?? []).entries()) {
      const path = `${field}.terms[${n}]`;
      if (term.on === 'DEATH_OF' && term.personId === undefined) missing(`${path}.personId`);
      if (term.personId !== undefined) requireId([parties.people], term.personId, `${path}.personId`);
      checkSteps(term.steps, `${path}.steps`, parties, trust.id);
    }
    checkNominees(trust.trustees, `${field}.trustees`, parties);
  }
  checkBeneficiaryCircles(input);
  const testators = new Set<string>();
  for (const [at, will] of (input.wills ?? []).entries()) {
    requireId([parties.people], will.personId, `wills[${at}].personId`);
    if (testators.has(will.personId)) fail('DUPLICATE_WILL', `${will.personId} has two wills`, `wills[${at}].personId`);
    testators.add(will.personId);
    for (const [n, id] of (will.excludedHeirs ?? []).entries())
      requireId([parties.people], id, `wills[${at}].excludedHeirs[${n}]`);
    checkSteps(will.steps, `wills[${at}].steps`, parties, undefined);
    for (const role of ['executors', 'guardians', 'custodians'] as const)
      checkNominees(will[role], `wills[${at}].${role}`, parties);
  }
  checkDisclaimers(input, parties);
}

function checkNominees(nominees: readonly Nominee[] | undefined, field: string, { people }: Parties): void {
  for (const [at, { id, name }] of (nominees ?? []).entries()) {
    if (id === undefined && !name)
      fail('NOMINEE_UNCLEAR', 'somebody named to act has an id or a name', `${field}[${at}]`);
    if (id !== undefined) requireId([people], id, `${field}[${at}].id`);
  }
}

function checkSteps(steps: readonly Step[], field: string, parties: Parties, trustId: string | undefined): void {
  for (const [at, step] of steps.entries()) {
    const path = `${field}[${at}]`;
    if (step.kind === 'SPECIFIC_GIFT' && step.assetId === undefined) missing(`${path}.assetId`);
    if (step.kind === 'CASH_GIFT' && step.amountCents === undefined) missing(`${path}.amountCents`);
    if (step.kind === 'PERCENT_GIFT' && step.percent === undefined) missing(`${path}.percent`);
    if (step.kind === 'BYPASS_FUNDING' && step.formula === undefined) missing(`${path}.formula`);
    checkTargets(step.to, `${path}.to`, parties, trustId);
  }
}

function checkTargets(targets: readonly Target[], field: string, parties: Parties, trustId: string | undefined): void {
  shareWeights(targets, field);
  for (const [at, target] of targets.entries()) {
    const path = `${field}[${at}]`;
    if ((target.to === undefined) === (target.class === undefined)) {
      fail('TARGET_UNCLEAR', 'a target names somebody or a class, not both', path);
    }
    if (target.to !== undefined)
      requireId([parties.people, parties.trusts, parties.charities], target.to, `${path}.to`);
    if (target.to !== undefined && target.to === trustId)
      fail('CIRCULAR_TRUST', 'a trust cannot pass to itself', `${path}.to`);
    if (target.classOf !== undefined) requireId([parties.people], target.classOf, `${path}.classOf`);
    if (target.disclaimerTrustId !== undefined)
      requireId([parties.trusts], target.disclaimerTrustId, `${path}.disclaimerTrustId`);
    const staged = (target.ages ?? []).reduce((sum, { percent }) => sum + percent, 0);
    if (staged * PERCENT_UNIT > 100.01 * PERCENT_UNIT)
      fail('SHARES_OVER_100', 'the stages add up to more than 100%', `${path}.ages`);
    if (target.alternates) checkTargets(target.alternates, `${path}.alternates`, parties, trustId);
  }
}

/** A trust that benefits itself, directly or through others, has no beneficiary at all. */
function checkBeneficiaryCircles(input: EstateCase): void {
  const trusts = input.trusts ?? [];
  const below = new Map(trusts.map((trust) => [trust.id, trust.lifetimeBeneficiaries ?? []]));
  for (const [at, trust] of trusts.entries()) {
    const seen = new Set<string>();
    const open = [...(below.get(trust.id) ?? [])];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (id === trust.id)
        fail('CIRCULAR_TRUST', `${trust.name} benefits itself`, `trusts[${at}].lifetimeBeneficiaries`);
      if (seen.has(id)) continue;
      seen.add(id);
      open.push(...(below.get(id) ?? []));
    }
  }
}

function checkDisclaimers(input: EstateCase, { people, assets }: Parties): void {
  for (const [at, disclaimer] of (input.assumptions.disclaimers ?? []).entries()) {
    const field = `assumptions.disclaimers[${at}]`;
    requireId([people], disclaimer.personId, `${field}.personId`);
    if (disclaimer.decedentId !== undefined) requireId([people], disclaimer.decedentId, `${field}.decedentId`);
    if (disclaimer.assetId !== undefined) requireId([assets], disclaimer.assetId, `${field}.assetId`);
  }
}

function missing(field: string): never {
  fail('MISSING_FIELD', `${field} is missing`, field);
}

function fail(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field });
}
