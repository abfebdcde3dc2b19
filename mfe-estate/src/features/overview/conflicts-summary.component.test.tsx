import { within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { open, sheet } from './overview.fixture.tsx';

const conflict = (id: string, severity: string, setAside: object | null = null) => ({
  id,
  severity,
  title: `Conflict ${id}`,
  text: `What is wrong about ${id}.`,
  setAside,
});

test('conflicts that are open are counted, the gravest named, with the way to all', async () => {
  const planConflicts = [
    conflict('one', 'HIGH', { id: 's1', isCurrent: true }),
    conflict('two', 'HIGH', { id: 's2', isCurrent: false }),
    ...['three', 'four', 'five'].map((id) => conflict(id, 'LOW')),
  ];
  open({ planConflicts });
  const conflicts = await sheet('Conflicts');
  await within(conflicts).findByText('4 conflicts, 1 of them grave. 1 conflict set aside.');
  const named = within(conflicts).getAllByRole('listitem');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'Conflict twoWhat is wrong about two.Grave',
    'Conflict threeWhat is wrong about three.To know',
    'Conflict fourWhat is wrong about four.To know',
  ]);
  const way = within(conflicts).getByRole('link', { name: 'All conflicts' });
  expect(way.getAttribute('href')).toBe('/estate/estate-1/conflicts');
});

test('an overview without conflicts, or with none that is open, says so', async () => {
  open();
  await within(await sheet('Conflicts')).findByText('Plan, titles and those who act agree.');
});

test('an overview of an estate in which nothing could be compared does not say that all agrees', async () => {
  open({ estateDocuments: [] });
  await within(await sheet('Conflicts')).findByText('Nothing to compare yet. No will or trust is entered.');
});

test('conflicts that are all set aside are no open ones', async () => {
  open({ planConflicts: [conflict('one', 'HIGH', { id: 's1', isCurrent: true })] });
  await within(await sheet('Conflicts')).findByText('No conflict is open. 1 conflict set aside.');
});
