import css from '../../report-page.module.css';
import type { SectionProps } from '../section.ts';
import own from './slide.module.css';

/** A page of the organization's own; its words were cleaned by the server, and the renderer fetches nothing from elsewhere. */
export function SlidePage({ id, report }: SectionProps) {
  const slide = report.slides.find((one) => `slide:${one.id}` === id);
  if (!slide) return null;
  return (
    <>
      <h2 className={slide.showHeader ? undefined : own.unseen}>{slide.title}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleanHtml of subgraph-reports stands before every write */}
      <div className={css.slide} dangerouslySetInnerHTML={{ __html: slide.contents }} />
    </>
  );
}
