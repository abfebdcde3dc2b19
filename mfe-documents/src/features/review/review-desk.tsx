import { usePermission } from '@platform/mfe-kit';
import { classNames, lazyPart, Segmented, Select, Skeleton } from '@platform/ui-kit';
import type { PdfHighlight } from '@platform/ui-kit/pdf-viewer';
import { Fragment, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFragment } from '../../gql/index.ts';
import { DocumentIssues } from '../document-issues/document-issues.tsx';
import { PdfOfFile } from '../file/pdf-of-file.tsx';
import { documentsOf } from './documents-of.ts';
import { DocxWords } from './docx-words.tsx';
import { FileNotes } from './file-notes.tsx';
import { MissedValue } from './missed-value.tsx';
import { ReadingFeedback, WHOLE_READING } from './reading-feedback.tsx';
import css from './review.module.css';
import { BESIDE, GROUPS, type ReviewPageUpload, ReviewUpload, type ReviewValue } from './review-data.ts';
import { keysFor, pressed } from './review-keys.ts';
import { ValueCard } from './value-card.tsx';

// The second document is fetched when somebody wants one.
const Beside = lazyPart(() => import('./beside.tsx'), 'Beside');
const ALL = 'all';
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

/** A group of one document, in reading order. */
const groupsOf = (values: readonly ReviewValue[]) =>
  GROUPS.map(({ id, title }) => ({ id, title, values: values.filter(({ group }) => group === id) })).filter(
    ({ values: own }) => own.length > 0,
  );

/** Each document of the file, with its values as they are read from top to bottom. */
const ordered = (values: readonly ReviewValue[]) =>
  documentsOf(values).map((document) => ({
    ...document,
    values: groupsOf(document.values).flatMap(({ values: own }) => own),
  }));

const isAccepted = ({ status }: ReviewValue): boolean => status === 'ACCEPTED' || status === 'EDITED';

/** The document at one side, its values at the other; everything that is done to a value has a key. */
export function ReviewDesk({ upload }: { upload: ReviewPageUpload }) {
  const { values: found, estateId } = readFragment(ReviewUpload, upload);
  const mayReview = usePermission('abstraction:review');
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<'open' | 'all'>('all');
  /** One document of a binder; all of them where none is chosen. */
  const [chosen, setChosen] = useState<string | null>(null);
  const desk = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const documents = useMemo(() => ordered(found), [found]);
  const values = useMemo(() => documents.flatMap((document) => document.values), [documents]);
  const highlights = useMemo(() => highlightsOf(values), [values]);
  const activeId = params.get('cite') ?? null;
  const besideId = params.get(BESIDE);
  const open = values.filter(({ status }) => status === 'TO_REVIEW');
  const inView = documents
    .filter(({ prefix }) => chosen === null || prefix === chosen)
    .map((document) => ({
      ...document,
      values: document.values.filter(({ status }) => shown === 'all' || status === 'TO_REVIEW'),
    }));
  const listed = inView.flatMap((document) => document.values);
  // What was asked for last: two keys in one moment are two changes, the second over the first.
  const latest = useRef(params);
  latest.current = params;
  const setParam = (name: string, value: string | null): void => {
    const known = new URLSearchParams(latest.current);
    if (value === null) known.delete(name);
    else known.set(name, value);
    latest.current = known;
    setParams(known, { replace: true });
  };
  const select = (id: string): void => setParam('cite', id.split('#')[0] ?? id);

  useEffect(() => {
    // Once for each value: what is answered meanwhile does not move the list under the reader.
    if (activeId) list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = pressed(event);
      if (!key) return;
      const index = listed.findIndex(({ id }) => id === activeId);
      const goTo = (value: ReviewValue | undefined): void => {
        if (value) select(value.id);
      };
      if (key === 'next') goTo(listed[index + 1]);
      else if (key === 'previous') goTo(listed[Math.max(0, index - 1)]);
      else if (key === 'problem')
        goTo([...listed.slice(listed.findIndex(({ id }) => id === activeId) + 1), ...listed].find(isProblem));
      else if (key === 'find') {
        // It would be typed into the field that opens.
        event.preventDefault();
        desk.current?.querySelector<HTMLElement>('[data-key="find"]')?.click();
      }
      // The card of the value has the buttons, with what they ask for: a key presses one.
      else list.current?.querySelector<HTMLElement>(`[aria-current="true"] [data-key="${key}"]`)?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return (
    <div className={classNames(css.desk, besideId && css.withBeside)} ref={desk}>
      <div className={css.document}>
        {upload.file.mimetype === 'application/pdf' ? (
          <PdfOfFile
            key={upload.id}
            url={upload.file.url}
            thumbnails={!besideId}
            label={upload.file.filename}
            highlights={highlights}
            activeHighlightId={activeId}
            onHighlight={select}
          />
        ) : (
          <DocxWords uploadId={upload.id} values={values} activeId={activeId} onSelect={select} />
        )}
      </div>
      {besideId && (
        <Suspense fallback={<Skeleton rows={12} label="Loading the second document" />}>
          <Beside
            estateId={estateId}
            uploadId={upload.id}
            shownId={besideId}
            onShow={(id) => setParam(BESIDE, id)}
            onClose={() => setParam(BESIDE, null)}
          />
        </Suspense>
      )}
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
        <div className={css.tools}>
          <FileNotes upload={upload} />
          {documents.length > 1 && (
            <Select
              label="Document of this file"
              options={[
                { value: ALL, label: `All ${documents.length} documents` },
                ...documents.map(({ prefix, name }, index) => ({
                  value: `${prefix}.`,
                  label: `${index + 1}. ${name}`,
                })),
              ]}
              value={chosen === null ? ALL : `${chosen}.`}
              onChange={({ target }) => setChosen(target.value === ALL ? null : target.value.slice(0, -1))}
            />
          )}
          <p className={css.disclaimer}>{keysFor(mayReview)}</p>
        </div>
        {values.length === 0 && <p>{upload.statusMessage ?? 'No value was found in this file.'}</p>}
        {values.length > 0 && listed.length === 0 && <p>Every value is reviewed.</p>}
        {inView
          .filter((document) => document.values.length > 0)
          .map((document) => (
            <Fragment key={document.prefix}>
              {documents.length > 1 && <h3 className={css.bound}>{document.name}</h3>}
              {groupsOf(document.values).map(({ id, title, values: group }) => (
                <section key={id} aria-label={documents.length > 1 ? `${document.name}: ${title}` : title}>
                  <div className={css.groupHead}>
                    {documents.length > 1 ? <h4>{title}</h4> : <h3>{title}</h3>}
                    <span>
                      {group.filter(isAccepted).length} of {group.length} accepted
                    </span>
                  </div>
                  {group.map((value) => (
                    <ValueCard
                      key={value.id}
                      value={value}
                      uploadId={upload.id}
                      estateId={estateId}
                      abstractionId={upload.abstractionId}
                      number={values.indexOf(value) + 1}
                      active={value.id === activeId}
                      onSelect={() => select(value.id)}
                    />
                  ))}
                </section>
              ))}
            </Fragment>
          ))}
        <MissedValue uploadId={upload.id} estateId={estateId} read={values.map(({ path }) => path)} />
        <DocumentIssues estateId={estateId} uploadId={upload.id} />
        <ReadingFeedback
          abstractionId={upload.abstractionId}
          about={WHOLE_READING}
          question="Was this file read well?"
        />
        <p className={css.disclaimer}>{DISCLAIMER}</p>
      </aside>
    </div>
  );
}
