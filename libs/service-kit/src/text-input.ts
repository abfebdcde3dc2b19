import { TEXT_LENGTH_DEFAULT, textLengthOf } from '@platform/contracts/text-lengths';
import { type DocumentNode, GraphQLError, type ValueNode, visit } from 'graphql';

/**
 * Characters that show as nothing or turn what stands beside them around: control characters but tab and line ends (a
 * store takes NUL for an end), overrides and embeddings of the direction of writing, and halves of characters. The
 * marks that names of right-to-left scripts are written with stay.
 */
const UNSHOWN = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u;

const refused = (message: string, field: string | null): GraphQLError =>
  // 400: the operation itself is refused, like one with a value that its scalars do not take.
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', ...(field && { field }), http: { status: 400 } } });

function assertText(text: string, field: string | null): void {
  if (text.length > TEXT_LENGTH_DEFAULT)
    throw refused(`A text is at most ${TEXT_LENGTH_DEFAULT.toLocaleString('en-US')} characters long`, field);
  const most = field === null ? null : textLengthOf(field);
  if (most !== null && [...text].length > most) throw refused(`At most ${most} characters`, field);
  if (UNSHOWN.test(text)) throw refused('This text holds a character that cannot be shown', field);
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
 * Every text of a request, wherever it stands in it, is one that can be shown and is not too long. Refused, not changed:
 * a password or a token means what it says to the letter. Throws: GraphQLError BAD_USER_INPUT, naming the field.
 */
export function assertTexts(document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  const places = placesOf(document);
  const waiting: { value: unknown; field: string | null }[] = Object.entries(variables).flatMap(([name, value]) =>
    [...(places.get(name) ?? [name])].map((field) => ({ value, field })),
  );
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, field } = next;
    if (typeof value === 'string') assertText(value, field);
    else if (Array.isArray(value)) for (const item of value) waiting.push({ value: item, field });
    else if (value !== null && typeof value === 'object') {
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
  });
}
