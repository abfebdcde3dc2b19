import { useQuery } from '@apollo/client/react';
import type { EstateCase } from '@platform/estate-engine';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { planTitle } from './kept-plans.tsx';
import { type Outcome, play } from './outcomes.ts';
import { changesOf } from './what-if-address.ts';
import { caseOf, type KeptPlan, PlanVersionQuery, type Snapshot } from './what-if-query.ts';

/** The plan as it stands: the side that an address without a choice has. */
export const PLAN = 'plan';

export interface Choices {
  readonly input: EstateCase;
  readonly today: string;
  readonly snapshots: readonly Snapshot[];
  readonly plans: readonly KeptPlan[];
}

/** What may stand on a side. */
export const sideOptions = ({ snapshots, plans }: Choices) => [
  { value: PLAN, label: 'The plan as it is' },
  ...plans.map((plan) => ({ value: plan.id, label: planTitle(plan) })),
  ...snapshots.map(({ id, name }) => ({ value: id, label: name })),
];

export interface Side {
  readonly value: string;
  readonly label: string;
  /** What was worked out of; null while a kept plan is fetched. */
  readonly played: { readonly input: EstateCase; readonly outcome: Outcome } | null;
  /** Why a kept plan could not be fetched, in words. */
  readonly failed: string | null;
  readonly choose: (value: string) => void;
}

/** One side: the plan as it is, a what-if over it, or the plan of another day by the figures of that day. */
export function useSide(name: 'left' | 'right', fallback: string, choices: Choices): Side {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(name) ?? fallback;
  const snapshot = choices.snapshots.find(({ id }) => id === wanted);
  const plan = choices.plans.find(({ id }) => id === wanted);
  const { data, error } = useQuery(PlanVersionQuery, { variables: { id: plan?.id ?? '' }, skip: !plan });
  const kept = plan ? data?.planVersion : null;
  const played = useMemo(() => {
    if (plan && !kept) return null;
    const input = kept ? caseOf(kept) : choices.input;
    const today = kept ? String(kept.distributionCase.today) : choices.today;
    return { input, outcome: play(input, changesOf(new URLSearchParams(snapshot?.address ?? '')), today) };
  }, [plan, kept, choices.input, choices.today, snapshot?.address]);
  const choose = (value: string): void =>
    setParams((before) => new URLSearchParams([...before].filter(([key]) => key !== name).concat([[name, value]])), {
      replace: true,
    });
  return {
    value: plan?.id ?? snapshot?.id ?? PLAN,
    label: plan ? planTitle(plan) : (snapshot?.name ?? 'The plan as it is'),
    played,
    failed: error ? serverErrorText(error) : null,
    choose,
  };
}
