import { useQuery } from '@apollo/client/react';
import { counted, formatDollarsAndCents, formatWholeDollars } from '@platform/kernel';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Note, VisuallyHidden } from '@platform/ui-kit';
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
  return (
    <PreviewOf
      preview={asked === null ? undefined : (data ?? previousData)?.dispositionPreview}
      error={asked === null ? undefined : error}
      isWorking={loading}
      waiting={
        asked === null
          ? 'Say what the step does and who receives: here stands then how it reads, and who ends with how much.'
          : 'Working it out…'
      }
    />
  );
}

interface PreviewOfProps {
  readonly preview: Preview | undefined;
  readonly error: Parameters<typeof serverErrorText>[0] | undefined;
  readonly isWorking: boolean;
  /** What stands there while nothing is worked out. */
  readonly waiting: string;
}

/** What a form would change, beside it. The keyboard stays in the form, so the outcome is also said. */
export function PreviewOf({ preview, error, isWorking, waiting }: PreviewOfProps) {
  return (
    <aside className={css.preview} aria-label="What it would change" aria-busy={isWorking}>
      <VisuallyHidden>
        <span role="status">{isWorking || error || !preview ? '' : heardOf(preview)}</span>
      </VisuallyHidden>
      {error ? (
        <Note tone="warning" alert>
          {serverErrorText(error)}
        </Note>
      ) : preview ? (
        <Result preview={preview} />
      ) : (
        <p className={css.quiet}>{waiting}</p>
      )}
    </aside>
  );
}

/** What is said of an outcome once it is worked out: what it leaves open, and of whom the amount changes. */
function heardOf({ gaps, problem, receivers }: Preview): string {
  const changed = receivers.filter(({ before, after }) => before !== after);
  const outcome =
    changed.length === 0
      ? ['Worked out: nobody ends with more or less by this.']
      : [
          'Worked out.',
          ...changed.map(
            ({ name, before, after }) =>
              `${name}: ${formatDollarsAndCents(before)} now, ${formatDollarsAndCents(after)} then.`,
          ),
        ];
  const open = gaps.length > 0 ? [`Stays open: ${counted(gaps.length, 'point')}.`] : [];
  // The reason of a problem announces itself.
  return [...(problem ? [] : outcome), ...open].join(' ');
}

const KINDS_LAST: Readonly<Record<string, number>> = { tax: 1, other: 2 };

/** How an instrument would read, and who ends with how much. */
function Result({ preview: { reading, gaps, problem, receivers } }: { readonly preview: Preview }) {
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
        <Note tone="warning" alert>
          {problem}
        </Note>
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
