import { useMutation, useQuery } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { formatDate, formatWholeDollars } from '@platform/kernel';
import { useDocumentTitle, useSession } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import {
  Button,
  ErrorState,
  Grid,
  lazyPart,
  Note,
  notify,
  Page,
  PageHead,
  Select,
  Sheet,
  Skeleton,
  Stack,
  StaleNote,
  TextInput,
} from '@platform/ui-kit';
import { Fragment, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type StatementColumn, type StatementLine, sameColumn, sumsOf, USUAL_COLUMNS } from './statement-lines.ts';
import css from './statements.module.css';
import { type Line, MakeStatementMutation, StatementLinesQuery } from './statements.queries.ts';

const LineDialog = lazyPart(() => import('./line-dialog.tsx'), 'LineDialog');
const MOST_COLUMNS = 5;
const TYPES = ['CLIENT', 'SPOUSE', 'JOINT', 'TRUSTS', 'TOTAL'] as const;
const WHERE = [
  { value: 'both', label: 'In and outside the taxable estate', inTaxableEstate: null, words: '' },
  { value: 'in', label: 'In the taxable estate', inTaxableEstate: true, words: ', in the taxable estate' },
  { value: 'out', label: 'Outside the taxable estate', inTaxableEstate: false, words: ', outside the taxable estate' },
] as const;
const whereOf = ({ inTaxableEstate }: StatementColumn) =>
  WHERE.find((one) => one.inTaxableEstate === inTaxableEstate) ?? WHERE[0];
export const columnWords = (column: StatementColumn): string =>
  `${labelOf('PfsColumnType', column.type)}${whereOf(column).words}`;

/** URL: /estate/:estateId/reports/statements/new */
export function NewStatementRoute() {
  const { estateId = '' } = useParams();
  useDocumentTitle('New statement');
  return (
    <Page>
      <PageHead
        title="New statement"
        summary="Choose the columns, look at the lines, change what the balance sheet says otherwise."
      />
      <NewStatement estateId={estateId} />
    </Page>
  );
}

function NewStatement({ estateId }: { estateId: string }) {
  const navigate = useNavigate();
  const { account } = useSession();
  const [name, setName] = useState('Personal financial statement');
  const [preparedBy, setPreparedBy] = useState(account.name);
  const [columns, setColumns] = useState<readonly StatementColumn[]>(USUAL_COLUMNS);
  /** Null while they are as the estate has them. */
  const [changed, setChanged] = useState<readonly StatementLine[] | null>(null);
  const [make, making] = useMutation(MakeStatementMutation);
  const { data, previousData, error, refetch, loading } = useQuery(StatementLinesQuery, {
    variables: { estateId, columns: columns.map((column) => ({ ...column })) },
    fetchPolicy: 'cache-and-network',
  });
  const retry = (): void => void refetch().catch(() => undefined);
  const shown = data ?? previousData;
  if (error && !shown) return <ErrorState error={error} onRetry={retry} />;
  if (!shown) return <Skeleton rows={8} label="Loading the lines" />;
  const sheet = shown.financialStatementBalanceSheets;
  if (!sheet?.rows)
    return <ErrorState title="The balance sheet did not load" text="Try again in a moment." onRetry={retry} />;
  const lines = changed ?? sheet.rows;
  const print = async (): Promise<void> => {
    try {
      await make({
        variables: {
          estateId,
          attributes: {
            name,
            preparedBy,
            columns: columns.map((column) => ({ ...column })),
            ...(changed && { balanceSheetRows: changed.map(plain) }),
          },
        },
      });
      void navigate(`/estate/${estateId}/reports/statements`);
    } catch (failure) {
      notify({ message: serverErrorText(failure), tone: 'error' });
    }
  };
  return (
    <Stack gap={20}>
      {error ? <StaleNote what="the lines" onRetry={retry} /> : null}
      <Grid columns="8-4">
        <Lines
          columns={columns}
          lines={lines}
          asOf={sheet.asOf ?? null}
          isChanged={changed !== null}
          onChange={setChanged}
        />
        <Sheet title={shown.estate?.displayName ?? 'Statement'}>
          <Stack gap={16}>
            <TextInput label="Name" value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
            <TextInput
              label="Prepared by"
              value={preparedBy}
              maxLength={60}
              onChange={(event) => setPreparedBy(event.target.value)}
            />
            <Columns columns={columns} isLocked={changed !== null} onChange={setColumns} />
            <Button primary busy={making.loading} disabled={loading || !name.trim()} onClick={() => void print()}>
              Generate PDF
            </Button>
          </Stack>
        </Sheet>
      </Grid>
    </Stack>
  );
}

/** Without what the cache adds. */
const plain = ({ id, group, label, isLiability, cells }: StatementLine) => ({
  id,
  group,
  label,
  isLiability,
  cells: [...cells],
});

interface ColumnsProps {
  readonly columns: readonly StatementColumn[];
  /** Changed lines have the columns that they were changed in. */
  readonly isLocked: boolean;
  readonly onChange: (columns: readonly StatementColumn[]) => void;
}

