import { PageNotFound } from '@platform/mfe-kit';
import { Page } from '@platform/ui-kit';

/** An address of the clients area that leads nowhere. */
export function NotFoundRoute() {
  return (
    <Page>
      <PageNotFound homeHref="/clients" homeLabel="All clients" />
    </Page>
  );
}
