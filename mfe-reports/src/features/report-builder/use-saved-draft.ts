import { useApolloClient } from '@apollo/client/react';
import { useConflictGuard } from '@platform/mfe-kit/forms';
import { useEffect, useRef, useState } from 'react';
import { type BuilderReport, ReportBuilderQuery, SaveReportMutation } from './builder-queries.ts';

/** What the builder changes of a report. */
export interface DraftValues extends Omit<BuilderReport['options'], '__typename'> {
  readonly name: string;
  readonly subName: string;
  readonly preparedBy: string;
  readonly showToClient: boolean;
  readonly sections: readonly string[];
}

export const draftOf = (report: BuilderReport): DraftValues => {
  const { __typename: _, ...options } = { __typename: '', ...report.options };
  return {
    ...options,
    name: report.name,
    subName: report.subName ?? '',
    preparedBy: report.preparedBy ?? '',
    showToClient: report.showToClient,
    sections: report.orderedRequestableSections,
  };
};

const attributesOf = ({ name, subName, preparedBy, showToClient, sections, ...options }: DraftValues) => ({
  name,
  subName,
  preparedBy,
  showToClient,
  sections: [...sections],
  options,
});

/** Somebody who types pauses this long before it is saved. */
const PAUSE_MS = 700;

export type SaveState = 'saved' | 'saving' | 'waiting' | 'failed';

export interface SavedDraft {
  readonly values: DraftValues;
  readonly change: (said: Partial<DraftValues>) => void;
  readonly state: SaveState;
  /** Counts what was saved: a preview is of one of them. */
  readonly savedCount: number;
  /** The version to print. */
  readonly version: number;
  readonly retry: () => void;
  readonly guard: ReturnType<typeof useConflictGuard<DraftValues>>;
  readonly settle: (values: DraftValues) => void;
  readonly problem: unknown;
}

/** A draft that is saved by itself; what somebody else has saved meanwhile is merged, or both are shown. */
export function useSavedDraft(report: BuilderReport, estateId: string): SavedDraft {
  const client = useApolloClient();
  const [values, setValues] = useState(() => draftOf(report));
  const [state, setState] = useState<SaveState>('saved');
  const [savedCount, setSavedCount] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);
  const version = useRef(report.version);
  const latest = useRef(values);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const guard = useConflictGuard<DraftValues>({
    opened: { values: draftOf(report), version: report.version },
    read: async () => {
      const { data } = await client.query({
        query: ReportBuilderQuery,
        variables: { estateId, reportId: report.id },
        fetchPolicy: 'network-only',
      });
      const now = data?.report;
      if (now) version.current = now.version;
      return now ? { values: draftOf(now), version: now.version } : null;
    },
    write: async (written, from) => {
      // Its own last save is newer than what it opened with.
      const on = Math.max(from, version.current);
      const variables = { id: report.id, version: on, attributes: attributesOf(written) };
      const { data } = await client.mutate({ mutation: SaveReportMutation, variables });
      const saved = data?.updateReport.report;
      if (!saved) return;
      version.current = saved.version;
      // The server puts back what cannot be left out, and orders what is locked.
      const isSame = latest.current.sections.join() === written.sections.join();
      setValues((now) => (isSame ? { ...now, ...written, sections: saved.orderedRequestableSections } : now));
    },
  });
  const write = async (save: () => Promise<'saved' | 'conflict' | 'removed'>): Promise<void> => {
    setState('saving');
    try {
      const outcome = await save();
      setProblem(null);
      setState(outcome === 'saved' ? 'saved' : 'waiting');
      if (outcome === 'saved') setSavedCount((count) => count + 1);
    } catch (error) {
      setProblem(error);
      setState('failed');
    }
  };
  const inTurn = (save: () => Promise<'saved' | 'conflict' | 'removed'>): void => {
    saving.current = saving.current.then(() => write(save));
  };
  const [changes, setChanges] = useState(0);
  const isPending = useRef(false);
  const save = () => {
    isPending.current = false;
    inTurn(() => guard.save(latest.current));
  };
  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => saveNow.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changes]);
  // Whoever leaves within the pause has changed it nevertheless.
  useEffect(
    () => () => {
      if (isPending.current) saveNow.current();
    },
    [],
  );
  const change = (said: Partial<DraftValues>): void => {
    isPending.current = true;
    latest.current = { ...latest.current, ...said };
    setValues(latest.current);
    setState('waiting');
    setChanges((count) => count + 1);
  };
  return {
    values,
    change,
    state,
    savedCount,
    version: version.current,
    retry: () => saveNow.current(),
    guard,
    settle: (chosen) => {
      latest.current = chosen;
      setValues(chosen);
      inTurn(() => guard.settle(chosen));
    },
    problem,
  };
}
