import { AUDIT_ACTION_LABELS, type AuditAction, FOLDED_ENTRIES } from '@platform/contracts/audit-actions';
import { askedText, doneText, viewedText } from '@platform/contracts/audit-operations';
import { inSentence, labelIfKnown, labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import type { Tone } from '@platform/ui-kit';
import { ADVISOR_SWITCHES, SECURITY_SWITCHES } from '../settings/switches.ts';
import type { AuditEntry, AuditTrailState } from './audit-logs.queries.ts';

const isKnown = (action: string): action is AuditAction => Object.hasOwn(AUDIT_ACTION_LABELS, action);
export const actionLabel = (action: string): string => (isKnown(action) ? AUDIT_ACTION_LABELS[action] : action);

const OUTCOME_TONES: Readonly<Record<string, Tone>> = { SUCCEEDED: 'positive', REFUSED: 'danger', STARTED: 'asset' };
export const outcomeTone = (outcome: string): Tone => OUTCOME_TONES[outcome] ?? 'asset';
export const outcomeLabel = (outcome: string): string => labelIfKnown('AuditOutcome', outcome) ?? 'Not known';

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

/** What it was done to, by its name, else the mail address of an invitation; ids are for the exported file alone. */
export function subjectOf(entry: Pick<AuditEntry, 'subjectName' | 'subjectEstate' | 'details'>): string | null {
  const { name, emailAddress } = detailsOf(entry);
  return entry.subjectName ?? entry.subjectEstate?.displayName ?? textOf(name) ?? textOf(emailAddress);
}

/** As the page of settings calls them. */
const SWITCH_LABELS = new Map<string, string>(
  [...ADVISOR_SWITCHES, ...SECURITY_SWITCHES].map(({ name, label }) => [name, label]),
);

const DETAIL_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SWITCH_LABELS),
  by: 'Support',
  changed: 'What was changed',
  operations: 'What was asked for',
  from: 'Before',
  to: 'After',
  emailAddress: 'Email address',
  emailDomain: 'Email domain',
  isPrimaryAdmin: 'Primary administrator',
  startedAt: 'Began',
  subjectsCount: 'Records named',
};
const words = (name: string): string => {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** Ids and seals: in the exported file, where programs read them. */
const ONLY_IDS: ReadonlySet<string> = new Set(['subjects', 'firstHash', 'eventId']);

const operationsOf = (details: Record<string, unknown>): readonly string[] =>
  (textOf(details['operations']) ?? '').split(', ').filter(Boolean);

const askedWords = (details: Record<string, unknown>): string => operationsOf(details).map(askedText).join(', ') || '–';

/** What a support visit looked at: `The Castellan Family`, `the dashboard`. */
export function viewedOf(entry: Pick<AuditEntry, 'subjectName' | 'subjectEstate' | 'details'>): readonly string[] {
  return operationsOf(detailsOf(entry)).map((operation) => viewedText(operation, subjectOf(entry)));
}

/** `Turned off “Show the audit log”`; null where the entry does not say which switches. */
function switchedText(details: Record<string, unknown>): string | null {
  const switched = Object.entries(details).flatMap(([name, value]) => {
    const label = SWITCH_LABELS.get(name);
    return label && typeof value === 'boolean' ? `${value ? 'turned on' : 'turned off'} “${label}”` : [];
  });
  const text = switched.length === Object.keys(details).length ? switched.join(', ') : '';
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

/** What was done, as a person would say it: `Changed the details of The Castellan Family`. */
export function sentenceOf(entry: Pick<AuditEntry, 'action' | 'subjectName' | 'subjectEstate' | 'details'>): string {
  if (entry.action === 'impersonation.viewed') return `Viewed ${[...new Set(viewedOf(entry))].join(', ')}`;
  if (entry.action === 'organization.settings-changed')
    return switchedText(detailsOf(entry)) ?? actionLabel(entry.action);
  if (entry.action === 'client.changed') return textOf(detailsOf(entry)['changed']) ?? actionLabel(entry.action);
  if (entry.action !== 'impersonation.action') return actionLabel(entry.action);
  const done = operationsOf(detailsOf(entry)).map((operation) => doneText(operation, subjectOf(entry)));
  return done.map((one, index) => (index === 0 ? one : inSentence(one))).join(', ') || actionLabel(entry.action);
}

function detailText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === undefined || value === '') return '–';
  const text = String(value);
  return labelIfKnown('MembershipRole', text) ?? labelIfKnown('InvitationIntent', text) ?? text;
}

/** Whatever else an entry says, as labels and values, besides what is shown already. */
export function detailLines(
  entry: Pick<AuditEntry, 'details'>,
  { besides = [] }: { readonly besides?: readonly string[] } = {},
): readonly { label: string; value: string }[] {
  return Object.entries(detailsOf(entry))
    .filter(([name]) => !besides.includes(name) && !ONLY_IDS.has(name))
    .map(([name, value]) => ({
      label: DETAIL_LABELS[name] ?? words(name),
      value: name === 'operations' ? askedWords(detailsOf(entry)) : detailText(value),
    }));
}

const number = (count: number): string => count.toLocaleString('en-US');

/** What the list does with a trail that is longer than what is put together; null where it is all of it. */
export const foldedText = (entryCount: number): string | null =>
  entryCount > FOLDED_ENTRIES
    ? `Entries of one action or one support visit are one line for the newest ${number(FOLDED_ENTRIES)} entries; older ones are a line each.`
    : null;

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
      text: `${labelOf('AuditBreakReason', reason ?? 'GAP')}${before}`,
    };
  }
  if (entryCount === 0) return { tone: 'positive', title: 'Intact', text: 'Nothing is recorded yet.' };
  const entries = counted(entryCount, 'entry', 'entries');
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
