import { placeName, US_PLACES } from '@platform/contracts/states';
import type { Option } from '@platform/ui-kit';

const optionsOf = (places: typeof US_PLACES): Option[] =>
  places.map(({ code, name }) => ({ value: code, label: name }));

/** States and the District of Columbia by postal code, as a form offers them. */
export const STATE_OPTIONS: readonly Option[] = optionsOf(US_PLACES.filter(({ kind }) => kind === 'STATE'));

/** Where a person may live: also territories, and outside of the United States. */
export const RESIDENCE_OPTIONS: readonly Option[] = optionsOf(US_PLACES);

/** A state in full; what is no postal code stays as it is. */
export const stateName = placeName;

/** "Concord, Massachusetts" */
export function placeOf({ city, clientState }: { city?: string | null; clientState?: string | null }): string {
  return [city, clientState && stateName(clientState)].filter(Boolean).join(', ');
}
