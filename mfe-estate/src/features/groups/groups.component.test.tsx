import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  within,
} from '@platform/mfe-kit/testing';
import { expect, test, vi } from 'vitest';
import { ClientGroupsDialog } from './client-groups-dialog.tsx';
import { GroupFilter } from './group-filter.tsx';
import { GroupsDialog } from './groups-dialog.tsx';

const SPRING = { id: 'group-1', version: 2, name: 'Annual review in spring', clientsCount: 3 };
const OWNERS = { id: 'group-2', version: 1, name: 'Business owners', clientsCount: 0 };
const SHOWN = { collection: [SPRING, OWNERS], metadata: { totalCount: 2 } };
const ADA = { id: 'estate-1', displayName: 'Ada Abbot', groups: [SPRING] };
const BEN = { id: 'estate-2', displayName: 'Ben Bellamy', groups: [] };
const DONE = { ok: true, profileGroup: SPRING };
const nothing = () => undefined;

const manage = (answers: Answers = {}, onClose = nothing) =>
  renderScreen(<GroupsDialog onClose={onClose} />, {
    at: '/clients',
    session: sessionOf(),
    answers: { profileGroups: SHOWN, ...answers },
  });
const assign = (clients: readonly (typeof ADA | typeof BEN)[], answers: Answers = {}) =>
  renderScreen(<ClientGroupsDialog clients={clients} onClose={nothing} />, {
    at: '/clients',
    session: sessionOf(),
    answers: {
      profileGroups: SHOWN,
      bulkAddEstateProfileGroupings: DONE,
      bulkRemoveEstateProfileGroupings: DONE,
      ...answers,
    },
  });
const states = {
  open: (answers: Answers) => manage(answers),
  field: 'profileGroups',
  answer: SHOWN,
  loading: 'Loading groups',
  shown: 'Business owners',
};
testLoading(states);
testStale({ ...states, operation: 'ProfileGroups', says: /The last update did not arrive|could not be/ });

test('groups are listed with how many clients are in each', async () => {
  manage();
  const list = within(await screen.findByRole('list', { name: 'Groups' }));
  list.getByText('3 clients');
  list.getByText('No client is in it');
});

test('where there is no group that is said', async () => {
  manage({ profileGroups: { collection: [], metadata: { totalCount: 0 } } });
  await screen.findByText('There is no group yet.');
});

test('a group is made and renamed, and a name that is taken is said at its field', async () => {
  const { user, graph } = manage({
    createProfileGroup: ({ name }: { name: string }) => {
      if (name === 'Business owners') {
        throw refusal('There is a group called “Business owners” already.', 'NAME_TAKEN', 'name');
      }
      return { ok: true, profileGroup: { ...OWNERS, id: 'group-3', name } };
    },
    updateProfileGroup: { ok: true, profileGroup: OWNERS },
  });
  const form = within(await screen.findByRole('form', { name: 'New group' }));
  await user.click(form.getByRole('button', { name: 'Add group' }));
  await form.findByText('Name the group');
  await user.type(form.getByLabelText('Name of a new group'), 'Business owners');
  await user.click(form.getByRole('button', { name: 'Add group' }));
  await form.findByText('There is a group called “Business owners” already.');
  await user.clear(form.getByLabelText('Name of a new group'));
  await user.type(form.getByLabelText('Name of a new group'), 'Farmers');
  await user.click(form.getByRole('button', { name: 'Add group' }));
  await screen.findByText('Farmers is a group now.');

  await user.click(await screen.findByRole('button', { name: 'Rename Business owners' }));
  const rename = within(await screen.findByRole('form', { name: 'Rename Business owners' }));
  const field = rename.getByLabelText<HTMLInputElement>('New name');
  expect(field.value).toBe('Business owners');
  await user.clear(field);
  await user.type(field, 'Owners');
  await user.click(rename.getByRole('button', { name: 'Save name' }));
  await screen.findByText('Business owners is called Owners now.');
  const sent = graph.sent.find(({ name }) => name === 'RenameProfileGroup');
  expect(sent?.variables).toEqual({ id: 'group-2', version: 1, name: 'Owners' });
});

