import { useMutation } from '@apollo/client/react';
import type { WhatIfChanges } from '@platform/estate-engine';
import { usePermission } from '@platform/mfe-kit';
import { changeReversibly, serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Caption, notify, Row, Sheet, Stack } from '@platform/ui-kit';
import { KeepAssumptionsMutation, KeptAssumptionsQuery, type WhatIfEstate } from './what-if-query.ts';

type Assumptions = Pick<
  WhatIfEstate,
  'strategiesYearOfDeath' | 'strategiesBaseGrowthRate' | 'strategiesExemptionInflationRate'
>;
const percentOf = (rate: number | undefined): number | null =>
  rate === undefined ? null : Math.round(rate * 10_000) / 100;
const rateOf = (percent: number | null | undefined): number | undefined =>
  percent === null || percent === undefined ? undefined : Math.round(percent * 100) / 10_000;

/** What is assumed of a client as what a what-if is asked. */
export const assumedChanges = (assumed: Assumptions) => ({
  firstYear: assumed.strategiesYearOfDeath ?? undefined,
  growthRate: rateOf(assumed.strategiesBaseGrowthRate),
  inflationRate: rateOf(assumed.strategiesExemptionInflationRate),
});
/** The other way round. */
export const assumptionsOf = ({ firstYear, growthRate, inflationRate }: WhatIfChanges): Assumptions => ({
  strategiesYearOfDeath: firstYear ?? null,
  strategiesBaseGrowthRate: percentOf(growthRate),
  strategiesExemptionInflationRate: percentOf(inflationRate),
});

function wordsOf(assumed: Assumptions): string {
  const { strategiesYearOfDeath: year, strategiesBaseGrowthRate: growth } = assumed;
  const inflation = assumed.strategiesExemptionInflationRate;
  const words = [
    typeof year === 'number' && `first death ${year}`,
    typeof growth === 'number' && `growth ${growth}% a year`,
    typeof inflation === 'number' && `exclusion ${inflation}% a year`,
  ].filter(Boolean);
  return words.length > 0 ? `Assumed: ${words.join(', ')}.` : 'Nothing is assumed of this client yet.';
}

export interface ClientAssumptionsProps {
  readonly estate: WhatIfEstate;
  readonly asked: WhatIfChanges;
  readonly onAsk: (changes: ReturnType<typeof assumedChanges>) => void;
}

/** Year, growth and growth of the exclusion that are assumed of this client: every what-if can begin with them. */
export function ClientAssumptions({ estate, asked, onAsk }: ClientAssumptionsProps) {
  const mayEdit = usePermission('estate:edit');
  const [keep, { loading, client }] = useMutation(KeepAssumptionsMutation);
  const now = assumptionsOf(asked);
  const known = assumptionsOf(assumedChanges(estate) as WhatIfChanges);
  const isSame = JSON.stringify(now) === JSON.stringify(known);
  const isNothing = Object.values(known).every((value) => value === null);
  const change = async (assumptions: Assumptions, version: number): Promise<number> => {
    const { data } = await keep({ variables: { input: { id: estate.id, version, ...assumptions } } });
    return data?.updateEstate.estate?.version ?? version + 1;
  };
  const read = async () => {
    const variables = { estateId: estate.id };
    const { data } = await client.query({ query: KeptAssumptionsQuery, variables, fetchPolicy: 'network-only' });
    const saved = data?.estate;
    if (!saved) return null;
    return { values: assumptionsOf(assumedChanges(saved) as WhatIfChanges), version: saved.version };
  };
  const assume = async (): Promise<void> => {
    try {
      await changeReversibly({
        name: 'What is assumed of this client',
        before: { values: known, version: estate.version },
        after: now,
        change,
        read,
        saved: wordsOf(now),
        undone: wordsOf(known),
      });
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  if (!mayEdit && isNothing) return null;
  return (
    <Sheet title="Assumed of this client">
      <Stack gap={12}>
        <Caption>{wordsOf(known)}</Caption>
        <Row gap={8} wrap>
          {!isNothing && (
            <Button disabled={isSame} onClick={() => onAsk(assumedChanges(estate))}>
              Begin with these
            </Button>
          )}
          {mayEdit && (
            <Button variant="ghost" busy={loading} disabled={isSame} onClick={() => void assume()}>
              Assume what is asked
            </Button>
          )}
        </Row>
      </Stack>
    </Sheet>
  );
}
