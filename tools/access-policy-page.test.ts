import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accessPolicyPage } from './access-policy-page.ts';

it('docs/access-policy.md shows the policy as it is (else: npm run codegen)', () => {
  const page = readFileSync(new URL('../docs/access-policy.md', import.meta.url), 'utf8');
  expect(page).toBe(accessPolicyPage());
});

it('every operation is shown with what it takes', () => {
  expect(accessPolicyPage()).toContain('| `Query.estate` | estate | `estate:view` |');
  expect(accessPolicyPage()).toContain('| `Mutation.signIn` | identity | public |');
});

it('a switch of the organization is shown beside the action that needs it', () => {
  expect(accessPolicyPage()).toMatch(/`report:create`.*◐.*advisorCanGenerateReport/);
});
