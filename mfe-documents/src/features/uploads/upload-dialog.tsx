import { useQuery } from '@apollo/client/react';
import { Modal, notify, Skeleton } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';
import { UploadBox } from './upload-box.tsx';

const UploadDialogQuery = graphql(`
  query UploadDialog { uploadLimits { maxBytes maxPages accept partBytes } }
`);

interface UploadDialogProps {
  readonly estateId: string;
  readonly onClose: () => void;
}

/** Files of an estate are sent without leaving the page; it closes once all of them have arrived. */
export function UploadDialog({ estateId, onClose }: UploadDialogProps) {
  const { data } = useQuery(UploadDialogQuery);
  const arrived = (): void => {
    notify('The files have arrived.');
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Upload documents">
      {data ? <UploadBox estateId={estateId} limits={data.uploadLimits} onArrived={arrived} /> : <Skeleton rows={2} />}
    </Modal>
  );
}
