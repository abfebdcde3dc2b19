import { useZoom, ZoomTools } from '@platform/ui-kit';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import css from './family.module.css';
import { CARD_HEIGHT, CARD_WIDTH, layoutFamily, type PartnerLine } from './family-layout.ts';
import { roundedPath } from './family-path.ts';
import type { FamilyEstate } from './family-query.ts';
import { PersonCard } from './person-card.tsx';

const GENERATIONS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

export interface FamilyTreeProps {
  readonly estate: FamilyEstate;
  readonly selectedId: string | null;
  readonly onSelect: (personId: string) => void;
}

/** Generations as rows; married a double line, an earlier relationship a dashed one. Cards come in reading order. */
export function FamilyTree({ estate, selectedId, onSelect }: FamilyTreeProps) {
  const layout = useMemo(() => {
    const client = estate.people.find(({ isClient }) => isClient);
    const others = estate.familyTree.g1.map(({ id }) => id).filter((id) => id !== client?.id);
    const kin = estate.relations.map(({ kind, from, to }) => ({ kind, from: from.id, to: to.id }));
    return layoutFamily(client ? [client.id, ...others] : others, kin);
  }, [estate]);
  const zooming = useZoom(layout.width);
  const { zoom, scroll, onKey } = zooming;
  // A wide family opens on who is selected, not on its empty corner.
  const selectedX = useRef(layout.cards.find(({ id }) => id === selectedId)?.x);
  useLayoutEffect(() => {
    const region = scroll.current;
    if (region && selectedX.current !== undefined)
      region.scrollLeft = selectedX.current + CARD_WIDTH / 2 - region.clientWidth / 2;
  }, [scroll]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (!isCommand && onKey(event)) event.preventDefault();
  };
  const people = new Map(estate.people.map((person) => [person.id, person]));
  const cards = layout.cards.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cards inside
    <div className={css.frame} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reachable by keyboard */}
      <section className={css.scroll} aria-label="Family tree" tabIndex={0} ref={scroll}>
        <div className={css.tree} style={{ width: layout.width, height: layout.height, zoom }}>
          <svg width={layout.width} height={layout.height} aria-hidden="true">
            {layout.children.map(({ id, points, isPrior }) => (
              <path key={id} d={roundedPath(points)} className={isPrior ? css.priorLine : css.line} />
            ))}
            {layout.partners.map((line) => (
              <Partners key={line.id} line={line} />
            ))}
          </svg>
          {layout.rows.map((y, row) => (
            <span key={y} className={css.generation} style={{ top: y - (row > 0 ? 64 : 30) }}>
              {GENERATIONS[row] ?? `${row + 1}th`} generation
            </span>
          ))}
          {cards.map(({ id, x, y }) => {
            const person = people.get(id);
            return (
              person && (
                <PersonCard
                  key={id}
                  person={person}
                  estate={estate}
                  selected={selectedId === id}
                  onSelect={() => onSelect(id)}
                  className={css.placed}
                  style={{ left: x, top: y, width: CARD_WIDTH, height: CARD_HEIGHT }}
                />
              )
            );
          })}
        </div>
      </section>
      <div className={css.zoom}>
        <ZoomTools {...zooming} />
      </div>
    </div>
  );
}

function Partners({ line: { kind, points } }: { line: PartnerLine }) {
  const path = roundedPath(points);
  if (kind !== 'married') return <path d={path} className={kind === 'prior' ? css.priorLine : css.line} />;
  return (
    <>
      <path d={path} className={css.marriedLine} />
      <path d={path} className={css.marriedMiddle} />
    </>
  );
}
