import { Button, Checkbox, Chip, ConfirmDialog, EmptyState, IconButton, lazyPart, Row, Sheet } from '@platform/ui-kit';
import { IconChevronDown, IconChevronUp, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import css from './content.module.css';
import { ApproveSlidesMutation, SaveSlidesMutation, type Slide } from './content.queries.ts';
import { plainWords } from './plain-words.ts';
import { asSaid, movedSlide } from './slide-order.ts';
import type { ContentChanges } from './use-content.ts';

const SlideDialog = lazyPart(() => import('./slide-dialog.tsx'), 'SlideDialog');

/** The organization's own pages, in the order in which they are offered. */
export function SlidesSheet({ changes }: { changes: ContentChanges }) {
  const { content, of, press, busy } = changes;
  const { slides } = content;
  const [edited, setEdited] = useState<Slide | 'new' | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<Slide | null>(null);
  const ids = chosen.filter((id) => slides.some((slide) => slide.id === id));
  const approve = async (isApproved: boolean): Promise<void> => {
    const what = ids.length === 1 ? 'The slide is' : `${ids.length} slides are`;
    await press(
      ApproveSlidesMutation,
      { ...of, ids: [...ids], isApproved },
      isApproved ? `${what} printed from now on.` : `${what} printed no more.`,
    );
    setChosen([]);
  };
  return (
    <Sheet
      title="Slides"
      aside={
        <Button size="small" icon={<IconPlus size={16} stroke={1.6} />} onClick={() => setEdited('new')}>
          Add slide
        </Button>
      }
      footer={
        slides.length > 0 && (
          <Row gap={8} wrap>
            <Button size="small" disabled={ids.length === 0 || busy} onClick={() => void approve(true)}>
              Approve chosen
            </Button>
            <Button size="small" disabled={ids.length === 0 || busy} onClick={() => void approve(false)}>
              Withdraw approval
            </Button>
          </Row>
        )
      }
    >
      {slides.length === 0 ? (
        <EmptyState
          title="No slides yet"
          text="A slide is a page of your own, with words, tables and pictures, that stands among the pages of a report."
        />
      ) : (
        <ol className={css.rows} aria-label="Slides">
          {slides.map((slide, index) => (
            <li key={slide.id}>
              <SlideRow
                slide={slide}
                isChosen={ids.includes(slide.id)}
                isFirst={index === 0}
                isLast={index === slides.length - 1}
                busy={busy}
                onChoose={(isChosen) =>
                  setChosen(isChosen ? [...ids, slide.id] : ids.filter((other) => other !== slide.id))
                }
                onMove={(by) =>
                  void press(
                    SaveSlidesMutation,
                    { ...of, slides: movedSlide(slides, slide.id, by) },
                    `“${slide.title}” is moved ${by === 1 ? 'down' : 'up'}.`,
                  )
                }
                onEdit={() => setEdited(slide)}
                onRemove={() => setRemoved(slide)}
              />
            </li>
          ))}
        </ol>
      )}
      {edited && (
        <Suspense>
          <SlideDialog slide={edited === 'new' ? null : edited} changes={changes} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={removed !== null}
        onClose={() => setRemoved(null)}
        title={`Remove “${removed?.title}”?`}
        confirmLabel="Remove slide"
        danger
        onConfirm={() => {
          const gone = removed;
          setRemoved(null);
          if (gone)
            void press(
              SaveSlidesMutation,
              { ...of, slides: slides.filter(({ id }) => id !== gone.id).map(asSaid) },
              `“${gone.title}” is removed.`,
            );
        }}
      >
        It is printed in no report any more. Reports that were printed before stay as they are.
      </ConfirmDialog>
    </Sheet>
  );
}

interface SlideRowProps {
  readonly slide: Slide;
  readonly isChosen: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly busy: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function SlideRow({ slide, isChosen, isFirst, isLast, busy, onChoose, onMove, onEdit, onRemove }: SlideRowProps) {
  const { title, contents, isApproved, isRequiredForAdvisor, isRequiredForWeps } = slide;
  return (
    <div className={css.slide}>
      <Checkbox
        label={title}
        hint={plainWords(contents)}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Row gap={6} wrap>
        {isApproved ? <Chip tone="positive">Approved</Chip> : <Chip tone="warning">Waits for approval</Chip>}
        {isRequiredForAdvisor && <Chip>In every report of advisors</Chip>}
        {isRequiredForWeps && <Chip>In every report of planners</Chip>}
      </Row>
      <Row gap={6}>
        <IconButton
          size="small"
          label={`Move up: ${title}`}
          disabled={isFirst || busy}
          icon={<IconChevronUp size={16} stroke={1.6} />}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={`Move down: ${title}`}
          disabled={isLast || busy}
          icon={<IconChevronDown size={16} stroke={1.6} />}
          onClick={() => onMove(1)}
        />
        <Button size="small" aria-label={`Edit: ${title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="small" aria-label={`Remove: ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </Row>
    </div>
  );
}
