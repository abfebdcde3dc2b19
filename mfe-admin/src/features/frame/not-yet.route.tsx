import { useDocumentTitle } from '@platform/mfe-kit';
import { EmptyState, LinkButton, PageHead, Sheet } from '@platform/ui-kit';
import { IconClock } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { AdminFrame } from './admin-frame.tsx';

interface Area {
  readonly title: string;
  readonly text: string;
  /** Where what is possible today is done, under the organization's own address. */
  readonly instead?: { readonly label: string; readonly path: string };
}

const AREAS = {
  teams: {
    title: 'Teams',
    text: 'Members cannot be grouped into teams yet. Until then the list of members shows everybody.',
    instead: { label: 'Members', path: 'team-members' },
  },
  groupUsers: {
    title: 'Group users',
    text: 'Users of a group cannot be managed here yet. Members of sub-organizations are in the list of members.',
    instead: { label: 'Members', path: 'team-members' },
  },
  directories: {
    title: 'Directory integrations',
    text: 'Members cannot be taken over from a company directory yet. Until then they are invited one by one.',
    instead: { label: 'Members', path: 'team-members' },
  },
  subscriptions: {
    title: 'Subscriptions',
    text: 'Subscriptions cannot be seen or changed here yet. Quotas and tokens are in the organization overview.',
  },
} as const satisfies Record<string, Area>;

/** An area that the menu names and that is not built: it says so, and what there is instead. */
export function NotYetRoute({ area }: { readonly area: keyof typeof AREAS }) {
  const { organizationId = '' } = useParams();
  const { title, text, instead }: Area = AREAS[area];
  useDocumentTitle(title);
  return (
    <AdminFrame>
      <PageHead title={title} />
      <Sheet>
        <EmptyState
          icon={<IconClock size={24} stroke={1.6} />}
          title="Not available yet"
          text={text}
          actions={
            <LinkButton
              primary
              href={instead ? `/organizations/${organizationId}/${instead.path}` : '/organization-overview'}
            >
              {instead?.label ?? 'Organization overview'}
            </LinkButton>
          }
        />
      </Sheet>
    </AdminFrame>
  );
}
