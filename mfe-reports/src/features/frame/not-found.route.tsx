import { PageNotFound } from '@platform/mfe-kit';
import { Page } from '@platform/ui-kit';

/** An address of the reports area that leads nowhere. */
export function NotFoundRoute() {
  return (
    <Page>
      <PageNotFound homeHref="/reports" homeLabel="All reports" />
    </Page>
  );
}
