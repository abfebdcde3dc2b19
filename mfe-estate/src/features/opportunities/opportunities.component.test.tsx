import { type Answers, refusal, renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ClientOpportunitiesSheet } from './client-opportunities-sheet.tsx';
import { OpportunitiesSheet } from './opportunities-sheet.tsx';

const row = (id: string, title: string, more: object = {}) => ({
  id,
  version: 1,
  kind: null as string | null,
  status: 'TODO',
  title,
  description: null as string | null,
  notes: null,
  isHidden: false,
  manuallyArchived: false,
  priority: 1,
  settledOn: null as string | null,
  ...more,
});
type Row = ReturnType<typeof row>;

const NO_WILL = row('o1', 'No will on file', { kind: 'NO_WILL', description: 'No will is on file.', priority: 1 });
const LAKE = row('o2', 'The lake house', { priority: 2 });
const WORDS = {
  kind: 'NO_WILL',
  title: 'No will on file',
  description: 'No will is on file.',
  whyItsImportant: 'The law of the state says who inherits.',
  whatToDo: 'Have a will drafted.',
  isHidden: false,
};

/** Opportunities as the server keeps them. */
function open(rows: readonly Row[], answers: Answers = {}) {
  let kept = rows;
  let words = { ...WORDS };
  let version = 0;
  const asked: string[] = [];
  const change = (id: string, seen: number, set: object) => {
    const known = kept.find((one) => one.id === id);
    if (known?.version !== seen) throw refusal('Somebody was faster.', 'STALE_VERSION');
    const next = { ...known, ...set, version: seen + 1 };
    kept = kept.map((one) => (one.id === id ? next : one));
    return { ok: true, estateOpportunity: next };
  };
  const shown = renderScreen(<OpportunitiesSheet estateId="estate-1" />, {
    session: sessionOf(),
    answers: {
      estate: () => ({
        id: 'estate-1',
        estateOpportunities: kept.toSorted((a, b) => a.priority - b.priority),
        customOpportunities: [words],
        customOpportunitiesVersion: version,
      }),
      createOpportunity: ({ attributes }: { attributes: object }) => {
        const made = { ...row(`o${kept.length + 1}`, '', attributes), priority: kept.length + 1 };
        kept = [...kept, made];
        return { ok: true, estateOpportunity: made };
      },
      updateOpportunity: (said: { id: string; version: number; attributes: object }) =>
        change(said.id, said.version, said.attributes),
      reprioritizeOpportunity: (said: { id: string; version: number; priority: number }) => {
        const answer = change(said.id, said.version, {});
        const others = kept.filter(({ id }) => id !== said.id);
        const moved = kept.filter(({ id }) => id === said.id);
        const order = [...others.slice(0, said.priority - 1), ...moved, ...others.slice(said.priority - 1)];
        kept = order.map((one, index) => ({ ...one, priority: index + 1 }));
        return answer;
      },
      deleteOpportunity: ({ id }: { id: string }) => {
        kept = kept.filter((one) => one.id !== id);
        return { ok: true };
      },
      triggerOpportunitiesForEstate: () => {
        asked.push('looked');
        return { ok: true };
      },
      updateCustomOpportunities: (said: { version: number; opportunities: (typeof WORDS)[] }) => {
        if (said.version !== version) throw refusal('Somebody was faster.', 'STALE_VERSION');
        words = { ...words, ...said.opportunities[0] };
        version += 1;
        return { ok: true };
      },
      ...answers,
    },
  });
  return { ...shown, kept: () => kept, words: () => words, asked };
}

const menuOf = (title: string) => screen.findByRole('button', { name: `What can be done with ${title}` });

