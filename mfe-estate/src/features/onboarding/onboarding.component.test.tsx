import { type Answers, refusal, renderScreen, screen, sessionOf } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { OnboardingNote } from './onboarding-note.tsx';

type Info = Readonly<Record<string, unknown>>;
const INFO: Info = {
  advisorComplete: false,
  clientComplete: false,
  advisorLastScreen: null,
  hasChildren: null,
  hasUsedExemption: null,
  hasUsedGstExemption: null,
  planningGoals: [],
  netWorthRange: null,
  gaps: [],
};
interface Sent {
  readonly version: number;
  readonly attributes: Info;
}

/** The estate as the server keeps it: each answer is over the version that was seen. */
function open(info: Info | null, more: { answers?: Answers; role?: 'ADVISOR' | 'CLIENT'; at?: string } = {}) {
  let kept = { id: 'estate-1', version: 3, displayName: 'The Marsh Family', onboardingInfo: info };
  const put = ({ version, attributes }: Sent) => {
    if (version !== kept.version) throw refusal('Somebody was faster.', 'STALE_VERSION');
    kept = { ...kept, version: version + 1, onboardingInfo: { ...(kept.onboardingInfo ?? INFO), ...attributes } };
    return { ok: true, estate: { id: kept.id, version: kept.version } };
  };
  const shown = renderScreen(<OnboardingNote estateId="estate-1" isNew />, {
    at: more.at ?? '/estate/estate-1',
    session: sessionOf({ account: { activeRole: more.role ?? 'ADVISOR' } }),
    answers: { estate: () => kept, createOnboardingInfo: put, updateOnboardingInfo: put, ...more.answers },
  });
  const others = (changes: Info): void => {
    kept = { ...kept, version: kept.version + 1, onboardingInfo: { ...(kept.onboardingInfo ?? INFO), ...changes } };
  };
  return { ...shown, kept: () => kept.onboardingInfo, others };
}
const title = (page: string) => screen.findByRole('heading', { name: `First questions: ${page}` });
const goOn = (name = 'Save and go on') => screen.getByRole('button', { name });

test('a new client is asked page by page, each is saved, and the last one finishes', async () => {
  const { user, kept, path } = open(null, { at: '/estate/estate-1?questions=open' });
  await title('family');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(goOn());
  await title('gifts and exemptions');
  expect(kept()).toMatchObject({ hasChildren: true, advisorLastScreen: 'FAMILY', advisorComplete: false });
  await user.click(goOn());
  await title('goals');
  await user.click(screen.getByRole('button', { name: 'Avoid probate' }));
  await user.click(goOn());
  await title('net worth');
  await user.click(screen.getByRole('radio', { name: '$5M to $15M' }));
  await user.click(goOn('Finish'));
  await screen.findByText('The answers are saved.');
  expect(kept()).toMatchObject({
    advisorComplete: true,
    hasChildren: true,
    hasUsedExemption: null,
    planningGoals: ['AVOID_PROBATE'],
    netWorthRange: 'FROM_5M_TO_15M',
  });
  await expect.poll(path).toBe('/estate/estate-1');
  expect(screen.queryByText('First questions.')).toBeNull();
});

test('whoever stopped goes on where it was', async () => {
  const { user } = open({ ...INFO, advisorLastScreen: 'EXEMPTIONS' });
  await screen.findByText(/2 of 4 pages are answered/);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await title('goals');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await title('gifts and exemptions');
});

test('an answer that somebody else has given otherwise meanwhile is shown beside the own one', async () => {
  const { user, others } = open({ ...INFO, hasChildren: null }, { at: '/estate/estate-1?questions=open' });
  await title('family');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  others({ hasChildren: false, planningGoals: ['AVOID_PROBATE'] });
  await user.click(goOn());
  await screen.findByText(/Are there children\?/);
  screen.getByRole('radio', { name: /No/ });
});

test('what was answered and is not entered is said, with the page to enter it on', async () => {
  open({
    ...INFO,
    advisorComplete: true,
    netWorthRange: 'FROM_5M_TO_15M',
    gaps: ['CHILDREN_NOT_ENTERED', 'NET_WORTH_APART'],
  });
  await screen.findByText(/There are children, and none is entered/);
  expect(screen.getByRole('link', { name: 'Add them to the family' }).getAttribute('href')).toBe(
    '/estate/estate-1/family',
  );
  screen.getByText(/than what they say they are worth \(\$5M to \$15M\)/);
  expect(screen.queryByText('First questions.')).toBeNull();
});

test('a client finishes for herself, and is told nothing of what the advisor has to enter', async () => {
  const { user, kept } = open(
    { ...INFO, advisorLastScreen: 'GOALS', gaps: ['CHILDREN_NOT_ENTERED'] },
    { role: 'CLIENT' },
  );
  await screen.findByText(/Your advisor would like to know a few things/);
  expect(screen.queryByText(/none is entered/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Answer them' }));
  await title('family');
  for (const page of ['gifts and exemptions', 'goals', 'net worth']) {
    await user.click(goOn());
    await title(page);
  }
  await user.click(goOn('Finish'));
  await screen.findByText('The answers are saved.');
  expect(kept()).toMatchObject({ clientComplete: true, advisorComplete: false, advisorLastScreen: 'GOALS' });
});

test('an answer that cannot be saved says so and stays', async () => {
  const { user } = open(null, {
    at: '/estate/estate-1?questions=open',
    answers: {
      createOnboardingInfo: () => {
        throw refusal('The estate cannot be changed now.', 'CONFLICT');
      },
    },
  });
  await title('family');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(goOn());
  await screen.findByText(/The estate cannot be changed now/);
  expect((screen.getByRole('radio', { name: 'No' }) as HTMLInputElement).checked).toBe(true);
});
