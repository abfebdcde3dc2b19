import { useQuery } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { Checkbox, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import type { NamedTie } from './person.schema.ts';

const RelationSuggestionsQuery = graphql(`
  query RelationSuggestions($estateId: ID!, $personId: ID, $ties: [PersonTieInput!]!) {
    relationSuggestions(estateId: $estateId, personId: $personId, ties: $ties) { role reason other { id name } }
  }
`);

interface Suggested extends NamedTie {
  readonly key: string;
  readonly label: string;
  readonly reason: string;
  readonly isTaken: boolean;
}

/**
 * What most likely holds beside the relationships of the form. For somebody new it is taken unless somebody says no;
 * for somebody known it is only offered.
 */
export function useSuggestions(estateId: string, personId: string | null, ties: readonly NamedTie[]) {
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set());
  const { data, previousData } = useQuery(RelationSuggestionsQuery, {
    variables: { estateId, personId, ties: [...ties] },
    skip: ties.length === 0,
  });
  const found = ties.length === 0 ? [] : ((data ?? previousData)?.relationSuggestions ?? []);
  const named = new Set(ties.map(({ otherId }) => otherId));
  const suggestions = found
    .filter(({ other }) => !named.has(other.id))
    .map(({ role, reason, other }): Suggested => {
      const key = `${role} ${other.id}`;
      const label = `Also ${labelOf('RelationRole', role).toLowerCase()} of ${other.name}`;
      return { key, role, reason, label, otherId: other.id, isTaken: (personId === null) !== flipped.has(key) };
    });
  const flip = (key: string): void =>
    setFlipped(new Set(flipped.has(key) ? [...flipped].filter((one) => one !== key) : [...flipped, key]));
  const taken = suggestions.filter(({ isTaken }) => isTaken).map(({ role, otherId }) => ({ role, otherId }));
  return { suggestions, taken, flip };
}

export function RelationSuggestions({ suggestions, flip }: Omit<ReturnType<typeof useSuggestions>, 'taken'>) {
  if (suggestions.length === 0) return null;
  return (
    <Stack gap={8}>
      {suggestions.map(({ key, label, reason, isTaken }) => (
        <Checkbox key={key} label={label} hint={reason} checked={isTaken} onChange={() => flip(key)} />
      ))}
    </Stack>
  );
}
