import { useDocumentTitle } from '@platform/mfe-kit';
import { EmptyState, LinkButton, Page } from '@platform/ui-kit';

export function PageNotFound({ homeHref, homeLabel }: { homeHref: string; homeLabel: string }) {
  useDocumentTitle('Page not found');
  return (
    <EmptyState
      title="Page not found"
      text="There is nothing at this address."
      actions={
        <LinkButton primary href={homeHref}>
          {homeLabel}
        </LinkButton>
      }
    />
  );
}

/** An address of the clients area that leads nowhere. */
export function NotFoundRoute() {
  return (
    <Page>
      <PageNotFound homeHref="/clients" homeLabel="All clients" />
    </Page>
  );
}
