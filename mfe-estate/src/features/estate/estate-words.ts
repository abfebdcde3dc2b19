import { inSentence, labelIfKnown } from '@platform/contracts/labels';

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
