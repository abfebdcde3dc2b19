import { renderScreen, screen, sessionOf } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ProfilePlanSheet } from './profile-plan.tsx';

const item = (id: string, more: object = {}) => ({
  id,
  group: 'PEOPLE',
  label: 'Maud Vandermeer',
  detail: 'Daughter of Garrick',
  isSure: true,
  valueCount: 2,
  questions: 0,
  estateUpload: { id: 'u1', file: { filename: 'trust.pdf' } },
  ...more,
});
const plan = (more: object = {}) => ({
  id: 'p1',
  version: 1,
  status: 'READY',
  error: null,
  appliedByName: null,
  preprocessingErrors: [{ message: 'The file needs a password.' }],
  items: [item('a'), item('b', { group: 'TRUSTS', label: 'Quill Trust', isSure: false, questions: 3 })],
  ...more,
});

test('R307: the household that files speak of is one plan: what is sure is chosen, what is doubtful by hand, and nothing counts before', async () => {
  let kept: object = plan();
  const { user, graph } = renderScreen(<ProfilePlanSheet estateId="e1" />, {
    session: sessionOf({ account: { activeRole: 'ADVISOR' } }),
    answers: {
      estate: () => ({ id: 'e1', automaticProfile: kept }),
      updateAutomaticProfile: () => {
        kept = plan({ status: 'APPLIED', version: 2, appliedByName: 'Nora Finch' });
        return { ok: true, automaticProfile: kept, estate: { id: 'e1', version: 4 } };
      },
    },
  });
  expect(await screen.findByText('The file needs a password.')).toBeDefined();
  expect(screen.getByText(/3 questions left to the review · read with doubt/)).toBeDefined();
  const trust = screen.getByRole<HTMLInputElement>('checkbox', { name: /Quill Trust/ });
  expect(trust.checked).toBe(false);
  expect(screen.getByRole('button', { name: 'Take 1 item into the estate' })).toBeDefined();
  await user.click(trust);
  await user.click(screen.getByRole('button', { name: 'Take 2 items into the estate' }));
  expect(await screen.findByText(/Nora Finch took it over/)).toBeDefined();
  expect(graph.sent.find(({ name }) => name === 'TakeProfile')?.variables).toMatchObject({
    id: 'p1',
    version: 1,
    itemIds: ['a', 'b'],
  });
});
