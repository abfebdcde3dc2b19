import { lazyPart, Note, Segmented, Skeleton } from '@platform/ui-kit';
import type { PdfHighlight } from '@platform/ui-kit/pdf-viewer';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFragment } from '../../gql/index.ts';
import { DocxWords } from './docx-words.tsx';
import { FileNotes } from './file-notes.tsx';
import { MissedValue } from './missed-value.tsx';
import css from './review.module.css';
import { GROUPS, type ReviewPageUpload, ReviewUpload, type ReviewValue } from './review-data.ts';
import { KEYS, pressed } from './review-keys.ts';
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

/** What a person has to look at: it was read with doubt, and nobody has decided. */
const isProblem = ({ status, confidence }: ReviewValue): boolean => status === 'TO_REVIEW' && confidence === 'LOW';

const ordered = (values: readonly ReviewValue[]): ReviewValue[] =>
  GROUPS.flatMap(({ id }) => values.filter(({ group }) => group === id));

/** The document at one side, its values at the other; everything that is done to a value has a key. */
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
      const key = pressed(event);
      if (!key) return;
      const index = listed.findIndex(({ id }) => id === activeId);
      const goTo = (value: ReviewValue | undefined): void => {
        if (value) setParams({ cite: value.id }, { replace: true });
      };
      if (key === 'next') goTo(listed[index + 1]);
      else if (key === 'previous') goTo(listed[Math.max(0, index - 1)]);
      else if (key === 'problem')
        goTo([...values.slice(values.findIndex(({ id }) => id === activeId) + 1), ...values].find(isProblem));
      // The card of the value has the buttons, with what they ask for: a key presses one.
      else list.current?.querySelector<HTMLElement>(`[aria-current="true"] [data-key="${key}"]`)?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [listed, values, activeId, setParams]);

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
          <DocxWords uploadId={upload.id} values={values} activeId={activeId} onSelect={select} />
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
        <FileNotes upload={upload} />
        <p className={css.disclaimer}>{KEYS}</p>
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
        <MissedValue uploadId={upload.id} estateId={estateId} read={values.map(({ path }) => path)} />
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
