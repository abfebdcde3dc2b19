import { Button, Menu } from '@platform/ui-kit';
import { IconEye } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import type { CardFacts } from './family-facts.ts';

const FACTS = [
  ['age-state', 'Age and state'],
  ['age', 'Age'],
  ['state', 'State'],
  ['none', 'Name alone'],
] as const satisfies readonly (readonly [CardFacts, string])[];

export interface FamilyLook {
  readonly facts: CardFacts;
  readonly hidesDeceased: boolean;
}

/** How the family is shown, in the address: `cards`, `deceased`. */
export function useFamilyLook(): readonly [FamilyLook, (change: Partial<FamilyLook>) => void] {
  const [params, setParams] = useSearchParams();
  const facts = FACTS.find(([value]) => value === params.get('cards'))?.[0] ?? 'age-state';
  const look: FamilyLook = { facts, hidesDeceased: params.get('deceased') === 'hidden' };
  const change = (changes: Partial<FamilyLook>): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const { facts: cards, hidesDeceased } = { ...look, ...changes };
        if (cards === 'age-state') next.delete('cards');
        else next.set('cards', cards);
        if (hidesDeceased) next.set('deceased', 'hidden');
        else next.delete('deceased');
        return next;
      },
      { replace: true },
    );
  return [look, change];
}

/** What stands on the cards, and whether the deceased are among them. */
export function LookMenu({ look, change }: { look: FamilyLook; change: (changes: Partial<FamilyLook>) => void }) {
  return (
    <Menu
      label="Show"
      trigger={<Button icon={<IconEye size={17} stroke={1.6} />}>Show</Button>}
      width={280}
      items={[
        ...FACTS.map(([value, label], at) => ({
          id: value,
          label,
          checked: look.facts === value,
          onSelect: () => change({ facts: value }),
          ...(at === 0 && { heading: 'Under the name' }),
        })),
        {
          id: 'deceased-shown',
          label: 'All of them',
          heading: 'Deceased people',
          separated: true,
          checked: !look.hidesDeceased,
          onSelect: () => change({ hidesDeceased: false }),
        },
        {
          id: 'deceased-hidden',
          label: 'Those who join others alone',
          checked: look.hidesDeceased,
          onSelect: () => change({ hidesDeceased: true }),
        },
      ]}
    />
  );
}
