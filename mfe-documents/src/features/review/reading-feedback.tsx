import { useApolloClient } from '@apollo/client/react';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { usePermission } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, IconButton, notify, Row, TextArea } from '@platform/ui-kit';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import css from './review.module.css';

const FeedbackQuery = graphql(`
  query ReadingFeedback($abstractionId: ID!, $key: String!, $isPositive: Boolean!, $message: String) {
    abstractionFeedback(abstractionId: $abstractionId, key: $key, isPositive: $isPositive, message: $message) { ok }
  }
`);

/** What is spoken of where it is all that was read. */
export const WHOLE_READING = 'abstraction';

interface ReadingFeedbackProps {
  readonly abstractionId: string | null | undefined;
  /** A value's id, or all of it. */
  readonly about: string;
  readonly question: string;
}

/** Whether something was read well; whoever says no may say why. */
export function ReadingFeedback({ abstractionId, about, question }: ReadingFeedbackProps) {
  const mayReview = usePermission('abstraction:review');
  const client = useApolloClient();
  const [said, setSaid] = useState<boolean | null>(null);
  const [message, setMessage] = useState('');
  const [saidWhy, setSaidWhy] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!mayReview || !abstractionId) return null;
  const say = async (isPositive: boolean, why: string | null): Promise<void> => {
    setBusy(true);
    try {
      const variables = { abstractionId, key: about, isPositive, message: why };
      await client.query({ query: FeedbackQuery, variables, fetchPolicy: 'no-cache' });
      setSaid(isPositive);
      setSaidWhy(why !== null);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.feedback}>
      <Row gap={4}>
        <span>{said === null ? question : 'Thank you. It helps to read better.'}</span>
        <IconButton
          size="small"
          label={`Read well: ${question}`}
          icon={<IconThumbUp size={16} stroke={1.6} />}
          aria-pressed={said === true}
          disabled={busy}
          onClick={() => void say(true, null)}
        />
        <IconButton
          size="small"
          label={`Read badly: ${question}`}
          icon={<IconThumbDown size={16} stroke={1.6} />}
          aria-pressed={said === false}
          disabled={busy}
          onClick={() => void say(false, null)}
        />
      </Row>
      {said === false && !saidWhy && (
        <form
          aria-label="What is wrong"
          onSubmit={(event) => {
            event.preventDefault();
            void say(false, message.trim() || null);
          }}
        >
          <TextArea
            label="What is wrong?"
            optional
            rows={2}
            value={message}
            maxLength={TEXT_LENGTHS.message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <Button size="small" type="submit" busy={busy} disabled={!message.trim()}>
            Send
          </Button>
        </form>
      )}
    </div>
  );
}
