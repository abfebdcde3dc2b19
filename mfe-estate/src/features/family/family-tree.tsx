import { Button, notify, useZoom, ZoomTools } from '@platform/ui-kit';
import { IconArrowsMove, IconLayoutGrid, IconPhotoDown } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import css from './family.module.css';
import { type ArrangedFamily, arrangeFamily } from './family-arrangement.ts';
import type { CardFacts } from './family-facts.ts';
import { CARD_HEIGHT, CARD_WIDTH, type FamilyLayout, type PartnerLine } from './family-layout.ts';
import { roundedPath } from './family-path.ts';
import type { FamilyEstate } from './family-query.ts';
import { PersonCard } from './person-card.tsx';
import { useCardMoving } from './use-card-moving.ts';
import type { CardPlaces } from './use-card-places.ts';

const picturing = () => import('./family-picture.ts');

/** px of a sheet, without its margins and what stands over the tree. */
const PAGE_WIDTH = 660;
const PAGE_HEIGHT = 700;

const GENERATIONS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

export interface FamilyViewProps {
  readonly estate: FamilyEstate;
  readonly selectedId: string | null;
  readonly facts: CardFacts;
  readonly onSelect: (personId: string) => void;
}

export interface FamilyTreeProps extends FamilyViewProps {
  /** As the family's own order has it. */
  readonly layout: FamilyLayout;
  readonly cardPlaces: CardPlaces;
  readonly mayArrange: boolean;
}

/** Generations as rows; married a double line, an earlier relationship a dashed one. Cards come in reading order. */
export function FamilyTree(props: FamilyTreeProps) {
  const { estate, selectedId, facts, onSelect, mayArrange } = props;
  const { places, move, tidyUp } = props.cardPlaces;
  const [isArranging, setArranging] = useState(false);
  const hintId = useId();
  const arranged = arrangeFamily(props.layout, places);
  const zooming = useZoom(arranged.width);
  const { zoom, scroll, onKey } = zooming;
  const { moving, of } = useCardMoving(arranged.cards, zoom, move, hintId);
  const layout = moving
    ? arrangeFamily(props.layout, [...places.filter(({ id }) => id !== moving.id), moving])
    : arranged;
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
  /** As it stands here, fetched when it is asked for. */
  async function savePicture(): Promise<void> {
    try {
      const [{ familyPicture }, { offerPicture }] = await Promise.all([picturing(), import('@platform/mfe-kit/list')]);
      await offerPicture(familyPicture(estate, arranged, facts), `${estate.displayName} family tree`);
    } catch {
      notify({ message: 'The picture could not be made. Print the page instead.', tone: 'error' });
    }
  }
  // Chromium and Safari print what is laid out: the whole tree has to fit on a page.
  const printZoom = Math.min(1, PAGE_WIDTH / layout.width, PAGE_HEIGHT / layout.height);
  const people = new Map(estate.people.map((person) => [person.id, person]));
  // A card that is carried over others keeps its turn: one that changes places in the page loses hold and focus.
  const order = new Map(arranged.cards.toSorted((a, b) => a.y - b.y || a.x - b.x).map(({ id }, at) => [id, at]));
  const cards = layout.cards.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cards inside
    <div className={css.frame} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reachable by keyboard */}
      <section className={css.scroll} aria-label="Family tree" tabIndex={0} ref={scroll}>
        <div
          className={isArranging ? `${css.tree} ${css.arranging}` : css.tree}
          style={
            { width: layout.width, height: layout.height, '--zoom': zoom, '--print-zoom': printZoom } as CSSProperties
          }
        >
          <Lines layout={layout} over={false} />
          {layout.rows.map((y, row) => (
            <span key={y} className={css.generation} style={{ top: y - (row > 0 ? 64 : 30) }}>
              {GENERATIONS[row] ?? `${row + 1}th`} generation
            </span>
          ))}
          {cards.map((card) => {
            const { id, x, y } = card;
            const person = people.get(id);
            return (
              person && (
                <PersonCard
                  key={id}
                  person={person}
                  estate={estate}
                  selected={selectedId === id}
                  facts={facts}
                  onSelect={() => onSelect(id)}
                  className={moving?.id === id ? `${css.placed} ${css.carried}` : css.placed}
                  moving={isArranging ? of(card) : undefined}
                  style={{ left: x, top: y, width: CARD_WIDTH, height: CARD_HEIGHT }}
                />
              )
            );
          })}
          {layout.crossing.size > 0 && <Lines layout={layout} over />}
        </div>
      </section>
      <div className={css.tools}>
        {mayArrange && (
          <Button
            size="small"
            variant={isArranging ? undefined : 'ghost'}
            aria-pressed={isArranging}
            icon={<IconArrowsMove size={17} stroke={1.6} />}
            onClick={() => setArranging(!isArranging)}
          >
            Arrange cards
          </Button>
        )}
        {mayArrange && places.length > 0 && (
          <Button size="small" variant="ghost" icon={<IconLayoutGrid size={17} stroke={1.6} />} onClick={tidyUp}>
            Tidy up
          </Button>
        )}
        {isArranging && (
          <span id={hintId} className={css.hint}>
            Drag a card, or move it with the arrow keys. Everybody who works on this estate sees it there.
          </span>
        )}
        <Button
          size="small"
          variant="ghost"
          icon={<IconPhotoDown size={17} stroke={1.6} />}
          onClick={() => void savePicture()}
        >
          Save as picture
        </Button>
        <span className={css.zoom}>
          <ZoomTools {...zooming} />
        </span>
      </div>
    </div>
  );
}

/** The lines of a family. Those that cross a card of somebody else lie over the cards: they are seen to go on. */
function Lines({ layout, over }: { layout: ArrangedFamily; over: boolean }) {
  const isHere = ({ id }: { readonly id: string }): boolean => layout.crossing.has(id) === over;
  return (
    <svg width={layout.width} height={layout.height} className={over ? css.over : undefined} aria-hidden="true">
      {layout.children.filter(isHere).map(({ id, points, isPrior }) => (
        <path key={id} d={roundedPath(points)} className={isPrior ? css.priorLine : css.line} />
      ))}
      {layout.partners.filter(isHere).map((line) => (
        <Partners key={line.id} line={line} />
      ))}
    </svg>
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
