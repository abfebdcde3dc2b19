import { type Estate, partyName } from '../../domain/estate/estate.ts';
import type { Suggestion } from '../../domain/person/relations.ts';

/** Why a tie is suggested: `Paul Delacroix is married to Sylvie Delacroix.` */
export function suggestionReason(estate: Estate, { otherId, because }: Suggestion): string {
  const [other, source] = [partyName(estate, otherId) ?? '', partyName(estate, because.personId) ?? ''];
  if (because.kind === 'PARENT') return `${other} is a parent of ${source}.`;
  if (because.kind === 'CHILD') return `${other} is a child of ${source}.`;
  const isMarried = estate.relations.some(
    ({ kind, from, to }) =>
      kind === 'SPOUSE' &&
      ((from === otherId && to === because.personId) || (to === otherId && from === because.personId)),
  );
  return `${source} ${isMarried ? 'is married to' : 'lives with'} ${other}.`;
}
