import { useMutation } from '@apollo/client/react';
import { serverErrorText, useSession, useSessionState, whileSessionChanges } from '@platform/mfe-kit';
import { notify } from '@platform/ui-kit';
import { graphql } from '../gql/index.ts';
import { isPresent, type WorkChoice } from './workplaces.ts';

const SwitchRole = graphql(`
  mutation SwitchRole($id: ID!, $attributes: AccountAttributesInput!) {
    updateAccount(id: $id, attributes: $attributes) {
      ok
      account {
        id
      }
    }
  }
`);

/**
 * Takes on another role, in another organization where one is named; the present one does nothing. What was read as
 * somebody else goes with the page: every tab that hears of the change leaves for the new role's home.
 */
export function useWorkSwitch(): (choice: WorkChoice) => Promise<void> {
  const { account } = useSession();
  const { refetch } = useSessionState();
  const [switchRole] = useMutation(SwitchRole);
  return async (choice) => {
    if (isPresent(account, choice)) return;
    const { role: activeRole, membershipId: activeMembershipId } = choice;
    const attributes = activeMembershipId ? { activeRole, activeMembershipId } : { activeRole };
    try {
      await whileSessionChanges(() => switchRole({ variables: { id: account.id, attributes } }));
      await refetch();
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
}
