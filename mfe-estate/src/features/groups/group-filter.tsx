import { useQuery } from '@apollo/client/react';
import { usePermission } from '@platform/mfe-kit';
import { Select } from '@platform/ui-kit';
import { GroupNamesQuery } from './group-names.ts';
import type { GroupName } from './group-query.ts';

export interface GroupChoice {
  readonly profileGroupId: string;
  /** What the list is narrowed to, in words. */
  readonly words: string;
}

/** By name; none for whoever the groups are not for. The list is there without them as well. */
function useGroups(): readonly GroupName[] {
  const { data } = useQuery(GroupNamesQuery, { skip: !usePermission('estate:manage') });
  return data?.profileGroups.collection ?? [];
}

/** The group that an address names, if it names one. */
export function useGroupChoice(value: string): GroupChoice | null {
  const groups = useGroups();
  const mayManage = usePermission('estate:manage');
  if (!value || !mayManage) return null;
  const name = groups.find(({ id }) => id === value)?.name;
  return { profileGroupId: value, words: name ? `Group is ${name}.` : 'Only the clients of one group.' };
}

interface GroupFilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** There while there is a group to choose. */
export function GroupFilter({ value, onChange }: GroupFilterProps) {
  const groups = useGroups();
  if (groups.length === 0 && !value) return null;
  const options = groups.map(({ id, name }) => ({ value: id, label: name }));
  // An address may name a group that is deleted; the choice is shown as long as it holds.
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      compact
      label="Group"
      placeholder="All groups"
      options={isKnown ? options : [...options, { value, label: 'One group' }]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
