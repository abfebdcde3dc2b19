import { counted, formatDollarsAndCents } from '@platform/kernel';
import { usePermission } from '@platform/mfe-kit';
import { stateName } from '@platform/mfe-kit/places';
import { Button, Chip, initialsOf, LinkButton, Monogram, Note, Receipt, Row, Sheet, Stack } from '@platform/ui-kit';
import { IconFilePlus, IconFileText, IconPencil, IconTrash } from '@tabler/icons-react';
import css from './family.module.css';
import { aboutPerson, receivedBy, rolesOf } from './family-facts.ts';
import type { FamilyEstate, FamilyPerson } from './family-query.ts';
import { giftsInWords, giftValues } from './gift.schema.ts';
import { PhotoMenu } from './photo-menu.tsx';
import { PortalAccess } from './portal-access.tsx';

export interface PersonSheetProps {
  readonly person: FamilyPerson;
  readonly estate: FamilyEstate;
  readonly onEdit: () => void;
  readonly onDetails: () => void;
  readonly onDelete: () => void;
  /** Reads the family again. */
  readonly reload: () => Promise<unknown>;
}

/** Who somebody is, what they do, and what they receive in the end. */
export function PersonSheet({ person, estate, onEdit, onDetails, onDelete, reload }: PersonSheetProps) {
  const mayEdit = usePermission('estate:edit');
  const maySeeAccess = usePermission('estate:share-list');
  const roles = rolesOf(estate, person.id);
  return (
    <Sheet>
      <Stack gap={16}>
        <Row gap={14} wrap>
          <Monogram size={48} photo={person.photoUrl}>
            {initialsOf(person.name)}
          </Monogram>
          <div className={css.who}>
            <h2>{person.name}</h2>
            <p>{aboutPerson(person)}</p>
          </div>
          {mayEdit && (
            <Row gap={8} wrap>
              <Button size="small" icon={<IconPencil size={16} stroke={1.6} />} onClick={onEdit}>
                Edit
              </Button>
              <PhotoMenu person={person} reload={reload} />
              {(person.isClient || person.isSpouse) && !person.isDeceased && (
                <Button size="small" icon={<IconFileText size={16} stroke={1.6} />} onClick={onDetails}>
                  Details for documents
                </Button>
              )}
              {!person.isClient && (
                <Button size="small" variant="ghost" icon={<IconTrash size={16} stroke={1.6} />} onClick={onDelete}>
                  Remove
                </Button>
              )}
            </Row>
          )}
        </Row>
        {maySeeAccess && (person.isClient || person.isSpouse) && !person.isDeceased && (
          <PortalAccess personId={person.id} />
        )}
        {person.fromPriorRelationship && (
          <Note tone="warning" icon="danger">
            <b>Child of one spouse only.</b> Without a will or a trust that names {person.firstName ?? person.name}, the
            other spouse’s estate may give nothing.
          </Note>
        )}
        <Prospects person={person} />
        {person.gifts.length > 0 && <Gifts person={person} />}
        {roles.length > 0 && (
          <Row gap={6} wrap>
            {roles.map((role) => (
              <Chip key={role} tone="trust">
                {role}
              </Chip>
            ))}
          </Row>
        )}
        <Receives person={person} estate={estate} />
        {mayEdit && !person.isCorporateTrustee && (
          <div>
            <LinkButton
              size="small"
              icon={<IconFilePlus size={16} stroke={1.6} />}
              href={`/estate/${estate.id}/documents?by-hand=${person.id}`}
            >
              Enter a document
            </LinkButton>
          </div>
        )}
      </Stack>
    </Sheet>
  );
}

/** What law and life table say of somebody, with what they do not know. */
function Prospects({ person }: { person: FamilyPerson }) {
  const { lifeExpectancy, remainingStateExemption: left, state, isLawOfResidenceHeld, isClient, isSpouse } = person;
  const isOfCouple = isClient || isSpouse;
  return (
    <>
      {lifeExpectancy !== null && lifeExpectancy !== undefined && (
        <p>
          {lifeExpectancy === 0 ? 'Less than a year' : `About ${counted(lifeExpectancy, 'more year')}`} to expect, as of
          today: an average of the IRS life table 2010CM, which does not know sex or health.
        </p>
      )}
      {isOfCouple && left !== null && left !== undefined && (
        <p>
          {formatDollarsAndCents(left)} of the exemption from the estate tax
          {state ? ` of ${stateName(state)}` : ' of the state'} is left.
        </p>
      )}
      {isOfCouple && !isLawOfResidenceHeld && (
        <Note tone="warning" icon="danger">
          <b>Not sure.</b> The law of {state ? stateName(state) : 'this place'} on estates is not held here. Figures
          count the federal tax of a citizen who is resident, and no other.
        </Note>
      )}
    </>
  );
}

function Gifts({ person }: { person: FamilyPerson }) {
  const { remainingFederalExemption: left } = person;
  return (
    <>
      <p>
        Gave {giftsInWords(giftValues(person))}.
        {left !== null && left !== undefined && ` ${formatDollarsAndCents(left)} of the federal exemption is left.`}
      </p>
      {!person.isGiftHistorySure && (
        <Note tone="warning" icon="danger">
          <b>Not sure.</b> Gift tax was paid on gifts before 2004, whose rates are not held here: what they used of the
          exemption is taken from later rates.
        </Note>
      )}
    </>
  );
}

function Receives({ person, estate }: { person: FamilyPerson; estate: FamilyEstate }) {
  const received = receivedBy(estate, person.id);
  if (estate.distribution.problem) return <p>{estate.distribution.problem.message}</p>;
  // What the couple leave is the diagram's matter.
  if (received.length === 0 && (person.isClient || person.isSpouse)) return null;
  if (received.length === 0) return <p>Receives nothing under the plan as it stands.</p>;
  return (
    <>
      {received.map(({ nodeId, label, amount, sharedWith, from }) => (
        <div key={nodeId}>
          {sharedWith.length > 0 && (
            <p className={css.shared}>
              {label}, shared with {sharedWith.join(', ')}
            </p>
          )}
          <Receipt
            label={`What ${label} receives`}
            lines={[
              ...from.map((source) => ({ id: source.id, label: `From ${source.label}`, cents: source.amount })),
              { id: 'total', label: `${label} receives`, cents: amount, kind: 'total' as const },
            ]}
          />
        </div>
      ))}
    </>
  );
}
