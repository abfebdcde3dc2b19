import { useMutation } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { usePermission } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Chip, notify, Row, TextInput } from '@platform/ui-kit';
import { type FormEvent, useState } from 'react';
import type { ReviewDecision } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { editedValueOf, editTextOf } from './edit-text.ts';
import css from './review.module.css';
import type { ReviewValue } from './review-data.ts';
import { ValueChanges } from './value-changes.tsx';

const ReviewValueMutation = graphql(`
  mutation ReviewValue($input: ReviewValueInput!, $valueId: ID!) {
    reviewExtractedValue(input: $input) {
      ok
      estateUpload { id ...ReviewUpload value(id: $valueId) { id ...ValueChanges } }
      estate { id version }
    }
  }
`);

interface ValueCardProps {
  readonly value: ReviewValue;
  readonly uploadId: string;
  readonly number: number;
  readonly active: boolean;
  readonly onSelect: () => void;
}

/** Of a value that was decided on. */
const TONES: Readonly<Record<ReviewValue['status'], 'positive' | 'asset' | null>> = {
  TO_REVIEW: null,
  ACCEPTED: 'positive',
  EDITED: 'positive',
  REJECTED: 'asset',
};

/** One value: where it was found, what accepting it changes, and the decision. */
export function ValueCard({ value, uploadId, number, active, onSelect }: ValueCardProps) {
  const mayReview = usePermission('abstraction:review');
  const [editing, setEditing] = useState(false);
  const [decide, { loading }] = useMutation(ReviewValueMutation);
  const tone = TONES[value.status];
  const citation = value.citations[0];
  const act = async (decision: ReviewDecision, edited?: unknown): Promise<void> => {
    try {
      await decide({
        variables: {
          valueId: value.id,
          input: {
            estateUploadId: uploadId,
            valueId: value.id,
            decision,
            ...(edited !== undefined && { value: edited }),
          },
        },
      });
      setEditing(false);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  return (
    <article className={css.value} aria-current={active}>
      <button type="button" className={css.valueHead} onClick={onSelect}>
        <span className={css.number}>{number}</span>
        <span>
          <span className={css.label}>
            {value.label}
            {value.confidence === 'LOW' && <Chip tone="warning">Low confidence</Chip>}
          </span>
          <b>{shownValue(value)}</b>
          {citation && (
            <span className={active ? css.quote : css.cite}>
              {citation.page ? `p. ${citation.page}, ` : ''}“{citation.quote}”
            </span>
          )}
        </span>
        {tone && <Chip tone={tone}>{labelOf('ReviewValueStatus', value.status)}</Chip>}
      </button>
      {active && value.confidenceReason && <p className={css.reason}>{value.confidenceReason}</p>}
      {active && <ValueChanges uploadId={uploadId} valueId={value.id} decided={tone !== null} />}
      {mayReview && !editing && (
        <Row gap={8} wrap className={css.actions}>
          {value.status === 'TO_REVIEW' ? (
            <>
              <Button
                size="small"
                primary={active}
                busy={loading}
                onClick={() => void act('ACCEPT')}
                aria-label={`Accept ${value.label}: ${value.display}`}
              >
                Accept
              </Button>
              <Button
                size="small"
                onClick={() => setEditing(true)}
                aria-label={`Edit ${value.label}: ${value.display}`}
              >
                Edit
              </Button>
              <Button
                size="small"
                variant="ghost"
                disabled={loading}
                onClick={() => void act('REJECT')}
                aria-label={`Not in this document: ${value.label}`}
              >
                Not in this document
              </Button>
            </>
          ) : (
            <Button
              size="small"
              variant="ghost"
              busy={loading}
              onClick={() => void act('RESET')}
              aria-label={`Undo the decision on ${value.label}: ${value.display}`}
            >
              Undo
            </Button>
          )}
        </Row>
      )}
      {editing && (
        <EditForm
          value={value}
          busy={loading}
          onSave={(edited) => void act('EDIT', edited)}
          onCancel={() => setEditing(false)}
        />
      )}
    </article>
  );
}

function shownValue({ status, editedValue, display }: ReviewValue): string {
  return status === 'EDITED' && editedValue !== null && editedValue !== undefined ? editTextOf(editedValue) : display;
}

function EditForm({
  value,
  busy,
  onSave,
  onCancel,
}: {
  value: ReviewValue;
  busy: boolean;
  onSave: (edited: unknown) => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState(editTextOf(value.value));
  const [error, setError] = useState<string | undefined>(undefined);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const edited = editedValueOf(value.value, text);
    if (edited.error) setError(edited.error);
    else onSave(edited.value);
  };
  return (
    <form className={css.edit} onSubmit={save} aria-label={`Edit ${value.label}`} noValidate>
      <TextInput
        label={value.label}
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Row gap={8}>
        <Button size="small" primary type="submit" busy={busy}>
          Save
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}
