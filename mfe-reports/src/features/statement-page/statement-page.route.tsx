import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { formatDate, formatWholeDollars, sumCents } from '@platform/kernel';
import { ErrorState, PageTitle } from '@platform/ui-kit';
import { Fragment } from 'react';
import { useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { PrintedSheet, useRenderProblem } from '../report-page/printed-sheet.tsx';
import css from '../report-page/report-page.module.css';
import { MOST_TOGETHER } from '../report-page/whole-groups.ts';
import { isRounded, printedColumns } from './statement-columns.ts';

const StatementPageQuery = graphql(`
  query StatementPage($id: ID!) {
    financialStatementReport(id: $id) {
      id
      name
      metadata
      columns { type label inTaxableEstate }
      balanceSheetRows { id group label isLiability cells }
      estate { id displayName organization { id name } people { id firstName isClient isSpouse } }
    }
  }
`);
type Statement = NonNullable<ResultOf<typeof StatementPageQuery>['financialStatementReport']>;
type Row = Statement['balanceSheetRows'][number];
interface Metadata {
  readonly asOf: string | null;
  readonly preparedBy: string | null;
  readonly isEdited: boolean;
}

/** URL: /service/pfs-reports/:statementId, opened by the renderer with a session that reads this estate only. */
export function StatementPageRoute() {
  const { statementId = '' } = useParams();
  const { data, error } = useQuery(StatementPageQuery, {
    variables: { id: statementId },
    fetchPolicy: 'network-only',
  });
  const statement = data?.financialStatementReport;
  const isGone = data !== undefined && !statement?.estate;
  const problem = error ? 'The statement did not load.' : isGone ? 'The statement does not exist any more.' : null;
  useRenderProblem(problem);
  if (problem) return <ErrorState title="The statement cannot be shown" text={problem} />;
  if (!statement) return null;
  return <Statement statement={statement} />;
}

const cell = (amount: number): string => (amount === 0 ? '–' : formatWholeDollars(amount));
/** A sign before the amount, a minus before that. */
const withSign = (amount: number): string => `${amount < 0 ? '−' : ''}$${formatWholeDollars(Math.abs(amount))}`;
const sums = (rows: readonly Row[], columns: readonly { readonly index: number }[]): number[] =>
  columns.map(({ index }) => sumCents(rows.map(({ cells }) => cells[index] ?? 0)));

function Statement({ statement }: { statement: Statement }) {
  const { name, balanceSheetRows: rows, estate } = statement;
  const columns = printedColumns(statement.columns, rows, estate?.people ?? []);
  const { asOf, preparedBy, isEdited } = statement.metadata as Metadata;
  const areRounded = isRounded(
    rows,
    columns.map(({ index }) => index),
  );
  const parts = [
    { title: 'Assets', total: 'Total assets', rows: rows.filter(({ isLiability }) => !isLiability) },
    { title: 'Liabilities', total: 'Total liabilities', rows: rows.filter(({ isLiability }) => isLiability) },
  ];
  return (
    <PrintedSheet
      id="statement"
      title={name}
      family={estate?.displayName ?? ''}
      organization={estate?.organization?.name ?? ''}
    >
      <PageTitle>{name}</PageTitle>
      <p className={css.lead}>
        {[estate?.displayName, asOf && `as of ${formatDate(asOf)}`, preparedBy && `prepared by ${preparedBy}`]
          .filter(Boolean)
          .join(', ')}
        , in whole dollars.
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th>Holding</th>
            {columns.map(({ label }) => (
              <th key={label} className={css.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map((part) => (
          <Fragment key={part.title}>
            {[...Map.groupBy(part.rows, ({ group }) => group)].map(([group, of]) => (
              <tbody key={group} className={of.length <= MOST_TOGETHER ? css.whole : undefined}>
                <tr className={css.group}>
                  <td colSpan={columns.length + 1}>{group}</td>
                </tr>
                {of.map((row) => (
                  <tr key={row.id}>
                    <td>{row.label}</td>
                    {columns.map(({ label, index }) => (
                      <td key={label} className={css.number}>
                        {cell(row.cells[index] ?? 0)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
            {part.rows.length > 0 && (
              <tbody className={css.whole}>
                <Sum label={part.total} amounts={sums(part.rows, columns)} />
              </tbody>
            )}
          </Fragment>
        ))}
        {rows.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={columns.length + 1}>Nothing is entered that the household owns or owes.</td>
            </tr>
          </tbody>
        )}
        <tbody className={css.whole}>
          <Sum label="Net worth" amounts={sums(rows, columns)} />
        </tbody>
      </table>
      <p className={css.foot}>
        {areRounded ? 'Lines are rounded to whole dollars; sums are of the exact amounts. ' : ''}
        {isEdited ? 'Lines of this statement were changed before it was made. ' : ''}
        Stated by the household and its advisers; not audited. These are estimates for discussion, not tax or legal
        advice.
      </p>
    </PrintedSheet>
  );
}

function Sum({ label, amounts }: { label: string; amounts: readonly number[] }) {
  return (
    <tr className={css.sum}>
      <td>{label}</td>
      {amounts.map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <td key={index} className={css.number}>
          {withSign(amount)}
        </td>
      ))}
    </tr>
  );
}
