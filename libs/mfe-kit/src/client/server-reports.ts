import type { ErrorReport, ErrorReporter } from './report-error.ts';

/** A part that fails at every render would send the same report for ever. */
const MAX_REPORTS_A_PAGE = 20;

/** The shape that POST /frontend/v1/page-errors takes. */
export interface PageError {
  readonly source: string;
  readonly message: string;
  readonly stack: string | null;
  readonly appVersion: string | null;
}

export function toPageError({ error, source }: ErrorReport, appVersion: string | null): PageError {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  return {
    source: source.slice(0, 120),
    message: message.slice(0, 1_000),
    stack: stack?.slice(0, 8_000) ?? null,
    appVersion,
  };
}

/** Sends each kind of failure once a page to the server's log, and keeps it in the console as well. */
export function createServerReporter(
  appVersion: string | null,
  send: (report: PageError) => Promise<unknown> = post,
): ErrorReporter {
  const sent = new Set<string>();
  return (report) => {
    console.error(`[${report.source}]`, report.error);
    const pageError = toPageError(report, appVersion);
    const kind = `${pageError.source} ${pageError.message}`;
    if (sent.has(kind) || sent.size >= MAX_REPORTS_A_PAGE) return;
    sent.add(kind);
    // Without a network there is nobody to tell; the page says what failed either way.
    send(pageError).catch(() => undefined);
  };
}

const post = (report: PageError): Promise<Response> =>
  fetch('/frontend/v1/page-errors', {
    method: 'POST',
    // Goes out even when the page is left at once.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
