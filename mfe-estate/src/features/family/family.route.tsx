import { useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import { Button, Drawer, EmptyState, lazyPart, PageHead, Segmented, Sheet, Stack } from '@platform/ui-kit';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../estate/loaded.tsx';
import { useMediaQuery } from '../estate/media-query.ts';
import css from './family.module.css';
import { deceasedToHide, drawingOf } from './family-drawing.ts';
import { FamilyKey } from './family-key.tsx';
import type { FamilyLayout } from './family-layout.ts';
import { FamilyList } from './family-list.tsx';
import { LookMenu, useFamilyLook } from './family-look.tsx';
import { type FamilyEstate, type FamilyPlaces, FamilyRouteQuery } from './family-query.ts';
import { FamilyTree, type FamilyViewProps } from './family-tree.tsx';
import { ParentQuestions } from './parent-questions.tsx';
import { PersonCard } from './person-card.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { RemovePersonDialog } from './remove-person-dialog.tsx';
import { useCardPlaces } from './use-card-places.ts';

// Forms, their masks and rules are fetched with the first of them, not with the tree.
const PersonDialog = lazyPart(() => import('./person-dialog.tsx'), 'PersonDialog');
const LegalDetailsDialog = lazyPart(() => import('./legal-details-dialog.tsx'), 'LegalDetailsDialog');

/** URL: /estate/:estateId/family */
export function FamilyRoute() {
  const { estateId = '' } = useParams();
  const query = useQuery(FamilyRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} what="the family">
      {({ estate, nodePositions }) =>
        estate && (
          <Family
            estate={estate}
            placed={nodePositions}
            reload={async () => (await query.refetch()).data?.estate ?? null}
          />
        )
      }
    </Loaded>
  );
}

interface FamilyProps {
  readonly estate: FamilyEstate;
  readonly placed: FamilyPlaces;
  readonly reload: () => Promise<FamilyEstate | null>;
}

function summaryOf({ people, familyTree: { g1, g2, g3 } }: FamilyEstate): string {
  const prior = people.filter(({ fromPriorRelationship }) => fromPriorRelationship).length;
  const generations = [g1, g2, g3].filter(({ length }) => length > 0).length;
  const parts = [
    counted(people.length, 'person', 'people'),
    counted(generations, 'generation'),
    prior > 0 && `${counted(prior, 'child', 'children')} of one spouse only`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

const NOBODY: ReadonlySet<string> = new Set();
const hiddenWords = (count: number): string =>
  `${counted(count, 'deceased person is', 'deceased people are')} not shown.`;

function Family({ estate, placed, reload }: FamilyProps) {
  useDocumentTitle('Family');
  const mayEdit = usePermission('estate:edit');
  // A sheet of paper is as narrow as a phone, and shows the tree.
  const isPhone = useMediaQuery('screen and (max-width: 760px)');
  const [view, setView] = useState<'tree' | 'list'>('tree');
  const [dialog, setDialog] = useState<'add' | 'edit' | 'details' | 'remove' | null>(null);
  const client = estate.people.find(({ isClient }) => isClient);
  const [selectedId, setSelectedId] = useState<string | null>(client?.id ?? null);
  const selected = estate.people.find(({ id }) => id === selectedId) ?? client;
  const [opened, setOpened] = useState(false);
  const select = (id: string): void => {
    setSelectedId(id);
    setOpened(true);
  };
  const act = (next: 'edit' | 'details' | 'remove'): void => {
    setOpened(false);
    setDialog(next);
  };
  const details = selected && (
    <PersonSheet
      person={selected}
      estate={estate}
      onEdit={() => act('edit')}
      onDetails={() => act('details')}
      onDelete={() => act('remove')}
      reload={reload}
    />
  );
  const isTree = !isPhone && view === 'tree';
  const [look, changeLook] = useFamilyLook();
  const hidden = useMemo(() => (look.hidesDeceased ? deceasedToHide(estate) : NOBODY), [estate, look.hidesDeceased]);
  const layout = useMemo(() => drawingOf(estate, hidden), [estate, hidden]);
  const cardPlaces = useCardPlaces(estate, placed);
  const shown: FamilyViewProps = { estate, selectedId: selected?.id ?? null, facts: look.facts, onSelect: select };
  return (
    <>
      <PageHead
        title="Family"
        summary={[summaryOf(estate), hidden.size > 0 && hiddenWords(hidden.size)].filter(Boolean).join(' ')}
        actions={
          <div className={`${css.actions} ${css.noPrint}`}>
            {!isPhone && (
              <Segmented
                label="View"
                value={view}
                onChange={setView}
                options={[
                  { value: 'tree', label: 'Tree' },
                  { value: 'list', label: 'List' },
                ]}
              />
            )}
            <LookMenu look={look} change={changeLook} />
            {isTree && (
              <Button icon={<IconPrinter size={17} stroke={1.6} />} onClick={() => window.print()}>
                Print
              </Button>
            )}
            {mayEdit && (
              <Button primary icon={<IconPlus size={17} stroke={1.6} />} onClick={() => setDialog('add')}>
                Add person
              </Button>
            )}
          </div>
        }
      />
      <Stack gap={20}>
        {mayEdit && <ParentQuestions estate={estate} reload={reload} />}
        {estate.people.length === 0 ? (
          <EmptyState title="Nobody here yet" text="Add the people who matter to this estate." />
        ) : (
          <>
            {isTree ? (
              <FamilyTree {...shown} layout={layout} cardPlaces={cardPlaces} mayArrange={mayEdit} />
            ) : (
              <FamilyList {...shown} hidden={hidden} selectedId={isPhone && !opened ? null : shown.selectedId} />
            )}
            {isTree && <Others {...shown} layout={layout} hidden={hidden} />}
          </>
        )}
        {isPhone ? (
          <Drawer opened={opened} onClose={() => setOpened(false)} title="About" side="bottom">
            {details}
          </Drawer>
        ) : (
          <div className={`${css.below} ${css.noPrint}`}>
            {details}
            {isTree && <FamilyKey />}
          </div>
        )}
      </Stack>
      <Suspense>
        {(dialog === 'add' || dialog === 'edit') && (
          <PersonDialog
            estate={estate}
            person={dialog === 'edit' && selected ? selected : null}
            reload={reload}
            onClose={() => setDialog(null)}
            onSaved={setSelectedId}
          />
        )}
        {dialog === 'details' && selected && (
          <LegalDetailsDialog personId={selected.id} reload={reload} onClose={() => setDialog(null)} />
        )}
      </Suspense>
      {selected && dialog === 'remove' && (
        <RemovePersonDialog person={selected} estate={estate} reload={reload} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

/** People without a place in the tree: parents of the couple, trustees, friends. */
interface OthersProps extends FamilyViewProps {
  readonly layout: FamilyLayout;
  readonly hidden: ReadonlySet<string>;
}

function Others({ estate, selectedId, facts, onSelect, layout, hidden }: OthersProps) {
  const drawn = new Set(layout.cards.map(({ id }) => id));
  const others = estate.people.filter(({ id }) => !drawn.has(id) && !hidden.has(id));
  if (others.length === 0) return null;
  return (
    <Sheet title="Others">
      <div className={css.others}>
        {others.map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            estate={estate}
            selected={selectedId === person.id}
            facts={facts}
            onSelect={() => onSelect(person.id)}
            isBesideTree
          />
        ))}
      </div>
    </Sheet>
  );
}
