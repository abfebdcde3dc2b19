import type { Target } from '@platform/estate-engine';
import type { EstateAsset } from '../balance-sheet/holding.ts';
import type { PlannedStep } from '../disposition/planned-step.ts';
import type { Estate } from '../estate/estate.ts';
import { personById, spouseOf } from '../estate/estate.ts';
import { givenName, possessive } from '../estate/household-name.ts';
import { type EstateTrust, emptyTrust } from '../trust/trust.ts';
import type { AgeStage, HeirClassTarget } from './engine-shapes.ts';
import { type EstateDraft, putTrust, takerNamed } from './estate-draft.ts';
import { comparableName, findByName } from './name-match.ts';
import type { ReadAge, ReadGift, ReadResidue } from './reading.ts';

const CLASS_WORDS: readonly (readonly [RegExp, HeirClassTarget])[] = [
  [/\b(heirs at law|next of kin|heirs)\b/i, 'HEIRS_AT_LAW'],
  [/\b(descendants|issue)\b/i, 'DESCENDANTS'],
  [/\bchildren\b/i, 'CHILDREN'],
  [/\b(siblings|brothers and sisters)\b/i, 'SIBLINGS'],
  [/\bparents\b/i, 'PARENTS'],
];

/** Shares as they are written add up to the whole: percentages for the engine, none where all are equal. */
function percentOf({ shareNumerator, shareDenominator }: ReadResidue): number {
  return (shareNumerator / shareDenominator) * 100;
}

/** `1/2 at 30, all at 35`: a last share of the whole means "of what is left then", so the stages become 50 and 50. */
export function ageStages(ages: readonly ReadAge[]): AgeStage[] {
  const sorted = ages.toSorted((a, b) => a.age - b.age);
  const last = sorted.at(-1);
  const ofTheRest = sorted.length > 1 && last?.shareNumerator === last?.shareDenominator;
  let left = 100;
  return sorted.map(({ age, shareNumerator, shareDenominator }) => {
    const share = shareNumerator / shareDenominator;
    const percent = ofTheRest ? left * share : Math.min(left, share * 100);
    left -= percent;
    return { age, percent: Number(percent.toFixed(6)) };
  });
}

function stagesFor(draft: EstateDraft, name: string): AgeStage[] {
  const own = draft.reading.distributionAges.filter(
    ({ of }) => of !== undefined && comparableName(of) === comparableName(name),
  );
  return ageStages(own.length > 0 ? own : draft.reading.distributionAges.filter(({ of }) => of === undefined));
}

/** A trust that holds one person's share: the one the plan has already, else a new one. */
function shareTrust(draft: EstateDraft, personId: string, settlors: readonly string[]): EstateTrust {
  const known = draft.trusts.find(
    ({ kind, createdUponDeath, lifetimeBeneficiaries }) =>
      createdUponDeath &&
      (kind === 'OTHER' || kind === 'STFD') &&
      lifetimeBeneficiaries.length === 1 &&
      lifetimeBeneficiaries[0] === personId,
  );
  if (known) return known;
  const beneficiary = draft.people.find(({ id }) => id === personId);
  return putTrust(draft, {
    ...emptyTrust(
      draft.deriveId(draft.reading.key, 'share-trust', personId),
      `${possessive(beneficiary ? givenName(beneficiary) : 'The')} trust`,
    ),
    settlors,
    lifetimeBeneficiaries: [personId],
    createdByReading: draft.reading.key,
  });
}

function residueTarget(draft: EstateDraft, share: ReadResidue, settlors: readonly string[], equal: boolean): Target {
  const percent = equal ? {} : { percent: Number(percentOf(share).toFixed(6)) };
  const heirs = findByName([...draft.people, ...draft.charities, ...draft.trusts], share.to)
    ? undefined
    : CLASS_WORDS.find(([pattern]) => pattern.test(share.to))?.[1];
  if (heirs) {
    const scheme = draft.reading.callouts.includes('per_stirpes')
      ? 'PER_STIRPES'
      : draft.reading.callouts.includes('per_capita')
        ? 'PER_CAPITA'
        : null;
    return { class: heirs, ...(scheme && { scheme }), ...percent };
  }
  const to = takerNamed(draft, share.to);
  const isPerson = draft.people.some(({ id }) => id === to);
  const stages = isPerson && share.manner === 'in_trust' ? stagesFor(draft, share.to) : [];
  if (stages.length > 0) return { to, ages: stages, ...stirpes(draft), ...percent };
  if (isPerson && share.manner === 'in_trust') return { to: shareTrust(draft, to, settlors).id, ...percent };
  return { to, ...(isPerson && stirpes(draft)), ...percent };
}

