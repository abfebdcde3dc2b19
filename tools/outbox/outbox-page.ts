import { createHash } from 'node:crypto';

/** A message as identity keeps it where no provider takes it. */
export interface OutgoingMessage {
  readonly id: string;
  readonly kind: 'MAIL' | 'TEXT';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  /** ISO instant. */
  readonly createdAt: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2rem auto;padding:0 1rem;color:#1c2730;background:#f7f5f1}
h1{font-weight:400}article{background:#fff;border:1px solid #d8d3c8;border-radius:6px;padding:1rem;margin:0 0 1rem}
h2{font-size:1.05rem;margin:0}dl{display:grid;grid-template-columns:max-content 1fr;gap:0 .75rem;margin:.25rem 0 .75rem;color:#4d5963}
dd{margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}a{color:#0e5870}`;
/** Nothing of the page runs or loads: what somebody wrote into a message stays text. */
export const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SENT_AT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** Markup that needs no more escaping; only `html` makes it. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Every value put into the template is escaped unless it is markup itself. */
function html(parts: TemplateStringsArray, ...values: readonly (string | Markup | readonly Markup[])[]): Markup {
  const escaped = (value: string): string => value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
  const textOf = (value: string | Markup | readonly Markup[]): string =>
    typeof value === 'string'
      ? escaped(value)
      : value instanceof Markup
        ? value.text
        : value.map(({ text }) => text).join('');
  return new Markup(
    parts.reduce((text, part, index) => text + part + (index < values.length ? textOf(values[index] ?? '') : ''), ''),
  );
}

/** Addresses in a message's text become links; anything but http and https stays text. */
function withLinks(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`));
}

function articleOf({ kind, to, subject, text, createdAt }: OutgoingMessage): Markup {
  const sent = SENT_AT.format(new Date(createdAt));
  return html`<article><h2>${subject ?? 'Text message'}</h2><dl><dt>${kind === 'MAIL' ? 'Mail to' : 'Text to'}</dt><dd>${to}</dd><dt>Sent</dt><dd><time datetime="${createdAt}">${sent}</time></dd></dl><pre>${withLinks(text)}</pre></article>`;
}

/** The page's whole markup, newest message first as they come. */
export function outboxPage(messages: readonly OutgoingMessage[]): string {
  const list = messages.length > 0 ? messages.map(articleOf) : [html`<p>Nothing has been sent yet.</p>`];
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${new Markup(STYLE)}</style></head><body><main><h1>Outbox</h1><p>Mail and text messages that this set-up keeps instead of sending them.</p>${list}</main></body></html>`
    .text;
}
