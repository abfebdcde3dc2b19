import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton, InnerButton } from './button.tsx';
import css from './navigation.module.css';
import { UiLink } from './ui-link.tsx';

export interface TabsProps {
  readonly label: string;
  /** Each tab is an address, so that it can be linked. */
  readonly tabs: readonly { readonly label: ReactNode; readonly href: string; readonly current?: boolean }[];
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <UiLink key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </UiLink>
      ))}
    </nav>
  );
}

export interface PaginationProps {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** What is counted: "clients". */
  readonly noun?: string;
}

export function Pagination({ page, perPage, total, onPage, noun = 'rows' }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const first = total === 0 ? 0 : (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <nav className={css.pages} aria-label={`Pages of ${noun}`}>
      <span>{total === 1 ? '1 of 1' : `${first}–${last} of ${total.toLocaleString('en-US')} ${noun}`}</span>
      <span className={css.space} />
      <IconButton
        size="small"
        label="Previous page"
        icon={<IconChevronLeft size={16} stroke={1.6} />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span>
        Page {page} of {pages}
      </span>
      <IconButton
        size="small"
        label="Next page"
        icon={<IconChevronRight size={16} stroke={1.6} />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}

export interface FilterChipProps {
  readonly label: string;
  readonly value: string;
  readonly onRemove: () => void;
}

export function FilterChip({ label, value, onRemove }: FilterChipProps) {
  return (
    <span className={css.filter}>
      {label} <b>{value}</b>
      <InnerButton label={`Remove filter ${label}`} onClick={onRemove}>
        <IconX size={14} stroke={1.6} />
      </InnerButton>
    </span>
  );
}