test('with nothing found the sheet says so; the plan is looked through again, and one is put down', async () => {
  const { user, kept, asked } = open([]);
  await screen.findByText('Nothing that needs a talk was found.');
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await screen.findByText('The plan was looked through.');
  expect(asked).toEqual(['looked']);
  await user.click(screen.getByRole('button', { name: 'Note one' }));
  await user.click(await screen.findByRole('button', { name: 'Add opportunity' }));
  await screen.findAllByText('Title is required');
  await user.type(screen.getByLabelText('Title'), 'The lake house');
  await user.click(screen.getByRole('button', { name: 'Add opportunity' }));
  await screen.findByText('The opportunity is noted.');
  expect(kept()).toMatchObject([{ title: 'The lake house', status: 'TODO', isHidden: false }]);
});

test('R207: one is dismissed from its menu, stands among what ended, and comes back by Undo', async () => {
  const { user, kept } = open([NO_WILL, LAKE, row('o3', 'Old matter', { manuallyArchived: true, priority: 3 })]);
  const list = await screen.findByRole('list', { name: 'Opportunities at work' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(await menuOf('No will on file'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dismissed' }));
  await screen.findByText('No will on file: Dismissed.');
  expect(within(list).queryByText('No will on file')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 2 opportunities that ended' }));
  within(screen.getByRole('list', { name: 'Opportunities that ended' })).getByText(/In the archive/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await within(list).findByText('No will on file');
  expect(kept()[0]).toMatchObject({ status: 'TODO' });
});

test('one moves before its neighbour', async () => {
  const { user } = open([NO_WILL, LAKE]);
  await user.click(await menuOf('The lake house'));
  expect(screen.queryByRole('menuitem', { name: 'Move down' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await screen.findByText('The lake house has moved.');
  const list = screen.getByRole('list', { name: 'Opportunities at work' });
  const [first] = within(list).getAllByRole('listitem');
  within(first as HTMLElement).getByText('The lake house');
});

test('what was found keeps the words of its kind unless they are changed, and cannot be removed', async () => {
  const { user, kept } = open([NO_WILL]);
  await user.click(await menuOf('No will on file'));
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }));
  await screen.findByRole('form', { name: 'Change No will on file' });
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await user.click(screen.getByLabelText('Keep it from the client'));
  await user.click(screen.getByRole('button', { name: 'Save opportunity' }));
  await screen.findByText('The opportunity is saved.');
  expect(kept()[0]).toMatchObject({ isHidden: true, title: 'No will on file' });
});

test('what the client reads is put in other words, and back by Undo', async () => {
  const { user, words } = open([NO_WILL]);
  await user.click(await menuOf('No will on file'));
  await user.click(await screen.findByRole('menuitem', { name: 'What the client reads' }));
  const what = await screen.findByLabelText('What to do');
  await user.clear(what);
  await user.type(what, 'Let us meet in May.');
  await user.click(screen.getByRole('button', { name: 'Save words' }));
  await screen.findByText('The client reads this from now on.');
  expect(words().whatToDo).toBe('Let us meet in May.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The client reads what was said before.');
  expect(words().whatToDo).toBe('Have a will drafted.');
});

test('a change that came too late says so, and what is there is shown', async () => {
  const { user } = open([LAKE], {
    updateOpportunity: () => {
      throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION');
    },
  });
  await user.click(await menuOf('The lake house'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'In progress' }));
  await screen.findByText('Somebody else changed this in the meantime.');
});

test('what cannot be read says so and is asked for again', async () => {
  let fails = true;
  const { user } = open([], {
    estate: () => {
      if (fails) throw refusal('Down', 'UNAVAILABLE');
      return {
        id: 'estate-1',
        estateOpportunities: [LAKE],
        customOpportunities: [],
        customOpportunitiesVersion: 0,
      };
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  await screen.findByText('The lake house');
});

test('a client reads what is worth a talk with why and what to do, and nothing where there is none', async () => {
  const shown = (said: readonly object[]) =>
    renderScreen(<ClientOpportunitiesSheet estateId="estate-1" />, {
      session: sessionOf(),
      answers: { estate: () => ({ id: 'estate-1', customOpportunities: said }) },
    });
  shown([WORDS]);
  await screen.findByRole('heading', { name: 'Worth a talk with your advisor' });
  screen.getByText('The law of the state says who inherits.');
  screen.getByText('Have a will drafted.');
});