test('a group is deleted at once, and comes back with its clients by Undo', async () => {
  const { user, graph } = manage({
    deleteProfileGroup: { ok: true },
    restoreProfileGroup: { ok: true, profileGroup: SPRING },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Annual review in spring' }));
  await screen.findByText('Annual review in spring is deleted. Its clients stay.');
  expect(graph.sent.find(({ name }) => name === 'DeleteProfileGroup')?.variables).toEqual({
    id: 'group-1',
    version: 2,
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Annual review in spring is back, with its clients.');
});

test('a client says which groups it is in, is put into another, and that is taken back', async () => {
  const { user, graph } = assign([ADA]);
  const list = within(await screen.findByRole('list', { name: 'Groups' }));
  list.getByText('In it');
  await user.click(list.getByRole('button', { name: 'Add to Business owners' }));
  await screen.findByText('Ada Abbot is in Business owners.');
  expect(await list.findAllByText('In it')).toHaveLength(2);
  const added = graph.sent.find(({ name }) => name === 'AddToProfileGroup');
  expect(added?.variables).toEqual({ profileGroupId: 'group-2', estateIds: ['estate-1'] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await list.findByText('Not in it');
  const taken = graph.sent.find(({ name }) => name === 'TakeFromProfileGroup');
  expect(taken?.variables).toEqual({ profileGroupId: 'group-2', estateIds: ['estate-1'] });
});

test('of several clients those who are not in it are put in, and Undo takes out those alone', async () => {
  const { user, graph } = assign([ADA, BEN]);
  await screen.findByRole('dialog', { name: 'Groups of 2 clients' });
  await screen.findByText('1 of 2 are in it');
  await user.click(screen.getByRole('button', { name: 'Add to Annual review in spring' }));
  await screen.findByText('All are in it');
  const added = graph.sent.find(({ name }) => name === 'AddToProfileGroup');
  expect(added?.variables).toEqual({ profileGroupId: 'group-1', estateIds: ['estate-2'] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('1 of 2 are in it');
});

test('a client is put into a group that is made for it', async () => {
  const made = { ...OWNERS, id: 'group-9', name: 'Farmers' };
  const { user, graph } = assign([BEN], { createProfileGroup: { ok: true, profileGroup: made } });
  const form = within(await screen.findByRole('form', { name: 'New group' }));
  await user.type(form.getByLabelText('Name of a new group'), 'Farmers');
  await user.click(form.getByRole('button', { name: 'Add to new group' }));
  await screen.findByText('Ben Bellamy is in Farmers.');
  const added = graph.sent.find(({ name }) => name === 'AddToProfileGroup');
  expect(added?.variables).toEqual({ profileGroupId: 'group-9', estateIds: ['estate-2'] });
});

test('what was refused is said, and the client stays where it was', async () => {
  const { user } = assign([ADA], {
    bulkRemoveEstateProfileGroupings: () => {
      throw refusal('Group was not found', 'NOT_FOUND');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take out of Annual review in spring' }));
  await screen.findByText(/Ada Abbot is still in Annual review in spring\./);
  screen.getByText('In it');
});

const filter = (value: string, answer: object, onChange: (value: string) => void = nothing) =>
  renderScreen(<GroupFilter value={value} onChange={onChange} />, {
    at: '/clients',
    session: sessionOf(),
    answers: { profileGroups: answer },
  });

test('the list is narrowed by a group that is chosen by name', async () => {
  const chosen: string[] = [];
  const { user } = filter('', SHOWN, (next) => chosen.push(next));
  await user.selectOptions(await screen.findByLabelText('Group'), 'Business owners');
  await expect.poll(() => chosen).toEqual(['group-2']);
});

test('a group that is gone stays chosen as long as the address says it', async () => {
  filter('group-7', SHOWN);
  await screen.findByRole('option', { name: 'One group' });
});

test('where there is no group there is nothing to choose', async () => {
  const { graph } = filter('', { collection: [], metadata: { totalCount: 0 } });
  await expect.poll(() => graph.sent.map(({ name }) => name)).toContain('GroupNames');
  expect(screen.queryByLabelText('Group')).toBeNull();
});

test('Escape and Done ask before a name that is typed is lost, and not after it was saved', async () => {
  const onClose = vi.fn();
  const { user } = manage({ createProfileGroup: { ok: true, profileGroup: OWNERS } }, onClose);
  const form = within(await screen.findByRole('form', { name: 'New group' }));
  const name = form.getByLabelText<HTMLInputElement>('Name of a new group');
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Done' })),
  ]) {
    await user.clear(name);
    await user.type(name, 'Farmers');
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(name.value).toBe('Farmers');
  }
  await user.click(form.getByRole('button', { name: 'Add group' }));
  await expect.poll(() => name.value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
  await user.type(name, 'Sailors');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onClose).toHaveBeenCalledOnce();
});
