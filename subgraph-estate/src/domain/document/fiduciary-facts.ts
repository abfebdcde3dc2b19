import { lengthProblem } from '@platform/contracts/field-rules';
import { labelIfKnown } from '@platform/contracts/labels';
import { DomainError } from '@platform/kernel';
import { type Estate, personById } from '../estate/estate.ts';
import { cleanName } from '../estate/household.ts';
import type { EstateDocument, EstateFiduciary } from './document.ts';
import { displayOrder } from './succession.ts';

export interface FiduciaryFacts {
  readonly personId: string | null;
  /** Of somebody who is not of the estate. */
  readonly name: string | null;
  readonly role: string;
  readonly designation: string;
  readonly note?: string | null;
}

const FIELD = 'fiduciaries';
/** R198: an office is sent with the turn in which somebody acts, `prefix::role`. */
const BETWEEN = '::';
const LONGEST_NOTE = 500;

function refuse(code: string, message: string): never {
  throw new DomainError(code, message, { field: FIELD });
}

/** Throws: DomainError REQUIRED, NOT_ONE_OF, TOO_LONG, UNKNOWN_REFERENCE, naming the field. */
export function fiduciaryOf(estate: Estate, id: string, said: FiduciaryFacts): EstateFiduciary {
  const { personId, name, role, designation } = said;
  if (!labelIfKnown('FiduciaryRole', role)) refuse('NOT_ONE_OF', 'Choose an office.');
  if (!labelIfKnown('FiduciaryPrefix', designation)) refuse('NOT_ONE_OF', 'Choose in whose turn somebody acts.');
  if (personId !== null && !personById(estate, personId))
    refuse('UNKNOWN_REFERENCE', 'This person is not part of the estate.');
  const note = said.note?.trim() || null;
  const tooLong = note && lengthProblem(note, LONGEST_NOTE);
  if (tooLong) refuse('TOO_LONG', tooLong);
  const personName = personById(estate, personId)?.name ?? cleanName(name ?? '', FIELD);
  return { id, personId, personName, role, designation, displayOrder: displayOrder(designation), note };
}

/** In the order in which they act. */
export const inSuccession = (fiduciaries: readonly EstateFiduciary[]): EstateFiduciary[] =>
  fiduciaries.toSorted((a, b) => a.displayOrder - b.displayOrder);

/** Whoever a later text names to an office takes it in place of those whom the earlier one names to it. */
export function actingWith(
  known: readonly EstateFiduciary[],
  { fiduciaries }: Pick<EstateDocument, 'fiduciaries'>,
): readonly EstateFiduciary[] {
  const offices = new Set(fiduciaries.map(({ role }) => role));
  return inSuccession([...known.filter(({ role }) => !offices.has(role)), ...fiduciaries]);
}

/** `first_successor::executor` → both. Throws: DomainError NOT_ONE_OF. */
export function officeOf(sent: string): { designation: string; role: string } {
  const [designation, role, ...more] = sent.split(BETWEEN);
  if (!designation || !role || more.length > 0) return refuse('NOT_ONE_OF', 'Choose an office, and in whose turn.');
  return { designation, role };
}