function Columns({ columns, isLocked, onChange }: ColumnsProps) {
  const [type, setType] = useState<StatementColumn['type']>('TOTAL');
  const [where, setWhere] = useState<(typeof WHERE)[number]['value']>('in');
  const added = { type, inTaxableEstate: WHERE.find(({ value }) => value === where)?.inTaxableEstate ?? null };
  const isThere = columns.some((column) => sameColumn(column, added));
  return (
    <fieldset className={css.columns}>
      <legend>Columns</legend>
      <ol aria-label="Columns">
        {columns.map((column) => (
          <li key={columnWords(column)}>
            <span>{columnWords(column)}</span>
            <Button
              size="small"
              disabled={isLocked || columns.length === 1}
              aria-label={`Remove column: ${columnWords(column)}`}
              onClick={() => onChange(columns.filter((other) => !sameColumn(other, column)))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      <Select
        label="Whose"
        value={type}
        disabled={isLocked}
        options={TYPES.map((value) => ({ value, label: labelOf('PfsColumnType', value) }))}
        onChange={(event) => setType(event.target.value as StatementColumn['type'])}
      />
      <Select
        label="What counts"
        value={where}
        disabled={isLocked}
        options={WHERE.map(({ value, label }) => ({ value, label }))}
        onChange={(event) => setWhere(event.target.value as typeof where)}
      />
      <Button
        size="small"
        disabled={isLocked || isThere || columns.length >= MOST_COLUMNS}
        onClick={() => onChange([...columns, added])}
      >
        Add column
      </Button>
      {isLocked && <p>Take the changes of lines back to choose other columns.</p>}
    </fieldset>
  );
}

const cell = (amount: number): string => (amount === 0 ? '–' : formatWholeDollars(amount));

interface LinesProps {
  readonly columns: readonly StatementColumn[];
  readonly lines: readonly (Line | StatementLine)[];
  readonly asOf: string | null;
  readonly isChanged: boolean;
  readonly onChange: (lines: readonly StatementLine[] | null) => void;
}

function Lines({ columns, lines, asOf, isChanged, onChange }: LinesProps) {
  const [edited, setEdited] = useState<StatementLine | 'new' | null>(null);
  const sums = sumsOf(lines, columns.length);
  const parts = [
    { title: 'Assets', lines: lines.filter(({ isLiability }) => !isLiability), total: 'Total assets', of: sums.assets },
    {
      title: 'Liabilities',
      lines: lines.filter(({ isLiability }) => isLiability),
      total: 'Total liabilities',
      of: sums.liabilities,
    },
  ];
  const keep = (line: StatementLine): void => {
    const isKnown = lines.some(({ id }) => id === line.id);
    onChange(isKnown ? lines.map((one) => (one.id === line.id ? line : one)) : [...lines, line]);
    setEdited(null);
  };
  return (
    <Sheet
      title={asOf ? `Lines as of ${formatDate(asOf)}, in whole dollars` : 'Lines, in whole dollars'}
      aside={
        <Button size="small" onClick={() => setEdited('new')}>
          Add line
        </Button>
      }
    >
      <Stack gap={12}>
        {isChanged && (
          <Note tone="warning">
            Lines were changed for this statement; the balance sheet stays as it is. The statement says so.{' '}
            <Button size="small" onClick={() => onChange(null)}>
              Take changes back
            </Button>
          </Note>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
        <section className={css.scroll} aria-label="Lines of the statement" tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">Line</th>
                {columns.map((column) => (
                  <th key={columnWords(column)} scope="col">
                    {columnWords(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <Fragment key={part.title}>
                  {[...Map.groupBy(part.lines, ({ group }) => group)].map(([group, of]) => (
                    <Fragment key={group}>
                      <tr className={css.group}>
                        <th scope="rowgroup" colSpan={columns.length + 1}>
                          {group}
                        </th>
                      </tr>
                      {of.map((line) => (
                        <tr key={line.id}>
                          <th scope="row">
                            <button
                              type="button"
                              className={css.edit}
                              aria-label={`Change line: ${line.label}`}
                              onClick={() => setEdited(line)}
                            >
                              {line.label}
                            </button>
                          </th>
                          {columns.map((column, index) => (
                            <td key={columnWords(column)}>{cell(line.cells[index] ?? 0)}</td>
                          ))}
                        </tr>
                      ))}
                    </Fragment>
                  ))}
                  {part.lines.length > 0 && <Sum label={part.total} amounts={part.of} columns={columns} />}
                </Fragment>
              ))}
              <Sum label="Net worth" amounts={sums.net} columns={columns} />
            </tbody>
          </table>
        </section>
      </Stack>
      {edited && (
        <Suspense>
          <LineDialog
            line={edited === 'new' ? null : edited}
            columns={columns}
            groups={[...new Set(lines.map(({ group }) => group))]}
            onSave={keep}
            onRemove={(id) => {
              onChange(lines.filter((line) => line.id !== id));
              setEdited(null);
            }}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Sheet>
  );
}

interface SumProps {
  readonly label: string;
  readonly amounts: readonly number[];
  readonly columns: readonly StatementColumn[];
}

function Sum({ label, amounts, columns }: SumProps) {
  return (
    <tr className={css.sum}>
      <th scope="row">{label}</th>
      {columns.map((column, index) => (
        <td key={columnWords(column)}>{cell(amounts[index] ?? 0)}</td>
      ))}
    </tr>
  );
}
