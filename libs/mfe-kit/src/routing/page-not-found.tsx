import { EmptyState, LinkButton } from '@platform/ui-kit';
import { IconMapOff } from '@tabler/icons-react';
import { useDocumentTitle } from './document-title.ts';

/** An address of an area that leads nowhere, and the way back into the area. */
export function PageNotFound({ homeHref, homeLabel }: { readonly homeHref: string; readonly homeLabel: string }) {
  useDocumentTitle('Page not found');
  return (
    <EmptyState
      page
      icon={<IconMapOff size={24} stroke={1.6} />}
      tone="asset"
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
