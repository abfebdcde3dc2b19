import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type PlatformStand, startPlatformStand } from './platform-stand.ts';

const CARE = 'care@plans.example';
let stand: PlatformStand;
beforeAll(async () => {
  stand = await startPlatformStand({ SUPPORT_MAIL_TO: CARE }, ['identity']);
}, 180_000);
afterAll(() => stand.stop());

const FIELDS = {
  company: SAMPLE_ORGANIZATIONS.northmere.name,
  orgid: SAMPLE_ORGANIZATIONS.northmere.id,
  name: 'Nora Finch',
  email: 'advisor@example.com',
  type: 'Question',
  subject: 'Größe of a report',
  description: 'First line\nSecond line',
  encoding: 'UTF-8',
  priority: 'Low',
  pageUrl: 'https://plans.example/estate/7/overview?tab=a&b=1',
};
async function ask(client: Client, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await client.send(`/support-request?${new URLSearchParams(fields)}`, { method: 'POST', headers });
  return { http: response.status, body: (await response.json()) as Record<string, unknown> };
}
const newest = async () => (await stand.messagesTo(CARE))[0];

/** The request's target as it is written, which a URL would put right. */
async function askRaw(target: string, { body, type }: { body?: string; type?: string } = {}) {
  const client = await stand.as('attorney', '127.0.0.9');
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const response = await client.send(target, { method: 'POST', headers, ...(body !== undefined && { body }) });
  return { http: response.status, text: await response.text() };
}
const mailsToCare = async (): Promise<number> => (await stand.messagesTo(CARE)).length;

describe('hostile support requests', () => {
  const SHOWN = new URLSearchParams(FIELDS).toString();

  it.each(['subject', 'description', 'type', 'pageUrl', 'company', 'name', 'priority'])(
    'with what cannot be shown in %s are refused in words and reach nobody',
    async (field) => {
      const before = await mailsToCare();
      for (const hidden of ['\u0000', '\u202e', '\u2066', '\u0007']) {
        const fields = { ...FIELDS, [field]: `invoice${hidden}fdp.exe` };
        const { http, text } = await askRaw(`/support-request?${new URLSearchParams(fields)}`);
        expect([http, JSON.parse(text)]).toMatchObject([400, { status: '400', code: 'BAD_USER_INPUT', field }]);
      }
      expect(await mailsToCare()).toBe(before);
    },
  );

  it('of a megabyte, or with more of everything than a form has, are refused in words', async () => {
    const before = await mailsToCare();
    const large = 'x'.repeat(1024 * 1024);
    const long = await askRaw(`/support-request?${SHOWN}&description=${large}`);
    expect(long.http).toBe(431);
    const answers = [
      await askRaw(`/support-request?${SHOWN}&subject=another`),
      await askRaw(`/support-request?${new URLSearchParams({ ...FIELDS, description: 'x'.repeat(12_000) })}`),
      await askRaw(`/support-request?${SHOWN}`, { body: large + large, type: 'text/plain' }),
      await askRaw(`/support-request?${SHOWN}`, { body: '{"subject":', type: 'application/json' }),
      await askRaw(`/support-request?${SHOWN}`, { body: '<a/>', type: 'application/xml' }),
      await askRaw(`/support-request?${SHOWN}`, { body: 'a=b', type: 'multipart/form-data; boundary=x' }),
      await askRaw('/support-request?subject=%FF%FE&description=%00'),
      await askRaw('/support-request?__proto__[subject]=x&constructor=y'),
    ];
    for (const { http, text } of answers) {
      expect(http).toBeGreaterThanOrEqual(400);
      expect(http).toBeLessThan(500);
      expect(Object.keys(JSON.parse(text))).toContain('message');
      expect(text).not.toMatch(/FST_|Error:|node_modules/);
    }
    expect(await mailsToCare()).toBe(before);
    expect((await askRaw(`/support-request?${SHOWN}`)).http).not.toBe(500);
  });
});

describe('POST /support-request', () => {
  it('R134: takes its fields as a query string, with the page, and answers status "200"', async () => {
    const { http, body } = await ask(await stand.as('advisor'), FIELDS);
    expect([http, body]).toEqual([200, { status: '200' }]);
    const mail = await newest();
    expect(mail?.subject).toBe('[Question] Größe of a report');
    expect(mail?.text).toBe(
      [
        'From: Nora Finch <advisor@example.com>',
        'Organization: Northmere Wealth',
        'Reason: Question',
        'Priority: Low',
        'Page: https://plans.example/estate/7/overview?tab=a&b=1',
        '',
        'First line\nSecond line',
      ].join('\n'),
    );
  });

  it('R295: a consultation request has spouseEmail, spouseName, state and whatToDiscuss besides', async () => {
    const client = await stand.as('client');
    const consultation = {
      spouseEmail: 'robert@castellan.example',
      spouseName: 'Robert Castellan',
      state: 'Vermont',
      whatToDiscuss: 'The guardians in our wills',
    };
    const { body } = await ask(client, { ...FIELDS, type: 'Attorney consultation', ...consultation });
    expect(body).toEqual({ status: '200' });
    const mail = await newest();
    for (const value of Object.values(consultation)) expect(mail?.text).toContain(value);
    // Whoever the fields name: it comes from the account that is signed in.
    expect(mail?.text).toContain('From: Helen Castellan <client@example.com>');
    expect(mail?.text).not.toContain('Nora Finch');
  });

  it('names who acts in support mode', async () => {
    const boss = await stand.as('super');
    await boss.send('/frontend/v1/impersonation/start', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'A question about a report', user_id: SAMPLE_ACCOUNTS.planner.id }),
    });
    expect((await ask(boss, FIELDS)).body).toEqual({ status: '200' });
    expect((await newest())?.text).toContain('In support mode: Sam Okoro <super@example.com>');
  });

  it.each([
    [
      'without a subject',
      { subject: '' },
      400,
      { code: 'BAD_USER_INPUT', field: 'subject', message: 'Subject is required' },
    ],
    [
      'with a header in the subject',
      { subject: 'Hi\r\nBcc: x@example.com' },
      400,
      { code: 'BAD_USER_INPUT', field: 'subject' },
    ],
    ['for a foreign organization', { orgid: SAMPLE_ORGANIZATIONS.operations.id }, 400, { field: 'orgid' }],
  ])('fails %s', async (_name, change, status, refusal) => {
    const { http, body } = await ask(await stand.as('advisor'), { ...FIELDS, ...change });
    expect([http, body]).toMatchObject([status, { status: String(status), ...refusal }]);
  });

  it('fails without a session, from a page of another site, and when repeated without end', async () => {
    expect(await ask(stand.client(), FIELDS)).toMatchObject({ http: 401, body: { status: '401' } });
    const advisor = await stand.as('planner');
    expect((await ask(advisor, FIELDS, { origin: 'https://evil.example' })).http).toBe(403);
    const answers = new Set<unknown>();
    for (let n = 0; n < 11; n += 1) answers.add((await ask(advisor, FIELDS)).body['status']);
    expect([...answers]).toEqual(['200', '429']);
  });
});
