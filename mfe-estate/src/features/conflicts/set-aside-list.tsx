import { formatDayOf } from '@platform/mfe-kit/calendar';
import { Button, List, ListItem, Sheet } from '@platform/ui-kit';
import css from './conflicts.module.css';
import type { Conflict } from './conflicts-query.ts';

/** `Nora Finch on Nov 24, 2026`. */
export const asideBy = ({ byName, at }: NonNullable<Conflict['setAside']>): string =>
  `${byName ?? 'Somebody'} on ${formatDayOf(String(at))}`;

export interface SetAsideListProps {
  readonly conflicts: readonly Conflict[];
  /** Left out for whoever may not bring one back. */
  readonly onBringBack: ((conflict: Conflict) => void) | undefined;
}

/** Conflicts that somebody has left as they are, with who, when and why. */
export function SetAsideList({ conflicts, onBringBack }: SetAsideListProps) {
  if (conflicts.length === 0) return null;
  return (
    <Sheet title="Set aside">
      <List label="Conflicts that are set aside">
        {conflicts.map((conflict) => {
          const { id, title, text, setAside } = conflict;
          return (
            <ListItem
              key={id}
              title={title}
              text={
                <>
                  {text}
                  {setAside && (
                    <span className={css.aside}>
                      {asideBy(setAside)}
                      {setAside.reason && `: ${setAside.reason}`}
                    </span>
                  )}
                </>
              }
              trailing={
                onBringBack && (
                  <Button size="small" aria-label={`Bring back: ${title}`} onClick={() => onBringBack(conflict)}>
                    Bring back
                  </Button>
                )
              }
            />
          );
        })}
      </List>
    </Sheet>
  );
}
