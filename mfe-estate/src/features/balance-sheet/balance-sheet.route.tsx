import { useQuery } from '@apollo/client/react';
import { counted, formatDate } from '@platform/kernel';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import { Button, Caption, Chip, EmptyState, lazyPart, Menu, PageHead, Row, Switch } from '@platform/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../estate/loaded.tsx';
import { useMediaQuery } from '../estate/media-query.ts';
import css from './balance-sheet.module.css';
import { BalanceSheetList } from './balance-sheet-list.tsx';
import {
  type BalanceSheetEstate,
  BalanceSheetRouteQuery,
  type EstateReload,
  type Holding,
  holdingsOf,
} from './balance-sheet-query.ts';
import { Amount, BalanceSheetTable } from './balance-sheet-table.tsx';
import { Charities, Entities } from './entities.tsx';
import { type Charity, charitiesOf, type Entity, entitiesOf } from './entity-query.ts';
import type { HoldingKind } from './holding.schema.ts';

// Forms, their masks and rules are fetched with the first of them, not with the sheet.
const EntityDialog = lazyPart(() => import('./entity-dialog.tsx'), 'EntityDialog');
const CharityDialog = lazyPart(() => import('./charity-dialog.tsx'), 'CharityDialog');
const RetitleDialog = lazyPart(() => import('./retitle-dialog.tsx'), 'RetitleDialog');
const HoldingDialog = lazyPart(() => import('./holding-dialog.tsx'), 'HoldingDialog');

/** URL: /estate/:estateId/balance-sheet */
export function BalanceSheetRoute() {
  const { estateId = '' } = useParams();
  const query = useQuery(BalanceSheetRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  const reload = async (): Promise<BalanceSheetEstate | null> => (await query.refetch()).data?.estate ?? null;
  return (
    <Loaded query={query} what="the balance sheet">
      {({ estate }) => estate && <BalanceSheetScreen estate={estate} reload={reload} />}
    </Loaded>
  );
}

function BalanceSheetScreen({ estate, reload }: EstateReload) {
  useDocumentTitle('Balance sheet');
  const mayEdit = usePermission('estate:edit');
  const [adding, setAdding] = useState<HoldingKind | 'entity' | 'charity' | null>(null);
  const { groups, asOf } = estate.balanceSheet;
  const holdings = groups.reduce((count, { rows }) => count + rows.length, 0);
  const isEmpty = holdings + estate.entities.length + estate.charitables.length === 0;
  const add = mayEdit && (
    <>
      <Menu
        label="Add something else"
        trigger={<Button>More</Button>}
        items={[
          { id: 'entity', label: 'Entity', onSelect: () => setAdding('entity') },
          { id: 'charity', label: 'Charity', onSelect: () => setAdding('charity') },
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
            : `${counted(holdings, 'holding')}, by owner.${asOf ? ` Latest value of ${formatDate(asOf)}.` : ''}`
        }
        actions={!isEmpty && add}
      />
      {isEmpty ? (
        <EmptyState
          tone="asset"
          title="Nothing on the balance sheet yet"
          text="What the household owns and owes, by owner. Net worth, shares and taxes follow from it."
          actions={add}
        />
      ) : (
        <Holdings estate={estate} reload={reload} mayEdit={mayEdit} />
      )}
      {adding && (
        <Suspense>
          {adding === 'entity' && (
            <EntityDialog entity={null} onClose={() => setAdding(null)} estate={estate} reload={reload} />
          )}
          {adding === 'charity' && (
            <CharityDialog charity={null} onClose={() => setAdding(null)} estate={estate} reload={reload} />
          )}
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

function Holdings({ estate, reload, mayEdit }: EstateReload & { readonly mayEdit: boolean }) {
  const [hideEmpty, setHideEmpty] = useState(true);
  const [editing, setEditing] = useState<Holding | null>(null);
  const [retitling, setRetitling] = useState<Holding | null>(null);
  const [entity, setEntity] = useState<Entity | null>(null);
  const [charity, setCharity] = useState<Charity | null>(null);
  const entities = entitiesOf(estate);
  const isPhone = useMediaQuery('(max-width: 760px)');
  const sheet = estate.balanceSheet;
  const stale = sheet.groups.flatMap(({ rows }) => rows).filter(({ isStale }) => isStale).length;
  const holdings = new Map(holdingsOf(estate).map((holding) => [holding.id, holding]));
  const edit = (id: string): (() => void) | undefined => {
    if (!mayEdit) return undefined;
    const company = entities.find((one) => one.id === id);
    if (company) return () => setEntity(company);
    const holding = holdings.get(id);
    return holding && (() => setEditing(holding));
  };
  const Body = isPhone ? BalanceSheetList : BalanceSheetTable;
  return (
    <>
      <Row gap={16} justify="between" wrap className={css.toolbar}>
        {isPhone ? (
          <span />
        ) : (
          <Switch
            label="Hide empty columns"
            checked={hideEmpty}
            onChange={(event) => setHideEmpty(event.target.checked)}
          />
        )}
        {stale > 0 && (
          <Chip tone="warning" icon="stale">
            {counted(stale, 'stale value')}
          </Chip>
        )}
      </Row>
      <Body sheet={sheet} hideEmpty={hideEmpty} editOf={edit} />
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
      <Entities entities={entities} editOf={({ id }) => edit(id)} editHolding={edit} />
      <Charities charities={charitiesOf(estate)} editOf={(one) => (mayEdit ? () => setCharity(one) : undefined)} />
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
