import { useMutation } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Avatar, Button, Chip, ConfirmDialog, List, ListItem, Note, notify, Row, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import css from './access.module.css';
import {
  type Access,
  AFTER_CHANGE,
  RevokeEstateAccessMutation,
  SendAccessAgainMutation,
  type SharedEstate,
} from './access-query.ts';

const shownName = ({ name, emailAddress }: Access): string => name ?? emailAddress;

function facts({ status, since, endsAt, signedInAt }: Access): string {
  if (status === 'ACTIVE') {
    const lastIn = signedInAt ? `last signed in on ${formatDayOf(signedInAt)}` : 'never signed in';
    return `Has access since ${formatDayOf(since)}, ${lastIn}`;
  }
  const link = endsAt && `the link ${status === 'INVITE_EXPIRED' ? 'ended' : 'ends'} on ${formatDayOf(endsAt)}`;
  return [`Invited on ${formatDayOf(since)}`, link].filter(Boolean).join(', ');
}

interface AccessListProps {
  readonly estate: SharedEstate;
  readonly access: readonly Access[];
  readonly mayChange: boolean;
}

/** Who has access and who is invited, each with the way to take it back. */
export function AccessList({ estate, access, mayChange }: AccessListProps) {
  const [ending, setEnding] = useState<Access | null>(null);
  const inside = access.filter(({ status }) => status === 'ACTIVE');
  const waiting = access.filter(({ status }) => status !== 'ACTIVE');
  const rows = (some: readonly Access[], label: string) => (
    <List label={label}>
      {some.map((one) => (
        <AccessRow key={one.id} access={one} mayChange={mayChange} onEnd={() => setEnding(one)} />
      ))}
    </List>
  );
  return (
    <Stack gap={16}>
      <section>
        <h3 className={css.heading}>Who has access</h3>
        <p className={css.everyone}>
          Advisors, planners, administrators and report administrators of your organization see every estate.
        </p>
        {inside.length > 0 ? rows(inside, 'Who has access') : <p>Nobody else was let into this estate.</p>}
      </section>
      {waiting.length > 0 && (
        <section>
          <h3 className={css.heading}>Invitations</h3>
          {rows(waiting, 'Invitations')}
        </section>
      )}
      {ending && <EndAccessDialog estate={estate} access={ending} onClose={() => setEnding(null)} />}
    </Stack>
  );
}

interface AccessRowProps {
  readonly access: Access;
  readonly mayChange: boolean;
  readonly onEnd: () => void;
}

function AccessRow({ access, mayChange, onEnd }: AccessRowProps) {
  const { name, emailAddress, role, status, invitationId } = access;
  const [again, { loading }] = useMutation(SendAccessAgainMutation, AFTER_CHANGE);
  const sendAgain = async (id: string): Promise<void> => {
    try {
      await again({ variables: { id } });
      notify(`The invitation to ${emailAddress} is sent again. The earlier link stops working.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  return (
    <ListItem
      leading={<Avatar name={shownName(access)} />}
      title={
        <Row gap={8} wrap>
          {shownName(access)}
          <Chip>{labelOf('MembershipRole', role)}</Chip>
          {status === 'INVITE_EXPIRED' && <Chip tone="warning">{labelOf('InvitationStatus', status)}</Chip>}
        </Row>
      }
      text={
        <>
          {name && <span className={css.address}>{emailAddress}</span>}
          <span className={css.address}>{facts(access)}</span>
          {mayChange && (
            <span className={css.deeds}>
              {invitationId && (
                <Button
                  size="small"
                  busy={loading}
                  aria-label={`Resend the invitation to ${shownName(access)}`}
                  onClick={() => void sendAgain(invitationId)}
                >
                  Resend
                </Button>
              )}
              <Button size="small" aria-label={`Take back the access of ${shownName(access)}`} onClick={onEnd}>
                Take back
              </Button>
            </span>
          )}
        </>
      }
    />
  );
}

interface EndAccessDialogProps {
  readonly estate: SharedEstate;
  readonly access: Access;
  readonly onClose: () => void;
}

function EndAccessDialog({ estate, access, onClose }: EndAccessDialogProps) {
  const [revoke] = useMutation(RevokeEstateAccessMutation, AFTER_CHANGE);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isInside = access.status === 'ACTIVE';
  const others = access.estatesCount - 1;
  const run = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await revoke({ variables: { estateId: estate.id, id: access.id } });
      notify(`${shownName(access)} has no access to ${estate.displayName} any more.`);
      onClose();
    } catch (error) {
      setFailure(serverErrorText(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={isInside ? 'Take the access back?' : 'Take the invitation back?'}
      confirmLabel="Take back"
      danger
      busy={busy}
      onConfirm={() => void run()}
    >
      <Stack gap={14}>
        <p>
          {isInside
            ? `${shownName(access)} no longer sees ${estate.displayName}, at once, also where it is open at this moment.`
            : `The link that ${access.emailAddress} has no longer opens ${estate.displayName}.`}
        </p>
        {others > 0 && (
          <p>
            {counted(others, 'other estate')} that came with it {others === 1 ? 'stays' : 'stay'} shared.
          </p>
        )}
        {failure && (
          <Note tone="danger" alert>
            {failure}
          </Note>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
