import { Button, Modal, Note, RadioGroup, Stack } from '@platform/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import { mergeChanges, sameValues } from './conflicts.ts';
import { isStaleVersion } from './server-errors.ts';

/** `conflict`: the person has to choose first. `removed`: there is nothing left to change, and nothing was saved. */
export type Saved = 'saved' | 'conflict' | 'removed';

/** A version of a thing as its form shows it. */
export interface Versioned<Form> {
  readonly values: Form;
  readonly version: number;
}

interface Conflict<Form> {
  readonly mine: Form;
  readonly saved: Versioned<Form>;
  readonly names: readonly (keyof Form & string)[];
}

export interface ConflictGuard<Form> {
  /** Saves what was typed; a newer version is merged with it. */
  readonly save: (values: Form) => Promise<Saved>;
  readonly conflict: Conflict<Form> | null;
  /** Saves what was chosen of a conflict. */
  readonly settle: (values: Form) => Promise<Saved>;
  /** The version that is saved now, if the thing is still as the form shows it; otherwise null. */
  readonly unchanged: () => Promise<number | null>;
}

export interface GuardedForm<Form> {
  /** What the form opened with: never what has arrived in the background since. */
  readonly opened: Versioned<Form>;
  /** What is saved now; null when the thing is gone. */
  readonly read: () => Promise<Versioned<Form> | null>;
  /** `over` is the version that `values` change, as it is saved. */
  readonly write: (values: Form, version: number, over: Versioned<Form>) => Promise<void>;
}

/** Versions that overtake one another before the person is asked to try again. */
const ATTEMPTS = 3;

/**
 * The one guard of forms over a version: what somebody else has saved meanwhile is kept beside what was typed here,
 * and where both changed the same field both values are shown.
 */
export function useConflictGuard<Form extends object>({ opened, read, write }: GuardedForm<Form>): ConflictGuard<Form> {
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState<Conflict<Form> | null>(null);
  const attempt = async (values: Form, from: Versioned<Form>, tries: number): Promise<Saved> => {
    try {
      await write(values, from.version, from);
      return 'saved';
    } catch (error) {
      if (!isStaleVersion(error) || tries === 0) throw error;
      const saved = await read();
      if (!saved) return 'removed';
      const { merged, conflicts } = mergeChanges(from.values, values, saved.values);
      setBase(saved);
      if (conflicts.length === 0) return attempt(merged, saved, tries - 1);
      setConflict({ mine: merged, saved, names: conflicts });
      return 'conflict';
    }
  };
  return {
    conflict,
    unchanged: async () => {
      const saved = await read();
      return saved && sameValues(saved.values, base.values) ? saved.version : null;
    },
    save: (values) => attempt(values, base, ATTEMPTS),
    settle: (values) => {
      setConflict(null);
      return attempt(values, base, ATTEMPTS);
    },
  };
}

export interface ConflictDialogProps<Form> {
  readonly conflict: Conflict<Form>;
  /** What a field is called, and its value in words. */
  readonly labelOf: (name: keyof Form & string) => string;
  readonly wordsOf: (name: keyof Form & string, values: Form) => ReactNode;
  readonly busy: boolean;
  readonly onSettle: (values: Form) => void;
  readonly onClose: () => void;
}

type Side = 'mine' | 'saved';

/** Both values of each field that two people changed, one's own chosen unless somebody says otherwise. */
export function ConflictDialog<Form extends object>(props: ConflictDialogProps<Form>) {
  const { conflict, labelOf, wordsOf, busy, onSettle, onClose } = props;
  const { mine, saved, names } = conflict;
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const formId = useId();
  const chosen = (): Form => {
    const taken = names.filter((name) => sides[name] === 'saved');
    return { ...mine, ...Object.fromEntries(taken.map((name) => [name, saved.values[name]])) };
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Somebody changed this while you were editing"
      width={520}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={busy}>
            Save what is chosen
          </Button>
        </>
      }
    >
      <form
        id={formId}
        aria-label="Choose what stays"
        onSubmit={(event) => {
          event.preventDefault();
          onSettle(chosen());
        }}
      >
        <Stack gap={20}>
          <Note tone="warning" icon="danger" alert>
            Nothing was overwritten. All that only one of you changed is kept; choose what stays where both did.
          </Note>
          {names.map((name) => (
            <RadioGroup
              key={name}
              name={`${formId}-${name}`}
              label={labelOf(name)}
              value={sides[name] ?? 'mine'}
              onChange={(side) => setSides({ ...sides, [name]: side as Side })}
              options={[
                { value: 'mine', label: <>Yours: {wordsOf(name, mine)}</> },
                { value: 'saved', label: <>Saved now: {wordsOf(name, saved.values)}</> },
              ]}
            />
          ))}
        </Stack>
      </form>
    </Modal>
  );
}
