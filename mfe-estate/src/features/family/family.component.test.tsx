import { screen, sessionOf, waitFor } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { testEstatePage } from '../estate/estate-page.fixture.tsx';
import { family, LENA, NOTHING_ELSE, ORIN, open, PETRA, person, refreshed } from './family.fixture.tsx';
import { FamilyRoute } from './family.route.tsx';

testEstatePage(
  { Page: FamilyRoute, path: 'family' },
  { what: 'the family', operation: 'FamilyRoute', answers: { ...NOTHING_ELSE, ...family(3) }, shown: /Lena Birch/ },
);

test('a child with one parent is a question, and the answer is saved as it was given', async () => {
  const asked = {
    parentQuestions: [
      {
        id: 'q',
        child: { id: 'lena', name: 'Lena Birch', firstName: 'Lena' },
        parent: { id: 'orin', name: 'Orin Birch', firstName: 'Orin' },
        other: { id: 'petra', name: 'Petra Birch', firstName: 'Petra' },
      },
    ],
  };
  let answered = false;
  const saved: unknown[] = [];
  const { user } = open({
    estate: () => family(3, undefined, answered ? {} : asked).estate,
    updateRelationships: ({ input }: { input: unknown }) => {
      answered = true;
      saved.push(input);
      return refreshed;
    },
  });
  await screen.findByText('Is Petra Birch also the parent of Lena Birch?');
  await user.click(screen.getByRole('button', { name: 'Yes, both are parents' }));
  await waitFor(() => expect(screen.queryByText(/also the parent/)).toBeNull());
  expect(saved).toEqual([
    { estateId: 'estate-1', version: 3, relationships: [{ personId: 'lena', otherId: 'petra', role: 'CHILD' }] },
  ]);
});

test('whoever may share an estate reads how the client’s invitation to the portal stands', async () => {
  const answers = {
    estate: () => family(1).estate,
    person: ({ id }: { id: string }) => ({ id, invitationStatus: 'INVITE_PENDING' }),
  };
  const { user } = open(answers, sessionOf({ permissions: ['estate:view', 'estate:share-list'] }));
  await user.click((await screen.findAllByRole('button', { name: /Orin Birch/ }))[0] as HTMLElement);
  expect(await screen.findByText('Client portal: Waiting for an answer')).toBeTruthy();
});

test('the list says what each is to the client, and those beside the tree are not said to be in the plan', async () => {
  const mother = person('ida', 'Ida Marsh', { clientRelationship: 'Parent' });
  const spouse = person('tom', 'Tom Reed', { clientRelationship: 'Spouse of Lena Birch' });
  const tree = {
    g1: [{ id: 'orin' }, { id: 'petra' }],
    g2: [{ id: 'lena' }, { id: 'tom' }],
    g3: [],
    other: [{ id: 'ida' }],
  };
  const { user } = open(family(3, [ORIN, PETRA, LENA, spouse, mother], { familyTree: tree }));
  await screen.findByRole('heading', { name: 'Others' });
  expect(screen.getByRole('button', { name: /Ida Marsh.*Parent/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('button', { name: /Lena Birch.*Child, of Orin Birch/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Tom Reed.*Spouse of Lena Birch/ })).toBeTruthy();
  // The couple’s own chips say it already.
  expect(screen.queryByRole('button', { name: /Orin Birch.*Client.*Client/ })).toBeNull();
});
