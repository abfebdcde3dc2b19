import { useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { useSession } from '@platform/mfe-kit';
import { type IconName, KeyHint, MeaningIcon, Monogram, Palette, type Tone } from '@platform/ui-kit';
import { IconArrowRight, IconHistory, IconSearch } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchScope } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';
import type { MenuEntry } from '../navigation/menu.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import css from './search.module.css';

const SearchQuery = graphql(`
  query SearchDialog($needle: String!) {
    search(needle: $needle, perPage: 100) {
      collection {
        id
        scope
        title
        subtitle
        path
      }
      metadata {
        totalCount
      }
    }
  }
`);

const DELAY_MS = 250;
const MIN_LENGTH = 3;

const SCOPES: Readonly<
  Record<SearchScope, { readonly heading: string; readonly tone: Tone; readonly icon: IconName }>
> = {
  ESTATE: { heading: 'Clients', tone: 'family', icon: 'household' },
  TRUST: { heading: 'Trusts and entities', tone: 'trust', icon: 'trust' },
  ENTITY: { heading: 'Trusts and entities', tone: 'asset', icon: 'asset' },
  CHARITABLE: { heading: 'Trusts and entities', tone: 'charity', icon: 'charity' },
  PERSON: { heading: 'People', tone: 'family', icon: 'family' },
};

interface Row {
  readonly id: string;
  readonly heading: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly path: string | null;
  readonly tone: Tone;
  /** Null: an earlier search. */
  readonly icon: IconName | 'page' | null;
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function useSearch(text: string): {
  rows: readonly Row[];
  needle: string;
  total: number;
  loading: boolean;
  failed: boolean;
} {
  const needle = useDebounced(text.trim());
  const ready = needle.length >= MIN_LENGTH;
  const { data, previousData, loading, error } = useQuery(SearchQuery, { variables: { needle }, skip: !ready });
  const found = useDeferredValue(ready ? (data ?? previousData) : undefined);
  const rows = useMemo(() => {
    const all = (found?.search.collection ?? []).map((hit) => ({
      ...hit,
      ...SCOPES[hit.scope],
      subtitle: hit.subtitle ?? null,
    }));
    const headings = [...new Set(Object.values(SCOPES).map(({ heading }) => heading))];
    return headings.flatMap((heading) => all.filter((row) => row.heading === heading));
  }, [found]);
  return { rows, needle, total: found?.search.metadata.totalCount ?? 0, loading, failed: Boolean(error) };
}

/** Pages of the application whose name has what is typed. */
function pageRows(entries: readonly MenuEntry[], text: string): readonly Row[] {
  const wanted = text.trim().toLowerCase();
  return entries
    .filter(({ screen, label }) => wanted && screen && label.toLowerCase().includes(wanted))
    .map(({ id, label, href }) => ({
      id: `page:${id}`,
      heading: 'Go to',
      title: label,
      subtitle: null,
      path: href,
      tone: 'accent',
      icon: 'page',
    }));
}

const recentRows = (accountId: string): readonly Row[] =>
  recentSearches(accountId).map((text) => ({
    id: `recent:${text}`,
    heading: 'Recent searches',
    title: text,
    subtitle: null,
    path: null,
    tone: 'asset',
    icon: null,
  }));

interface SearchDialogProps {
  readonly onClose: () => void;
  /** What the menu offers this session. */
  readonly entries: readonly MenuEntry[];
}

/** Ctrl+K: pages, clients, trusts, people; the last three searches before anything is typed. Escape goes back. */
export function SearchDialog({ onClose, entries }: SearchDialogProps) {
  const navigate = useNavigate();
  const { account } = useSession();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { rows: hits, needle, total, loading, failed } = useSearch(text);
  const pages = pageRows(entries, text);
  const found = text.trim().length < MIN_LENGTH ? (text.trim() ? [] : recentRows(account.id)) : hits;
  const rows = [...pages, ...found];
  const selected = Math.min(active, Math.max(0, rows.length - 1));

  const choose = (row: Row | undefined): void => {
    if (!row) return;
    if (!row.path) {
      setText(row.title);
      return;
    }
    if (hits.includes(row)) rememberSearch(account.id, needle);
    onClose();
    void navigate(row.path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setActive(Math.min(selected + 1, rows.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(selected - 1, 0));
    else if (event.key === 'Enter') choose(rows[selected]);
    else return;
    event.preventDefault();
  };
  return (
    <Palette label="Search" onClose={onClose}>
      <div className={css.field}>
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <input
          data-autofocus
          role="combobox"
          aria-label="Search clients, trusts and people"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-activedescendant={rows[selected] ? `${listId}-${selected}` : undefined}
          placeholder="Search clients, trusts and people"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <KeyHint keys="Esc" />
      </div>
      <div className={css.results} id={listId} role="listbox" aria-label="Results">
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {row.heading !== rows[index - 1]?.heading && <h3 role="presentation">{row.heading}</h3>}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox above has the focus and the keys */}
            <div
              role="option"
              id={`${listId}-${index}`}
              className={css.option}
              aria-selected={index === selected}
              onClick={() => choose(row)}
              onPointerMove={() => setActive(index)}
            >
              <Monogram square size={30} tone={row.tone}>
                <RowIcon icon={row.icon} />
              </Monogram>
              <span>
                {row.title} {row.subtitle && <span className={css.more}>{row.subtitle}</span>}
              </span>
            </div>
          </Fragment>
        ))}
      </div>
      <SearchHint text={text} needle={needle} rows={found.length} loading={loading} failed={failed} />
      <div className={css.foot}>
        <span>
          <KeyHint keys="↑" /> <KeyHint keys="↓" /> move
        </span>
        <span>
          <KeyHint keys="Enter" /> opens
        </span>
        <span role="status">{needle.length >= MIN_LENGTH && !loading ? counted(total, 'result') : ''}</span>
      </div>
    </Palette>
  );
}

function RowIcon({ icon }: Pick<Row, 'icon'>) {
  if (icon === null) return <IconHistory size={17} stroke={1.6} />;
  return icon === 'page' ? <IconArrowRight size={17} stroke={1.6} /> : <MeaningIcon name={icon} size={17} />;
}

interface SearchHintProps {
  readonly text: string;
  readonly needle: string;
  readonly rows: number;
  readonly loading: boolean;
  readonly failed: boolean;
}

function SearchHint({ text, needle, rows, loading, failed }: SearchHintProps) {
  if (failed) return <p className={css.hint}>The search did not answer. Try again in a moment.</p>;
  if (text.trim().length < MIN_LENGTH) return <p className={css.hint}>Type at least {MIN_LENGTH} letters.</p>;
  if (rows === 0 && !loading && text.trim() === needle) {
    return <p className={css.hint}>{`No results found for "${needle}"`}</p>;
  }
  return null;
}
