import type { MembershipRole } from '@platform/contracts';
import { expect, test } from 'vitest';
import { renderScreen, screen, sessionOf } from '../testing/index.ts';
import { AccessDenied } from './access-denied.tsx';

const show = (activeRole: MembershipRole, advisor: object | null = null) =>
  renderScreen(<AccessDenied />, {
    session: sessionOf({ account: { activeRole } }),
    answers: { estates: { collection: [{ id: 'e1', advisor }] } },
  });

test('R022: a client who may not open a page is told to ask the advisor, who can be written to', async () => {
  show('CLIENT', { id: 'a1', name: 'Nora Finch', emailAddress: 'nora@example.com' });
  const advisor = await screen.findByRole('link', { name: 'Nora Finch' });
  expect(advisor.getAttribute('href')).toBe('mailto:nora@example.com');
  expect(screen.getByText(/You do not have access/).textContent).toBe(
    'You do not have access. Ask your advisor, Nora Finch.',
  );
  expect(screen.getByRole('link', { name: 'Go to your home page' })).toBeTruthy();
});

test('without a known advisor a client still asks no administrator', async () => {
  show('CLIENT');
  await screen.findByText('You do not have access. Ask your advisor.');
});

test.each([
  ['ADVISOR', 'Ask an administrator of your organization.'],
  ['ATTORNEY', 'Ask the person who shared a client with you.'],
  ['EXTERNAL_COLLABORATOR', 'Ask the person who shared a client with you.'],
] as const)('%s: %s', async (role, hint) => {
  show(role);
  await screen.findByText(`You do not have access. ${hint}`);
});
