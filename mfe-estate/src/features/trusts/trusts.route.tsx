import { useQuery } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { abbreviateCents, counted } from '@platform/kernel';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import { Button, Chip, EmptyState, LinkButton, lazyPart, Money, PageHead, Sheet, UiLink } from '@platform/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { estatePaths } from '../estate/estate.paths.ts';
import { Loaded } from '../estate/loaded.tsx';
import { Convergence } from './convergence.tsx';
import { TrustSheet } from './trust-sheet.tsx';
import css from './trusts.module.css';
import { type TrustDetails, type TrustsEstate, type TrustsReload, TrustsRouteQuery } from './trusts-query.ts';

// The form, its masks and rules are fetched with the first of them, not with the page.
const TrustDialog = lazyPart(() => import('./trust-dialog.tsx'), 'TrustDialog');

/** URL: /estate/:estateId/trusts and /estate/:estateId/trusts/:trustId */
export function TrustsRoute() {
  const { estateId = '' } = useParams();
  const query = useQuery(TrustsRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  const reload = async (): Promise<TrustsEstate | null> => (await query.refetch()).data?.estate ?? null;
  return (
    <Loaded query={query} what="the trusts">
      {({ estate }) => estate && <Trusts estate={estate} reload={reload} />}
    </Loaded>
  );
}

function summaryOf(trusts: readonly TrustDetails[]): string {
  const atDeath = trusts.filter(({ createdUponDeath }) => createdUponDeath).length;
  const count = counted(trusts.length, 'trust');
  if (atDeath === 0) return `${count}.`;
  return `${count}, ${atDeath} of which ${atDeath === 1 ? 'begins' : 'begin'} at a death.`;
}

function Trusts({ estate, reload }: TrustsReload) {
  const { trustId } = useParams();
  useDocumentTitle('Trusts');
  const mayEdit = usePermission('estate:edit');
  const [edited, setEdited] = useState<TrustDetails | 'new' | null>(null);
  const { trusts } = estate;
  const paths = estatePaths(estate.id);
  const opened = trusts.find(({ id }) => id === trustId);
  const shown = opened ?? (trustId ? undefined : trusts[0]);
  const add = mayEdit ? (
    <Button primary icon={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      Add trust
    </Button>
  ) : null;
  const dialog = edited && (
    <Suspense>
      <TrustDialog
        estate={estate}
        reload={reload}
        trust={edited === 'new' ? null : edited}
        onClose={() => setEdited(null)}
      />
    </Suspense>
  );
  if (trusts.length === 0) {
    return (
      <>
        <PageHead title="Trusts" />
        <EmptyState
          tone="trust"
          title="No trusts yet"
          text="Enter one, or upload its instrument: what it says about money, people and deaths is read from its pages."
          actions={
            <>
              {add}
              <LinkButton href={paths.documents}>Open documents</LinkButton>
            </>
          }
        />
        {dialog}
      </>
    );
  }
  return (
    <>
      <PageHead title="Trusts" summary={summaryOf(trusts)} actions={add} />
      <div className={css.columns} data-opened={opened ? '' : undefined}>
        <Sheet padded={false} className={css.list}>
          <nav aria-label="Trusts">
            {trusts.map((trust) => (
              <TrustLink
                key={trust.id}
                trust={trust}
                href={`${paths.trusts}/${trust.id}`}
                current={trust.id === shown?.id}
              />
            ))}
          </nav>
        </Sheet>
        <div className={css.details}>
          {opened && (
            <p className={css.back}>
              <UiLink href={paths.trusts}>All trusts</UiLink>
            </p>
          )}
          {shown ? (
            <TrustSheet
              trust={shown}
              notesHref={`${paths.trusts}/${shown.id}/notes`}
              dispositionsHref={`${paths.trusts}/${shown.id}/dispositions`}
              documentsHref={paths.documents}
              onEdit={mayEdit ? () => setEdited(shown) : null}
            >
              <Convergence trust={shown} estate={estate} reload={reload} mayEdit={mayEdit} />
            </TrustSheet>
          ) : (
            <EmptyState tone="trust" title="This trust was not found" text="It may have been removed." />
          )}
        </div>
      </div>
      {dialog}
    </>
  );
}

function TrustState({ trust }: { trust: TrustDetails }) {
  const { insideEstate, createdUponDeath, terminated, revokedBy } = trust;
  if (terminated) return <Chip tone="warning">{revokedBy ? 'Revoked' : 'Ended'}</Chip>;
  if (createdUponDeath) return <Chip tone="asset">Begins at a death</Chip>;
  const where = insideEstate === null ? 'Not known' : insideEstate ? 'In the estate' : 'Outside';
  return <Chip tone={insideEstate ? 'asset' : 'trust'}>{where}</Chip>;
}

function TrustLink({ trust, href, current }: { trust: TrustDetails; href: string; current: boolean }) {
  const { name, kind, netWorth, benefitAtDeath, createdUponDeath } = trust;
  return (
    <UiLink className={css.link} href={href} aria-current={current ? 'page' : undefined}>
      <span className={css.linkText}>
        <b>{name}</b>
        <span>{labelOf('TrustKind', kind)}</span>
        {benefitAtDeath !== null && <span>Pays {abbreviateCents(benefitAtDeath)} at a death</span>}
      </span>
      <span className={css.linkFigures}>
        <Money cents={createdUponDeath ? null : netWorth} />
        <TrustState trust={trust} />
      </span>
    </UiLink>
  );
}
