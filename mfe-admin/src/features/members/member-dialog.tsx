import { useMutation } from '@apollo/client/react';
import type { MembershipRole } from '@platform/contracts';
import { thenRead } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { ConfirmDialog, Note, notify, Select, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { ACTION_WORDS, type AdministeredMember, type MemberAction } from './member-actions.ts';
import { ROLE_OPTIONS } from './member-roles.ts';

const UpdateMemberMutation = graphql(`
  mutation UpdateMember($input: UpdateMembershipInput!) {
    updateMembership(input: $input) { ok }
  }
`);
const RemoveMemberMutation = graphql(`
  mutation RemoveMember($id: ID!) {
    deleteMembership(id: $id) { ok }
  }
`);
const AdministerAccountMutation = graphql(`
  mutation AdministerAccount($id: ID!, $attributes: AccountAttributesInput!) {
    updateAccount(id: $id, attributes: $attributes) { ok }
  }
`);

/** Does one thing to a member; the list is read again before the answer is given. */
function useMemberAction(member: AdministeredMember) {
  const after = thenRead('MembersRoute');
  const [update] = useMutation(UpdateMemberMutation, after);
  const [remove] = useMutation(RemoveMemberMutation, after);
  const [administer] = useMutation(AdministerAccountMutation, after);
  const { id, membershipId } = member;
  const change = (input: { role?: MembershipRole; isPrimaryAdmin?: boolean }) =>
    update({ variables: { input: { id: membershipId, ...input } } });
  const set = (attributes: { disabled?: boolean; locked?: boolean; resetTwoFactor?: boolean }) =>
    administer({ variables: { id, attributes } });
  return (action: MemberAction, role: MembershipRole): Promise<unknown> => {
    switch (action) {
      case 'role':
        return change({ role });
      case 'makePrimary':
        return change({ isPrimaryAdmin: true });
      case 'endPrimary':
        return change({ isPrimaryAdmin: false });
      case 'disable':
        return set({ disabled: true });
      case 'reactivate':
        return set({ disabled: false });
      case 'lock':
        return set({ locked: true });
      case 'unlock':
        return set({ locked: false });
      case 'resetTwoFactor':
        return set({ resetTwoFactor: true });
      case 'remove':
        return remove({ variables: { id: membershipId } });
    }
  };
}

interface MemberDialogProps {
  readonly member: AdministeredMember;
  readonly action: MemberAction;
  readonly onClose: () => void;
}

/** Asks before anything is done to a member, and says there what was refused. */
export function MemberDialog({ member, action, onClose }: MemberDialogProps) {
  const run = useMemberAction(member);
  const [role, setRole] = useState(member.role);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const words = ACTION_WORDS[action];
  const confirm = async (): Promise<void> => {
    if (action === 'role' && role === member.role) return onClose();
    setBusy(true);
    setFailure(null);
    try {
      await run(action, role as MembershipRole);
      notify(words.done(member));
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
      title={words.title(member)}
      confirmLabel={words.confirm}
      danger={words.danger}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <Stack gap={14}>
        <p>{words.text(member)}</p>
        {action === 'role' && (
          <Select
            label="Role"
            options={ROLE_OPTIONS}
            value={role}
            onChange={(event) => setRole(event.currentTarget.value)}
          />
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
