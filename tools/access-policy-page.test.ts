import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accessPolicyPage } from './access-policy-page.ts';

it('docs/access-policy.md shows the policy as it is (else: node tools/write-access-policy.ts)', () => {
  const page = readFileSync(new URL('../docs/access-policy.md', import.meta.url), 'utf8');
  expect(page).toBe(accessPolicyPage());
});

it('a switch of the organization is shown beside the action that needs it', () => {
  expect(accessPolicyPage()).toMatch(/`report:create`.*◐.*advisorCanGenerateReport/);
});
