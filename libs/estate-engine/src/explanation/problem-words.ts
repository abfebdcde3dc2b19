import type { DomainError } from '@platform/kernel';
import type { EstateCase } from '../distribution/estate-case.ts';

/** What is wrong with a part of the case whose shape the engine refuses, by the last name of its path. */
const MISSING: Readonly<Record<string, string>> = {
  personId: 'it is not said at whose death it takes effect. Name whose trust it is',
  assetId: 'it is not said which property a gift is of',
  amountCents: 'the amount of a gift is missing or cannot be right',
  percent: 'a share is missing or is not between 0 and 100%',
  formula: 'it is not said by which rule it is funded',
  balanceCents: 'the amount is missing or cannot be right',
  birthDate: 'the date of birth cannot be right',
  deathDate: 'the date of death cannot be right',
  owners: 'the owners are missing or cannot be right',
  to: 'it is not said who receives',
  lifeInsurance: 'it is not said whose life is insured',
};
const UNCLEAR = 'something about it is missing or cannot be right';

/** Errors whose message would quote the case as a program sees it. */
const BY_CODE: Readonly<Record<string, string>> = {
  UNKNOWN_ID: 'it names somebody or something that is not in this estate',
  DUPLICATE_ID: 'it is entered twice',
  RESERVED_ID: UNCLEAR,
  UNKNOWN_STATE: 'its state is not a state of the United States',
};
const SHAPE: ReadonlySet<string> = new Set([
  'WRONG_TYPE',
  'MISSING_FIELD',
  'UNKNOWN_FIELD',
  'NOT_ONE_OF',
  'NOT_WHOLE',
  'NOT_CENTS',
  'OUT_OF_RANGE',
  'WRONG_LENGTH',
  'NOT_A_DATE',
  'WRONG_FORM',
]);

type Named = { readonly id: string; readonly name?: string };

/** The thing that a path of the case is about: `trusts[0].terms[0].personId` is about the first trust. */
function thingOf(input: EstateCase, path: string): string {
  const [, list = '', at = '0'] = /^([a-z]+)\[(\d+)\]/.exec(path) ?? [];
  const person = (id: string | undefined): string => input.people.find((one) => one.id === id)?.name ?? 'somebody';
  const relation = list === 'relations' ? input.relations?.[Number(at)] : undefined;
  if (relation) return `${person(relation.from)} and ${person(relation.to)}`;
  const will = list === 'wills' ? input.wills?.[Number(at)] : undefined;
  if (will) return `The will of ${person(will.personId)}`;
  if (path.startsWith('assumptions')) return 'The deaths that are looked at';
  const things = (input as unknown as Record<string, readonly Named[] | undefined>)[list];
  return things?.[Number(at)]?.name || 'This estate';
}

function withNames(input: EstateCase, message: string): string {
  const things: Named[] = [...input.people, ...(input.trusts ?? []), ...(input.charities ?? []), ...input.assets];
  return things.reduce((text, { id, name }) => text.replaceAll(id, name || 'something without a name'), message);
}

/** The last name of a path. Case: `trusts[0].owners[1]` → owners. */
const lastNameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).replace(/\[\d+\]$/, '');

/** Why the engine refuses a case, as a sentence that names the thing: no path, no id, no name of a field. */
export function problemWords(input: EstateCase, { code, field, message }: DomainError): string {
  const path = field ?? '';
  const what = BY_CODE[code] ?? (SHAPE.has(code) ? (MISSING[lastNameOf(path)] ?? UNCLEAR) : withNames(input, message));
  return `${thingOf(input, path)}: ${what}.`;
}
