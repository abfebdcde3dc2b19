import { expect, test } from 'vitest';
import { mendStructure } from './told-structure.ts';

test('the head of a table in a page is a group of rows, its cells stay what they are', () => {
  const page = document.createElement('div');
  page.innerHTML = `<span role="table"><span role="columnheader"><span role="row"><span role="columnheader"></span></span></span>
    <span><span role="row"><span role="cell"></span></span></span></span>`;
  mendStructure(page);
  const roles = [...page.querySelectorAll('[role]')].map((element) => element.getAttribute('role'));
  expect(roles).toEqual(['table', 'rowgroup', 'row', 'columnheader', 'row', 'cell']);
});

test('what is drawn nowhere is owned by nobody, words stay owned', () => {
  const page = document.createElement('div');
  page.innerHTML = `<span id="frame" aria-owns="p1R_mc2"></span><span id="words" aria-owns="p1R_mc1"></span><i id="p1R_mc1">Words</i>
    <span role="table"><span id="caption" aria-owns="p1R_mc3"></span></span><i id="p1R_mc3"></i>`;
  mendStructure(page);
  expect(page.querySelector('#caption')?.hasAttribute('aria-owns')).toBe(false);
  expect(page.querySelector('#frame')?.hasAttribute('aria-owns')).toBe(false);
  expect(page.querySelector('#words')?.getAttribute('aria-owns')).toBe('p1R_mc1');
});
