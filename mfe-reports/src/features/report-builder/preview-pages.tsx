import { useMutation } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, lazyPart, Note, Skeleton, Stack } from '@platform/ui-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type PreviewedPages, PreviewReportMutation } from './builder-queries.ts';
import css from './report-builder.module.css';

const PdfViewer = lazyPart(() => import('@platform/ui-kit/pdf-viewer'), 'PdfViewer');

interface PreviewPagesProps {
  readonly reportId: string;
  /** Changes when something was saved that the pages do not show yet. */
  readonly savedCount: number;
  readonly activeId: string | null;
  readonly onPages: (pages: PreviewedPages) => void;
}

/** The pages as they will be printed: the same file, made of what is saved. */
export function PreviewPages({ reportId, savedCount, activeId, onPages }: PreviewPagesProps) {
  const [preview] = useMutation(PreviewReportMutation);
  const [shown, setShown] = useState<PreviewedPages | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isMaking, setMaking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const wanted = useRef(0);
  const tell = useRef(onPages);
  tell.current = onPages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved and another try ask for new pages
  useEffect(() => {
    wanted.current += 1;
    const asked = wanted.current;
    setMaking(true);
    preview({ variables: { input: { reportId, kind: 'PREVIEW' } } })
      .then(({ data }) => {
        if (asked !== wanted.current || !data) return;
        setShown(data.pdfUtil);
        setProblem(null);
        setMaking(false);
        tell.current(data.pdfUtil);
      })
      .catch((error: unknown) => {
        if (asked !== wanted.current) return;
        setProblem(error);
        setMaking(false);
      });
  }, [preview, reportId, savedCount, attempt]);
  const active = shown?.sections.find(({ id }) => id === activeId);
  return (
    <Stack gap={12}>
      <div aria-live="polite" className={css.making}>
        {isMaking
          ? 'Laying out the pages…'
          : shown
            ? 'The preview is the PDF: same pages, same breaks, same figures.'
            : ''}
      </div>
      {problem ? (
        <Note tone="danger" icon="danger" alert>
          The pages cannot be shown: {serverErrorText(problem)}{' '}
          <Button size="small" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </Note>
      ) : null}
      {shown?.link ? (
        <Suspense fallback={<Skeleton rows={8} label="Loading the pages" />}>
          <PdfViewer
            key={shown.link}
            url={shown.link}
            label="Pages of the report"
            highlights={active ? [{ id: active.id, page: active.fromPage, label: active.title, rects: [] }] : []}
            activeHighlightId={active?.id ?? null}
          />
        </Suspense>
      ) : (
        !problem && <Skeleton rows={8} label="Loading the pages" />
      )}
    </Stack>
  );
}
