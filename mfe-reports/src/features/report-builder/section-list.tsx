import { Checkbox, IconButton, Note, Stack, UiLink } from '@platform/ui-kit';
import { IconChevronDown, IconChevronUp, IconGripVertical, IconLock } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import type { BuilderConfig, PreviewedPages } from './builder-queries.ts';
import css from './report-builder.module.css';
import { type BuilderSection, isFixed, listed, moved, movedTo, toggled } from './section-order.ts';

interface SectionListProps {
  readonly config: BuilderConfig;
  readonly printed: readonly string[];
  /** Of the pages as they were printed last; null before. */
  readonly pages: PreviewedPages['sections'] | null;
  readonly activeId: string | null;
  readonly onPick: (id: string) => void;
  readonly onChange: (printed: string[]) => void;
}

/** The sections in their order: each can be moved with the handle, its buttons, or Alt and an arrow. */
export function SectionList({ config, printed, pages, activeId, onPick, onChange }: SectionListProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const { isOrderLocked, sections, illustrationErrors } = config;
  return (
    <ol className={css.sections} aria-label="Pages">
      {listed(sections, printed).map((section) => {
        const { id } = section;
        const isPrinted = printed.includes(id);
        const canMove = isPrinted && !isFixed(id) && !isOrderLocked;
        const at = pages?.find((one) => one.id === id);
        return (
          <li
            key={id}
            className={activeId === id ? css.active : undefined}
            draggable={canMove}
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged && canMove) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged) onChange(movedTo(printed, dragged, id));
            }}
          >
            <SectionRow
              section={section}
              isPrinted={isPrinted}
              canMove={canMove}
              pages={at && (at.fromPage === at.toPage ? `${at.fromPage}` : `${at.fromPage}–${at.toPage}`)}
              isEmpty={isPrinted && pages !== null && !at}
              isActive={activeId === id}
              onPick={() => onPick(id)}
              onToggle={() => onChange(toggled(sections, printed, id))}
              onMove={(by) => onChange(moved(printed, id, by))}
            />
            {isPrinted && (
              <Stack gap={4}>
                {(illustrationErrors ?? [])
                  .filter((error) => error.section === id)
                  .map(({ message, path, isBlocking }) => (
                    <Note key={message} tone={isBlocking ? 'danger' : 'warning'}>
                      {message} <UiLink href={path}>Mend it</UiLink>
                    </Note>
                  ))}
              </Stack>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface SectionRowProps {
  readonly section: BuilderSection;
  readonly isPrinted: boolean;
  readonly canMove: boolean;
  readonly pages: string | undefined;
  /** It was chosen, and the estate has nothing for it. */
  readonly isEmpty: boolean;
  readonly isActive: boolean;
  readonly onPick: () => void;
  readonly onToggle: () => void;
  readonly onMove: (by: 1 | -1) => void;
}

function SectionRow({ section, isPrinted, canMove, pages, isEmpty, isActive, ...on }: SectionRowProps) {
  const { title, required } = section;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || !canMove || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    on.onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut of the buttons in it
    <div className={css.row} onKeyDown={onKeyDown}>
      <span className={css.handle} aria-hidden="true">
        {canMove && <IconGripVertical size={16} stroke={1.6} />}
        {isPrinted && !canMove && <IconLock size={16} stroke={1.6} />}
      </span>
      <button type="button" className={isPrinted ? css.name : css.leftOut} aria-pressed={isActive} onClick={on.onPick}>
        <span>
          {title}
          {(isEmpty || pages) && <span className={css.unseen}>{isEmpty ? ', ' : ', page '}</span>}
        </span>
        <span className={css.pages}>{isEmpty ? 'nothing to print' : pages}</span>
      </button>
      {canMove && (
        <span className={css.moves}>
          <IconButton
            size="small"
            label={`Move up: ${title}`}
            icon={<IconChevronUp size={16} stroke={1.6} />}
            onClick={() => on.onMove(-1)}
          />
          <IconButton
            size="small"
            label={`Move down: ${title}`}
            icon={<IconChevronDown size={16} stroke={1.6} />}
            onClick={() => on.onMove(1)}
          />
        </span>
      )}
      <Checkbox
        label={<span className={css.unseen}>{title}</span>}
        checked={isPrinted}
        disabled={required}
        onChange={on.onToggle}
      />
    </div>
  );
}
