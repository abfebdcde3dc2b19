import { useMutation } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Note, notify, Row, Stack } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';
import type { FamilyEstate } from './family-query.ts';

const UpdateRelationshipsMutation = graphql(`
  mutation UpdateRelationships($input: UpdateRelationshipsInput!) {
    updateRelationships(input: $input) { ok estate { id version } }
  }
`);

type Question = FamilyEstate['parentQuestions'][number];

interface ParentQuestionsProps {
  readonly estate: FamilyEstate;
  readonly reload: () => Promise<unknown>;
}

/** Children of whom one parent is on record: who inherits without a will turns on the other one, so nobody guesses. */
export function ParentQuestions({ estate, reload }: ParentQuestionsProps) {
  const [relate, { loading }] = useMutation(UpdateRelationshipsMutation);
  const answer = async ({ child, other }: Question, role: 'CHILD' | 'STEPCHILD'): Promise<void> => {
    const relationships = [{ personId: child.id, otherId: other.id, role }];
    try {
      await relate({ variables: { input: { estateId: estate.id, version: estate.version, relationships } } });
      notify(`${other.name} is ${role === 'CHILD' ? 'a parent' : 'a stepparent'} of ${child.name}.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await refreshed(reload);
  };
  return estate.parentQuestions.map((question) => {
    const { id, child, parent, other } = question;
    return (
      <Note key={id} tone="warning" icon="danger">
        <Stack gap={8}>
          <span>
            <b>
              Is {other.name} also the parent of {child.name}?
            </b>{' '}
            Only {parent.name} is recorded. Who inherits without a will depends on the answer.
          </span>
          <Row gap={8} wrap>
            <Button size="small" disabled={loading} onClick={() => void answer(question, 'CHILD')}>
              Yes, both are parents
            </Button>
            <Button size="small" variant="ghost" disabled={loading} onClick={() => void answer(question, 'STEPCHILD')}>
              No, a stepparent
            </Button>
          </Row>
        </Stack>
      </Note>
    );
  });
}
