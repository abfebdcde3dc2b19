import { useQuery } from '@apollo/client/react';
import { formatWholeDollars } from '@platform/kernel';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Note } from '@platform/ui-kit';
import { useEffect, useState } from 'react';
import type { DispositionTemplateInput } from '../../gql/graphql.ts';
import css from './dispositions.module.css';
import { DispositionPreviewQuery, type Preview } from './dispositions-query.ts';

/** ms: a step is worked out once somebody stops typing. */
const PAUSE = 350;

/** The last value that stood for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface StepPreviewProps {
  readonly instrumentId: string;
  /** Of the step that is changed; null for a new one. */
  readonly id: string | null;
  /** Null while something of it is missing. */
  readonly attributes: DispositionTemplateInput | null;
}

/** How the instrument would read, and what that changes for whoever receives: nothing of it is saved. */
export function StepPreview({ instrumentId, id, attributes }: StepPreviewProps) {
  const settled = useSettled(attributes === null ? null : JSON.stringify(attributes));
  const asked: DispositionTemplateInput | null = settled === null ? null : JSON.parse(settled);
  const { data, previousData, error, loading } = useQuery(DispositionPreviewQuery, {
    variables: { instrumentId, id, attributes: asked },
    skip: asked === null,
    fetchPolicy: 'no-cache',
  });
  const preview = (data ?? previousData)?.dispositionPreview;
  return (
    <aside className={css.preview} aria-label="What it would change" aria-busy={loading}>
      {asked === null || (!preview && !error) ? (
        <p className={css.quiet}>
          {asked === null
            ? 'Say what the step does and who receives: here stands then how it reads, and who ends with how much.'
            : 'Working it out…'}
        </p>
      ) : error ? (
        <Note tone="warning">{serverErrorText(error)}</Note>
      ) : (
        preview && <Result preview={preview} />
      )}
    </aside>
  );
}

const KINDS_LAST: Readonly<Record<string, number>> = { tax: 1, other: 2 };

/** How an instrument would read, and who ends with how much. */
export function Result({ preview: { reading, gaps, problem, receivers } }: { readonly preview: Preview }) {
  const rows = receivers.toSorted((a, b) => (KINDS_LAST[a.kind] ?? 0) - (KINDS_LAST[b.kind] ?? 0) || b.after - a.after);
  return (
    <>
      <h3>How it reads</h3>
      <ol className={css.reading}>
        {reading.map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is known by its place.
          <li key={at}>{sentence}</li>
        ))}
      </ol>
      {gaps.length > 0 && (
        <Note tone="warning">
          {gaps.map((gap) => (
            <p key={gap}>{gap}</p>
          ))}
        </Note>
      )}
      <h3>Who ends with how much</h3>
      {problem ? (
        <Note tone="warning">{problem}</Note>
      ) : (
        <table className={css.receivers}>
          <thead>
            <tr>
              <th scope="col">Receives</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, before, after }) => (
              <tr key={id} data-changed={before === after ? undefined : ''}>
                <th scope="row">{name}</th>
                <td>{formatWholeDollars(before)}</td>
                <td>{formatWholeDollars(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!problem && rows.every(({ before, after }) => before === after) && (
        <p>Nobody ends with more or less by this. See under “What can pay them” what there is to pay it with.</p>
      )}
      <p className={css.quiet}>At both deaths, worked out like the estate diagram. Nothing is saved yet.</p>
    </>
  );
}
