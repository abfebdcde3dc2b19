export interface ErrorReport {
  readonly error: unknown;
  /** Where it was met: an operation, a remote, a route. */
  readonly source: string;
}

export type ErrorReporter = (report: ErrorReport) => void;

let reporter: ErrorReporter = ({ error, source }) => console.error(`[${source}]`, error);

/** The host chooses where reports go; without a choice they go to the console. */
export function setErrorReporter(next: ErrorReporter): void {
  reporter = next;
}

export function reportError(error: unknown, source: string): void {
  reporter({ error, source });
}
