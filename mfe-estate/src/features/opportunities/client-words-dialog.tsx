import { useMutation } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { changeReversibly, type Versioned } from '@platform/mfe-kit/forms';
import { useRef } from 'react';
import type { FindingKind } from '../../gql/graphql.ts';
import { PlanDialog } from '../plans/plan-dialog.tsx';
import {
  type ClientWords,
  type OpportunitiesEstate,
  type OpportunitiesReload,
  UpdateCustomOpportunitiesMutation,
} from './opportunities-query.ts';
import {
  CLIENT_WORDS_ELEMENTS,
  CLIENT_WORDS_FIELDS,
  type ClientWordsValues,
  clientWordsSchema,
  clientWordsValues,
  clientWordsWords,
} from './opportunity.schema.ts';

interface ClientWordsDialogProps extends OpportunitiesReload {
  readonly kind: FindingKind;
  readonly onClose: () => void;
}

const wordsIn = ({ customOpportunities }: OpportunitiesEstate, kind: FindingKind): ClientWords | undefined =>
  customOpportunities.find((one) => one.kind === kind);

/** What the client reads of one kind of finding. Mounted while it is open. */
export function ClientWordsDialog({ kind, estate, reload, onClose }: ClientWordsDialogProps) {
  const [update] = useMutation(UpdateCustomOpportunitiesMutation);
  // As it was read last: the words of the other kinds go with those of this one.
  const seen = useRef(estate);
  const versionOf = (one: OpportunitiesEstate): number => one.customOpportunitiesVersion ?? 0;
  const valuesOf = (one: OpportunitiesEstate): ClientWordsValues | null => {
    const words = wordsIn(one, kind);
    return words ? clientWordsValues(words) : null;
  };
  const known = valuesOf(estate);
  if (!known) return null;
  const start: Versioned<ClientWordsValues> = { values: known, version: versionOf(estate) };
  const put = async (values: ClientWordsValues, version: number): Promise<number> => {
    const opportunities = seen.current.customOpportunities.flatMap((one) =>
      one.kind === null ? [] : [{ kind: one.kind, ...(one.kind === kind ? values : clientWordsValues(one)) }],
    );
    await update({ variables: { estateId: estate.id, version, opportunities } });
    return version + 1;
  };
  const write = (after: ClientWordsValues, _version: number, before: Versioned<ClientWordsValues>): Promise<void> =>
    changeReversibly({
      name: 'What the client reads',
      before,
      after,
      change: put,
      read,
      saved: 'The client reads this from now on.',
      undone: 'The client reads what was said before.',
    });
  const read = async (): Promise<Versioned<ClientWordsValues> | null> => {
    const saved = await reload();
    if (saved) seen.current = saved;
    const values = saved && valuesOf(saved);
    return saved && values ? { values, version: versionOf(saved) } : null;
  };
  return (
    <PlanDialog
      name={`What the client reads: ${labelOf('FindingKind', kind)}`}
      noun="words"
      schema={clientWordsSchema}
      start={start}
      elements={() => CLIENT_WORDS_ELEMENTS}
      labels={CLIENT_WORDS_FIELDS}
      wordsOf={clientWordsWords}
      read={read}
      write={write}
      onClose={onClose}
    />
  );
}
