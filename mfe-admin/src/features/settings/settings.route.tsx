import { useQuery } from '@apollo/client/react';
import { refreshed, useDocumentTitle, useSession } from '@platform/mfe-kit';
import { EmptyState, ErrorState, Grid, PageHead, Skeleton, Stack } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';
import { LanguageModelSheet } from './language-model-sheet.tsx';
import { QuotaSheet } from './quota-sheet.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { ADVISOR_SWITCHES, offered, SECURITY_SWITCHES } from './switches.ts';
import { TimeZoneSheet } from './time-zone-sheet.tsx';
import { useSettings } from './use-settings.tsx';

const SettingsRouteQuery = graphql(`
  query SettingsRoute($organizationId: ID!) {
    organization(organizationId: $organizationId) {
      id
      quotas { id ...QuotaSheet_quota }
      subOrganizations { id name }
    }
    organizationSettings(organizationId: $organizationId) {
      organizationId
      ...SettingValues_settings
    }
  }
`);

/** URL: /organization-settings */
export function SettingsRoute() {
  const { organization } = useSession();
  useDocumentTitle('Settings');
  return (
    <>
      <PageHead
        title="Settings"
        summary="Quotas, what advisors may do, and the calendar. A change takes effect at once for everyone signed in."
      />
      {organization ? (
        <Settings organizationId={organization.id} />
      ) : (
        <EmptyState
          title="No organization"
          text="Choose the role of an organization's administrator to change its settings."
        />
      )}
    </>
  );
}

function Settings({ organizationId }: { organizationId: string }) {
  const { data, error, refetch } = useQuery(SettingsRouteQuery, {
    variables: { organizationId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={8} label="Loading settings" />;
  const { organization, organizationSettings } = data;
  if (!organization || !organizationSettings) {
    return <ErrorState title="Settings did not load" onRetry={() => void refetch()} />;
  }
  const reload = (): Promise<void> => refreshed(refetch);
  return (
    <Stack gap={20}>
      <QuotaSheet organizationId={organizationId} quotas={organization.quotas ?? []} />
      <Changeable given={organizationSettings} onStale={reload} />
      <LanguageModelSheet organizationId={organizationId} />
    </Stack>
  );
}

interface ChangeableProps {
  readonly given: Parameters<typeof useSettings>[0];
  readonly onStale: () => Promise<void>;
}

function Changeable({ given, onStale }: ChangeableProps) {
  const settings = useSettings(given, onStale);
  return (
    <Grid columns="2">
      <SettingsSheet title="What advisors may do" switches={offered(ADVISOR_SWITCHES)} settings={settings} />
      <SettingsSheet title="Security and data" switches={offered(SECURITY_SWITCHES)} settings={settings} />
      <TimeZoneSheet settings={settings} />
      {settings.question}
    </Grid>
  );
}
