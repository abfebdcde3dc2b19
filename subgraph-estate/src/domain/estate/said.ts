/** What a form says of a field: undefined leaves what is known, null takes it away. */
export type Said<Value> = Value | null | undefined;

export const said = <Value>(value: Value | undefined, known: Value): Value => (value === undefined ? known : value);

/** A text without the blanks around it; nothing but blanks is nothing. */
export const saidText = (text: Said<string>, known: string | null): string | null =>
  text === undefined ? known : text?.trim() || null;
