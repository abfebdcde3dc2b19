import { useMemo } from 'react';
import css from './family.module.css';
import { CARD_HEIGHT, CARD_WIDTH, layoutFamily, type PartnerLine, ROW_HEIGHT } from './family-layout.ts';
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
  const people = new Map(estate.people.map((person) => [person.id, person]));
  const cards = layout.cards.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reachable by keyboard
    <section className={css.scroll} aria-label="Family tree" tabIndex={0}>
      <div className={css.tree} style={{ width: layout.width, height: layout.height }}>
        <svg width={layout.width} height={layout.height} aria-hidden="true">
          {layout.children.map(({ id, path, isPrior }) => (
            <path key={id} d={path} className={isPrior ? css.priorLine : css.line} />
          ))}
          {layout.partners.map((line) => (
            <Partners key={line.id} line={line} />
          ))}
        </svg>
        {Array.from({ length: layout.generations }, (_, row) => row).map((row) => (
          <span key={row} className={css.generation} style={{ top: row * ROW_HEIGHT - (row > 0 ? 24 : -10) }}>
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
  );
}

function Partners({ line: { kind, x1, x2, y } }: { line: PartnerLine }) {
  if (kind === 'married') {
    return (
      <>
        <line x1={x1} x2={x2} y1={y - 2} y2={y - 2} className={css.line} />
        <line x1={x1} x2={x2} y1={y + 2} y2={y + 2} className={css.line} />
      </>
    );
  }
  return <line x1={x1} x2={x2} y1={y} y2={y} className={kind === 'prior' ? css.priorLine : css.line} />;
}
