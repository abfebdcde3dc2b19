/** Where people of the United States live, as the platform's lists offer it (estate domain §9). */
export type PlaceKind = 'STATE' | 'TERRITORY' | 'OUTSIDE';
export interface UsPlace {
  readonly code: string;
  readonly name: string;
  readonly kind: PlaceKind;
}

const STATES =
  'AL:Alabama|AK:Alaska|AZ:Arizona|AR:Arkansas|CA:California|CO:Colorado|CT:Connecticut|DE:Delaware|DC:District of Columbia|' +
  'FL:Florida|GA:Georgia|HI:Hawaii|ID:Idaho|IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|' +
  'MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|MT:Montana|NE:Nebraska|NV:Nevada|' +
  'NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NY:New York|NC:North Carolina|ND:North Dakota|OH:Ohio|OK:Oklahoma|' +
  'OR:Oregon|PA:Pennsylvania|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|UT:Utah|VT:Vermont|' +
  'VA:Virginia|WA:Washington|WV:West Virginia|WI:Wisconsin|WY:Wyoming';
/** Where no law of a state is held: estate and inheritance taxes of these places are not worked out. */
const TERRITORIES = 'GU:Guam|PW:Palau|PR:Puerto Rico|VI:Virgin Islands';

const placesOf = (list: string, kind: PlaceKind): UsPlace[] =>
  list.split('|').map((entry) => {
    const [code = '', name = ''] = entry.split(':');
    return { code, name, kind };
  });

/** The fifty states and the District, then the territories, then everywhere else. */
export const US_PLACES: readonly UsPlace[] = [
  ...placesOf(STATES, 'STATE'),
  ...placesOf(TERRITORIES, 'TERRITORY'),
  { code: 'NON_US', name: 'Outside United States', kind: 'OUTSIDE' },
];
const BY_CODE: ReadonlyMap<string, UsPlace> = new Map(US_PLACES.map((place) => [place.code, place]));

/** Whose property law or signing rules differ so that forms ask more. */
const SPECIAL_STATES: ReadonlySet<string> = new Set(['CA', 'AZ', 'TX', 'WA', 'WI', 'LA', 'NV', 'NM', 'ID']);
export const isSpecialState = (code: string): boolean => SPECIAL_STATES.has(code);

/** A place in full: `PR` → Puerto Rico. What is no code stays as it is. */
export const placeName = (code: string): string => BY_CODE.get(code)?.name ?? code;
/** A state or the District, whose law the platform holds. */
export const isStateCode = (code: string): boolean => BY_CODE.get(code)?.kind === 'STATE';
/** Where a person may live. */
export const isPlaceCode = (code: string): boolean => BY_CODE.has(code);
