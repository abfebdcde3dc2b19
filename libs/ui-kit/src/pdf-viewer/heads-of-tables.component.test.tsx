import { expect, test } from 'vitest';
import { nameHeadsOfTables } from './heads-of-tables.ts';

test('the head of a table in a page is a group of rows, its cells stay what they are', () => {
  const page = document.createElement('div');
  page.innerHTML = `<span role="table"><span role="columnheader"><span role="row"><span role="columnheader"></span></span></span>
    <span><span role="row"><span role="cell"></span></span></span></span>`;
  nameHeadsOfTables(page);
  const roles = [...page.querySelectorAll('[role]')].map((element) => element.getAttribute('role'));
  expect(roles).toEqual(['table', 'rowgroup', 'row', 'columnheader', 'row', 'cell']);
});
