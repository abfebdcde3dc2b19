import { useMutation, useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  LinkButton,
  Modal,
  notify,
  Page,
  PageTitle,
  ProgressBar,
  Row,
  Skeleton,
  StaleNote,
} from '@platform/ui-kit';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import css from './review.module.css';
import { ReviewRouteQuery } from './review-data.ts';
import { ReviewDesk } from './review-desk.tsx';

const AcceptAllMutation = graphql(`
  mutation AcceptHighConfidence($estateUploadId: ID!) {
    acceptHighConfidenceValues(estateUploadId: $estateUploadId) {
      ok
      estateUpload { id ...ReviewUpload }
      estate { id version }
    }
  }
`);
const FinishMutation = graphql(`
  mutation FinishReview($estateUploadId: ID!) {
    finishReview(estateUploadId: $estateUploadId) { ok estateUpload { id reviewFinishedAt } estate { id version } }
  }
`);

/** URL: /estate/:estateId/abstractions/:uploadId?cite=<value> */
export function ReviewRoute() {
  const { estateId = '', uploadId = '' } = useParams();
  const { data, error, refetch } = useQuery(ReviewRouteQuery, {
    variables: { id: uploadId },
    fetchPolicy: 'cache-and-network',
  });
  const upload = data?.estateUpload;
  const retry = (): void => void refetch().catch(() => undefined);
  useDocumentTitle(upload ? `Review ${upload.file.filename}` : 'Review');
  if (error && !data) {
    return (
      <Page>
        <ErrorState error={error} onRetry={retry} />
      </Page>
    );
  }
  if (!data) return <Skeleton rows={10} label="Loading the document" />;
  if (!upload) {
    return (
      <Page>
        <EmptyState
          title="This file does not exist"
          text="It may have been deleted."
          actions={
            <LinkButton primary href={`/estate/${estateId}/documents`}>
              Documents
            </LinkButton>
          }
        />
      </Page>
    );
  }
  return (
    <div className={css.screen}>
      {error && <StaleNote what="the file" onRetry={retry} />}
      <ReviewHead
        estateId={estateId}
        uploadId={uploadId}
        filename={upload.file.filename}
        total={upload.values.length}
        reviewed={upload.reviewedCount}
        accepted={upload.acceptedCount}
      />
      <ReviewDesk upload={upload} />
    </div>
  );
}

interface ReviewHeadProps {
  readonly estateId: string;
  readonly uploadId: string;
  readonly filename: string;
  readonly total: number;
  readonly reviewed: number;
  readonly accepted: number;
}

function ReviewHead({ estateId, uploadId, filename, total, reviewed, accepted }: ReviewHeadProps) {
  const navigate = useNavigate();
  const mayReview = usePermission('abstraction:review');
  // What the value in hand changes is another thing once the others count.
  const [acceptAll, { loading }] = useMutation(AcceptAllMutation, { refetchQueries: ['ValueChanges'] });
  const [finish, { loading: finishing }] = useMutation(FinishMutation);
  const [asking, setAsking] = useState(false);
  const done = (): void =>
    void run(async () => {
      await finish({ variables: { estateUploadId: uploadId } });
      void navigate(`/estate/${estateId}/documents`);
    });
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    try {
      await action();
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  return (
    <header className={css.head}>
      <IconButton
        label="Back to documents"
        icon={<IconArrowLeft size={20} stroke={1.6} />}
        onClick={() => navigate(`/estate/${estateId}/documents`)}
      />
      <PageTitle inToolbar>{filename}</PageTitle>
      <div className={css.progress}>
        <ProgressBar
          percent={total > 0 ? (100 * reviewed) / total : 0}
          label={`${reviewed} of ${total} values reviewed`}
        />
      </div>
      <span>
        {accepted} of {total} accepted
      </span>
      {mayReview && (
        <Row gap={8}>
          <Button busy={loading} onClick={() => void run(() => acceptAll({ variables: { estateUploadId: uploadId } }))}>
            Accept all high confidence
          </Button>
          <Button primary busy={finishing} onClick={() => (total > reviewed ? setAsking(true) : done())}>
            Finish review
          </Button>
        </Row>
      )}
      {asking && (
        <Modal opened onClose={() => setAsking(false)} title="Finish with open values?">
          <p>
            {counted(total - reviewed, 'value')} {total - reviewed === 1 ? 'is' : 'are'} not decided yet and will not
            count in the estate. The review can be opened again at any time.
          </p>
          <Row gap={8}>
            <Button primary busy={finishing} onClick={done}>
              Finish without them
            </Button>
            <Button onClick={() => setAsking(false)}>Go on reviewing</Button>
          </Row>
        </Modal>
      )}
    </header>
  );
}
