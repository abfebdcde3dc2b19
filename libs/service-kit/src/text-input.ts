import { LIST_LENGTH_DEFAULT, LIST_LENGTHS } from '@platform/contracts/list-lengths';
import { holdsUnshown, UNSHOWN_MESSAGE, withoutUnshown } from '@platform/contracts/text-characters';
import { TEXT_LENGTH_DEFAULT, textLengthOf } from '@platform/contracts/text-lengths';
import { type DocumentNode, GraphQLError, type ValueNode, visit } from 'graphql';

/** Fields that hold what somebody or something is called. */
const NAME_FIELD = /name$/i;
const LINE_END = /[\n\r]/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * The name of a file as it can be shown: on one line, without what the texts of a request may not hold. Null for one
 * that has no letter and no digit left.
 */
export function shownName(text: string): string | null {
  const shown = withoutUnshown(text).trim();
  return LETTER_OR_DIGIT.test(shown) ? shown : null;
}

const refused = (message: string, field: string | null): GraphQLError =>
  // 400: the operation itself is refused, like one with a value that its scalars do not take.
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', ...(field && { field }), http: { status: 400 } } });

function assertText(text: string, field: string | null): void {
  const most = field === null ? null : textLengthOf(field);
  // What has a length of its own beyond the usual one is measured by that.
  const longest = Math.max(TEXT_LENGTH_DEFAULT, most ?? 0);
  if (text.length > longest)
    throw refused(`A text is at most ${longest.toLocaleString('en-US')} characters long`, field);
  if (most !== null && [...text].length > most) throw refused(`At most ${most} characters`, field);
  if (holdsUnshown(text)) throw refused(UNSHOWN_MESSAGE, field);
  if (!field || !NAME_FIELD.test(field)) return;
  if (LINE_END.test(text)) throw refused('A name is one line', field);
  if (text.trim() !== '' && !LETTER_OR_DIGIT.test(text))
    throw refused('A name has at least one letter or digit', field);
}

function assertLength(list: readonly unknown[], field: string | null): void {
  const most = (field !== null && LIST_LENGTHS[field]) || LIST_LENGTH_DEFAULT;
  if (list.length > most) throw refused(`At most ${most.toLocaleString('en-US')} can be given at once`, field);
}

/** The name under which a value stands in the document; of one in a list, the list's. */
function nameAbove(nodes: readonly unknown[]): string | null {
  const above = nodes as readonly { kind?: string; name?: { value: string } }[];
  return above.findLast(({ kind }) => kind === 'Argument' || kind === 'ObjectField')?.name?.value ?? null;
}

/** The names under which an operation takes its variables: a variable may be called anything. */
function placesOf(document: DocumentNode): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>();
  const note = (place: string, value: ValueNode): void => {
    if (value.kind === 'Variable') places.set(value.name.value, (places.get(value.name.value) ?? new Set()).add(place));
    else if (value.kind === 'ListValue') for (const item of value.values) note(place, item);
  };
  visit(document, {
    Argument: ({ name, value }) => note(name.value, value),
    ObjectField: ({ name, value }) => note(name.value, value),
  });
  return places;
}

/**
 * Every text of a request, wherever it stands in it, is one that can be shown and is not too long, and so is every list.
 * Refused, not changed: a password or a token means what it says to the letter. Throws: GraphQLError BAD_USER_INPUT,
 * naming the field.
 */
export function assertTexts(document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  const places = placesOf(document);
  const waiting: { value: unknown; field: string | null }[] = Object.entries(variables).flatMap(([name, value]) =>
    [...(places.get(name) ?? [name])].map((field) => ({ value, field })),
  );
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, field } = next;
    if (typeof value === 'string') assertText(value, field);
    else if (Array.isArray(value)) {
      assertLength(value, field);
      for (const item of value) waiting.push({ value: item, field });
    } else if (value !== null && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        assertText(name, field);
        waiting.push({ value: inner, field: name });
      }
    }
  }
  visit(document, {
    StringValue({ value }, _key, parent, _path, ancestors) {
      assertText(value, nameAbove([...ancestors, parent]));
    },
    ListValue: ({ values }) => assertLength(values, null),
  });
}
