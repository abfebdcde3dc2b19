/** What is not for people in a text that they read. */
export interface RawText {
  readonly kind: 'identifier' | 'path' | 'date' | 'clock' | 'id';
  readonly found: string;
}

const PATTERNS: readonly (readonly [RawText['kind'], RegExp])[] = [
  ['id', /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi],
  ['date', /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?/g],
  // The clock of nobody who reads it; UTC alone may be the Uniform Trust Code.
  ['clock', /\b\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)? ?(?:UTC|GMT)\b/gi],
  ['path', /\b[A-Za-z]\w*\[\d+\](?:\.\w+(?:\[\d+\])?)*/g],
  ['identifier', /\b[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+\b/g],
  // Two small letters at least: iPhone and eSignature are words.
  ['identifier', /\b[a-z]{2,}[a-z0-9]*[A-Z][a-z]\w*\b/g],
  // Longer than the names that people abbreviate: GRAT, QTIP, HIPAA.
  ['identifier', /\b[A-Z]{6,}\b/g],
];

/** Names that somebody chose are shown as they are: mail addresses, links, files, names of the spelling of McX. */
const CHOSEN = /\S+@\S+|\bhttps?:\/\/\S+|[^\s/]+\.(?:pdf|docx?|png|jpe?g|csv|json|txt)\b|\b(?:Mc|Mac|De|La)[A-Z]\w+/g;

/** Every identifier, value of an enumeration, path, ISO date and id that a text shows. */
export function rawTextIn(text: string): RawText[] {
  const rest = text.replace(CHOSEN, ' ');
  return PATTERNS.flatMap(([kind, pattern]) => (rest.match(pattern) ?? []).map((found) => ({ kind, found })));
}
