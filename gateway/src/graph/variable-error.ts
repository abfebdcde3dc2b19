/** What graphql-js says of a variable that does not fit, in words for whoever typed it. */
export interface VariableError {
  readonly message: string;
  /** Where it stands in what was sent, for forms and programs: `input.owners[0].percent`. */
  readonly field: string;
}

const BEGINNING = /^Variable "\$(\w+)" (got invalid value|of required type|of non-null type) /;
const MISSING_FIELD = /^Field "(\w+)" of required type/;
const UNKNOWN_FIELD = /^Field "(\w+)" is not defined/;
const NULL_VALUE = /^Expected non-nullable type/;

/** Names of what holds the fields of a form say nothing to a person. */
const WHOLE: ReadonlySet<string> = new Set(['input', 'attributes', 'filter', 'pagination']);

/** `input.owners[0].personId` → `Person`. */
function nameOf(path: string): string {
  const [last = ''] = path
    .replace(/\[\d+\]/g, '')
    .split('.')
    .slice(-1);
  const name = last.length > 2 ? last.replace(/Id(s?)$/, '$1') : last;
  if (name.toLowerCase() === 'id') return 'The record';
  if (name.length < 2 || WHOLE.has(name)) return 'What was sent';
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The library repeats the value, a password too, and names types and paths. None of that is kept but the path, apart from
 * the words. Null for any other message.
 */
export function variableError(message: string): VariableError | null {
  const [all, variable, kind] = BEGINNING.exec(message) ?? [];
  if (!all || !variable) return null;
  if (kind !== 'got invalid value') return { message: `${nameOf(variable)} is missing.`, field: variable };
  // The value stands before the path, and may hold anything: what counts is the last place that looks like it.
  const at = message.lastIndexOf(` at "${variable}`);
  const end = at < 0 ? -1 : message.indexOf('"; ', at);
  const path = end < 0 ? variable : message.slice(at + ' at "'.length, end);
  const reason = message.slice(end < 0 ? message.indexOf('; ', all.length) + 2 : end + 3);
  const [, missing] = MISSING_FIELD.exec(reason) ?? [];
  if (missing) return { message: `${nameOf(missing)} is missing.`, field: `${path}.${missing}` };
  const [, unknown] = UNKNOWN_FIELD.exec(reason) ?? [];
  if (unknown) return { message: `${nameOf(unknown)} cannot be given here.`, field: `${path}.${unknown}` };
  if (NULL_VALUE.test(reason)) return { message: `${nameOf(path)} is missing.`, field: path };
  return { message: `${nameOf(path)} is not valid. Check it and try again.`, field: path };
}
