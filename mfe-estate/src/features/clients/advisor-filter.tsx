import { useQuery } from '@apollo/client/react';
import { useSession } from '@platform/mfe-kit';
import { Select } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';

const ClientAdvisorsQuery = graphql(`
  query ClientAdvisors { clientAdvisors { id name } }
`);

/** What the address says for the clients of whoever reads it. */
const OWN = 'me';

export interface AdvisorChoice {
  readonly accountId: string;
  /** What the list is narrowed to, in words. */
  readonly words: string;
}

/** Whoever advises a client in reach, by name. The list is there without them as well. */
function useAdvisors(): readonly { readonly id: string; readonly name: string }[] {
  const { data } = useQuery(ClientAdvisorsQuery);
  return (data?.clientAdvisors ?? []).filter((one) => one !== null).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The advisor that an address names, if it names one: an account, or "me". */
export function useAdvisorChoice(value: string): AdvisorChoice | null {
  const { account } = useSession();
  const advisors = useAdvisors();
  if (!value) return null;
  if (value === OWN) return { accountId: account.id, words: 'Only your own clients.' };
  const name = advisors.find(({ id }) => id === value)?.name;
  return { accountId: value, words: name ? `Advisor is ${name}.` : 'Only the clients of one advisor.' };
}

interface AdvisorFilterProps {
  readonly value: string;
  /** Whoever may have clients of their own. */
  readonly offersOwn: boolean;
  readonly onChange: (value: string) => void;
}

export function AdvisorFilter({ value, offersOwn, onChange }: AdvisorFilterProps) {
  const { account } = useSession();
  const others = useAdvisors().filter(({ id }) => !offersOwn || id !== account.id);
  const options = [
    ...(offersOwn ? [{ value: OWN, label: 'My own clients' }] : []),
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  // An address may name somebody who advises nobody any more; the choice is shown as long as it holds.
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      compact
      label="Advisor"
      placeholder="All advisors"
      options={isKnown ? options : [...options, { value, label: 'One advisor' }]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
