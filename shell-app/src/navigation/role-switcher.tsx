import { useApolloClient, useMutation } from '@apollo/client/react';
import { type MembershipRole, ROLE_LABELS } from '@platform/contracts/roles';
import { serverErrorText, useSession, useSessionState } from '@platform/mfe-kit';
import { Menu, notify } from '@platform/ui-kit';
import {
  IconBriefcase,
  IconBuilding,
  IconChevronDown,
  IconCompass,
  IconFileSearch,
  IconScale,
  IconShieldCog,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import css from '../app/shell.module.css';
import { graphql } from '../gql/index.ts';
import { homeOf } from './navigation-form.ts';

const SwitchRole = graphql(`
  mutation SwitchRole($id: ID!, $attributes: AccountAttributesInput!) {
    updateAccount(id: $id, attributes: $attributes) {
      ok
      account {
        id
        activeRole
      }
    }
  }
`);

/** Roles of the switcher, in the order of the top bar. */
const OFFERED: readonly MembershipRole[] = [
  'SUPER_ADMIN',
  'ESTATE_SPECIALIST',
  'ADVISOR',
  'ADMIN',
  'DOCUMENT_REVIEWER',
  'ATTORNEY',
];

const ICONS: Readonly<Partial<Record<MembershipRole, typeof IconCompass>>> = {
  SUPER_ADMIN: IconShieldCog,
  ESTATE_SPECIALIST: IconCompass,
  ADVISOR: IconBriefcase,
  ADMIN: IconBuilding,
  DOCUMENT_REVIEWER: IconFileSearch,
  ATTORNEY: IconScale,
};

function RoleIcon({ role }: { role: MembershipRole }) {
  const Icon = ICONS[role];
  return Icon ? <Icon size={17} stroke={1.6} aria-hidden /> : null;
}

/** What the account may hold of the switcher's roles. */
export function rolesToOffer(assumable: readonly MembershipRole[]): readonly MembershipRole[] {
  return OFFERED.filter((role) => assumable.includes(role));
}

function useRoleSwitch(): (role: MembershipRole) => Promise<void> {
  const session = useSession();
  const { account } = session;
  const { refetch } = useSessionState();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [switchRole] = useMutation(SwitchRole);
  return async (role) => {
    if (role === account.activeRole) return;
    try {
      await switchRole({ variables: { id: account.id, attributes: { activeRole: role } } });
      await refetch();
      navigate(homeOf(session));
      // Lists of the former role must not stay on screen.
      await client.resetStore();
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
}

export function RoleSwitcher() {
  const { account } = useSession();
  const switchTo = useRoleSwitch();
  const roles = rolesToOffer(account.assumableRoles);
  if (!account.activeRole || roles.length < 2) return null;
  return (
    <Menu
      label="Switch role"
      trigger={
        <button type="button" className={css.role}>
          {ROLE_LABELS[account.activeRole]}
          <IconChevronDown size={14} stroke={1.6} aria-hidden />
        </button>
      }
      items={roles.map((role, index) => ({
        id: role,
        heading: index === 0 ? 'Work as' : undefined,
        label: ROLE_LABELS[role],
        icon: <RoleIcon role={role} />,
        checked: role === account.activeRole,
        onSelect: () => void switchTo(role),
      }))}
      footer="Choosing a role opens its dashboard. Your work here is saved."
    />
  );
}

/** The same choice inside the slide-out menu, for phones. */
export function RoleList({ onLeave }: { onLeave: () => void }) {
  const { account } = useSession();
  const switchTo = useRoleSwitch();
  const roles = rolesToOffer(account.assumableRoles);
  if (roles.length < 2) return null;
  return (
    <>
      {roles.map((role) => (
        <button
          key={role}
          type="button"
          aria-current={role === account.activeRole ? 'true' : undefined}
          onClick={() => {
            onLeave();
            void switchTo(role);
          }}
        >
          Work as {ROLE_LABELS[role]}
        </button>
      ))}
    </>
  );
}
