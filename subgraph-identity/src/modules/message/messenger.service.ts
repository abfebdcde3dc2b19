import { newId } from '@platform/kernel';
import { documentSchema, type Logger, oneOf, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
}
export interface TextMessage {
  /** With country code: +15551234567. */
  readonly to: string;
  readonly text: string;
}

/** What leaves the platform for a person. Both reject when the message could not be handed over. */
export interface Messenger {
  mail(mail: Mail): Promise<void>;
  text(message: TextMessage): Promise<void>;
}

const MESSAGE_KINDS = ['MAIL', 'TEXT'] as const;

export interface OutgoingMessageDocument {
  _id: string;
  kind: (typeof MESSAGE_KINDS)[number];
  to: string;
  subject: string | null;
  text: string;
  createdAt: Date;
}

const KEPT_SECONDS = 7 * 86_400;
const schema = documentSchema<OutgoingMessageDocument>(
  {
    _id: String,
    kind: oneOf(MESSAGE_KINDS),
    to: { type: String, required: true },
    subject: { type: String, default: null },
    text: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'outgoing_messages' },
);
schema.plugin(schemaHistoryPlugin, []);
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }); // they hold links and codes

export function defineOutgoingMessageModel(connection: Connection): Model<OutgoingMessageDocument> {
  return connection.model<OutgoingMessageDocument>('OutgoingMessage', schema);
}

/** Without a provider messages stay in the platform's own outbox, where the sample set-up shows them. */
export function createLocalMessenger(
  model: Model<OutgoingMessageDocument>,
  now: () => Date,
): Messenger & {
  latest(limit: number, to?: string): Promise<OutgoingMessageDocument[]>;
} {
  const keep = async (
    kind: OutgoingMessageDocument['kind'],
    to: string,
    subject: string | null,
    text: string,
  ): Promise<void> => {
    await model.create([{ _id: newId(), kind, to, subject, text, createdAt: now() }]);
  };
  return {
    mail: ({ to, subject, text }) => keep('MAIL', to, subject, text),
    text: ({ to, text }) => keep('TEXT', to, null, text),
    latest: (limit, to) =>
      model
        .find(to ? { to } : {})
        .sort({ createdAt: -1 })
        .limit(limit)
        .lean<OutgoingMessageDocument[]>(),
  };
}

/** Mail by SMTP. `url` as smtps://user:password@host:465. */
export function createSmtpMailer(url: string, from: string): Pick<Messenger, 'mail'> {
  const transport = createTransport(url);
  return {
    async mail(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** Text messages by a provider that takes JSON {to, text} with a bearer token. */
export function createHttpTexter(url: string, token: string): Pick<Messenger, 'text'> {
  return {
    async text(message) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`the text message provider answered ${response.status}`);
    },
  };
}

export interface MessengerSettings {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM: string;
  readonly SMS_PROVIDER_URL?: string | undefined;
  readonly SMS_PROVIDER_TOKEN?: string | undefined;
}

/** Each way by its provider where one is configured, else into the local outbox. */
export function createMessenger(settings: MessengerSettings, local: Messenger): Messenger {
  const { SMTP_URL, MAIL_FROM, SMS_PROVIDER_URL, SMS_PROVIDER_TOKEN } = settings;
  return {
    mail: (SMTP_URL ? createSmtpMailer(SMTP_URL, MAIL_FROM) : local).mail,
    text: (SMS_PROVIDER_URL ? createHttpTexter(SMS_PROVIDER_URL, SMS_PROVIDER_TOKEN ?? '') : local).text,
  };
}

/** Whether every message stays here to be read on the outbox page: in the sample set-up, without any provider. */
export function hasLocalOutbox({
  NODE_ENV,
  SMTP_URL,
  SMS_PROVIDER_URL,
}: Pick<MessengerSettings, 'SMTP_URL' | 'SMS_PROVIDER_URL'> & { readonly NODE_ENV: string }): boolean {
  return NODE_ENV !== 'production' && !SMTP_URL && !SMS_PROVIDER_URL;
}

/** For messages whose success must not show in the answer: sent beside it, a failure is logged without its content. */
export function sendBeside(sending: Promise<void>, log: Logger): void {
  sending.catch((error: unknown) => log.error({ err: error }, 'a message was not sent'));
}
