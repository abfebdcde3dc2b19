import { AUDIT_ACTIONS } from '@platform/contracts/audit-actions';
import { addDays, isIsoDate } from '@platform/kernel';
import { startOfDay } from '@platform/mfe-kit/calendar';
import type { AuditFilterInput, AuditOutcome } from '../../gql/graphql.ts';

export const FILTERS = ['person', 'action', 'outcome', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];
export type ChosenFilters = Readonly<Record<FilterName, string>>;

/** Choices that mean every action of a kind. */
export const ACTION_GROUPS: readonly {
  readonly value: string;
  readonly label: string;
  readonly kinds: readonly string[];
}[] = [
  { value: 'sign-in', label: 'Sign-ins and sessions', kinds: ['sign-in', 'sign-out', 'session', 'role'] },
  { value: 'security', label: 'Passwords and two-factor', kinds: ['password', 'two-factor'] },
  {
    value: 'people',
    label: 'Accounts, members, invitations',
    kinds: ['account', 'membership', 'invitation', 'estate'],
  },
  { value: 'clients', label: 'Changes of clients', kinds: ['client'] },
  { value: 'support', label: 'Support mode', kinds: ['impersonation'] },
  { value: 'organization', label: 'Organization settings', kinds: ['organization'] },
];

const kindOf = (action: string): string => action.split('.')[0] ?? action;

/** Actions that a choice means; null for any. */
export function actionsOf(choice: string): string[] | null {
  if (!choice) return null;
  const group = ACTION_GROUPS.find(({ value }) => value === choice);
  return group ? AUDIT_ACTIONS.filter((action) => group.kinds.includes(kindOf(action))) : [choice];
}

/** The first moment of a day in the organization. */
const startOf = (day: string): string => startOfDay(day).toISOString();

/** What the URL says, as the API asks it. A day that is none is left out; "to" is the whole of its day. */
export function auditFilter({ person, action, outcome, from, to }: ChosenFilters, search: string): AuditFilterInput {
  return {
    personId: person || null,
    actions: actionsOf(action),
    outcomes:
      outcome === 'SUCCEEDED' || outcome === 'REFUSED' || outcome === 'STARTED'
        ? [outcome satisfies AuditOutcome]
        : null,
    from: isIsoDate(from) ? startOf(from) : null,
    until: isIsoDate(to) ? startOf(addDays(to, 1)) : null,
    searchTerm: search || null,
  };
}
