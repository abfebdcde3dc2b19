import type { ReactNode } from 'react';

/** Root of a page that is rendered to PDF: always light, static fonts, letter size. */
export function PrintRoot({ children }: { children: ReactNode }) {
  return <div className="print-root">{children}</div>;
}

export interface PrintPageProps {
  /** Running head, left and right. */
  readonly section?: string;
  readonly family?: string;
  /** A finding: "Estate tax would take $7.19M, all of it at the second death." */
  readonly title?: ReactNode;
  readonly lead?: ReactNode;
  readonly cover?: boolean;
  readonly children: ReactNode;
}

/** One finding on its own page; long content flows on, rows and receipts do not split. */
export function PrintPage({ section, family, title, lead, cover, children }: PrintPageProps) {
  return (
    <section className={cover ? 'print-page print-cover' : 'print-page'}>
      {(section || family) && (
        <div className="print-running">
          <span>{section}</span>
          <span>{family}</span>
        </div>
      )}
      {title && <h1>{title}</h1>}
      {lead && <p className="print-lead">{lead}</p>}
      {children}
    </section>
  );
}
