import type { SupportRequest } from '../../domain/support/support-request.ts';
import type { MailText } from '../mail-text.ts';

export interface Requester {
  readonly name: string;
  readonly emailAddress: string;
  /** Who acts as this person in support mode. */
  readonly impersonatedBy: string | null;
}

/** To customer care: one line a field, then what the person wrote. */
export function supportMail(request: SupportRequest, requester: Requester): MailText {
  const { company, type, priority, pageUrl, spouseName, spouseEmail, state } = request;
  const lines: [string, string | null | undefined][] = [
    ['From', `${requester.name} <${requester.emailAddress}>`],
    ['In support mode', requester.impersonatedBy],
    ['Organization', company],
    ['Reason', type],
    ['Priority', priority],
    ['Page', pageUrl],
    ['Spouse', spouseName],
    ['Spouse email', spouseEmail],
    ['State', state],
  ];
  const head = lines.flatMap(([label, value]) => (value ? `${label}: ${value}` : []));
  const body = [request.description, request.whatToDiscuss].filter(Boolean);
  return { subject: `[${type}] ${request.subject}`, text: [head.join('\n'), ...body].join('\n\n') };
}
