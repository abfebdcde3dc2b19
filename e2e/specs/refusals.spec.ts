import { expect, test, url } from '../fixtures/signed-in.ts';
import { ask, fixture, settledTokens, UPLOAD } from '../fixtures/uploads.ts';

test('files that cannot be read are refused in words, and nothing is stored', async ({ page, signIn }) => {
  await signIn('advisor', UPLOAD);
  await page.waitForLoadState('networkidle');
  const rows = page.getByRole('list', { name: 'Uploaded files' }).getByRole('listitem');
  const listed = await rows.count();
  const used = await settledTokens(page);
  const files = [
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0), says: /empty/i },
    {
      name: 'picture.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('\x89PNG\r\n\x1a\nnot a pdf at all'),
      says: /Only PDF and Word/,
    },
    {
      name: 'broken.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nthis ends here'),
      says: /damaged|corrupt|cannot be (opened|read)/i,
    },
  ];
  for (const { says, ...file } of files) {
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('alert').filter({ hasText: file.name })).toContainText(says);
  }
  await page.locator('input[type=file]').setInputFiles(fixture('password.pdf'));
  await expect(page.getByRole('alert').filter({ hasText: 'password.pdf' })).toContainText(/password/i);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(rows).toHaveCount(listed);
  expect(await settledTokens(page)).toEqual(used);
});

test('an unknown estate and a foreign one answer alike', async ({ page, signIn }) => {
  await signIn('collaborator');
  const query = 'query($id: ID!) { estate(id: $id) { id displayName } }';
  const unknown = await ask(page, query, { id: 'e5000000-0000-4000-8000-999999999999' });
  const foreign = await ask(page, query, { id: 'e5000000-0000-4000-8000-000000000005' });
  expect(foreign.body).toEqual(unknown.body);
  await page.goto(url('/estate/e5000000-0000-4000-8000-000000000005'));
  await expect(page.getByText(/was not found/)).toBeVisible();
});

test('a malformed query is refused with a code and changes nothing', async ({ page, signIn }) => {
  await signIn('advisor');
  const { status, body } = await ask(page, '{ estates( }');
  expect(status).toBe(400);
  expect(body.errors?.[0]?.extensions?.code).toBe('GRAPHQL_PARSE_FAILED');
  const get = await page
    .context()
    .request.get(url(`/graphql?query=${encodeURIComponent('mutation { signOut { ok } }')}`));
  expect(get.status()).toBeGreaterThanOrEqual(400);
  const { body: still } = await ask(page, '{ isLoggedIn }');
  expect(still.data?.['isLoggedIn']).toBe(true);
});

test('an expired session leads to sign-in without an error, and back to where one was', async ({ page, signIn }) => {
  await signIn('advisor', '/clients');
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  await page.context().clearCookies();
  const { status, body } = await ask(page, '{ estates { metadata { totalCount } } }');
  expect(status).toBe(401);
  expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  await page.goto(url('/clients?search=castellan'));
  await expect(page).toHaveURL(/\/account\/login\?redirect=/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
