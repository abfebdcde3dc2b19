import { useQuery } from '@apollo/client/react';
import { useDocumentTitle, useSession } from '@platform/mfe-kit';
import { ErrorState, Note, Page, PageHead, Sheet, Skeleton } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';
import { ReportSettingsForm } from './report-settings-form.tsx';

const OwnReportSettings = graphql(`
  query OwnReportSettings {
    ownReportSettings {
      id
      availableSections {
        id
        title
        description
        required
      }
      ...ReportSettingsForm_settings
    }
  }
`);

/** URL: /account/edit/report-settings */
export function ReportSettingsRoute() {
  const { impersonatedBy } = useSession();
  useDocumentTitle('Report settings');
  if (impersonatedBy) {
    return (
      <Page>
        <PageHead title="Report settings" />
        <Note tone="warning">Report settings cannot be changed in support mode.</Note>
      </Page>
    );
  }
  return <ReportSettings />;
}

function ReportSettings() {
  const { account } = useSession();
  const { data, error, refetch } = useQuery(OwnReportSettings, { fetchPolicy: 'network-only' });
  const settings = data?.ownReportSettings;
  return (
    <Page>
      <PageHead title="Report settings" summary="What a new report of yours starts with. Each can still be changed." />
      {error && !settings ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : settings ? (
        <ReportSettingsForm
          settings={settings}
          sections={settings.availableSections}
          accountName={account.name}
          onReload={async () => (await refetch()).data?.ownReportSettings}
        />
      ) : (
        <Sheet title="Your new reports">
          <Skeleton rows={9} label="Loading your report settings" />
        </Sheet>
      )}
    </Page>
  );
}
