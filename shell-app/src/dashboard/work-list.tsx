import { usePermission } from '@platform/mfe-kit';
import { Chip, LinkButton, List, ListItem, MeaningIcon, Monogram, Sheet, type Tone, UiLink } from '@platform/ui-kit';
import type { DashboardRouteQuery, WorkItemKind } from '../gql/graphql.ts';
import css from './dashboard.module.css';
import { sinceText } from './dashboard-words.ts';

type Overview = DashboardRouteQuery['estateOverview'];

const LOOK: Readonly<Record<WorkItemKind, { readonly tone: Tone; readonly icon: 'document' | 'danger' | 'stale' }>> = {
  REMINDER_DUE: { tone: 'accent', icon: 'stale' },
  VALUES_TO_REVIEW: { tone: 'document', icon: 'document' },
  ABSTRACTION_PROBLEM: { tone: 'tax', icon: 'danger' },
  STALE_VALUATION: { tone: 'asset', icon: 'stale' },
  MISSING_DOCUMENT: { tone: 'accent', icon: 'document' },
};

/** The verb of an item, for whoever may do it; anybody else can look. */
function useActionLabel(): (item: Overview['work'][number]) => string {
  const mayUpload = usePermission('document:upload');
  const mayEdit = usePermission('estate:edit');
  return ({ kind, actionLabel }) => {
    const may = kind === 'MISSING_DOCUMENT' ? mayUpload : kind !== 'STALE_VALUATION' || mayEdit;
    return may ? actionLabel : 'Open';
  };
}

interface WorkListProps {
  readonly items: Overview['work'];
  /** More waits than is listed. */
  readonly hasMore: boolean;
}

export function WorkList({ items, hasMore }: WorkListProps) {
  const actionLabel = useActionLabel();
  const mayAdvise = usePermission('estate:edit');
  return (
    <Sheet
      title={
        <>
          Your work <Chip>{hasMore ? `${items.length}+` : items.length}</Chip>
        </>
      }
      aside={mayAdvise && <UiLink href="/reminders">All reminders</UiLink>}
    >
      {items.length === 0 && <p>Nothing waits for you. Values to review and stale figures show here.</p>}
      <List label="Your work">
        {items.map((item) => (
          <ListItem
            key={item.id}
            leading={
              <Monogram square tone={LOOK[item.kind].tone}>
                <MeaningIcon name={LOOK[item.kind].icon} size={18} />
              </Monogram>
            }
            title={item.title}
            text={[...new Set([item.estateName, item.detail])].filter(Boolean).join(' · ')}
            trailing={
              <>
                <span className={css.due}>{sinceText(item.days)}</span>
                <LinkButton
                  size="small"
                  href={item.path}
                  aria-label={`${actionLabel(item)}: ${item.title}, ${item.estateName}`}
                >
                  {actionLabel(item)}
                </LinkButton>
              </>
            }
          />
        ))}
      </List>
    </Sheet>
  );
}

interface OpportunityListProps {
  readonly title: string;
  readonly items: Overview['opportunities'];
}

export function OpportunityList({ title, items }: OpportunityListProps) {
  const found = items.filter(({ count }) => count > 0);
  const mayAdvise = usePermission('estate:edit');
  return (
    <Sheet title={title} aside={mayAdvise && <UiLink href="/reminders?list=opportunities">See all</UiLink>}>
      {found.length === 0 && <p>No findings in the estates on file.</p>}
      <List label={title}>
        {found.map((item) => (
          <ListItem
            key={item.kind}
            leading={<span className={css.number}>{item.count}</span>}
            title={<UiLink href={opportunityPath(item)}>{item.title}</UiLink>}
            text={item.detail}
          />
        ))}
      </List>
    </Sheet>
  );
}

/** One estate opens at once; several open the list of clients that they belong to. */
function opportunityPath({ estateIds, kind }: Overview['opportunities'][number]): string {
  return estateIds.length === 1 ? `/estate/${estateIds[0]}` : `/clients?finding=${encodeURIComponent(kind)}`;
}
