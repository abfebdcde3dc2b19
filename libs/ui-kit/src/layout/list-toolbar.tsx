import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { SearchField, type SearchFieldProps } from '../controls/inputs.tsx';
import css from './list-toolbar.module.css';

export interface ListToolbarProps {
  readonly search: SearchFieldProps;
  /** `compact` fields that narrow the list, and chips of what else does. */
  readonly filters?: ReactNode;
  /** Lifts search and filters, in one change; there while any is set. */
  readonly onClear?: (() => void) | undefined;
}

/** What a list is narrowed by: the search and its filters, on one line where there is room. */
export function ListToolbar({ search, filters, onClear }: ListToolbarProps) {
  return (
    <form className={css.toolbar} aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <SearchField {...search} />
      {filters && <div className={css.filters}>{filters}</div>}
      {onClear && (
        <Button variant="ghost" size="small" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </form>
  );
}
