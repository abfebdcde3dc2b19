import { Sheet } from '@platform/ui-kit';
import css from './family.module.css';
import type { FamilyEstate } from './family-query.ts';
import type { FamilyViewProps } from './family-tree.tsx';
import { PersonCard } from './person-card.tsx';

const PARTS = [
  ['g1', 'First generation'],
  ['g2', 'Second generation'],
  ['g3', 'Third generation and below'],
  ['other', 'Others'],
] as const satisfies readonly (readonly [keyof Omit<FamilyEstate['familyTree'], '__typename'>, string])[];

/** The family as a list by generation: on a phone, and for whoever prefers it. */
export function FamilyList({
  estate,
  selectedId,
  facts,
  onSelect,
  hidden,
}: FamilyViewProps & { readonly hidden: ReadonlySet<string> }) {
  const people = new Map(estate.people.map((person) => [person.id, person]));
  return (
    <div className={css.lists}>
      {PARTS.map(([part, title]) => {
        const own = estate.familyTree[part].flatMap(({ id }) => (hidden.has(id) ? [] : (people.get(id) ?? [])));
        return (
          own.length > 0 && (
            <Sheet key={part} title={title} padded={false}>
              <div className={css.rows}>
                {own.map((person) => (
                  <PersonCard
                    key={person.id}
                    person={person}
                    estate={estate}
                    selected={selectedId === person.id}
                    facts={facts}
                    onSelect={() => onSelect(person.id)}
                    className={css.rowCard}
                    isBesideTree
                  />
                ))}
              </div>
            </Sheet>
          )
        );
      })}
    </div>
  );
}
