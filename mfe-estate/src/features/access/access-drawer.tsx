import { useQuery } from '@apollo/client/react';
import { usePermission } from '@platform/mfe-kit';
import { AskingDrawer } from '@platform/mfe-kit/forms';
import { ErrorState, Note, Skeleton, Stack, StaleNote } from '@platform/ui-kit';
import { AccessList } from './access-list.tsx';
import { EstateAccessQuery } from './access-query.ts';
import { AdvisorsSection } from './advisors-section.tsx';
import { ShareForm } from './share-form.tsx';

interface AccessDrawerProps {
  readonly estateId: string;
  readonly displayName: string;
  readonly onClose: () => void;
}

/** Who was let into an estate, as what and since when; lets others in and takes it back. */
export function AccessDrawer({ estateId, displayName, onClose }: AccessDrawerProps) {
  const mayChange = usePermission('client:invite');
  const { data, error, refetch } = useQuery(EstateAccessQuery, {
    variables: { estateId },
    fetchPolicy: 'cache-and-network',
  });
  const estate = data?.estate;
  return (
    <AskingDrawer opened onClose={onClose} title={`Access to ${displayName}`} width={620}>
      {!data &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={4} avatar label="Loading who has access" />
        ))}
      {data && (
        <Stack gap={24}>
          {Boolean(error) && <StaleNote what="who has access" onRetry={() => void refetch()} />}
          {estate ? (
            <>
              <AdvisorsSection estate={estate} />
              <AccessList estate={estate} access={data.estateAccess} mayChange={mayChange} />
              {mayChange ? (
                <ShareForm estate={estate} />
              ) : (
                <Note>In support mode nobody is invited and no access is taken back: it has to be the advisor.</Note>
              )}
            </>
          ) : (
            <Note tone="warning">This estate is not there any more.</Note>
          )}
        </Stack>
      )}
    </AskingDrawer>
  );
}
