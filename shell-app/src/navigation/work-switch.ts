import { useMutation } from '@apollo/client/react';
import { leavePage, serverErrorText, useSession, whileSessionChanges } from '@platform/mfe-kit';
import { notify } from '@platform/ui-kit';
import { graphql } from '../gql/index.ts';
import { isPresent, type WorkChoice, workText } from './workplaces.ts';

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
  const { account, organization } = useSession();
  const [switchRole] = useMutation(SwitchRole);
  return async (choice) => {
    if (isPresent(account, choice)) return;
    const { role: activeRole, membershipId: activeMembershipId } = choice;
    const attributes = activeMembershipId ? { activeRole, activeMembershipId } : { activeRole };
    try {
      await whileSessionChanges(() => switchRole({ variables: { id: account.id, attributes } }));
      const other = account.memberships.find(({ id }) => id === activeMembershipId);
      leavePage('/', `You work as ${workText(activeRole, other?.organizationName ?? organization?.name)} now.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
}
