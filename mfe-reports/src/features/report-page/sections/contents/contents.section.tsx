import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import css from '../../report-page.module.css';
import type { ReportSection, SectionProps } from '../section.ts';
import own from './contents.module.css';

declare global {
  interface Window {
    /** Called with what is expected, and by the renderer where a section begins on another page than that. */
    numberContents?: (pages: Readonly<Record<string, number>>) => Promise<void>;
  }
}

/** Every section with its page; what is printed has the last word on the numbers. */
function ContentsPage({ contents }: SectionProps) {
  const [pages, setPages] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    window.numberContents = async (numbers) => flushSync(() => setPages(numbers));
    return () => {
      delete window.numberContents;
    };
  }, []);
  return (
    <>
      <h2>What this report holds.</h2>
      <nav className={own.contents} aria-label="Contents">
        {contents
          .filter(({ id }) => id !== 'cover' && id !== 'contents')
          .map(({ id, title }) => (
            <p key={id}>
              <a href={`#section-${id}`}>
                <span>{title}</span>
                <span className={css.dots} />
                <span>{pages[id] ?? ''}</span>
              </a>
            </p>
          ))}
      </nav>
    </>
  );
}

export const contentsSection: ReportSection = { id: 'contents', Page: ContentsPage };
