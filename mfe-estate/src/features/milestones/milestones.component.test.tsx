import { type Answers, refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { openEstatePage, type PageOptions, testEstatePage } from '../estate/estate-page.fixture.tsx';
import { MilestonesRoute } from './milestones.route.tsx';

const milestone = (id: string, name: string, year: number, more: object = {}) => ({
  id,
  version: 1,
  kind: 'OTHER',
  milestone: name,
  description: null,
  year,
  ...more,
});
const RETIREMENT = milestone('m1', 'Ada retires', 2031, { kind: 'RETIREMENT', description: 'From the practice' });
const estate = (financialMilestones: object[]) => ({ id: 'estate-1', version: 3, financialMilestones });
const ALL = estate([milestone('m0', 'Moved to Boston', 2004), RETIREMENT]);

const page = { Page: MilestonesRoute, path: 'milestones' };
const open = (answers: Answers = {}, options?: PageOptions) =>
  openEstatePage(page, { estate: ALL, ...answers }, options);

testEstatePage(page, {
  what: 'the milestones',
  operation: 'MilestonesRoute',
  answers: { estate: ALL },
  shown: 'Ada retires',
});

test('the next one is named in the sentence', async () => {
  open();
  await screen.findByText('2 milestones. Next: Ada retires, 2031.');
  screen.getByText('From the practice');
});

test('Escape asks before what was typed is lost, and closes a form that is as it opened', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add milestone' }));
  await screen.findByRole('form', { name: 'Add milestone' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Add milestone' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add milestone' }));
  const form = await screen.findByRole('form', { name: 'Add milestone' });
  await user.type(within(form).getByLabelText(/^Milestone/), 'Sale of the farm');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(within(form).getByLabelText<HTMLInputElement>(/^Milestone/).value).toBe('Sale of the farm');
});

test('without one the page says what belongs here, and the first is added from it', async () => {
  const sent: object[] = [];
  const { user } = open({
    estate: estate([]),
    createFinancialMilestone: (input: object) => {
      sent.push(input);
      return { ok: true, financialMilestone: { id: 'new', version: 1 } };
    },
  });
  await screen.findByText('No milestones yet');
  await user.click(screen.getByRole('button', { name: 'Add milestone' }));
  const form = await screen.findByRole('form', { name: 'Add milestone' });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add milestone' }));
  await within(form).findByText('Milestone is required');
  await user.type(within(form).getByLabelText(/^Milestone/), 'Sale of the farm');
  await user.clear(within(form).getByLabelText('Year'));
  await user.type(within(form).getByLabelText('Year'), '2033');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add milestone' }));
  await screen.findByText('Sale of the farm is among the milestones.');
  expect(sent).toEqual([
    {
      estateId: 'estate-1',
      attributes: { milestone: 'Sale of the farm', kind: 'OTHER', year: 2033, description: null },
    },
  ]);
});

test('a change carries the version that was seen, and can be undone', async () => {
  const sent: { version: number; attributes: { year: number } }[] = [];
  const { user } = open({
    updateFinancialMilestone: (input: { version: number; attributes: { year: number } }) => {
      sent.push(input);
      return { ok: true, financialMilestone: { ...RETIREMENT, ...input.attributes, version: input.version + 1 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Ada retires' }));
  const year = within(await screen.findByRole('form', { name: 'Change Ada retires' })).getByLabelText('Year');
  await user.clear(year);
  await user.type(year, '2035');
  await user.click(screen.getByRole('button', { name: 'Save milestone' }));
  await screen.findByText('Ada retires is saved.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Ada retires is as it was.');
  expect(sent.map(({ version, attributes }) => [version, attributes.year])).toEqual([
    [1, 2035],
    [2, 2031],
  ]);
});

test('where somebody else has changed the same field, both values are shown', async () => {
  let isNewer = false;
  const { user } = open({
    estate: () => (isNewer ? estate([{ ...RETIREMENT, year: 2040, version: 5 }]) : ALL),
    updateFinancialMilestone: () => {
      isNewer = true;
      throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Ada retires' }));
  const year = within(await screen.findByRole('form', { name: 'Change Ada retires' })).getByLabelText('Year');
  await user.clear(year);
  await user.type(year, '2035');
  await user.click(screen.getByRole('button', { name: 'Save milestone' }));
  await screen.findByText('Yours: 2035');
  screen.getByText('Saved now: 2040');
});

test('one is taken away, and brought back', async () => {
  const { user, graph } = open({
    deleteFinancialMilestone: { ok: true },
    createFinancialMilestone: { ok: true, financialMilestone: { id: 'again', version: 1 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Ada retires' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('Ada retires is no longer a milestone.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Ada retires is back.');
  const { variables } = graph.sent.find(({ name }) => name === 'CreateFinancialMilestone') ?? {};
  expect(variables).toMatchObject({ attributes: { milestone: 'Ada retires', year: 2031, kind: 'RETIREMENT' } });
});

test.each([
  ['with milestones', ALL],
  ['without one', estate([])],
])('whoever only reads is offered no change: %s', async (_what, answer) => {
  open({ estate: answer }, { activeRole: 'CLIENT' });
  await screen.findByText(answer === ALL ? 'Ada retires' : 'No milestones yet');
  expect(screen.queryAllByRole('button', { name: /Add milestone|^Change/ })).toEqual([]);
});
