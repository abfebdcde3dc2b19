import type { DocumentKind, ExtractedValue, Fiduciary, FiduciaryRole } from '../reading.ts';
import type { PeopleIndex } from '../structure/people.ts';
import { CONDITION, REPLACED } from './asides.ts';
import { TRUST_KINDS } from './document.ts';
import { type Office, placeOf } from './offices.ts';

/** Which place in the line of an office somebody has: 0 serves first. */

/** "If A ceases to act, C", where A serves with B: C comes next to A, whoever was named in the meantime to follow B. */
export function levelInPlace(
  people: PeopleIndex,
  found: readonly ExtractedValue<Fiduciary>[],
  role: FiduciaryRole,
  step: string,
): number | undefined {
  const condition = (step.match(CONDITION) ?? step.match(REPLACED))?.[0] ?? '';
  const gone = people.mentionsIn({ text: condition }).map(({ name }) => name);
  const places = found.flatMap(({ value }) =>
    value.role === role && gone.includes(value.person) ? [value.designation] : [],
  );
  const [place] = places;
  if (places.length !== 1 || gone.length !== 1 || !place?.startsWith('co_')) return undefined;
  return placeOf(place) + 1;
}

export function levelFor(
  kind: DocumentKind,
  role: FiduciaryRole,
  office: Office | undefined,
  step: boolean,
  held: number | undefined,
): number {
  if (typeof office?.level === 'number') return office.level;
  if (office?.level === 'next') return Math.max(1, (held ?? 0) + 1);
  if (step)
    return Math.max(
      role === 'trustee' && (TRUST_KINDS.has(kind) || kind === 'TRUST_AMENDMENT') ? 1 : 0,
      (held ?? -1) + 1,
    );
  return held === undefined ? 0 : office ? (office.co ? held : held + 1) : held + 1;
}
