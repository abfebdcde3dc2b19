import { useMutation } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { readField, valueWords } from '@platform/contracts/reading-words';
import { usePermission } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Chip, classNames, IconButton, KeyHint, notify, Row } from '@platform/ui-kit';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReviewDecision } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { ReadingFeedback } from './reading-feedback.tsx';
import css from './review.module.css';
import type { ReviewValue } from './review-data.ts';
import { ValueChanges } from './value-changes.tsx';
import { ValueForm } from './value-form.tsx';
import { VALUE_FORMS } from './value-forms.ts';

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
  readonly estateId: string;
  readonly abstractionId: string | null | undefined;
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
export function ValueCard({ value, uploadId, estateId, abstractionId, number, active, onSelect }: ValueCardProps) {
  const mayReview = usePermission('abstraction:review');
  const [editing, setEditing] = useState(false);
  const [decide, { loading }] = useMutation(ReviewValueMutation);
  const tone = TONES[value.status];
  const citation = value.citations[0];
  const words = wordsOf(value);
  const { alternative } = value;
  const field = readField(value.path);
  const send = (decision: ReviewDecision, edited?: unknown): Promise<unknown> =>
    decide({
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
  const act = async (decision: ReviewDecision, edited?: unknown): Promise<void> => {
    try {
      await send(decision, edited);
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
            {words.label}
            {value.confidence === 'LOW' && <Chip tone="warning">Low confidence</Chip>}
          </span>
          <b>{words.display}</b>
          {citation && (
            <span className={active ? css.quote : css.cite}>
              {citation.page ? `p. ${citation.page}, ` : ''}“{citation.quote}”
            </span>
          )}
        </span>
        {tone && (
          <Chip tone={tone} icon={tone === 'positive' || undefined}>
            {labelOf('ReviewValueStatus', value.status)}
          </Chip>
        )}
      </button>
      {active && value.confidenceReason && <p className={css.reason}>{value.confidenceReason}</p>}
      {alternative && tone === null && (
        <p className={css.reason}>
          Your language model reads: <b>{alternative.display}</b>
          {alternative.citations[0] &&
            ` (${alternative.citations[0].page ? `p. ${alternative.citations[0].page}, ` : ''}“${alternative.citations[0].quote}”)`}
        </p>
      )}
      {active && <ValueChanges uploadId={uploadId} valueId={value.id} decided={tone !== null} />}
      {mayReview && !editing && (
        <Row gap={8} wrap={active} className={classNames(css.actions, !active && css.atRight)}>
          {value.status === 'TO_REVIEW' ? (
            <>
              <Button
                size="small"
                data-key="accept"
                aria-keyshortcuts={active ? 'A' : undefined}
                primary={active}
                busy={loading}
                onClick={() => void act('ACCEPT')}
                aria-label={`Accept ${value.label}: ${value.display}`}
              >
                Accept {active && <KeyHint keys="A" drawn />}
              </Button>
              {field &&
                (active ? (
                  <Button
                    size="small"
                    data-key="edit"
                    aria-keyshortcuts="E"
                    onClick={() => setEditing(true)}
                    aria-label={`Edit ${value.label}: ${value.display}`}
                  >
                    Edit <KeyHint keys="E" drawn />
                  </Button>
                ) : (
                  <IconButton
                    size="small"
                    icon={<IconPencil size={16} stroke={1.6} />}
                    label={`Edit ${value.label}: ${value.display}`}
                    onClick={() => setEditing(true)}
                  />
                ))}
              {active && alternative && (
                <Button
                  size="small"
                  data-key="alternative"
                  disabled={loading}
                  onClick={() => void act('EDIT', alternative.value)}
                  aria-label={`Take the model’s reading: ${alternative.display}`}
                >
                  Take the model’s
                </Button>
              )}
              {active && (
                <Button
                  size="small"
                  data-key="reject"
                  aria-keyshortcuts="X"
                  disabled={loading}
                  onClick={() => void act('REJECT')}
                  aria-label={`Not in this document: ${value.label}`}
                >
                  Not in this document <KeyHint keys="X" drawn />
                </Button>
              )}
            </>
          ) : (
            <Button
              size="small"
              variant="ghost"
              data-key="undo"
              busy={loading}
              onClick={() => void act('RESET')}
              aria-label={`Undo the decision on ${words.label}: ${words.display}`}
            >
              Undo
            </Button>
          )}
        </Row>
      )}
      {active && !editing && (
        <ReadingFeedback abstractionId={abstractionId} about={value.path} question="Was this read well?" />
      )}
      {editing && field && (
        <ValueForm
          form={VALUE_FORMS[field]}
          label={`Edit ${value.label}`}
          value={value.value}
          estateId={estateId}
          onSave={async (edited) => {
            await send('EDIT', edited);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      )}
    </article>
  );
}

/** A corrected value in the words of the reader; any other as it was read. */
function wordsOf({ status, path, editedValue, label, display }: ReviewValue): Pick<ReviewValue, 'label' | 'display'> {
  return (status === 'EDITED' ? valueWords(path, editedValue) : null) ?? { label, display };
}
