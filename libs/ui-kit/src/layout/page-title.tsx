import type { ReactNode } from 'react';
import css from './layout.module.css';

export interface PageTitleProps {
  /** As low as the row of controls that it stands in, on screens that need their height for something else. */
  readonly inToolbar?: boolean;
  readonly children: ReactNode;
}

/** What a page is called: its one heading of the first level. `PageHead` has it for most pages. */
export function PageTitle({ inToolbar, children }: PageTitleProps) {
  return (
    <h1 data-page-title className={inToolbar ? css.toolbarTitle : undefined}>
      {children}
    </h1>
  );
}
