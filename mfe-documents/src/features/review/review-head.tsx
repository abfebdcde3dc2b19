import { useMutation } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { usePermission } from '@platform/mfe-kit';
import { formatMoment } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, IconButton, Menu, type MenuItem, Modal, notify, PageTitle, ProgressBar, Row } from '@platform/ui-kit';
import { IconArrowLeft, IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { graphql, readFragment } from '../../gql/index.ts';
import { documentsOf } from './documents-of.ts';
import css from './review.module.css';
import { BESIDE, type ReviewPageUpload, ReviewUpload } from './review-data.ts';
import { useReadAgain } from './use-read-again.ts';

const AcceptAllMutation = graphql(`
  mutation AcceptHighConfidence($estateUploadId: ID!) {
    acceptHighConfidenceValues(estateUploadId: $estateUploadId) {
      ok
      estateUpload { id ...ReviewUpload }
      estate { id version }
    }
  }
`);
const ResetValueMutation = graphql(`
  mutation ResetValue($input: ReviewValueInput!) {
    reviewExtractedValue(input: $input) { ok estateUpload { id ...ReviewUpload } estate { id version } }
  }
`);
const FinishMutation = graphql(`
  mutation FinishReview($estateUploadId: ID!) {
    finishReview(estateUploadId: $estateUploadId) { ok estateUpload { id reviewFinishedAt } estate { id version } }
  }
`);

interface ReviewHeadProps {
  readonly estateId: string;
  readonly upload: ReviewPageUpload;
}

/** What is reviewed, how far it is, and what is done with all of it. */
export function ReviewHead({ estateId, upload }: ReviewHeadProps) {
  const navigate = useNavigate();
  const mayReview = usePermission('abstraction:review');
  const { values } = readFragment(ReviewUpload, upload);
  const { id, file, pageCount, acceptedCount: accepted, reviewedCount: reviewed } = upload;
  const total = values.length;
  const documents = documentsOf(values);
  const readAt = upload.abstraction?.updatedAt;
  const facts = [
    documents.length > 1 && `${documents.length} documents`,
    documents.length === 1 && file.filename,
    pageCount && counted(pageCount, 'page'),
    readAt && `read ${formatMoment(readAt)}`,
  ];
  const savedAt = values
    .flatMap(({ decidedAt }) => decidedAt ?? [])
    .toSorted()
    .at(-1);
  return (
    <header className={css.head}>
      <IconButton
        label="Back to documents"
        icon={<IconArrowLeft size={20} stroke={1.6} />}
        onClick={() => navigate(`/estate/${estateId}/documents`)}
      />
      <div className={css.title}>
        <PageTitle inToolbar>{documents.length === 1 ? documents[0]?.name : file.filename}</PageTitle>
        <p>{facts.filter(Boolean).join(', ')}</p>
      </div>
      <div className={css.progress}>
        <ProgressBar
          percent={total > 0 ? (100 * reviewed) / total : 0}
          label={`${reviewed} of ${total} values reviewed`}
        />
      </div>
      <span>
        {accepted} of {total} accepted
      </span>
      {savedAt && <span className={css.saved}>Saved {formatMoment(savedAt)}</span>}
      <Row gap={8} wrap>
        {mayReview && <AcceptAll upload={upload} />}
        {mayReview && <Finish estateId={estateId} uploadId={id} open={total - reviewed} />}
        <More upload={upload} />
      </Row>
    </header>
  );
}

const said = async (action: () => Promise<unknown>): Promise<boolean> => {
  try {
    await action();
    return true;
  } catch (error) {
    notify({ message: serverErrorText(error), tone: 'error' });
    return false;
  }
};

/** What was read with high confidence, in one step that can be taken back. */
function AcceptAll({ upload }: { readonly upload: ReviewPageUpload }) {
  // What the value in hand changes is another thing once the others count.
  const again = { refetchQueries: ['ValueChanges'] };
  const [acceptAll, { loading }] = useMutation(AcceptAllMutation, again);
  const [reset] = useMutation(ResetValueMutation, again);
  const estateUploadId = upload.id;
  const open = readFragment(ReviewUpload, upload).values.filter(
    ({ status, confidence }) => status === 'TO_REVIEW' && confidence === 'HIGH',
  );
  const takeBack = async (): Promise<void> => {
    // One after the other: each is a decision and a write of its own.
    for (const { id: valueId } of open)
      if (!(await said(() => reset({ variables: { input: { estateUploadId, valueId, decision: 'RESET' } } })))) return;
    notify('Nothing is accepted that was not before.');
  };
  const accept = async (): Promise<void> => {
    if (!(await said(() => acceptAll({ variables: { estateUploadId } })))) return;
    notify({ message: `${counted(open.length, 'value')} accepted.`, undo: () => void takeBack() });
  };
  return (
    <Button busy={loading} disabled={open.length === 0} onClick={() => void accept()}>
      Accept all high confidence
    </Button>
  );
}

interface FinishProps {
  readonly estateId: string;
  readonly uploadId: string;
  /** Values that nobody has decided on. */
  readonly open: number;
}

function Finish({ estateId, uploadId, open }: FinishProps) {
  const navigate = useNavigate();
  const [finish, { loading }] = useMutation(FinishMutation);
  const [asking, setAsking] = useState(false);
  const done = async (): Promise<void> => {
    if (await said(() => finish({ variables: { estateUploadId: uploadId } })))
      void navigate(`/estate/${estateId}/documents`);
  };
  return (
    <>
      <Button primary busy={loading} onClick={() => (open > 0 ? setAsking(true) : void done())}>
        Finish review
      </Button>
      {asking && (
        <Modal opened onClose={() => setAsking(false)} title="Finish with open values?">
          <p>
            {counted(open, 'value')} {open === 1 ? 'is' : 'are'} not decided yet and will not count in the estate. The
            review can be opened again at any time.
          </p>
          <Row gap={8}>
            <Button primary busy={loading} onClick={() => void done()}>
              Finish without them
            </Button>
            <Button onClick={() => setAsking(false)}>Go on reviewing</Button>
          </Row>
        </Modal>
      )}
    </>
  );
}

/** What is done less often. */
function More({ upload }: { readonly upload: ReviewPageUpload }) {
  const mayRead = usePermission('abstraction:request');
  const [, setParams] = useSearchParams();
  const { isReading, readAgain } = useReadAgain(upload);
  const items: MenuItem[] = [
    {
      id: 'beside',
      label: 'Open a second document beside it',
      onSelect: () =>
        setParams(
          (params) => {
            params.set(BESIDE, upload.id);
            return params;
          },
          { replace: true },
        ),
    },
  ];
  if (mayRead && upload.status === 'READ')
    items.push({
      id: 'again',
      label: 'Read the file again',
      disabled: isReading,
      onSelect: () => void readAgain(),
    });
  return (
    <Menu
      label="More"
      trigger={<IconButton label="More" icon={<IconDots size={20} stroke={1.6} />} />}
      items={items}
      width={280}
    />
  );
}
