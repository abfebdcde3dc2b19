import { useQuery } from '@apollo/client/react';
import { isOrganizationWide } from '@platform/contracts/roles';
import { formatLongDate } from '@platform/kernel';
import { useDocumentTitle, usePermission, useSession } from '@platform/mfe-kit';
import { hourNow, today } from '@platform/mfe-kit/calendar';
import {
  Caption,
  EmptyState,
  ErrorState,
  type FigureProps,
  FigureStrip,
  Grid,
  LinkButton,
  Page,
  PageHead,
  Sheet,
} from '@platform/ui-kit';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { PageSkeleton } from '../app/page-skeleton.tsx';
import type { DashboardRouteQuery as DashboardData } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';
import css from './dashboard.module.css';
import { figuresAgeText, greeting, renewalText, workSentence } from './dashboard-words.ts';
import { HouseholdStrip } from './household-strip.tsx';
import { OpportunityList, WorkList } from './work-list.tsx';

const DashboardRouteQuery = graphql(`
  query DashboardRoute($organizationId: ID!) {
    estateOverview {
      estatesCount
      addedThisQuarter
      netWorth
      valuedWithin90DaysPercent
      estimatedEstateTax
      basicExclusion
      basicExclusionAuthority
      figuresAsOf
      staleFiguresCount
      hasMoreWork
      households {
        estateId
        displayName
        netWorth
      }
      work {
        id
        kind
        estateId
        estateName
        title
        detail
        path
        actionLabel
        days
      }
      opportunities {
        kind
        title
        detail
        count
        estateIds
      }
    }
    organization(id: $organizationId) {
      id
      quotas {
        id
        type
        total
        free
        rotationDays
        rotationStartedAt
        adjustNextRotationAt
      }
    }
  }
`);

/** URL: /dashboard */
export function DashboardRoute() {
  const { account, organization } = useSession();
  useDocumentTitle('Dashboard');
  const canUpload = usePermission('document:upload');
  const canCreate = usePermission('estate:create');
  const seesQuotas = usePermission('quota:view');
  const { data, error, refetch } = useQuery(DashboardRouteQuery, {
    variables: { organizationId: organization?.id ?? '' },
    errorPolicy: 'all',
  });
  if (!data?.estateOverview && !error) return <PageSkeleton />;
  const overview = data?.estateOverview;
  return (
    <Page>
      <PageHead
        title={`${greeting(hourNow())}, ${account.name.split(' ')[0]}`}
        summary={`${formatLongDate(today())}. ${overview ? workSentence(overview.work, overview.hasMoreWork) : ''}`}
        actions={
          <>
            {canUpload && (
              <LinkButton href="/documents/upload" icon={<IconUpload size={17} stroke={1.6} />}>
                Upload documents
              </LinkButton>
            )}
            {canCreate && (
              <LinkButton primary href="/clients/new" icon={<IconPlus size={17} stroke={1.6} />}>
                New client
              </LinkButton>
            )}
          </>
        }
      />
      {!overview && (
        <Sheet>
          <ErrorState title="The dashboard did not load" error={error} onRetry={() => void refetch()} />
        </Sheet>
      )}
      {overview && overview.estatesCount === 0 && <FirstClient canCreate={canCreate} />}
      {overview && overview.estatesCount > 0 && data && <Content data={data} seesQuotas={seesQuotas} />}
    </Page>
  );
}

/** Whether these are the clients of somebody's own firm; whoever is given single estates sees those, and no firm. */
function useReachesTheFirm(): boolean {
  const { activeRole } = useSession().account;
  return activeRole === 'SUPER_ADMIN' || Boolean(activeRole && isOrganizationWide(activeRole));
}

type Figures = readonly (FigureProps & { readonly id: string })[];

/** Nothing for whoever has no tokens to see; a dash while they could not be read. */
function tokenFigure({ organization }: DashboardData, seesQuotas: boolean): Figures {
  const tokens = organization?.quotas?.find(({ type }) => type === 'DOC_ABSTRACTION_TOKENS');
  if (!seesQuotas || (organization?.quotas && !tokens)) return [];
  return [
    {
      id: 'tokens',
      label: 'Document tokens left',
      children: tokens ? tokens.free.toLocaleString('en-US') : '–',
      caption: tokens ? renewalText(tokens) : 'Not available at the moment',
    },
  ];
}

function figuresOf(data: DashboardData, seesQuotas: boolean, ofTheFirm: boolean): Figures {
  const { estateOverview } = data;
  return [
    {
      id: 'households',
      label: 'Households',
      children: estateOverview.estatesCount.toLocaleString('en-US'),
      caption: `${estateOverview.addedThisQuarter} added this quarter`,
    },
    {
      id: 'net-worth',
      label: ofTheFirm ? 'Net worth on the platform' : 'Net worth',
      cents: estateOverview.netWorth,
      caption: `${Math.round(estateOverview.valuedWithin90DaysPercent)}% valued within 90 days`,
    },
    {
      id: 'tax',
      label: 'Estimated estate tax',
      tone: 'tax',
      cents: estateOverview.estimatedEstateTax,
      caption: 'Federal and state, both deaths',
    },
    ...tokenFigure(data, seesQuotas),
  ];
}

function Content({ data, seesQuotas }: { data: DashboardData; seesQuotas: boolean }) {
  const ofTheFirm = useReachesTheFirm();
  const { estateOverview: overview } = data;
  return (
    <>
      <FigureStrip figures={figuresOf(data, seesQuotas, ofTheFirm)} />
      <Caption>{figuresAgeText(overview)}</Caption>
      <div className={css.gap}>
        <Grid columns="8-4">
          <WorkList items={overview.work} hasMore={overview.hasMoreWork} />
          <OpportunityList title={ofTheFirm ? 'Opportunities' : 'Worth a look'} items={overview.opportunities} />
        </Grid>
      </div>
      {(ofTheFirm || overview.households.length > 1) && (
        <div className={css.gap}>
          <Sheet title={ofTheFirm ? 'Where your households stand' : 'Where these households stand'}>
            <HouseholdStrip
              households={overview.households}
              exclusion={overview.basicExclusion}
              authority={overview.basicExclusionAuthority}
            />
          </Sheet>
        </div>
      )}
    </>
  );
}

function FirstClient({ canCreate }: { canCreate: boolean }) {
  if (!canCreate) {
    return (
      <Sheet>
        <EmptyState title="Nothing is shared with you yet" text="Estates that are shared with you show here." />
      </Sheet>
    );
  }
  return (
    <Sheet>
      <EmptyState
        title="Bring in your first client"
        text="A client is a household: its people, what it owns, and the documents that say where it goes."
        actions={
          <LinkButton primary href="/clients/new" icon={<IconPlus size={17} stroke={1.6} />}>
            New client
          </LinkButton>
        }
      />
    </Sheet>
  );
}
