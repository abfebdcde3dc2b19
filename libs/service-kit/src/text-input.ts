import { type DocumentNode, GraphQLError, visit } from 'graphql';

/** Of any one text of a request, in UTF-16 units; what a field may have is its own rule, and less. */
export const MAX_TEXT_LENGTH = 4_000;

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
  if (text.length > MAX_TEXT_LENGTH)
    throw refused(`A text is at most ${MAX_TEXT_LENGTH.toLocaleString('en-US')} characters long`, field);
  if (UNSHOWN.test(text)) throw refused('This text holds a character that cannot be shown', field);
}

/**
 * Every text of a request, wherever it stands in it, is one that can be shown and is not too long. Refused, not changed:
 * a password or a token means what it says to the letter. Throws: GraphQLError BAD_USER_INPUT, naming the field.
 */
export function assertTexts(document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  const waiting: { value: unknown; field: string | null }[] = [{ value: variables, field: null }];
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
    StringValue({ value }, _key, parent) {
      const named = parent as { name?: { value: string } } | undefined;
      assertText(value, named?.name?.value ?? null);
    },
  });
}
