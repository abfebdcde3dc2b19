import { Chip, classNames, initialsOf, Monogram } from '@platform/ui-kit';
import css from './family.module.css';
import { type CardFacts, lifeLine, originOf, receivedBy, rolesOf } from './family-facts.ts';
import type { FamilyEstate, FamilyPerson } from './family-query.ts';

export interface PersonCardProps {
  readonly person: FamilyPerson;
  readonly estate: FamilyEstate;
  readonly selected: boolean;
  readonly facts: CardFacts;
  readonly onSelect: () => void;
  readonly style?: React.CSSProperties;
  readonly className?: string;
  /** Says what the person is to the client, where no line of a tree does. */
  readonly isBesideTree?: boolean;
  /** Where the card can be moved: what pointers and keys do to it. */
  readonly moving?: CardMoving;
}

/** Of the card's button. */
export type CardMoving = Pick<
  React.ComponentProps<'button'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown' | 'onBlur' | 'aria-describedby'
>;

/** Card of the tree, and row of the phone's list. Dashed: receives nothing and is not the couple. */
export function PersonCard(props: PersonCardProps) {
  const { person, estate, selected, facts, onSelect, style, className, moving, isBesideTree = false } = props;
  const { isClient, isSpouse, isDeceased, name } = person;
  const receives = receivedBy(estate, person.id).length > 0;
  const relation = isBesideTree && facts !== 'none' && !isClient && !isSpouse && originOf(person);
  const isPlain = !receives && !isClient && !isSpouse && rolesOf(estate, person.id).length === 0;
  return (
    <button
      {...moving}
      type="button"
      className={classNames(css.card, isPlain && css.plain, isDeceased && css.deceased, className)}
      style={style}
      aria-pressed={selected}
      onClick={onSelect}
    >
      <Monogram tone={isPlain ? 'asset' : 'family'} photo={person.photoUrl}>
        {initialsOf(name)}
      </Monogram>
      <span className={css.cardText}>
        <b title={name}>{name}</b>
        {/* A line each: a dot between them hangs at an end where the first one is long. */}
        <span>{[relation, lifeLine(person, facts)].map((line) => line && <span key={line}>{line}</span>)}</span>
        <RoleChip person={person} estate={estate} receives={receives} />
      </span>
    </button>
  );
}

function RoleChip({ person, estate, receives }: { person: FamilyPerson; estate: FamilyEstate; receives: boolean }) {
  if (person.isClient) return <Chip tone="accent">Client</Chip>;
  if (person.isSpouse) return <Chip tone="accent">Spouse</Chip>;
  const [role] = rolesOf(estate, person.id);
  if (receives) return <Chip tone="family">Receives</Chip>;
  return role ? <Chip tone="trust">{role}</Chip> : null;
}
