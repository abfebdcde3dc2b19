import { ROLE_LABELS } from '@platform/contracts';
import { AUDIT_ACTION_LABELS, type AuditAction } from '@platform/contracts/audit-actions';
import type { Tone } from '@platform/ui-kit';
import type { AuditEntry, AuditTrailState } from './audit-logs.queries.ts';

const isKnown = (action: string): action is AuditAction => Object.hasOwn(AUDIT_ACTION_LABELS, action);
export const actionLabel = (action: string): string => (isKnown(action) ? AUDIT_ACTION_LABELS[action] : action);

export const OUTCOMES: Readonly<Record<string, { readonly label: string; readonly tone: Tone }>> = {
  SUCCEEDED: { label: 'Succeeded', tone: 'positive' },
  REFUSED: { label: 'Refused', tone: 'danger' },
  STARTED: { label: 'Started', tone: 'asset' },
};

export interface Who {
  readonly name: string;
  /** In support mode: as whom. */
  readonly as: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const detailsOf = ({ details }: Pick<AuditEntry, 'details'>): Record<string, unknown> =>
  typeof details === 'object' && details !== null ? { ...details } : {};

/** Whose doing an entry is. Somebody who has no account, or none that is known, is a visitor. */
export function whoOf(
  entry: Pick<AuditEntry, 'accountName' | 'account' | 'impersonatorName' | 'impersonator' | 'details'>,
): Who {
  const own = entry.accountName ?? 'Visitor';
  const support = entry.impersonatorName ?? (entry.impersonator ? textOf(detailsOf(entry)['by']) : null);
  return support ? { name: support, as: own } : { name: own, as: null };
}

/** What it was done to, in words: a name, else the mail address of an invitation, else the id. */
export function subjectOf(entry: Pick<AuditEntry, 'subjectName' | 'subjectId' | 'details'>): string | null {
  const { name, emailAddress } = detailsOf(entry);
  return entry.subjectName ?? textOf(name) ?? textOf(emailAddress) ?? entry.subjectId ?? null;
}

const DETAIL_LABELS: Readonly<Record<string, string>> = {
  by: 'Support',
  operations: 'What was done',
  subjects: 'On',
  from: 'Before',
  to: 'After',
  emailAddress: 'Email address',
  emailDomain: 'Email domain',
  isPrimaryAdmin: 'Primary administrator',
  startedAt: 'Began',
};
const words = (name: string): string => {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

function detailText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === undefined || value === '') return '–';
  const text = String(value);
  return Object.hasOwn(ROLE_LABELS, text) ? ROLE_LABELS[text as keyof typeof ROLE_LABELS] : text;
}

/** Whatever else an entry says, as labels and values, besides what is shown already. */
export function detailLines(
  entry: Pick<AuditEntry, 'details'>,
  { besides = [] }: { readonly besides?: readonly string[] } = {},
): readonly { label: string; value: string }[] {
  return Object.entries(detailsOf(entry))
    .filter(([name]) => !besides.includes(name))
    .map(([name, value]) => ({ label: DETAIL_LABELS[name] ?? words(name), value: detailText(value) }));
}

const number = (count: number): string => count.toLocaleString('en-US');
const REASONS: Readonly<Record<string, string>> = {
  GAP: 'An entry is missing there, or one was put in.',
  CHANGED: 'That entry is not what was written.',
  END: 'The end of the trail was taken away, or the note of it was.',
  BEGINNING: 'The trail does not begin with what was recorded as its first entry.',
  UNKNOWN_KEY:
    'It was sealed with a key that this installation does not have. Ask whoever runs it for the earlier key.',
};

export interface StateWords {
  readonly tone: 'positive' | 'warning' | 'danger';
  readonly title: string;
  readonly text: string;
}

/** How a trail is, in words. */
export function stateWords(state: AuditTrailState): StateWords {
  const { brokenAt, entryCount, reason, unsealedThrough } = state;
  if (brokenAt !== null && brokenAt !== undefined) {
    const before =
      brokenAt > 1 ? ` Entries 1 to ${number(brokenAt - 1)} hold together; what follows is not proven.` : '';
    return {
      tone: 'danger',
      title: `Broken at entry ${number(brokenAt)}`,
      text: `${REASONS[reason ?? 'GAP']}${before}`,
    };
  }
  if (entryCount === 0) return { tone: 'positive', title: 'Intact', text: 'Nothing is recorded yet.' };
  const entries = entryCount === 1 ? '1 entry' : `${number(entryCount)} entries`;
  if (unsealedThrough) {
    return {
      tone: 'warning',
      title: 'Intact, partly not sealed',
      text: `All ${entries} hold together. Entries 1 to ${number(unsealedThrough)} were written before entries were sealed with a key, and are not proven.`,
    };
  }
  return {
    tone: 'positive',
    title: 'Intact',
    text: `No entry was removed or changed: ${entries}, each sealed to the one before.`,
  };
}
