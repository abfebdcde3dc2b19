import { useQuery } from '@apollo/client/react';
import { inSentence, labelOf } from '@platform/contracts/labels';
import { counted, formatDate } from '@platform/kernel';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import { Button, EmptyState, lazyPart, Menu, PageHead } from '@platform/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { BalanceSheetMode } from '../../gql/graphql.ts';
import { Loaded } from '../estate/loaded.tsx';
import { type Account, accountsOf } from './account-query.ts';
import {
  type BalanceSheet,
  type BalanceSheetEstate,
  BalanceSheetRouteQuery,
  type EstateReload,
  type Holding,
} from './balance-sheet-query.ts';
import { Charities, Entities } from './entities.tsx';
import { type Charity, charitiesOf, type Entity, entitiesOf } from './entity-query.ts';
import type { HoldingKind } from './holding.schema.ts';
import { FIRST_ROWS, MORE_ROWS } from './row-tools.tsx';
import { type SheetShown, SheetView } from './sheet-view.tsx';
import { OneHolding, WithHoldings } from './with-holdings.tsx';

// Forms, their masks and rules are fetched with the first of them, not with the sheet.
const AccountDialog = lazyPart(() => import('./account-dialog.tsx'), 'AccountDialog');
const EntityDialog = lazyPart(() => import('./entity-dialog.tsx'), 'EntityDialog');
const CharityDialog = lazyPart(() => import('./charity-dialog.tsx'), 'CharityDialog');
const RetitleDialog = lazyPart(() => import('./retitle-dialog.tsx'), 'RetitleDialog');
const NetWorthOverTime = lazyPart(() => import('./net-worth-over-time.tsx'), 'NetWorthOverTime');
const ImportDialog = lazyPart(() => import('../balance-sheet-import/import-dialog.tsx'), 'ImportDialog');
const HoldingDialog = lazyPart(() => import('./holding-dialog.tsx'), 'HoldingDialog');

/** What an address calls each way of showing the sheet. */
const MODES: Readonly<Record<string, BalanceSheetMode>> = { type: 'BY_TYPE', tax: 'BY_TAX_TREATMENT' };

function useMode(): readonly [BalanceSheetMode, (mode: BalanceSheetMode) => void] {
  const [params, setParams] = useSearchParams();
  const change = (mode: BalanceSheetMode): void => {
    const word = Object.keys(MODES).find((key) => MODES[key] === mode);
    setParams(word ? { by: word } : {}, { replace: true });
  };
  return [MODES[params.get('by') ?? ''] ?? 'BY_OWNER', change];
}

/** URL: /estate/:estateId/balance-sheet?by=type|tax */
export function BalanceSheetRoute() {
  const { estateId = '' } = useParams();
  const [mode, onMode] = useMode();
  const [hide, setHide] = useState<boolean | null>(null);
  const [first, setFirst] = useState(FIRST_ROWS);
  const variables = { estateId, mode, hideEmptyColumns: hide, first };
  const query = useQuery(BalanceSheetRouteQuery, { variables, fetchPolicy: 'cache-and-network' });
  const reload = async (): Promise<BalanceSheetEstate | null> => (await query.refetch()).data?.estate ?? null;
  return (
    <Loaded query={query} what="the balance sheet">
      {({ estate, balanceSheetTable }) =>
        estate &&
        balanceSheetTable && (
          <BalanceSheetScreen
            estate={estate}
            sheet={balanceSheetTable}
            reload={reload}
            mode={mode}
            onMode={onMode}
            hideEmpty={hide ?? estate.hideEmptyColumnsBalanceSheet ?? true}
            onHideEmpty={setHide}
            onMore={() => setFirst(first + MORE_ROWS)}
          />
        )
      }
    </Loaded>
  );
}

interface ScreenProps extends EstateReload, SheetShown {
  readonly sheet: BalanceSheet;
}

