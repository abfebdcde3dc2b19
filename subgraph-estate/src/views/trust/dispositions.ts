import { dispositionLabel } from '@platform/contracts/disposition-labels';
import { inSentence, labelOf } from '@platform/contracts/labels';
import type { Step, Target, TrustTerm } from '@platform/estate-engine';
import { type Cents, formatDollarsAndCents } from '@platform/kernel';
import { fundingRule } from '../../domain/disposition/funding-rule.ts';
import type { PlannedStep } from '../../domain/disposition/planned-step.ts';
import type { EstateDocument } from '../../domain/document/document.ts';
import { willsInForce } from '../../domain/document/in-force.ts';
import { type Estate, partyName, personById } from '../../domain/estate/estate.ts';
import { givenName } from '../../domain/estate/household-name.ts';
import type { EstateTrust } from '../../domain/trust/trust.ts';
import { listed } from '../listed.ts';

export interface DispositionView {
  readonly id: string;
  readonly when: string;
  readonly kind: Step['kind'];
  readonly description: string;
  readonly amountCents: Cents | null;
  readonly percent: number | null;
  readonly recipientIds: readonly string[];
}

function targetWords(estate: Estate, target: Target): string {
  const name = target.to
    ? (partyName(estate, target.to) ?? 'somebody')
    : target.class
      ? inSentence(labelOf('HeirClass', target.class))
      : 'nobody';
  const share = target.percent === undefined ? '' : ` ${target.percent}%`;
  const ages = target.ages?.length ? ` (in stages at ${listed(target.ages.map(({ age }) => String(age)))})` : '';
  return `${name}${share}${ages}`;
}

function toWords(estate: Estate, to: readonly Target[]): string {
  const equal = to.length > 1 && to.every(({ percent }) => percent === undefined);
  const names = listed(to.map((target) => targetWords(estate, target)));
  return equal ? `${names} in equal shares` : names;
}

const TAKEN: Readonly<Record<Step['kind'], string>> = {
  SPECIFIC_GIFT: 'The gift',
  CASH_GIFT: 'The gift of money',
  PERCENT_GIFT: 'The gift of money',
  SURVIVOR_SHARE: 'What is said of the survivor’s own share',
  BYPASS_FUNDING: 'What is paid out of the exclusion (bypass)',
  GST_EXEMPT_FUNDING: 'What is paid out of the GST exemption',
  MARITAL_FUNDING: 'What is provided for the spouse (marital)',
  RESIDUE: 'Who receives the remainder',
};

/** `The gift of the boat is taken away`. */
function takenWords(estate: Estate, { kind, assetId, to }: Step): string {
  const thing = estate.assets.find(({ id }) => id === assetId)?.name;
  const of = thing ? ` of ${thing}` : to.length > 0 ? ` to ${toWords(estate, to)}` : '';
  return `${TAKEN[kind]}${of} is taken away`;
}

/** One step in words: `Family Trust: the most that passes free of state estate tax`. */
export function stepWords(estate: Estate, step: PlannedStep): string {
  if (step.takesAway) return takenWords(estate, step);
  const to = toWords(estate, step.to);
  switch (step.kind) {
    case 'SPECIFIC_GIFT':
      return `${estate.assets.find(({ id }) => id === step.assetId)?.name ?? 'Property'} to ${to}`;
    case 'CASH_GIFT':
      return `${formatDollarsAndCents(step.amountCents ?? 0)} to ${to}`;
    case 'PERCENT_GIFT':
      return `${step.percent ?? 0}% of the estate to ${to}`;
    case 'SURVIVOR_SHARE':
      return `The survivor’s own share to ${to}`;
    case 'BYPASS_FUNDING':
      return `${to}: ${inSentence(dispositionLabel('FundingRule', fundingRule(step)))}`;
    case 'GST_EXEMPT_FUNDING':
      return `${to}: what is left of the GST exemption`;
    case 'MARITAL_FUNDING':
      return `${to}: the balance, free of estate tax at this death`;
    case 'RESIDUE':
      return `The remainder to ${to}`;
  }
}

export function whenWords(estate: Estate, term: Pick<TrustTerm, 'on' | 'personId'>): string {
  if (term.on === 'FIRST_DEATH') return 'At the first death';
  if (term.on === 'SECOND_DEATH') return 'At the second death';
  const person = personById(estate, term.personId ?? null);
  return `When ${person ? givenName(person) : 'the owner'} dies`;
}

function dispositions(
  estate: Estate,
  ownerId: string,
  when: string,
  steps: readonly PlannedStep[],
  offset = 0,
): DispositionView[] {
  return steps.map((step, index) => ({
    id: `${ownerId}:${offset + index}`,
    when,
    kind: step.kind,
    description: stepWords(estate, step),
    amountCents: step.amountCents ?? null,
    percent: step.percent ?? null,
    recipientIds: step.to.flatMap(({ to }) => to ?? []),
  }));
}

function termDispositions(estate: Estate, id: string, terms: EstateTrust['terms']): DispositionView[] {
  let offset = 0;
  return terms.flatMap((term) => {
    const views = dispositions(estate, id, whenWords(estate, term), term.steps, offset);
    offset += views.length;
    return views;
  });
}

/** What a trust says should happen, in order. */
export const trustDispositions = (estate: Estate, trust: EstateTrust): DispositionView[] =>
  termDispositions(estate, trust.id, trust.terms);

/** What a document orders by itself. */
export function documentDispositions(
  estate: Estate,
  { id, ownerId, will, amendment }: EstateDocument,
): DispositionView[] {
  if (amendment) return termDispositions(estate, id, amendment.terms);
  return dispositions(
    estate,
    id,
    whenWords(estate, { on: 'DEATH_OF', personId: ownerId ?? undefined }),
    will?.steps ?? [],
  );
}

/** What a will that counts orders as its codicils have left it; none of one that none changes. */
export function amendedDispositions(estate: Estate, { id, ownerId }: EstateDocument): DispositionView[] {
  const inForce = willsInForce(estate).find(({ will }) => will.id === id);
  if (!inForce || inForce.codicils.length === 0) return [];
  return dispositions(
    estate,
    id,
    whenWords(estate, { on: 'DEATH_OF', personId: ownerId ?? undefined }),
    inForce.terms.steps,
  );
}

/** Everybody a trust can pay: its lifetime beneficiaries, then who receives what is left. */
export function trustBeneficiaries(trust: EstateTrust): string[] {
  const after = trust.terms.flatMap(({ steps }) => steps.flatMap(({ to }) => to.flatMap((target) => target.to ?? [])));
  return [...new Set([...trust.lifetimeBeneficiaries, ...after])];
}
