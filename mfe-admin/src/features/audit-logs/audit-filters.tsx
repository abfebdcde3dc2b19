import { AUDIT_ACTION_LABELS } from '@platform/contracts/audit-actions';
import { dateProblem } from '@platform/contracts/field-rules';
import { labelOptions } from '@platform/contracts/labels';
import type { ListParams } from '@platform/mfe-kit';
import { ListToolbar, Select, TextInput } from '@platform/ui-kit';
import { ACTION_GROUPS, FILTERS } from './audit-filter.ts';

export interface AuditFiltersProps {
  readonly list: ListParams;
  /** Whose entries can be asked for. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** Where nothing is found, the list itself offers to clear them. */
  readonly hasEntries: boolean;
  readonly onClear: () => void;
}

const ACTION_CHOICES = [
  ...ACTION_GROUPS.map(({ value, label }) => ({ value, label: `All: ${label}` })),
  ...Object.entries(AUDIT_ACTION_LABELS).map(([value, label]) => ({ value, label })),
];
const OUTCOME_CHOICES = labelOptions('AuditOutcome');

/** What of the trail is shown; kept in the URL, so that it can be sent to a colleague. */
export function AuditFilters({ list, people, hasEntries, onClear }: AuditFiltersProps) {
  const person = list.filter('person');
  const choices = people.map(({ id, name }) => ({ value: id, label: name }));
  const known = !person || choices.some(({ value }) => value === person);
  const [from, to] = [list.filter('from'), list.filter('to')];
  const isFiltered = list.search !== '' || FILTERS.some((name) => list.filter(name));
  return (
    <ListToolbar
      search={{
        label: 'Search the audit log',
        placeholder: 'Name, address, reference…',
        value: list.searchText,
        onChange: list.setSearch,
      }}
      onClear={isFiltered && hasEntries ? onClear : undefined}
      filters={
        <>
          <Select
            compact
            label="Person"
            placeholder="Anybody"
            options={known ? choices : [{ value: person, label: 'Chosen person' }, ...choices]}
            value={person}
            onChange={(event) => list.setFilter('person', event.target.value)}
          />
          <Select
            compact
            label="Action"
            placeholder="Any action"
            options={ACTION_CHOICES}
            value={list.filter('action')}
            onChange={(event) => list.setFilter('action', event.target.value)}
          />
          <Select
            compact
            label="Outcome"
            placeholder="Any outcome"
            options={OUTCOME_CHOICES}
            value={list.filter('outcome')}
            onChange={(event) => list.setFilter('outcome', event.target.value)}
          />
          <TextInput
            compact
            type="date"
            label="From"
            prefix="From"
            value={from}
            max={to || undefined}
            error={dateProblem(from) ?? undefined}
            onChange={(event) => list.setFilter('from', event.target.value)}
          />
          <TextInput
            compact
            type="date"
            label="To"
            prefix="To"
            value={to}
            min={from || undefined}
            error={dateProblem(to) ?? (from && to && from > to ? 'Choose a day after the first' : undefined)}
            onChange={(event) => list.setFilter('to', event.target.value)}
          />
        </>
      }
    />
  );
}
