export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

export type Verdict = 'held' | 'not tried' | `LEAK: ${string}`;

const codesIn = (text: string): string[] =>
  [...text.matchAll(/"code":"(\w+(?:\.\w+)*)"/g)].map(([, code]) => code ?? '');

/** The answer without what differs between two requests: the ids that were sent, references, moments. */
function said({ status, text }: Answer, sent: readonly string[]): string {
  const withoutIds = sent.reduce((rest, id) => rest.replaceAll(id, '*'), text);
  return `${status} ${withoutIds
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '#')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '#')}`;
}

export interface Asked {
  readonly answer: Answer;
  readonly sent: readonly string[];
}

/**
 * A foreign id must be answered as one that nothing has, and whatever is answered must hold nothing of the others. An
 * answer to a limit says nothing either way.
 */
export function verdictOf(foreign: Asked, absent: Asked, secrets: readonly string[]): Verdict {
  const codes = [...codesIn(foreign.answer.text), ...codesIn(absent.answer.text)];
  if (codes.includes('TOO_MANY_REQUESTS')) return 'not tried';
  const told = secrets.find((secret) => !foreign.sent.includes(secret) && foreign.answer.text.includes(secret));
  if (told) return `LEAK: the answer holds ${told}`;
  const [one, other] = [said(foreign.answer, foreign.sent), said(absent.answer, absent.sent)];
  if (one !== other) return `LEAK: told apart from what is absent: ${one.slice(0, 160)} | ${other.slice(0, 160)}`;
  return 'held';
}

/** What a hostile value may come to: any refusal in words, soon; no fault of ours. */
export function harmless({ status, text, ms }: Answer, withinMs: number): Verdict {
  const codes = codesIn(text);
  if (codes.includes('TOO_MANY_REQUESTS')) return 'not tried';
  if (status >= 500 || codes.includes('INTERNAL_SERVER_ERROR')) return `LEAK: a fault: ${status} ${text.slice(0, 160)}`;
  if (ms > withinMs) return `LEAK: took ${Math.round(ms)} ms`;
  return 'held';
}