function BalanceSheetScreen({ estate, sheet, reload, ...shown }: ScreenProps) {
  useDocumentTitle('Balance sheet');
  const mayEdit = usePermission('estate:edit');
  const [adding, setAdding] = useState<HoldingKind | 'account' | 'entity' | 'charity' | 'import' | null>(null);
  const { asOf, holdingCount: holdings } = sheet;
  const isEmpty = holdings + estate.entities.length + estate.charitables.length === 0;
  const add = mayEdit && (
    <>
      <Menu
        label="Add something else"
        trigger={<Button>More</Button>}
        items={[
          { id: 'account', label: 'Account', onSelect: () => setAdding('account') },
          { id: 'entity', label: 'Entity', onSelect: () => setAdding('entity') },
          { id: 'charity', label: 'Charity', onSelect: () => setAdding('charity') },
          { id: 'import', label: 'Import a spreadsheet', onSelect: () => setAdding('import') },
        ]}
      />
      <Button icon={<IconPlus size={17} stroke={1.6} />} onClick={() => setAdding('debt')}>
        Add debt
      </Button>
      <Button primary icon={<IconPlus size={17} stroke={1.6} />} onClick={() => setAdding('asset')}>
        Add holding
      </Button>
    </>
  );
  return (
    <>
      <PageHead
        title="Balance sheet"
        summary={
          holdings === 0
            ? undefined
            : `${counted(holdings, 'holding')}, ${inSentence(labelOf('BalanceSheetMode', shown.mode))}.${asOf ? ` Latest value of ${formatDate(asOf)}.` : ''}`
        }
        actions={!isEmpty && add}
      />
      {isEmpty ? (
        <EmptyState
          tone="asset"
          title="Nothing on the balance sheet yet"
          text="What the household owns and owes, by owner. Net worth, shares and taxes follow from it."
          actions={
            mayEdit && (
              <>
                <Button onClick={() => setAdding('import')}>Import a spreadsheet</Button>
                {add}
              </>
            )
          }
        />
      ) : (
        <Holdings estate={estate} sheet={sheet} reload={reload} mayEdit={mayEdit} {...shown} />
      )}
      {adding && (
        <Suspense>
          {adding === 'account' && (
            <WithHoldings ids={[]} withProperty onClose={() => setAdding(null)} estate={estate} reload={reload}>
              {(forms) => <AccountDialog account={null} onClose={() => setAdding(null)} {...forms} />}
            </WithHoldings>
          )}
          {adding === 'entity' && (
            <EntityDialog entity={null} onClose={() => setAdding(null)} estate={estate} reload={reload} />
          )}
          {adding === 'charity' && (
            <CharityDialog charity={null} onClose={() => setAdding(null)} estate={estate} reload={reload} />
          )}
          {adding === 'import' && <ImportDialog onClose={() => setAdding(null)} estate={estate} reload={reload} />}
          {(adding === 'asset' || adding === 'debt') && (
            <WithHoldings
              key={adding}
              ids={[]}
              withProperty={adding === 'debt'}
              onClose={() => setAdding(null)}
              estate={estate}
              reload={reload}
            >
              {(forms) => <HoldingDialog kind={adding} holding={null} onClose={() => setAdding(null)} {...forms} />}
            </WithHoldings>
          )}
        </Suspense>
      )}
    </>
  );
}

/** Who owes a debt is said in its form; accounts for retirement and policies stay a person's. */
const mayRetitle = ({ isLiability, assetType }: Holding): boolean =>
  !isLiability && assetType !== 'RETIREMENT' && assetType !== 'LIFE_INSURANCE';

function Holdings({ estate, sheet, reload, mayEdit, ...shown }: ScreenProps & { readonly mayEdit: boolean }) {
  const [account, setAccount] = useState<Account | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [retitling, setRetitling] = useState<string | null>(null);
  const [entity, setEntity] = useState<Entity | null>(null);
  const [charity, setCharity] = useState<Charity | null>(null);
  const entities = entitiesOf(estate);
  const rows = sheet.groups.flatMap((group) => group.rows);
  const assets = new Set(rows.flatMap(({ id, isLiability }) => (isLiability ? [] : [id])));
  const edit = (id: string): (() => void) | undefined => {
    if (!mayEdit) return undefined;
    const company = entities.find((one) => one.id === id);
    if (company) return () => setEntity(company);
    const kept = accountsOf(estate).find((one) => one.id === id);
    if (kept) return () => setAccount(kept);
    return () => setEditing(id);
  };
  return (
    <>
      <SheetView estate={estate} sheet={sheet} reload={reload} mayEdit={mayEdit} editOf={edit} {...shown} />
      <Entities entities={entities} editOf={({ id }) => edit(id)} editHolding={edit} />
      <Charities charities={charitiesOf(estate)} editOf={(one) => (mayEdit ? () => setCharity(one) : undefined)} />
      <Suspense>
        <NetWorthOverTime estateId={estate.id} version={estate.version} />
      </Suspense>
      {account && (
        <WithHoldings
          key={account.id}
          ids={[]}
          withProperty
          estate={estate}
          reload={reload}
          onClose={() => setAccount(null)}
        >
          {(forms) => <AccountDialog account={account} onClose={() => setAccount(null)} {...forms} />}
        </WithHoldings>
      )}
      {entity && (
        <Suspense>
          <EntityDialog
            key={entity.id}
            entity={entity}
            estate={estate}
            reload={reload}
            onClose={() => setEntity(null)}
          />
        </Suspense>
      )}
      {charity && (
        <Suspense>
          <CharityDialog
            key={charity.id}
            charity={charity}
            estate={estate}
            reload={reload}
            onClose={() => setCharity(null)}
          />
        </Suspense>
      )}
      {editing && (
        <WithHoldings
          key={editing}
          ids={[editing]}
          withProperty={!assets.has(editing)}
          estate={estate}
          reload={reload}
          onClose={() => setEditing(null)}
        >
          {(forms) => (
            <OneHolding id={editing} estate={forms.estate} onClose={() => setEditing(null)}>
              {(holding) => (
                <HoldingDialog
                  kind={holding.isLiability ? 'debt' : 'asset'}
                  holding={holding}
                  onClose={() => setEditing(null)}
                  {...forms}
                  {...(mayRetitle(holding) && {
                    onRetitle: () => {
                      setEditing(null);
                      setRetitling(editing);
                    },
                  })}
                />
              )}
            </OneHolding>
          )}
        </WithHoldings>
      )}
      {retitling && (
        <WithHoldings
          key={retitling}
          ids={[retitling]}
          estate={estate}
          reload={reload}
          onClose={() => setRetitling(null)}
        >
          {(forms) => (
            <OneHolding id={retitling} estate={forms.estate} onClose={() => setRetitling(null)}>
              {(holding) => <RetitleDialog holding={holding} onClose={() => setRetitling(null)} {...forms} />}
            </OneHolding>
          )}
        </WithHoldings>
      )}
    </>
  );
}
