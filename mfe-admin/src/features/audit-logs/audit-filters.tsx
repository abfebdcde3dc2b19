import { AUDIT_ACTION_LABELS } from '@platform/contracts/audit-actions';
import { labelOptions } from '@platform/contracts/labels';
import type { ListParams } from '@platform/mfe-kit';
import { Button, SearchField, Select, TextInput } from '@platform/ui-kit';
import { ACTION_GROUPS, FILTERS } from './audit-filter.ts';
import css from './audit-logs.module.css';

export interface AuditFiltersProps {
  readonly list: ListParams;
  /** Whose entries can be asked for. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onClear: () => void;
}

const ACTION_CHOICES = [
  ...ACTION_GROUPS.map(({ value, label }) => ({ value, label: `All: ${label}` })),
  ...Object.entries(AUDIT_ACTION_LABELS).map(([value, label]) => ({ value, label })),
];
const OUTCOME_CHOICES = labelOptions('AuditOutcome');

/** What of the trail is shown; kept in the URL, so that it can be sent to a colleague. */
export function AuditFilters({ list, people, onClear }: AuditFiltersProps) {
  const person = list.filter('person');
  const choices = people.map(({ id, name }) => ({ value: id, label: name }));
  const known = !person || choices.some(({ value }) => value === person);
  const [from, to] = [list.filter('from'), list.filter('to')];
  const isFiltered = list.search !== '' || FILTERS.some((name) => list.filter(name));
  return (
    <form className={css.filters} aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <div className={css.top}>
        <div className={css.search}>
          <SearchField
            label="Search the audit log"
            placeholder="Name, address, reference…"
            value={list.searchText}
            onChange={list.setSearch}
          />
        </div>
        {isFiltered && (
          <Button variant="ghost" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
      <Select
        label="Person"
        placeholder="Anybody"
        options={known ? choices : [{ value: person, label: 'Chosen person' }, ...choices]}
        value={person}
        onChange={(event) => list.setFilter('person', event.target.value)}
      />
      <Select
        label="Action"
        placeholder="Any action"
        options={ACTION_CHOICES}
        value={list.filter('action')}
        onChange={(event) => list.setFilter('action', event.target.value)}
      />
      <Select
        className={css.outcome}
        label="Outcome"
        placeholder="Any outcome"
        options={OUTCOME_CHOICES}
        value={list.filter('outcome')}
        onChange={(event) => list.setFilter('outcome', event.target.value)}
      />
      <TextInput
        type="date"
        label="From"
        value={from}
        max={to || undefined}
        onChange={(event) => list.setFilter('from', event.target.value)}
      />
      <TextInput
        type="date"
        label="To"
        value={to}
        min={from || undefined}
        error={from && to && from > to ? 'Choose a day after the first' : undefined}
        onChange={(event) => list.setFilter('to', event.target.value)}
      />
    </form>
  );
}
