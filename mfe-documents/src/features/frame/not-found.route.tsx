import { PageNotFound } from '@platform/mfe-kit';
import { Page } from '@platform/ui-kit';

/** An address of the documents area that leads nowhere. */
export function NotFoundRoute() {
  return (
    <Page>
      <PageNotFound homeHref="/documents" homeLabel="All documents" />
    </Page>
  );
}
