import { type Answers, fireEvent, screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { openEstatePage, type PageOptions, testEstatePage } from '../estate/estate-page.fixture.tsx';
import { TeamRoute } from './team.route.tsx';

const member = (id: string, name: string, displayOrder: number, more: object = {}) => ({
  id,
  version: 1,
  name,
  role: 'ACCOUNTANT',
  company: null,
  emailAddress: null,
  phoneNumber: null,
  integrationKinds: [],
  displayOrder,
  ...more,
});
const ANA = member('a', 'Ana Ruiz', 1, {
  company: 'Ruiz & Partners',
  emailAddress: 'ana@ruiz.example',
  phoneNumber: '6175550100',
  integrationKinds: ['ORION'],
});
const estate = (financialTeamMembers: object[]) => ({ id: 'estate-1', version: 3, financialTeamMembers });
const TEAM = estate([ANA, member('b', 'Ben Cole', 2, { role: 'ATTORNEY' }), member('c', 'Cy Dunn', 3)]);

const page = { Page: TeamRoute, path: 'team' };
const open = (answers: Answers = {}, options?: PageOptions) =>
  openEstatePage(page, { estate: TEAM, ...answers }, options);

testEstatePage(page, { what: 'the team', operation: 'TeamRoute', answers: { estate: TEAM }, shown: 'Ana Ruiz' });

test('each says who they are and how they are reached', async () => {
  open();
  await screen.findByText('3 people who advise the household.');
  screen.getByText('Accountant, Ruiz & Partners');
  expect(screen.getByRole('link', { name: 'ana@ruiz.example' }).getAttribute('href')).toBe('mailto:ana@ruiz.example');
  screen.getByRole('link', { name: '(617) 555-0100' });
  screen.getByText('Works with Orion');
});

test('one of them advises', async () => {
  open({ estate: estate([ANA]) });
  await screen.findByText('1 person who advises the household.');
});

interface Move {
  readonly id: string;
  readonly version: number;
  readonly displayOrder: number;
}
const moving = (moves: Move[]) => ({
  updateFinancialTeamMemberOrder: (move: Move) => {
    moves.push(move);
    return {
      ok: true,
      financialTeamMember: { id: move.id, version: move.version + 1, displayOrder: move.displayOrder },
    };
  },
});

test('a menu moves one up, and the message takes it back', async () => {
  const moves: Move[] = [];
  const { user } = open(moving(moves));
  await user.click(await screen.findByRole('button', { name: 'Move or change Cy Dunn' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await screen.findByText('Cy Dunn is at place 2 of the team.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => moves)
    .toEqual([
      { id: 'c', version: 1, displayOrder: 2 },
      { id: 'c', version: 2, displayOrder: 3 },
    ]);
});

test('dragging one onto another puts it there', async () => {
  const moves: Move[] = [];
  open(moving(moves));
  const rows = within(await screen.findByRole('list', { name: 'Financial team' })).getAllByRole('listitem');
  const [first, , last] = rows;
  if (!first || !last) throw new Error('three are shown');
  const dataTransfer = { effectAllowed: 'none' };
  fireEvent.dragStart(last, { dataTransfer });
  fireEvent.dragOver(first, { dataTransfer });
  fireEvent.drop(first, { dataTransfer });
  await screen.findByText('Cy Dunn is at place 1 of the team.');
  expect(moves).toEqual([{ id: 'c', version: 1, displayOrder: 1 }]);
});

test('without anybody the page says who belongs here, and the form asks for a name', async () => {
  const { user, graph } = open({
    estate: estate([]),
    createFinancialTeamMember: { ok: true, financialTeamMember: { id: 'new', version: 1 } },
  });
  await screen.findByText('Nobody on the team yet');
  await user.click(screen.getByRole('button', { name: 'Add team member' }));
  const form = await screen.findByRole('form', { name: 'Add team member' });
  await user.type(within(form).getByLabelText(/^Email/), 'nobody@');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add team member' }));
  await within(form).findAllByText('Name is required');
  within(form).getAllByText('Please enter a valid email');
  await user.clear(within(form).getByLabelText(/^Email/));
  await user.type(within(form).getByLabelText(/^Name/), 'Dot Ames');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add team member' }));
  await screen.findByText('Dot Ames is on the team.');
  const { variables } = graph.sent.find(({ name }) => name === 'CreateFinancialTeamMember') ?? {};
  expect(variables).toMatchObject({ attributes: { name: 'Dot Ames', role: 'FINANCIAL_ADVISOR', emailAddress: null } });
});

test('who was added is not added again where the list could not be read afterwards', async () => {
  const { user, graph } = open({
    createFinancialTeamMember: { ok: true, financialTeamMember: member('d', 'Dot Ames', 4) },
  });
  await user.click(await screen.findByRole('button', { name: 'Add team member' }));
  const form = await screen.findByRole('form');
  await user.type(within(form).getByLabelText(/^Name/), 'Dot Ames');
  graph.cut('TeamRoute');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add team member' }));
  await screen.findByText('Dot Ames is on the team.');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await screen.findByText(/The last update did not arrive/);
});

test('whoever only reads is offered no change', async () => {
  open({}, { activeRole: 'CLIENT' });
  await screen.findByText('Ana Ruiz');
  expect(screen.queryAllByRole('button', { name: /Add|Change|Move/ })).toEqual([]);
});
