import { useMutation } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { refreshed } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Caption, Chip, notify, Row, Segmented, Switch } from '@platform/ui-kit';
import { useState } from 'react';
import type { BalanceSheetMode } from '../../gql/graphql.ts';
import { useMediaQuery } from '../estate/media-query.ts';
import css from './balance-sheet.module.css';
import { BalanceSheetList } from './balance-sheet-list.tsx';
import type { BalanceSheet, BalanceSheetEstate, EstateReload } from './balance-sheet-query.ts';
import { Amount, BalanceSheetTable } from './balance-sheet-table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { RowActions, Selection } from './row-tools.tsx';
import { SheetExport } from './sheet-export.tsx';
import { ToggleEmptyColumnsMutation, UpdateBalanceSheetOrderMutation } from './sheet-query.ts';

export interface SheetShown {
  readonly mode: BalanceSheetMode;
  readonly onMode: (mode: BalanceSheetMode) => void;
  readonly hideEmpty: boolean;
  /** For whoever may not change what everybody sees. */
  readonly onHideEmpty: (hide: boolean) => void;
  /** More rows of each group. */
  readonly onMore: () => void;
}

interface SheetViewProps extends EstateReload, SheetShown, Pick<RowActions, 'editOf'> {
  readonly sheet: BalanceSheet;
  readonly mayEdit: boolean;
}

const MODES = ['BY_OWNER', 'BY_TYPE', 'BY_TAX_TREATMENT'] as const;

/** Says what could not be done, and shows what is saved now. */
function useSaying(reload: EstateReload['reload']) {
  return async (change: () => Promise<string | undefined>): Promise<void> => {
    let problem: string | undefined;
    try {
      problem = await change();
    } catch (error) {
      problem = serverErrorText(error);
    }
    if (problem) notify({ message: problem, tone: 'error' });
    await refreshed(reload);
  };
}

/** Holdings and accounts; what an entity comes to follows from its own. */
function useSelection({ entities }: BalanceSheetEstate, { groups }: BalanceSheet) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const ids = new Set(groups.flatMap(({ rows }) => rows.map(({ id }) => id)));
  for (const { id } of entities) ids.delete(id);
  const selection: Selection | undefined = chosen
    ? {
        // What somebody else has removed meanwhile is chosen no more.
        chosen: new Set([...chosen].filter((id) => ids.has(id))),
        canChoose: (id) => ids.has(id),
        toggle: (id) => {
          const next = new Set(chosen);
          if (!next.delete(id)) next.add(id);
          setChosen(next);
        },
      }
    : undefined;
  return { selection, begin: () => setChosen(new Set()), end: () => setChosen(null) };
}

/** The table or, on a phone, the list, with what changes the way it is shown. */
export function SheetView({
  estate,
  reload,
  sheet,
  mayEdit,
  mode,
  onMode,
  hideEmpty,
  onHideEmpty,
  onMore,
  editOf,
}: SheetViewProps) {
  const isPhone = useMediaQuery('(max-width: 760px)');
  const [order] = useMutation(UpdateBalanceSheetOrderMutation);
  const [toggle] = useMutation(ToggleEmptyColumnsMutation);
  const saying = useSaying(reload);
  const { selection, begin, end } = useSelection(estate, sheet);
  const reorder = (ids: readonly string[]) =>
    void saying(async () => {
      const { data } = await order({ variables: { estateId: estate.id, version: estate.version, ids: [...ids] } });
      return data?.updateBalanceSheetOrder.errors.join(' ') || undefined;
    });
  const hide = (wanted: boolean): void => {
    if (!mayEdit) {
      onHideEmpty(wanted);
      return;
    }
    void saying(async () => {
      await toggle({ variables: { estateId: estate.id, hide: wanted } });
      return undefined;
    });
  };
  const Body = isPhone ? BalanceSheetList : BalanceSheetTable;
  return (
    <>
      <Row gap={16} justify="between" wrap className={css.toolbar}>
        <Segmented
          label="Show the balance sheet"
          value={mode}
          onChange={onMode}
          options={MODES.map((value) => ({ value, label: labelOf('BalanceSheetMode', value) }))}
        />
        <Row gap={16} wrap>
          {!isPhone && mode === 'BY_OWNER' && (
            <Switch label="Hide empty columns" checked={hideEmpty} onChange={({ target }) => hide(target.checked)} />
          )}
          {sheet.staleCount > 0 && (
            <Chip tone="warning" icon="stale">
              {counted(sheet.staleCount, 'stale value')}
            </Chip>
          )}
          <SheetExport estate={estate} mode={mode} hideEmpty={hideEmpty} />
          {mayEdit && !selection && <Button onClick={begin}>Choose rows</Button>}
        </Row>
      </Row>
      {selection && <BulkBar estate={estate} reload={reload} chosen={selection.chosen} onDone={end} />}
      <Body sheet={sheet} actions={{ editOf, selection, reorder: mayEdit ? reorder : undefined, onMore }} />
      <Row gap={24} justify="between" align="start" wrap className={css.foot}>
        <Caption>
          Insurance counts at cash value here and at its benefit in the estate diagram. What others than the couple owe
          is listed here alone: no death pays it.
        </Caption>
        <span>
          Everything the household controls or has given in trust{' '}
          <b>
            <Amount cents={sheet.total} sign />
          </b>
        </span>
      </Row>
    </>
  );
}
