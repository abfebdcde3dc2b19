import { useQuery } from '@apollo/client/react';
import { useDocumentTitle, useSession } from '@platform/mfe-kit';
import { EmptyState, ErrorState, PageHead, Skeleton, Stack, StaleNote, Tabs } from '@platform/ui-kit';
import { useSearchParams } from 'react-router';
import { readFragment } from '../../gql/index.ts';
import { type Content, ReportContentParts_content, ReportContentQuery } from './content.queries.ts';
import { DisclosuresSheet } from './disclosures-sheet.tsx';
import { LookSheet } from './look-sheet.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { SlidesSheet } from './slides-sheet.tsx';
import { TitlesSheet } from './titles-sheet.tsx';
import { useContent } from './use-content.ts';

const PARTS = [
  { id: 'slides', label: 'Slides', Part: SlidesSheet },
  { id: 'disclosures', label: 'Disclosures', Part: DisclosuresSheet },
  { id: 'titles', label: 'Titles', Part: TitlesSheet },
  { id: 'settings', label: 'Settings', Part: SettingsSheet },
  { id: 'look', label: 'Logo and colors', Part: LookSheet },
] as const;

/** URL: /report-content */
export function ContentRoute() {
  const { organization } = useSession();
  useDocumentTitle('Report content');
  return (
    <>
      <PageHead
        title="Report content"
        summary="Your own pages, what stands under every report, and what whoever makes one may change."
      />
      {organization ? (
        <OfOrganization organizationId={organization.id} />
      ) : (
        <EmptyState
          title="No organization"
          text="Choose the role of an organization's administrator to change what its reports hold."
        />
      )}
    </>
  );
}

function OfOrganization({ organizationId }: { organizationId: string }) {
  const { data, error, refetch } = useQuery(ReportContentQuery, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
  });
  const retry = (): void => void refetch().catch(() => undefined);
  const found = data?.organizationContent;
  if (error && !found) return <ErrorState error={error} onRetry={retry} />;
  if (!data) return <Skeleton rows={6} label="Loading report content" />;
  if (!found) return <ErrorState title="The content of reports did not load" onRetry={retry} />;
  return (
    <Stack gap={20}>
      {error ? <StaleNote what="the content" onRetry={retry} /> : null}
      <Parts content={readFragment(ReportContentParts_content, found)} />
    </Stack>
  );
}

function Parts({ content }: { content: Content }) {
  const [params] = useSearchParams();
  const changes = useContent(content);
  const shown = PARTS.find(({ id }) => id === params.get('part')) ?? PARTS[0];
  return (
    <Stack gap={20}>
      <Tabs
        label="Parts of the content"
        tabs={PARTS.map(({ id, label }) => ({
          label,
          href: `/report-content?part=${id}`,
          current: id === shown.id,
        }))}
      />
      <shown.Part changes={changes} />
    </Stack>
  );
}
