import { ErrorState, Page, PageHead } from '@platform/ui-kit';

/** In place of a page of a report that was deleted, with the way back in its breadcrumb. */
export function ReportGone() {
  return (
    <Page>
      <PageHead title="Report" />
      <ErrorState title="This report does not exist any more" text="Somebody may have deleted it." />
    </Page>
  );
}
