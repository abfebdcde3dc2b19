import type { DocumentStatus } from '@platform/contracts/domain';
import { formatDate } from '@platform/kernel';
import {
  Chip,
  EmptyState,
  LinkButton,
  List,
  ListItem,
  MeaningIcon,
  Monogram,
  Sheet,
  type Tone,
  UiLink,
} from '@platform/ui-kit';
import { estatePaths } from '../estate/estate.paths.ts';
import type { OverviewDocument } from './overview-query.ts';

const TONES: Readonly<Partial<Record<DocumentStatus, Tone>>> = {
  COMPLETE: 'positive',
  UNDER_REVIEW: 'warning',
  IN_PROGRESS: 'warning',
  ACTION_REQUIRED: 'danger',
};

export function KeyDocuments({ estateId, documents }: { estateId: string; documents: OverviewDocument }) {
  const { documents: href } = estatePaths(estateId);
  const { collection, metadata } = documents;
  return (
    <Sheet
      title="Key documents"
      aside={collection.length > 0 && <UiLink href={href}>All {metadata.totalCount}</UiLink>}
    >
      {collection.length === 0 ? (
        <EmptyState
          tone="document"
          title="No documents yet"
          text="A will or a trust tells who receives what."
          actions={<LinkButton href={href}>Open documents</LinkButton>}
        />
      ) : (
        <List label="Key documents">
          {collection.map(({ id, name, executedAt, status, shownStatus }) => (
            <ListItem
              key={id}
              leading={
                <Monogram square tone="document" size={32}>
                  <MeaningIcon name="document" size={17} />
                </Monogram>
              }
              title={name}
              text={executedAt ? `Signed ${formatDate(executedAt)}` : 'No date on file'}
              trailing={<Chip tone={TONES[status] ?? 'asset'}>{shownStatus}</Chip>}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}
