const ACTIONS = {
  j: 'next',
  k: 'previous',
  i: 'problem',
  a: 'accept',
  e: 'edit',
  x: 'reject',
  u: 'undo',
  m: 'alternative',
  f: 'find',
} as const;

/** The keys in words: those of a decision for whoever may make one. */
export const keysFor = (mayReview: boolean): string =>
  [
    'Keys: j next, k previous, i next doubt',
    ...(mayReview ? ['a accept, e edit, x not in this document, m the model’s reading, u undo'] : []),
    'f find in the pages.',
  ].join(', ');

/** What a key asks for; null while somebody types, and for keys of the browser. */
export function pressed(event: KeyboardEvent): (typeof ACTIONS)[keyof typeof ACTIONS] | null {
  const typing =
    event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]');
  if (typing || event.metaKey || event.ctrlKey || event.altKey || event.repeat) return null;
  return event.key in ACTIONS ? ACTIONS[event.key as keyof typeof ACTIONS] : null;
}
