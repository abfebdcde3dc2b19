import { useMutation } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit';
import { Button, notify } from '@platform/ui-kit';
import { useNavigate } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { estatePaths } from '../estate/estate.paths.ts';

const CreateSampleEstateMutation = graphql(`
  mutation CreateSampleEstate {
    createSampleEstate { ok estate { id displayName } }
  }
`);

/** Adds a made-up household to try things on, and opens it. */
export function SampleHouseholdButton() {
  const navigate = useNavigate();
  const [create, { loading }] = useMutation(CreateSampleEstateMutation, {
    update: (cache) => cache.evict({ fieldName: 'estates' }),
  });
  const add = async (): Promise<void> => {
    try {
      const { data } = await create();
      const id = data?.createSampleEstate.estate?.id;
      if (id) void navigate(estatePaths(id).overview);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  return (
    <Button busy={loading} onClick={() => void add()}>
      Add a sample household
    </Button>
  );
}
