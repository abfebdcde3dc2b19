import type { MaritalStatus } from '../../gql/graphql.ts';

export const MARITAL_STATUS_WORDS: Readonly<Record<MaritalStatus, string>> = {
  SINGLE: 'Single',
  ENGAGED: 'Engaged',
  LEGALLY_MARRIED: 'Married',
  DOMESTIC_PARTNERSHIP: 'Domestic partnership',
  SEPARATED: 'Separated',
  DIVORCED: 'Divorced',
  WIDOWED: 'Widowed',
};

export const DEATH_WORDS: Readonly<Record<string, string>> = {
  FIRST_DEATH: 'First death',
  SECOND_DEATH: 'Second death',
};

const TAX_KIND_WORDS: Readonly<Record<string, string>> = {
  federal_estate: 'estate tax',
  state_estate: 'estate tax',
  inheritance: 'inheritance tax',
  gst: 'generation-skipping tax',
};

/** "Massachusetts estate tax" */
export function taxTitle({ jurisdictionName, kind }: { jurisdictionName: string; kind: string }): string {
  return `${jurisdictionName} ${TAX_KIND_WORDS[kind] ?? 'tax'}`;
}

/** "First death: Robert, 2026"; a single person has one death only. */
export function deathTitle(
  { death, decedentName, on }: { death: string; decedentName: string; on: string },
  deathsCount: number,
): string {
  const title = deathsCount > 1 ? (DEATH_WORDS[death] ?? 'Death') : 'At death';
  return `${title}: ${decedentName}, ${on.slice(0, 4)}`;
}
