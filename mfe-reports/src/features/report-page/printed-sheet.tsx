import '@fontsource/newsreader/400.css';
import '@fontsource/newsreader/500.css';
import '@fontsource/public-sans/400.css';
import '@fontsource/public-sans/500.css';
import '@fontsource/public-sans/600.css';
import '@fontsource/public-sans/700.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { fitted } from './lay-out.ts';
import { pageName, pageStyles, paperOf } from './page-styles.ts';
import css from './report-page.module.css';
import { settled } from './settled.ts';

interface PrintedSheetProps {
  readonly id: string;
  /** In the running head. */
  readonly title: string;
  readonly family: string;
  readonly organization: string;
  readonly children: ReactNode;
}

const PAPER = 'LETTER';

/** A printed report of one section; tells the renderer once it is laid out. */
export function PrintedSheet({ id, title, family, organization, children }: PrintedSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void settled().then(() => {
      if (sheet.current) fitted(sheet.current, paperOf(PAPER).height);
      window.reportPageState = { state: 'ready' };
    });
  }, []);
  const styles = pageStyles({
    family,
    organization,
    pages: [{ id, title }],
    paper: PAPER,
    hasNumbers: true,
    isPreview: false,
  });
  return (
    <main className={css.report}>
      <style>{styles}</style>
      <article data-section={id} data-title={title} className={css.sheet} style={{ page: pageName(id) }}>
        <div ref={sheet}>{children}</div>
      </article>
    </main>
  );
}

/** Tells the renderer that there is nothing to print, and why. */
export function useRenderProblem(problem: string | null): void {
  useEffect(() => {
    if (problem) window.reportPageState = { state: 'error', message: problem };
  }, [problem]);
}
