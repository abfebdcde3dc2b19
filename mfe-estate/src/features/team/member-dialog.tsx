import { useMutation } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { changeReversibly, type Versioned } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { PlanDialog } from '../plans/plan-dialog.tsx';
import { takeBack } from '../plans/take-back.ts';
import {
  MEMBER_ELEMENTS,
  MEMBER_LABELS,
  type MemberValues,
  memberInput,
  memberSchema,
  memberValues,
  memberWords,
} from './member.schema.ts';
import {
  CreateMemberMutation,
  DeleteMemberMutation,
  type Member,
  type TeamReload,
  UpdateMemberMutation,
} from './team-query.ts';

interface MemberDialogProps extends TeamReload {
  /** null adds one. */
  readonly member: Member | null;
  readonly onClose: () => void;
}

/** Adds somebody to the team, changes or removes somebody. Mounted while it is open. */
export function MemberDialog({ member, estate, reload, onClose }: MemberDialogProps) {
  const [create] = useMutation(CreateMemberMutation);
  const [update] = useMutation(UpdateMemberMutation);
  const [remove] = useMutation(DeleteMemberMutation);
  const start: Versioned<MemberValues> = { values: memberValues(member), version: member?.version ?? 0 };
  const add = async (values: MemberValues, displayOrder: number | null): Promise<void> => {
    await create({ variables: { estateId: estate.id, attributes: memberInput(values), displayOrder } });
    await refreshed(reload);
  };
  const change = async (id: string, values: MemberValues, version: number): Promise<number> => {
    const { data } = await update({ variables: { id, version, attributes: memberInput(values) } });
    return data?.updateFinancialTeamMember.financialTeamMember?.version ?? version + 1;
  };
  const write = async (values: MemberValues, _version: number, before: Versioned<MemberValues>): Promise<void> => {
    if (!member) {
      await add(values, null);
      notify(`${values.name} is on the team.`);
      return;
    }
    await changeReversibly({
      name: before.values.name,
      before,
      after: values,
      change: (to, version) => change(member.id, to, version),
      read,
      saved: `${values.name} is saved.`,
      undone: `${before.values.name} is as before.`,
    });
  };
  const read = async (): Promise<Versioned<MemberValues> | null> => {
    const saved = (await reload())?.financialTeamMembers.find(({ id }) => id === member?.id);
    return saved ? { values: memberValues(saved), version: saved.version } : null;
  };
  const takeAway = async (): Promise<void> => {
    if (!member) return;
    await remove({ variables: { id: member.id, version: member.version } });
    await refreshed(reload);
    const undo = () =>
      takeBack(() => add(memberValues(member), member.displayOrder), `${member.name} is back on the team.`);
    notify({ message: `${member.name} is no longer on the team.`, undo: () => void undo() });
  };
  return (
    <PlanDialog
      name={member?.name ?? null}
      noun="team member"
      schema={memberSchema}
      start={start}
      elements={() => MEMBER_ELEMENTS}
      labels={MEMBER_LABELS}
      wordsOf={memberWords}
      read={read}
      write={write}
      onRemove={takeAway}
      onClose={onClose}
    />
  );
}
