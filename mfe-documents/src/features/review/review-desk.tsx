import { lazyPart, Note, Segmented, Skeleton } from '@platform/ui-kit';
import type { PdfHighlight } from '@platform/ui-kit/pdf-viewer';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFragment } from '../../gql/index.ts';
import css from './review.module.css';
import { GROUPS, type ReviewPageUpload, ReviewUpload, type ReviewValue } from './review-data.ts';
import { ValueCard } from './value-card.tsx';

const PdfViewer = lazyPart(() => import('@platform/ui-kit/pdf-viewer'), 'PdfViewer');
const DISCLAIMER =
  'Abstraction can make mistakes — please review and verify results before sharing. It does not provide legal or tax advice. Consult an attorney or qualified professional before taking action.';

function highlightsOf(values: readonly ReviewValue[]): PdfHighlight[] {
  return values.flatMap((value) =>
    value.citations.flatMap(({ page, quote, boxes }, index) =>
      page && boxes.length > 0
        ? [
            {
              id: index === 0 ? value.id : `${value.id}#${index}`,
              page,
              rects: boxes,
              label: `${value.label}: ${quote}`,
            },
          ]
        : [],
    ),
  );
}

const ordered = (values: readonly ReviewValue[]): ReviewValue[] =>
  GROUPS.flatMap(({ id }) => values.filter(({ group }) => group === id));

/** The document at one side, its values at the other; `j` and `k` go to the next and the previous value. */
export function ReviewDesk({ upload }: { upload: ReviewPageUpload }) {
  const { values: found, estateId } = readFragment(ReviewUpload, upload);
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<'open' | 'all'>('all');
  const list = useRef<HTMLDivElement>(null);
  const values = useMemo(() => ordered(found), [found]);
  const highlights = useMemo(() => highlightsOf(values), [values]);
  const activeId = params.get('cite') ?? null;
  const open = values.filter(({ status }) => status === 'TO_REVIEW');
  const listed = shown === 'open' ? open : values;
  const select = (id: string): void => setParams({ cite: id.split('#')[0] ?? id }, { replace: true });

  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]');
      if (typing || event.metaKey || event.ctrlKey || event.altKey || (event.key !== 'j' && event.key !== 'k')) return;
      const index = listed.findIndex(({ id }) => id === activeId);
      const next = listed[event.key === 'j' ? index + 1 : Math.max(0, index - 1)];
      if (next) setParams({ cite: next.id }, { replace: true });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [listed, activeId, setParams]);

  return (
    <div className={css.desk}>
      <div className={css.document}>
        {upload.file.mimetype === 'application/pdf' ? (
          <Suspense fallback={<Skeleton rows={12} label="Loading the pages" />}>
            <PdfViewer
              url={upload.file.url}
              label={upload.file.filename}
              highlights={highlights}
              activeHighlightId={activeId}
              onHighlight={select}
            />
          </Suspense>
        ) : (
          <Quotes values={values} activeId={activeId} />
        )}
      </div>
      <aside className={css.panel} aria-label="Extracted values" ref={list}>
        <div className={css.panelHead}>
          <h2>Extracted values</h2>
          <Segmented
            label="Shown values"
            value={shown}
            onChange={setShown}
            options={[
              { value: 'open', label: `To review ${open.length}` },
              { value: 'all', label: `All ${values.length}` },
            ]}
          />
        </div>
        {values.length === 0 && <p>{upload.statusMessage ?? 'No value was found in this file.'}</p>}
        {values.length > 0 && listed.length === 0 && <p>Every value is reviewed.</p>}
        {GROUPS.map(({ id, title }) => {
          const group = listed.filter((value) => value.group === id);
          return group.length === 0 ? null : (
            <section key={id} aria-label={title}>
              <h3>{title}</h3>
              {group.map((value) => (
                <ValueCard
                  key={value.id}
                  value={value}
                  uploadId={upload.id}
                  estateId={estateId}
                  number={values.indexOf(value) + 1}
                  active={value.id === activeId}
                  onSelect={() => select(value.id)}
                />
              ))}
            </section>
          );
        })}
        {upload.possibleIssues.map(({ kind, detail, page }) => (
          <Note key={`${kind}${detail}`} tone="warning">
            <b>Possible issue{page ? `, page ${page}` : ''}.</b> {detail}
          </Note>
        ))}
        <p className={css.disclaimer}>{DISCLAIMER}</p>
      </aside>
    </div>
  );
}

/** A Word document has no pages: its quotes stand for it. */
function Quotes({ values, activeId }: { values: readonly ReviewValue[]; activeId: string | null }) {
  return (
    <div className={css.quotes}>
      {values.flatMap((value) =>
        value.citations.map(({ quote }) => (
          <blockquote key={`${value.id}${quote}`} aria-current={value.id === activeId}>
            “{quote}”
          </blockquote>
        )),
      )}
    </div>
  );
}
