import { useQuery } from '@apollo/client/react';
import { graphql, readFragment } from '../../gql/index.ts';
import css from './review.module.css';

const Changes = graphql(`
  fragment ValueChanges on ReviewValue {
    changes { label before after }
  }
`);
/** Of one value: each is a run of the engine. What is known is shown until the answer for the estate of now is here. */
const ValueChangesQuery = graphql(`
  query ValueChanges($uploadId: ID!, $valueId: ID!) {
    estateUpload(id: $uploadId) { id value(id: $valueId) { id ...ValueChanges } }
  }
`);

interface ValueChangesProps {
  readonly uploadId: string;
  readonly valueId: string;
  readonly decided: boolean;
}

/** What accepting a value changes in the estate, or has changed. */
export function ValueChanges({ uploadId, valueId, decided }: ValueChangesProps) {
  const { data, error } = useQuery(ValueChangesQuery, {
    variables: { uploadId, valueId },
    fetchPolicy: 'cache-and-network',
  });
  const value = data?.estateUpload?.value;
  if (!value) return error ? <p className={css.reason}>What it changes could not be worked out just now.</p> : null;
  const { changes } = readFragment(Changes, value);
  if (changes.length === 0) return null;
  return (
    <div className={css.changes}>
      <span>{decided ? 'Changed in the estate' : 'Accepting changes the estate'}</span>
      {changes.map(({ label, before, after }) => (
        <p key={label}>
          {label}: <s>{before ?? 'not set'}</s> → <b>{after ?? 'removed'}</b>
        </p>
      ))}
    </div>
  );
}
