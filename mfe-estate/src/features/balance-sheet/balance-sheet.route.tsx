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
  holdingsOf,
} from './balance-sheet-query.ts';
import { Charities, Entities } from './entities.tsx';
import { type Charity, charitiesOf, type Entity, entitiesOf } from './entity-query.ts';
import type { HoldingKind } from './holding.schema.ts';
import { type SheetShown, SheetView } from './sheet-view.tsx';

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
  const variables = { estateId, mode, hideEmptyColumns: hide };
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
  const { groups, asOf } = sheet;
  const holdings = new Set(groups.flatMap(({ rows }) => rows.map(({ id }) => id))).size;
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
            <AccountDialog account={null} onClose={() => setAdding(null)} estate={estate} reload={reload} />
          )}
          {adding === 'entity' && (
            <EntityDialog entity={null} onClose={() => setAdding(null)} estate={estate} reload={reload} />
          )}
          {adding === 'charity' && (
            <CharityDialog charity={null} onClose={() => setAdding(null)} estate={estate} reload={reload} />
          )}
          {adding === 'import' && <ImportDialog onClose={() => setAdding(null)} estate={estate} reload={reload} />}
          {(adding === 'asset' || adding === 'debt') && (
            <HoldingDialog
              key={adding}
              kind={adding}
              holding={null}
              onClose={() => setAdding(null)}
              estate={estate}
              reload={reload}
            />
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
  const [editing, setEditing] = useState<Holding | null>(null);
  const [retitling, setRetitling] = useState<Holding | null>(null);
  const [entity, setEntity] = useState<Entity | null>(null);
  const [charity, setCharity] = useState<Charity | null>(null);
  const entities = entitiesOf(estate);
  const holdings = new Map(holdingsOf(estate).map((holding) => [holding.id, holding]));
  const edit = (id: string): (() => void) | undefined => {
    if (!mayEdit) return undefined;
    const company = entities.find((one) => one.id === id);
    if (company) return () => setEntity(company);
    const kept = accountsOf(estate).find((one) => one.id === id);
    if (kept) return () => setAccount(kept);
    const holding = holdings.get(id);
    return holding && (() => setEditing(holding));
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
        <Suspense>
          <AccountDialog
            key={account.id}
            account={account}
            estate={estate}
            reload={reload}
            onClose={() => setAccount(null)}
          />
        </Suspense>
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
        <Suspense>
          <HoldingDialog
            key={editing.id}
            kind={editing.isLiability ? 'debt' : 'asset'}
            holding={editing}
            estate={estate}
            reload={reload}
            onClose={() => setEditing(null)}
            {...(mayRetitle(editing) && {
              onRetitle: () => {
                setEditing(null);
                setRetitling(editing);
              },
            })}
          />
        </Suspense>
      )}
      {retitling && (
        <Suspense>
          <RetitleDialog
            key={retitling.id}
            holding={retitling}
            estate={estate}
            reload={reload}
            onClose={() => setRetitling(null)}
          />
        </Suspense>
      )}
    </>
  );
}
