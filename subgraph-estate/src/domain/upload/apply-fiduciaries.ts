import type { EstateFiduciary } from '../document/document.ts';
import { displayOrder } from '../document/succession.ts';
import { type EstateDraft, personNamed } from './estate-draft.ts';

/** Who acts: for each role that was read, the people read; roles that were not read keep theirs. */
export function fiduciariesFor(
  draft: EstateDraft,
  known: { readonly id: string; readonly fiduciaries: readonly EstateFiduciary[] },
): readonly EstateFiduciary[] {
  const { reading, deriveId } = draft;
  if (reading.fiduciaries.length === 0) return known.fiduciaries;
  const roles = new Set(reading.fiduciaries.map(({ role }) => role));
  const read = reading.fiduciaries.map(({ role, designation, person: name }): EstateFiduciary => {
    const { id, name: personName } = personNamed(draft, name);
    return {
      id: deriveId(reading.key, known.id, 'fiduciary', role, designation, id),
      personId: id,
      personName,
      role,
      designation,
      displayOrder: displayOrder(designation),
      note: null,
    };
  });
  return [...known.fiduciaries.filter(({ role }) => !roles.has(role)), ...read].sort(
    (a, b) => a.displayOrder - b.displayOrder,
  );
}
