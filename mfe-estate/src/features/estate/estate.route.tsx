import { useQuery } from '@apollo/client/react';
import { formatDayOf } from '@platform/kernel';
import { PageNotFound, usePermission } from '@platform/mfe-kit';
import {
  AccessDeniedState,
  Caption,
  EmptyState,
  LinkButton,
  Page,
  RailFrame,
  type RailItem,
  Skeleton,
} from '@platform/ui-kit';
import {
  IconBuildingBank,
  IconFileText,
  IconLayoutGrid,
  IconReceipt,
  IconReport,
  IconShield,
  IconSitemap,
  IconUsers,
} from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { estatePaths } from './estate.paths.ts';
import { useEstateUpdates } from './estate-updates.ts';
import { isNotFound } from './expected.ts';
import { placeOf } from './places.ts';

const OverviewRoute = lazy(() => import('../overview/overview.route.tsx').then((m) => ({ default: m.OverviewRoute })));
const FamilyRoute = lazy(() => import('../family/family.route.tsx').then((m) => ({ default: m.FamilyRoute })));
const BalanceSheetRoute = lazy(() =>
  import('../balance-sheet/balance-sheet.route.tsx').then((m) => ({ default: m.BalanceSheetRoute })),
);
const TrustsRoute = lazy(() => import('../trusts/trusts.route.tsx').then((m) => ({ default: m.TrustsRoute })));
const TaxesRoute = lazy(() => import('../taxes/taxes.route.tsx').then((m) => ({ default: m.TaxesRoute })));
const DiagramRoute = lazy(() => import('../diagram/diagram.route.tsx').then((m) => ({ default: m.DiagramRoute })));

const EstateFrameQuery = graphql(`
  query EstateFrame($estateId: ID!) {
    estate(id: $estateId) { id displayName city clientState updatedAt }
  }
`);

const icon = (Glyph: typeof IconUsers): ReactNode => <Glyph size={18} stroke={1.6} />;

function railItems(estateId: string, pathname: string, mayReport: boolean): RailItem[] {
  const paths = estatePaths(estateId);
  const entries = [
    { label: 'Overview', href: paths.overview, icon: icon(IconLayoutGrid) },
    { label: 'Family', href: paths.family, icon: icon(IconUsers) },
    { label: 'Balance sheet', href: paths.balanceSheet, icon: icon(IconBuildingBank) },
    { label: 'Trusts', href: paths.trusts, icon: icon(IconShield) },
    { label: 'Documents', href: paths.documents, icon: icon(IconFileText) },
    { label: 'Estate diagram', href: paths.diagram, icon: icon(IconSitemap) },
    { label: 'Taxes', href: paths.taxes, icon: icon(IconReceipt) },
    ...(mayReport ? [{ label: 'Reports', href: paths.reports, icon: icon(IconReport) }] : []),
  ];
  const here = pathname.replace(/\/$/, '');
  return entries.map((entry) => ({
    ...entry,
    current: entry.href === paths.overview ? here === entry.href : here.startsWith(entry.href),
  }));
}

/** URL: /estate/:estateId/* */
export function EstateRoute() {
  const { estateId = '' } = useParams();
  const mayView = usePermission('estate:view');
  if (!mayView) {
    return (
      <Page>
        <AccessDeniedState hint="Ask an advisor of this client" />
      </Page>
    );
  }
  return <EstateFrame key={estateId} estateId={estateId} />;
}

function EstateFrame({ estateId }: { estateId: string }) {
  const { pathname } = useLocation();
  const mayReport = usePermission('report:view');
  const { data, error } = useQuery(EstateFrameQuery, { variables: { estateId } });
  useEstateUpdates(estateId);
  const estate = data?.estate;
  if (data?.estate === null || isNotFound(error)) return <EstateNotFound />;
  const isCanvas = pathname.includes('/estate-plan/');
  return (
    <RailFrame
      label="Estate"
      heading={estate?.displayName ?? 'Estate'}
      subheading={estate ? placeOf(estate) : undefined}
      items={railItems(estateId, pathname, mayReport)}
      footer={estate && <Caption>Last change {formatDayOf(estate.updatedAt)}</Caption>}
      canvas={isCanvas}
    >
      <Suspense fallback={<Skeleton rows={8} label="Loading" />}>
        <Routes>
          <Route index element={<OverviewRoute />} />
          <Route path="family" element={<FamilyRoute />} />
          <Route path="balance-sheet" element={<BalanceSheetRoute />} />
          <Route path="trusts" element={<TrustsRoute />} />
          <Route path="trusts/:trustId" element={<TrustsRoute />} />
          <Route path="taxes" element={<TaxesRoute />} />
          <Route path="estate-plan/estate-diagram" element={<DiagramRoute />} />
          <Route
            path="*"
            element={<PageNotFound homeHref={estatePaths(estateId).overview} homeLabel="Estate overview" />}
          />
        </Routes>
      </Suspense>
    </RailFrame>
  );
}

function EstateNotFound() {
  return (
    <Page>
      <EmptyState
        title="This client was not found"
        text="It may have been removed, or it belongs to somebody else's organization."
        actions={
          <LinkButton primary href="/clients">
            All clients
          </LinkButton>
        }
      />
    </Page>
  );
}
