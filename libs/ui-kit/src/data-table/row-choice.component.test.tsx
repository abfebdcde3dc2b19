import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

interface Fruit {
  readonly id: string;
  readonly name: string;
}
const FRUIT: readonly Fruit[] = ['apple', 'fig', 'lime', 'pear'].map((name) => ({ id: name, name }));
const COLUMNS = [{ id: 'name', header: 'Name', cell: ({ name }: Fruit) => name }];
const onOpen = vi.fn();

function Table() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        label="Fruit"
        columns={COLUMNS}
        rows={FRUIT}
        rowId={({ id }) => id}
        onOpen={onOpen}
        choices={{ chosen, onChange: setChosen, nameOf: ({ name }) => name, onPhone: false }}
      />
      <output>{[...chosen].toSorted().join(' ')}</output>
    </>
  );
}
const open = () => {
  onOpen.mockClear();
  render(<Table />);
  const user = userEvent.setup();
  return { user, chosen: () => screen.getByRole('status').textContent };
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose ${name}` });
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose all rows of this page' });

test('rows are chosen one by one, and none is opened by that', async () => {
  const { user, chosen } = open();
  await user.click(box('fig'));
  await user.click(box('pear'));
  expect(chosen()).toBe('fig pear');
  expect(all().indeterminate).toBe(true);
  await user.click(box('fig'));
  expect(chosen()).toBe('pear');
  expect(onOpen).not.toHaveBeenCalled();
});

test('with Shift all rows between the last one and this one follow it', async () => {
  const { user, chosen } = open();
  await user.click(box('pear'));
  await user.keyboard('{Shift>}');
  await user.click(box('fig'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('fig lime pear');
});

test('the box of the head chooses the page, and nothing again', async () => {
  const { user, chosen } = open();
  await user.click(box('fig'));
  await user.click(all());
  expect(chosen()).toBe('apple fig lime pear');
  expect(all()).toMatchObject({ checked: true, indeterminate: false });
  await user.click(all());
  expect(chosen()).toBe('');
});

test('Space chooses the row that has the focus, Shift and Space all rows since', async () => {
  const { user, chosen } = open();
  screen.getByText('apple').focus();
  await user.keyboard(' ');
  expect(chosen()).toBe('apple');
  await user.keyboard('jj{Shift>} {/Shift}');
  expect(chosen()).toBe('apple fig lime');
  expect(screen.getByRole('row', { name: /lime/ }).getAttribute('aria-selected')).toBe('true');
  expect(onOpen).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(FRUIT[2]);
});
