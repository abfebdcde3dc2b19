import { describe, expect, it } from 'vitest';
import { hasLocalOutbox } from './messenger.service.ts';

describe('the local outbox', () => {
  it.each([
    ['the sample set-up without a provider', { NODE_ENV: 'development' }, true],
    ['production', { NODE_ENV: 'production' }, false],
    ['mail by SMTP', { NODE_ENV: 'development', SMTP_URL: 'smtp://mail.example:25' }, false],
    [
      'text messages by a provider',
      { NODE_ENV: 'development', SMS_PROVIDER_URL: 'https://sms.example/messages' },
      false,
    ],
  ])('with %s: %o → shown %s', (_name, settings, shown) => {
    expect(hasLocalOutbox(settings)).toBe(shown);
  });
});
