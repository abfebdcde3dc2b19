const NAMES: Readonly<Record<string, string>> = {
  Alabama: 'AL',
  Alaska: 'AK',
  Arizona: 'AZ',
  Arkansas: 'AR',
  California: 'CA',
  Colorado: 'CO',
  Connecticut: 'CT',
  Delaware: 'DE',
  'District of Columbia': 'DC',
  Florida: 'FL',
  Georgia: 'GA',
  Hawaii: 'HI',
  Idaho: 'ID',
  Illinois: 'IL',
  Indiana: 'IN',
  Iowa: 'IA',
  Kansas: 'KS',
  Kentucky: 'KY',
  Louisiana: 'LA',
  Maine: 'ME',
  Maryland: 'MD',
  Massachusetts: 'MA',
  Michigan: 'MI',
  Minnesota: 'MN',
  Mississippi: 'MS',
  Missouri: 'MO',
  Montana: 'MT',
  Nebraska: 'NE',
  Nevada: 'NV',
  'New Hampshire': 'NH',
  'New Jersey': 'NJ',
  'New Mexico': 'NM',
  'New York': 'NY',
  'North Carolina': 'NC',
  'North Dakota': 'ND',
  Ohio: 'OH',
  Oklahoma: 'OK',
  Oregon: 'OR',
  Pennsylvania: 'PA',
  'Rhode Island': 'RI',
  'South Carolina': 'SC',
  'South Dakota': 'SD',
  Tennessee: 'TN',
  Texas: 'TX',
  Utah: 'UT',
  Vermont: 'VT',
  'West Virginia': 'WV',
  Virginia: 'VA',
  Washington: 'WA',
  Wisconsin: 'WI',
  Wyoming: 'WY',
};

/** Longest first, so that West Virginia is not read as Virginia. */
export const STATE_SOURCE = Object.keys(NAMES)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(' ', '\\s+'))
  .join('|');

export function stateCode(name: string): string | undefined {
  const wanted = name.replace(/\s+/g, ' ').toLowerCase();
  return Object.entries(NAMES).find(([full]) => full.toLowerCase() === wanted)?.[1];
}

export function isStateName(text: string): boolean {
  return stateCode(text) !== undefined;
}
