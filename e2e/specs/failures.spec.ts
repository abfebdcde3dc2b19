import { CASTELLAN_ESTATE_ID } from '@platform/test-kit/sample-world';
import { expect, platform, test } from '../fixtures/signed-in.ts';
import { ask, fixture, settledTokens, UPLOAD } from '../fixtures/uploads.ts';

const KILLED = ['subgraph-identity', 'subgraph-estate', 'subgraph-integrations', 'gateway', 'jvm', 'redis'] as const;

for (const name of KILLED) {
  test(`kill -9 of ${name} while a document is read loses nothing and counts no token twice`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(150_000);
    const part = name === 'jvm' || name === 'redis';
    await signIn('advisor', UPLOAD);
    const before = await settledTokens(page);
    const reviews = page.getByRole('link', { name: /^Review/ });
    await page.waitForLoadState('networkidle');
    const ready = await reviews.count();
    const rows = page.getByRole('list', { name: 'Uploaded files' }).getByRole('listitem');
    const listed = await rows.count();
    await page.getByLabel('Read the files at once').check();
    await page.locator('input[type=file]').setInputFiles(fixture('insurance-trust.pdf'));
    await expect(rows).toHaveCount(listed + 1);
    await platform(`${part ? 'kill-part' : 'kill'}/${name}`);
    await platform('ready-part');
    await platform('ready-all');
    // The page was not touched: it finds its way back by itself.
    await expect(reviews).toHaveCount(ready + 1, { timeout: 90_000 });
    expect(await settledTokens(page)).toBe(before + 1);
  });
}

test('kill -9 of subgraph-reports while a report is made loses nothing and counts it once', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('advisor');
  const counted = async (): Promise<{ used: number; reserved: number }> => {
    const { body } = await ask(page, '{ currentSession { organization { quotas { type used reserved } } } }');
    const session = body.data?.['currentSession'] as
      | { organization: { quotas: { type: string; used: number; reserved: number }[] } }
      | null
      | undefined;
    const reports = (session?.organization.quotas ?? []).filter(({ type }) => type.endsWith('REPORTS'));
    const sum = (name: 'used' | 'reserved') => reports.reduce((total, quota) => total + quota[name], 0);
    return { used: sum('used'), reserved: sum('reserved') };
  };
  const before = await counted();
  const create = 'mutation($input: CreateReportInput!) { createReportWithPrefetch(input: $input) { report { id } } }';
  const input = { estateId: CASTELLAN_ESTATE_ID, name: 'Made through a kill', sections: ['taxes'] };
  const { body } = await ask(page, create, { input });
  const made = body.data?.['createReportWithPrefetch'] as { report: { id: string } } | undefined;
  const id = made?.report.id ?? '';
  await platform('kill/subgraph-reports');
  await platform('ready/subgraph-reports');
  const status = async (): Promise<unknown> => {
    const answer = await ask(page, 'query($id: ID!) { report(id: $id) { status } }', { id });
    return (answer.body.data?.['report'] as { status: string } | null | undefined)?.status;
  };
  await expect.poll(status, { timeout: 90_000 }).toBe('COMPLETE');
  await expect.poll(counted, { timeout: 30_000 }).toEqual({ used: before.used + 1, reserved: before.reserved });
});
