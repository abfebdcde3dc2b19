import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const RemindersQuery = graphql(`
  query Reminders($estateId: ID!) {
    estate(id: $estateId) {
      id
      estateReminders { id version text dueOn isDue doneAt createdByName }
    }
  }
`);
export const CreateReminderMutation = graphql(`
  mutation CreateReminder($estateId: ID!, $attributes: ReminderInput!) {
    createReminder(estateId: $estateId, attributes: $attributes) { ok reminder { id version } }
  }
`);
export const UpdateReminderMutation = graphql(`
  mutation UpdateReminder($id: ID!, $version: Int!, $attributes: ReminderInput!) {
    updateReminder(id: $id, version: $version, attributes: $attributes) { ok reminder { id version } }
  }
`);
export const DeleteReminderMutation = graphql(`
  mutation DeleteReminder($id: ID!, $version: Int!) { deleteReminder(id: $id, version: $version) { ok } }
`);

export type RemindersEstate = NonNullable<ResultOf<typeof RemindersQuery>['estate']>;
export type Reminder = NonNullable<RemindersEstate['estateReminders']>[number];

export interface RemindersReload {
  readonly estate: RemindersEstate;
  /** As it is saved now. */
  readonly reload: () => Promise<RemindersEstate | null>;
}
