import { inSentence, labelIfKnown, labelOf } from '@platform/contracts/labels';

/** "Massachusetts estate tax" */
export function taxTitle({ jurisdictionName, kind }: { jurisdictionName: string; kind: string }): string {
  return `${jurisdictionName} ${inSentence(labelIfKnown('TaxKind', kind) ?? 'tax')}`;
}

/** "First death: Robert, 2026"; a single person has one death only. */
export function deathTitle(
  { death, decedentName, on }: { death: string; decedentName: string; on: string },
  deathsCount: number,
): string {
  const title = deathsCount > 1 ? (labelIfKnown('Death', death) ?? 'Death') : 'At death';
  return `${title}: ${decedentName}, ${on.slice(0, 4)}`;
}

interface Share {
  readonly percent: number | null;
  readonly tier?: 'PRIMARY' | 'CONTINGENT';
  readonly perStirpes?: boolean;
}

/** `Ada Marsh 50% (contingent)`: all that makes one share another, or two versions of it read the same. */
export function shareWords(name: string, { percent, tier, perStirpes }: Share): string {
  const how = [
    tier === 'CONTINGENT' && inSentence(labelOf('BeneficiaryTier', tier)),
    perStirpes && 'descendants in their place',
  ].filter(Boolean);
  const share = percent === null ? name : `${name} ${percent}%`;
  return how.length > 0 ? `${share} (${how.join(', ')})` : share;
}
