import { rawTextIn } from '@platform/test-kit/raw-text';
import { describe, expect, it } from 'vitest';
import { parseSupportRequest } from '../../domain/support/support-request.ts';
import { supportMail } from './support-mail.ts';

const FIELDS = { company: 'Northmere Wealth', type: 'Billing', subject: 'An invoice' };
const NORA = { name: 'Nora Finch', emailAddress: 'nora@example.com', impersonatedBy: null };

describe('the mail of a support request', () => {
  it('has one line for each field that has a value, then what the person wrote', () => {
    const request = parseSupportRequest({
      ...FIELDS,
      description: 'Line one\nLine two',
      pageUrl: 'https://x.example/y',
    });
    expect(supportMail(request, NORA)).toEqual({
      subject: '[Billing] An invoice',
      text: 'From: Nora Finch <nora@example.com>\nOrganization: Northmere Wealth\nReason: Billing\nPriority: Low\nPage: https://x.example/y\n\nLine one\nLine two',
    });
  });
  it('says who wrote it in support mode, and is in words', () => {
    const by = { ...NORA, impersonatedBy: 'Ada Holm <ada@example.com>' };
    const { subject, text } = supportMail(parseSupportRequest(FIELDS), by);
    expect(text).toContain('In support mode: Ada Holm <ada@example.com>');
    expect(rawTextIn(`${subject}\n${text}`)).toEqual([]);
  });
});
