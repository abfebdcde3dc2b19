import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './form-parts.module.css';

export interface CollapsibleSectionProps {
  readonly title: ReactNode;
  /** Said beside the title, such as what the section holds. */
  readonly summary?: ReactNode;
  readonly initiallyOpen?: boolean;
  /** Opens it whatever was pressed: a field inside it is wrong. */
  readonly mustOpen?: boolean;
  readonly children: ReactNode;
}

/** The browser's own disclosure: works by keyboard, and a search of the page opens it. */
export function CollapsibleSection({ title, summary, initiallyOpen, mustOpen, children }: CollapsibleSectionProps) {
  return (
    <details className={css.section} {...((mustOpen || initiallyOpen) && { open: true })}>
      <summary className={css.sectionHead}>
        <IconChevronRight size={16} stroke={1.6} aria-hidden />
        <span className={css.sectionTitle}>{title}</span>
        {summary && <span className={css.sectionSummary}>{summary}</span>}
      </summary>
      <div className={css.sectionBody}>{children}</div>
    </details>
  );
}