/** "Per stirpes" sends a dead taker's part down its own line. */
function stirpes({ reading }: EstateDraft): { scheme?: 'PER_STIRPES' } {
  return reading.callouts.includes('per_stirpes') ? { scheme: 'PER_STIRPES' } : {};
}

const ONLY_IF_DEAD =
  /\b(not surviv|does not surviv|do not surviv|fails? to surviv|predeceas|if .*(dead|deceased)|otherwise)/i;

/** The accepted remainder as targets; those who take only if another is dead become the alternates of that other. */
export function residueTargets(draft: EstateDraft, settlors: readonly string[]): Target[] {
  const { residue } = draft.reading;
  const first = residue.filter(({ condition }) => !condition || !ONLY_IF_DEAD.test(condition));
  const instead = residue.filter((share) => !first.includes(share));
  const isEqual = (shares: readonly ReadResidue[]): boolean => {
    const percents = shares.map(percentOf);
    const sum = percents.reduce((total, percent) => total + percent, 0);
    return percents.every((percent) => Math.abs(percent - (percents[0] ?? 0)) < 1e-6) && sum > 99;
  };
  const targets = (shares: readonly ReadResidue[]): Target[] => {
    const equal = isEqual(shares);
    return shares.map((share) => residueTarget(draft, share, settlors, equal));
  };
  if (first.length === 0) return targets(instead);
  const alternates = targets(instead);
  return targets(first).map((target) => (alternates.length > 0 ? { ...target, alternates } : target));
}

const STOP_WORDS = new Set([
  'the',
  'and',
  'of',
  'my',
  'our',
  'at',
  'in',
  'on',
  'a',
  'all',
  'real',
  'property',
  'located',
  'lot',
  'to',
]);
const keywords = (text: string): string[] =>
  comparableName(text)
    .split(/[\s-]+/)
    .filter((word) => word.length > 2 && !STOP_WORDS.has(word));

/** The asset that a gift describes: of a fitting type, sharing the most words with it; none when nothing is shared. */
function describedAsset(estate: Estate, gift: ReadGift): EstateAsset | undefined {
  const types = gift.kind === 'real_estate' ? ['REAL_ESTATE'] : ['TANGIBLE', 'BUSINESS', 'OTHER'];
  const wanted = keywords(gift.description);
  const scored = estate.assets
    .filter(({ assetType }) => types.includes(assetType))
    .map((asset) => ({ asset, score: keywords(asset.name).filter((word) => wanted.includes(word)).length }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return scored[0]?.asset;
}

/** What takes an earlier gift away: money and parts are known by their taker, a thing by itself. */
function takenStep(draft: EstateDraft, gift: ReadGift): PlannedStep | null {
  const kind = draft.reading.kind;
  // A text that changes no other one has nothing to take away.
  if (kind !== 'CODICIL' && kind !== 'TRUST_AMENDMENT') return null;
  const to = [{ to: takerNamed(draft, gift.to) }];
  if (gift.kind !== 'real_estate' && gift.kind !== 'tangible') return { kind: 'CASH_GIFT', takesAway: true, to };
  const asset = describedAsset(draft.before, gift);
  return asset ? { kind: 'SPECIFIC_GIFT', takesAway: true, assetId: asset.id, to } : null;
}

/** A gift as a step; null where it gives a thing that is not on the balance sheet, which has no figure to move. */
export function giftStep(draft: EstateDraft, gift: ReadGift): PlannedStep | null {
  if (gift.revoked) return takenStep(draft, gift);
  const to = (): Target[] => [{ to: takerNamed(draft, gift.to) }];
  if (gift.amountCents) return { kind: 'CASH_GIFT', amountCents: gift.amountCents, to: to() };
  if (gift.percent) return { kind: 'PERCENT_GIFT', percent: gift.percent, to: to() };
  const asset = describedAsset(draft.before, gift);
  return asset ? { kind: 'SPECIFIC_GIFT', assetId: asset.id, to: to() } : null;
}

/** The spouse of the only settlor, whose death ends what a marital or bypass trust holds. */
export function survivorOf(estate: Estate, settlors: readonly string[]): string | null {
  const [settlor] = settlors;
  if (!settlor || settlors.length > 1) return null;
  const spouse = spouseOf(estate, settlor);
  return spouse && !personById(estate, spouse.id)?.isDeceased ? spouse.id : null;
}
