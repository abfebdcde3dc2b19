import { describe, expect, it } from 'vitest';
import { withoutOtherChoices } from './choices.ts';

const FORM = [
  '2. I give my residence as follows:',
  'a. Choice One: All to my spouse, if my spouse survives me.\t______________',
  'b. Choice Two: Nothing to my spouse; all to my descendants.',
  '______________',
  'c. Choice Three: All to the following person:',
  'Amparo Diaz\tRosalba Quintero',
  '3. I nominate an executor.',
].join('\n');

describe('the choices of a form', () => {
  it('are what somebody signed beside; the others and the signature are blanked where they stand', () => {
    const read = withoutOtherChoices(FORM);
    expect(read).toHaveLength(FORM.length);
    expect(read).not.toMatch(/spouse|descendants|Rosalba/);
    expect(read.indexOf('Amparo Diaz')).toBe(FORM.indexOf('Amparo Diaz'));
    expect(read).toContain('3. I nominate an executor.');
  });
  it('stand as they are where nobody signed, or where two are signed', () => {
    const open = FORM.replace('\tRosalba Quintero', '\t______________');
    const twice = FORM.replace('______________\nc.', '\tRosalba Quintero\nc.').replace(
      '\t______________',
      '\tRosalba Quintero',
    );
    expect(withoutOtherChoices(open)).toBe(open);
    expect(withoutOtherChoices(twice)).toBe(twice);
  });
  it('are told by the words "not used", too', () => {
    const form = '(a) To my spouse.\tGertrude Kowalczyk\n(b) In two equal shares.\tNOT USED\n3. Bond.';
    expect(
      withoutOtherChoices(form)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['(a) To my spouse.', '', '3. Bond.']);
  });
  it('are none of a list of clauses', () => {
    const list = '(a) $5,000 to Ann Lee;\n(b) my piano to Bo Lee.';
    expect(withoutOtherChoices(list)).toBe(list);
  });
});

it('boxes may be empty: then the one that its maker signed is what was chosen', () => {
  const form = [
    'Statutory Will of Ernestine Cyr',
    '(a) To my surviving spouse, and then to my children.',
    '(b) To be distributed as if I had no will.',
    '(c) All to the following person: Armand Lee.\tErnestine Cyr',
    '3. I nominate an executor.',
    'Signed by Ernestine Cyr',
    'Ernestine Cyr',
  ].join('\n');
  const read = withoutOtherChoices(form);
  expect(read).not.toMatch(/spouse|no will/);
  expect(read).toContain('(c) All to the following person: Armand Lee.');
  expect(read.indexOf('3. I nominate')).toBe(form.indexOf('3. I nominate'));
});
