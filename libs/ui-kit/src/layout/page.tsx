import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { UiLink } from '../controls/ui-link.tsx';
import css from './layout.module.css';
import { PageTitle } from './page-title.tsx';

export interface PageProps {
  /** Canvas screens (diagram, review, builder) take the whole width without padding. */
  readonly full?: boolean;
  readonly children: ReactNode;
}

/** True where something around the page, such as a rail, has given it its width and its edges. */
export const PlacedContext = createContext(false);

export function Page({ full, children }: PageProps) {
  const placed = useContext(PlacedContext);
  if (placed) return children;
  return <div className={classNames(css.page, full && css.full)}>{children}</div>;
}

export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** The way to the page, as the application knows it; a page without a place has none. */
export const CrumbsContext = createContext<readonly Crumb[]>([]);

export interface PageHeadProps {
  readonly title: ReactNode;
  /** One sentence that says the state in words. */
  readonly summary?: ReactNode;
  /** At most one primary button. */
  readonly actions?: ReactNode;
}

export function PageHead({ title, summary, actions }: PageHeadProps) {
  const crumbs = useContext(CrumbsContext);
  return (
    <div className={css.head}>
      <div className={css.headText}>
        {crumbs.length > 0 && (
          <nav aria-label="Breadcrumb">
            <ol className={css.crumbs}>
              {crumbs.map(({ label, href }, index) => (
                <li key={href ?? label}>
                  {index > 0 && <span aria-hidden>/</span>}
                  {href ? <UiLink href={href}>{label}</UiLink> : <span>{label}</span>}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <PageTitle>{title}</PageTitle>
        {summary && <p className={css.summary}>{summary}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

export interface SheetProps {
  readonly title?: ReactNode;
  /** Beside the title, at its right. */
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  /** false for tables and lists that reach the sheet's edges */
  readonly padded?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** White surface with a hairline. Never inside another sheet: use rules there. */
export function Sheet({ title, aside, footer, padded = true, className, children }: SheetProps) {
  const id = useId();
  return (
    <section className={classNames(css.sheet, className)} aria-labelledby={title ? id : undefined}>
      {(title || aside) && (
        <div className={css.sheetHead}>
          {title && <h2 id={id}>{title}</h2>}
          {aside && <div className={css.push}>{aside}</div>}
        </div>
      )}
      <div className={padded ? css.padded : undefined}>{children}</div>
      {footer && <div className={css.sheetFoot}>{footer}</div>}
    </section>
  );
}

const COLUMNS = { '1': '', '2': 'c2', '3': 'c3', '7-5': 'c75', '5-7': 'c57', '8-4': 'c84' } as const;

export interface GridProps {
  readonly columns?: keyof typeof COLUMNS;
  readonly children: ReactNode;
}

/** Columns of twelve on a laptop, one column on a phone. */
export function Grid({ columns = '1', children }: GridProps) {
  return <div className={classNames(css.grid, css[COLUMNS[columns]])}>{children}</div>;
}

export interface FlowProps {
  /** px, of the 4 px grid */
  readonly gap?: number;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'end' | 'between' | 'center';
  readonly wrap?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const FLEX = {
  start: 'flex-start',
  end: 'flex-end',
  between: 'space-between',
  center: 'center',
  baseline: 'baseline',
  stretch: 'stretch',
} as const;

export function Row({ gap = 8, align = 'center', justify = 'start', wrap, className, children }: FlowProps) {
  return (
    <div
      className={classNames(css.row, className)}
      style={{ gap, alignItems: FLEX[align], justifyContent: FLEX[justify], flexWrap: wrap ? 'wrap' : undefined }}
    >
      {children}
    </div>
  );
}

export function Stack({ gap = 12, className, children }: Pick<FlowProps, 'gap' | 'className' | 'children'>) {
  return (
    <div className={classNames(css.stack, className)} style={{ gap }}>
      {children}
    </div>
  );
}
