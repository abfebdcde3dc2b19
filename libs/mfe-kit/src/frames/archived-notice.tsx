import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { Banner, Button, notify } from '@platform/ui-kit';
import { serverErrorText } from '../forms/server-errors.ts';
import { usePermission } from '../session/session-context.tsx';
import css from './archived-notice.module.css';

const UnarchiveEstateMutation: TypedDocumentNode<
  { readonly unarchiveEstate: { readonly ok: boolean } },
  { readonly id: string }
> = gql`
  mutation UnarchiveFromNotice($id: ID!) {
    unarchiveEstate(id: $id) { ok estate { id version archivedAt archivedByName } }
  }
`;

interface ArchivedNoticeProps {
  readonly estate: {
    readonly id: string;
    readonly displayName: string;
    readonly archivedAt: string;
    readonly archivedByName: string | null;
  };
}

/** Over every page of a client that no list shows: a link or a bookmark still leads here. */
export function ArchivedNotice({ estate: { id, displayName, archivedAt, archivedByName } }: ArchivedNoticeProps) {
  const mayManage = usePermission('estate:manage');
  const [unarchive, { loading }] = useMutation(UnarchiveEstateMutation);
  const run = async (): Promise<void> => {
    try {
      await unarchive({
        variables: { id },
        update: (cache) => void cache.evict({ fieldName: 'estates' }),
      });
      notify(`${displayName} is among the clients again.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  return (
    <div className={css.notice}>
      <Banner
        tone="warning"
        action={
          mayManage && (
            <Button size="small" busy={loading} onClick={() => void run()}>
              Bring back
            </Button>
          )
        }
      >
        {`Archived on ${formatDayOf(archivedAt)}${archivedByName ? ` by ${archivedByName}` : ''}. Everything is kept; lists and search leave it out.`}
      </Banner>
    </div>
  );
}
