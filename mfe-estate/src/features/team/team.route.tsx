import { useMutation, useQuery } from '@apollo/client/react';
import { formatPhone } from '@platform/contracts/field-rules';
import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { refreshed, serverErrorText, useDocumentTitle, usePermission } from '@platform/mfe-kit';
import {
  Avatar,
  Button,
  classNames,
  EmptyState,
  IconButton,
  lazyPart,
  Menu,
  notify,
  PageHead,
  Sheet,
  UiLink,
} from '@platform/ui-kit';
import { IconDotsVertical, IconGripVertical, IconPlus } from '@tabler/icons-react';
import { type DragEvent, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../estate/loaded.tsx';
import css from '../plans/plans.module.css';
import { type Member, MoveMemberMutation, type TeamReload, TeamRouteQuery } from './team-query.ts';

// Forms, their masks and rules are fetched with the first of them.
const MemberDialog = lazyPart(() => import('./member-dialog.tsx'), 'MemberDialog');

/** URL: /estate/:estateId/team */
export function TeamRoute() {
  const { estateId = '' } = useParams();
  const query = useQuery(TeamRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  const reload = async () => (await query.refetch()).data?.estate ?? null;
  return (
    <Loaded query={query} what="the team">
      {({ estate }) => estate && <Team estate={estate} reload={reload} />}
    </Loaded>
  );
}

/** Puts a member at a place, and back again where somebody takes it back. */
function useMove(reload: TeamReload['reload']) {
  const [move] = useMutation(MoveMemberMutation);
  const put = async ({ id, name }: Member, version: number, displayOrder: number): Promise<number | null> => {
    try {
      const { data } = await move({ variables: { id, version, displayOrder } });
      return data?.updateFinancialTeamMemberOrder.financialTeamMember?.version ?? version + 1;
    } catch (error) {
      notify({ message: `${name} was not moved. ${serverErrorText(error)}`, tone: 'error' });
      return null;
    } finally {
      await refreshed(reload);
    }
  };
  return async (member: Member, place: number): Promise<void> => {
    const next = await put(member, member.version, place);
    if (next === null) return;
    notify({
      message: `${member.name} is at place ${place} of the team.`,
      undo: () => void put(member, next, member.displayOrder),
    });
  };
}

function Team({ estate, reload }: TeamReload) {
  useDocumentTitle('Team');
  const mayEdit = usePermission('estate:edit');
  const [editing, setEditing] = useState<Member | 'new' | null>(null);
  const team = estate.financialTeamMembers;
  const add = mayEdit && (
    <Button primary icon={<IconPlus size={17} stroke={1.6} />} onClick={() => setEditing('new')}>
      Add team member
    </Button>
  );
  return (
    <>
      <PageHead
        title="Financial team"
        summary={
          team.length > 0
            ? `${counted(team.length, 'person who advises', 'people who advise')} the household.`
            : undefined
        }
        actions={team.length > 0 && add}
      />
      {team.length === 0 ? (
        <EmptyState
          tone="family"
          title="Nobody on the team yet"
          text="Who advises the household on its money: the accountant, the attorney, the banker, with how to reach them."
          actions={add}
        />
      ) : (
        <Members team={team} reload={reload} onEdit={mayEdit ? setEditing : undefined} />
      )}
      {editing && (
        <Suspense>
          <MemberDialog
            member={editing === 'new' ? null : editing}
            estate={estate}
            reload={reload}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface MembersProps extends Pick<TeamReload, 'reload'> {
  readonly team: readonly Member[];
  /** Undefined for whoever only reads. */
  readonly onEdit: ((member: Member) => void) | undefined;
}

function Members({ team, reload, onEdit }: MembersProps) {
  const move = useMove(reload);
  const [dragged, setDragged] = useState<Member | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const drop = (target: Member) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged && dragged.id !== target.id) void move(dragged, target.displayOrder);
    setDragged(null);
    setOver(null);
  };
  return (
    <Sheet padded={false}>
      <ol className={css.list} aria-label="Financial team">
        {team.map((member) => (
          <li
            key={member.id}
            className={classNames(css.item, onEdit ? css.member : css.readOnly, over === member.id && css.over)}
            draggable={Boolean(onEdit)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(member);
            }}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(member.id);
            }}
            onDragEnd={() => setOver(null)}
            onDrop={drop(member)}
          >
            {onEdit && (
              <span className={css.handle} aria-hidden>
                <IconGripVertical size={18} stroke={1.6} />
              </span>
            )}
            <Avatar name={member.name} />
            <MemberFacts member={member} onEdit={onEdit && (() => onEdit(member))} />
            {onEdit && (
              <Menu
                label={`What can be done with ${member.name}`}
                trigger={
                  <IconButton
                    label={`Move or change ${member.name}`}
                    icon={<IconDotsVertical size={18} stroke={1.6} />}
                  />
                }
                items={menuOf(member, team.length, move, onEdit)}
              />
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function menuOf(
  member: Member,
  count: number,
  move: (member: Member, place: number) => Promise<void>,
  onEdit: (member: Member) => void,
) {
  const { displayOrder } = member;
  const to = (id: string, label: string, place: number) => ({
    id,
    label,
    disabled: place < 1 || place > count || place === displayOrder,
    onSelect: () => void move(member, place),
  });
  return [
    to('first', 'Move to the top', 1),
    to('up', 'Move up', displayOrder - 1),
    to('down', 'Move down', displayOrder + 1),
    to('last', 'Move to the end', count),
    { id: 'change', label: 'Change', separated: true, onSelect: () => onEdit(member) },
  ];
}

function MemberFacts({ member, onEdit }: { member: Member; onEdit: (() => void) | undefined }) {
  const { name, role, company, emailAddress, phoneNumber, integrationKinds } = member;
  const office = [labelOf('FinancialTeamRole', role), company].filter(Boolean).join(', ');
  const systems = integrationKinds.map((kind) => labelOf('ExternalIntegrationProvider', kind));
  const shown = <span className={css.name}>{name}</span>;
  return (
    <div>
      {onEdit ? (
        <button type="button" className={css.edit} aria-label={`Change ${name}`} onClick={onEdit}>
          {shown}
        </button>
      ) : (
        shown
      )}
      <span className={css.detail}>{office}</span>
      {emailAddress && (
        <span className={css.detail}>
          <UiLink href={`mailto:${emailAddress}`}>{emailAddress}</UiLink>
        </span>
      )}
      {phoneNumber && (
        <span className={css.detail}>
          <UiLink href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</UiLink>
        </span>
      )}
      {systems.length > 0 && <span className={css.detail}>Works with {systems.join(', ')}</span>}
    </div>
  );
}
