/** What an administrator does to a member. */
export type MemberAction =
  | 'role'
  | 'makePrimary'
  | 'endPrimary'
  | 'disable'
  | 'reactivate'
  | 'lock'
  | 'unlock'
  | 'resetTwoFactor'
  | 'remove';

export interface AdministeredMember {
  readonly id: string;
  readonly membershipId: string;
  readonly name: string;
  readonly emailAddress: string;
  readonly role: string;
  readonly organizationName: string;
  readonly isPrimaryAdmin: boolean;
  readonly lockedAt?: string | null;
  readonly disabledAt?: string | null;
  readonly mayBeChanged: boolean;
  readonly mayBeAdministered: boolean;
}

/** What may be done to a member now; nothing for whom the asker may not touch. */
export function actionsFor(member: AdministeredMember): readonly MemberAction[] {
  const { mayBeChanged, mayBeAdministered, role, isPrimaryAdmin, lockedAt, disabledAt } = member;
  return [
    ...(mayBeChanged ? (['role'] as const) : []),
    ...(mayBeChanged && role === 'ADMIN' ? ([isPrimaryAdmin ? 'endPrimary' : 'makePrimary'] as const) : []),
    ...(mayBeAdministered
      ? ([lockedAt ? 'unlock' : 'lock', 'resetTwoFactor', disabledAt ? 'reactivate' : 'disable'] as const)
      : []),
    ...(mayBeChanged ? (['remove'] as const) : []),
  ];
}

export interface ActionWords {
  /** In the menu. */
  readonly item: string;
  readonly title: (member: AdministeredMember) => string;
  /** What happens, and what stays. */
  readonly text: (member: AdministeredMember) => string;
  /** On the button of the dialog. */
  readonly confirm: string;
  readonly done: (member: AdministeredMember) => string;
  readonly danger?: boolean;
}

export const ACTION_WORDS: Readonly<Record<MemberAction, ActionWords>> = {
  role: {
    item: 'Change role…',
    title: ({ name }) => `Change the role of ${name}`,
    text: ({ organizationName }) =>
      `The new role holds in ${organizationName} at once, also where they are signed in. A session in the role they lose ends.`,
    confirm: 'Change role',
    done: ({ name }) => `The role of ${name} is changed.`,
  },
  makePrimary: {
    item: 'Make primary administrator…',
    title: ({ name }) => `Make ${name} a primary administrator?`,
    text: ({ organizationName }) => `An organization may have several. ${organizationName} keeps those it has.`,
    confirm: 'Make primary',
    done: ({ name }) => `${name} is a primary administrator.`,
  },
  endPrimary: {
    item: 'End primary administrator…',
    title: ({ name }) => `End ${name} as primary administrator?`,
    text: ({ name }) => `${name} stays an administrator. An organization keeps at least one primary administrator.`,
    confirm: 'End primary',
    done: ({ name }) => `${name} is a primary administrator no longer.`,
  },
  disable: {
    item: 'Disable account…',
    title: ({ name }) => `Disable the account of ${name}?`,
    text: ({ emailAddress }) =>
      `${emailAddress} is signed out everywhere and cannot sign in until you reactivate the account. Nothing is deleted.`,
    confirm: 'Disable account',
    done: ({ name }) => `The account of ${name} is disabled.`,
    danger: true,
  },
  reactivate: {
    item: 'Reactivate account…',
    title: ({ name }) => `Reactivate the account of ${name}?`,
    text: ({ emailAddress }) => `${emailAddress} can sign in again, with the roles and access as before.`,
    confirm: 'Reactivate account',
    done: ({ name }) => `The account of ${name} is active again.`,
  },
  lock: {
    item: 'Lock account…',
    title: ({ name }) => `Lock the account of ${name}?`,
    text: ({ emailAddress }) =>
      `${emailAddress} is signed out everywhere. The lock stays until an administrator unlocks the account.`,
    confirm: 'Lock account',
    done: ({ name }) => `The account of ${name} is locked.`,
    danger: true,
  },
  unlock: {
    item: 'Unlock account…',
    title: ({ name }) => `Unlock the account of ${name}?`,
    text: ({ emailAddress }) => `${emailAddress} can try to sign in again at once.`,
    confirm: 'Unlock account',
    done: ({ name }) => `The account of ${name} is unlocked.`,
  },
  resetTwoFactor: {
    item: 'Reset two-factor…',
    title: ({ name }) => `Reset the two-factor sign-in of ${name}?`,
    text: ({ emailAddress }) =>
      `For somebody who has lost the phone: authenticator app, text messages and backup codes are taken off the account, and ${emailAddress} is signed out everywhere. Make sure that it is really them who asks.`,
    confirm: 'Reset two-factor',
    done: ({ name }) => `The two-factor sign-in of ${name} is reset.`,
    danger: true,
  },
  remove: {
    item: 'Remove from the organization…',
    title: ({ name, organizationName }) => `Remove ${name} from ${organizationName}?`,
    text: ({ organizationName }) =>
      `They lose what they reach in ${organizationName} at once. What they have made stays, and so do memberships elsewhere. To come back they need a new invitation.`,
    confirm: 'Remove member',
    done: ({ name, organizationName }) => `${name} is no member of ${organizationName} any more.`,
    danger: true,
  },
};
