import { labelOf } from '@platform/contracts/labels';
import { type Estate, partyName } from '../../domain/estate/estate.ts';
import { tiesOf } from '../../domain/person/relations.ts';
import { type PersonUse, usesOfPerson } from '../../domain/person/uses.ts';
import { roleTitle } from '../document/document-rows.ts';

/** `Owner of Lake house`, `Successor trustee of Marsh Family Trust`. */
function useWords({ role, name, fiduciary }: PersonUse): string {
  if (fiduciary) return `${roleTitle(fiduciary)}: ${name}`;
  const what = labelOf('PersonUseRole', role);
  return name === null ? what : `${what} ${name}`;
}

export interface PersonUseView {
  readonly words: string;
  /** False for what goes with the person: relations to others of the family. */
  readonly keepsPerson: boolean;
}

/** Where a person is used, in words: first what keeps them in the estate, then what would go with them. */
export function personUses(estate: Estate, id: string): PersonUseView[] {
  const ties = tiesOf(estate, id).map(
    ({ role, otherId }) => `${labelOf('RelationRole', role)} of ${partyName(estate, otherId) ?? ''}`,
  );
  return [
    ...usesOfPerson(estate, id).map((use) => ({ words: useWords(use), keepsPerson: true })),
    ...ties.map((words) => ({ words, keepsPerson: false })),
  ];
}

/** Why somebody cannot be deleted: `Anna Reyes is named elsewhere: Owner of Lake house, Insured by Term policy and 2 more.` */
export function inUseWords(estate: Estate, id: string): string | null {
  const uses = usesOfPerson(estate, id).map(useWords);
  if (uses.length === 0) return null;
  const more = uses.length > 3 ? ` and ${uses.length - 3} more` : '';
  return `${partyName(estate, id)} is named elsewhere: ${uses.slice(0, 3).join(', ')}${more}.`;
}
