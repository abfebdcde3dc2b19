import { useMutation } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';
import type { ReviewPageUpload } from './review-data.ts';

const ReadAgainMutation = graphql(`
  mutation ReadAgain($ids: [ID!]!) {
    rerunAutoAbstraction(estateUploadIds: $ids) {
      ok
      message
      estateUploads { id percent readAgain { askedAt endedAt problem differences { label before after isKept } } }
    }
  }
`);

/** Reading a file once more with the reader of today; what is decided stays. */
export function useReadAgain({ id, readAgain }: Pick<ReviewPageUpload, 'id' | 'readAgain'>) {
  const [read, { loading }] = useMutation(ReadAgainMutation);
  const isUnderWay = readAgain !== null && readAgain !== undefined && !readAgain.endedAt;
  return {
    isReading: loading || isUnderWay,
    readAgain: async (): Promise<void> => {
      try {
        const { data } = await read({ variables: { ids: [id] } });
        notify({ message: data?.rerunAutoAbstraction.message ?? '' });
      } catch (error) {
        notify({ message: serverErrorText(error), tone: 'error' });
      }
    },
  };
}
