import { DomainError } from '@platform/kernel';
import { z } from 'zod';
import type { PrintedReportRecord, StatementColumn } from '../../domain/printed-report/printed-report.ts';

const QUERY = `query StatementLines($estateId: ID!, $columns: [PfsColumnInput!]!) {
  financialStatementBalanceSheets(estateId: $estateId) {
    asOf
    rows(columns: $columns) { id group label isLiability cells }
  }
}`;
const row = z.object({
  id: z.string(),
  group: z.string(),
  label: z.string(),
  isLiability: z.boolean(),
  cells: z.array(z.number()),
});
const answer = z.object({
  data: z.object({
    financialStatementBalanceSheets: z
      .object({ asOf: z.string().nullable(), rows: z.array(row).nullable() })
      .nullable(),
  }),
});
export type EstateLines = Pick<PrintedReportRecord, 'rows' | 'asOf'>;
export type ReadEstateLines = (
  estateId: string,
  columns: readonly StatementColumn[],
  cookie: string,
) => Promise<EstateLines>;

const TIMEOUT_MS = 10_000;

/** Asks the graph, as the session that prints the statement, for the lines of an estate today. */
export function estateLines(gatewayUrl: string): ReadEstateLines {
  return async (estateId, columns, cookie) => {
    const origin = new URL(gatewayUrl).origin;
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify({ query: QUERY, variables: { estateId, columns } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) throw new DomainError('RENDER_UNREACHABLE', 'The estate could not be read.');
    const { financialStatementBalanceSheets: sheet } = answer.parse(await response.json()).data;
    if (!sheet?.rows) throw new DomainError('SUMMARY_FAILED', 'What the estate holds could not be read.');
    return { rows: sheet.rows, asOf: sheet.asOf };
  };
}
