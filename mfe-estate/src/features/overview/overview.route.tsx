import { useQuery } from '@apollo/client/react';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import { Button, Grid, LinkButton, lazyPart, PageHead, SkeletonBar, SkeletonGroup, Stack } from '@platform/ui-kit';
import { IconHome, IconReport, IconSitemap, IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { DistributionProblem } from '../estate/distribution-problem.tsx';
import { estatePaths } from '../estate/estate.paths.ts';
import { Loaded } from '../estate/loaded.tsx';
import { OnboardingNote } from '../onboarding/onboarding-note.tsx';
import { ClientOpportunitiesSheet } from '../opportunities/client-opportunities-sheet.tsx';
import { OpportunitiesSheet } from '../opportunities/opportunities-sheet.tsx';
import { RemindersSheet } from '../reminders/reminders-sheet.tsx';
import { ConflictsSummary } from './conflicts-summary.tsx';
import { householdSentence } from './household-sentence.ts';
import { KeyDocuments } from './key-documents.tsx';
import { KeyFigures } from './key-figures.tsx';
import { NetWorthSheet } from './net-worth-sheet.tsx';
import css from './overview.module.css';
import { type OverviewDocument, type OverviewEstate, OverviewRouteQuery } from './overview-query.ts';
import { RecentActivity } from './recent-activity.tsx';
import { TaxExposureSheet } from './tax-exposure-sheet.tsx';
import { ToSettle } from './to-settle.tsx';
import { WhoActs } from './who-acts.tsx';
import { WhoReceives } from './who-receives.tsx';

// Who has access is fetched when somebody asks, not with the overview.
const HouseholdDialog = lazyPart(() => import('./household-dialog.tsx'), 'HouseholdDialog');
// What heirs take over is worked out by itself, after the page stands, and again when the estate is another.
const HeirsSection = lazyPart(() => import('../heirs/heirs-section.tsx'), 'HeirsSection');
const AccessDrawer = lazyPart(() => import('../access/access-drawer.tsx'), 'AccessDrawer');

/** URL: /estate/:estateId */
export function OverviewRoute() {
  const { estateId = '' } = useParams();
  const query = useQuery(OverviewRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  const reload = async () => (await query.refetch()).data?.estate ?? null;
  return (
    <Loaded query={query} what="the overview" skeleton={<OverviewSkeleton />}>
      {({ estate, documents }) => estate && <Overview estate={estate} documents={documents} reload={reload} />}
    </Loaded>
  );
}

interface OverviewProps {
  readonly estate: OverviewEstate;
  readonly documents: OverviewDocument;
  readonly reload: () => Promise<OverviewEstate | null>;
}

function Overview({ estate, documents, reload }: OverviewProps) {
  const paths = estatePaths(estate.id);
  const maySeeAccess = usePermission('estate:share-list');
  const [sharing, setSharing] = useState(false);
  const mayReport = usePermission('report:create');
  const mayEdit = usePermission('estate:edit');
  const [editing, setEditing] = useState(false);
  useDocumentTitle(estate.displayName);
  const { problem } = estate.distribution;
  return (
    <>
      <PageHead
        title={estate.displayName}
        summary={householdSentence(estate)}
        actions={
          <>
            {mayEdit && (
              <Button icon={<IconHome size={17} stroke={1.6} />} onClick={() => setEditing(true)}>
                Household
              </Button>
            )}
            {maySeeAccess && (
              <Button icon={<IconUserPlus size={17} stroke={1.6} />} onClick={() => setSharing(true)}>
                Share
              </Button>
            )}
            <LinkButton href={paths.diagram} icon={<IconSitemap size={17} stroke={1.6} />}>
              Estate diagram
            </LinkButton>
            {mayReport && (
              <LinkButton primary href={paths.newReport} icon={<IconReport size={17} stroke={1.6} />}>
                Create report
              </LinkButton>
            )}
          </>
        }
      />
      {sharing && (
        <Suspense>
          <AccessDrawer estateId={estate.id} displayName={estate.displayName} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {editing && (
        <Suspense>
          <HouseholdDialog estate={estate} reload={reload} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      <Stack gap={24}>
        {problem && <DistributionProblem estateId={estate.id} problem={problem} />}
        <div className={css.notes}>
          <OnboardingNote estateId={estate.id} isNew={estate.hasZeroAssetsOrAccounts === true} />
          <ToSettle estate={estate} />
        </div>
        <KeyFigures estate={estate} />
        {!problem && <WhoReceives estate={estate} />}
        {!problem && (
          <Suspense>
            <HeirsSection key={estate.version} estateId={estate.id} />
          </Suspense>
        )}
        <Grid columns="7-5">
          <NetWorthSheet estate={estate} />
          <TaxExposureSheet estate={estate} />
          <KeyDocuments estateId={estate.id} documents={documents} />
          <WhoActs estate={estate} />
          {mayEdit ? <OpportunitiesSheet estateId={estate.id} /> : <ClientOpportunitiesSheet estateId={estate.id} />}
          <ConflictsSummary estateId={estate.id} />
          {mayEdit && <RemindersSheet estateId={estate.id} />}
          {mayEdit && <RecentActivity estateId={estate.id} />}
        </Grid>
      </Stack>
    </>
  );
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup label="Loading the overview">
      <Stack gap={24}>
        <SkeletonBar width={280} height={30} />
        <SkeletonBar height={76} />
        <SkeletonBar height={40} />
        <Grid columns="7-5">
          <SkeletonBar height={360} />
          <SkeletonBar height={360} />
        </Grid>
      </Stack>
    </SkeletonGroup>
  );
}
