import type { FieldErrors } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { wrongFields } from './wrong-fields.ts';

const wrong = (message?: string) => ({ type: 'custom', ...(message !== undefined && { message }) });
const ofAList = Object.assign([undefined, { share: wrong('Up to 100') }], { root: wrong('More than 100% together') });

describe('the wrong fields of a form', () => {
  it('come in the order of the page, whatever the order of the rules', () => {
    const errors: FieldErrors = { zip: wrong('No zip'), name: wrong('No name') };
    expect(wrongFields(errors, ['name', 'city', 'zip'])).toEqual([
      { name: 'name', message: 'No name' },
      { name: 'zip', message: 'No zip' },
    ]);
  });
  it('come once, where several choices have one name', () => {
    expect(wrongFields({ filing: wrong('Choose one') }, ['filing', 'filing'])).toHaveLength(1);
  });
  it('are found in groups and in entries of a list, the list as a whole before them', () => {
    const errors = { address: { city: wrong('City is required') }, owners: ofAList } as unknown as FieldErrors;
    const names = ['address.city', 'owners', 'owners.0.share', 'owners.1.share'];
    expect(wrongFields(errors, names)).toEqual([
      { name: 'address.city', message: 'City is required' },
      { name: 'owners', message: 'More than 100% together' },
      { name: 'owners.1.share', message: 'Up to 100' },
    ]);
  });
  it('are those with a message of their own: a group with a field called message is none', () => {
    const errors = { letter: { message: wrong('Write something') } } as unknown as FieldErrors;
    expect(wrongFields(errors, ['letter', 'letter.message'])).toEqual([
      { name: 'letter.message', message: 'Write something' },
    ]);
  });
  it.each([
    ['nothing is wrong', {}],
    ['what is wrong is no field', { root: wrong('Something went wrong') }],
    ['the field has left the page', { spouse: wrong('Required') }],
    ['there are no words for it', { name: wrong() }],
  ])('are none when %s', (_case, errors) => expect(wrongFields(errors, ['name', 'city'])).toEqual([]));
});
