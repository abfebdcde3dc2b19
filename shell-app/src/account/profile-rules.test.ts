import { describe, expect, it } from 'vitest';
import { phoneWords, profileErrors } from './profile-rules.ts';

describe('own profile', () => {
  it('needs a first and a last name, and ten digits of a phone number where there is one', () => {
    expect(profileErrors({ name: 'Ada Finch', phoneNumber: '' })).toEqual({});
    expect(profileErrors({ name: 'Ada Finch', phoneNumber: '(202) 555-0171' })).toEqual({});
    expect(profileErrors({ name: 'Ada', phoneNumber: '' })['name']?.message).toBe('Please add a first and last name');
    expect(Object.keys(profileErrors({ name: 'Ada Finch', phoneNumber: '555-0171' }))).toEqual(['phoneNumber']);
    expect(Object.keys(profileErrors({ name: 'Ada Finch', phoneNumber: 'none' }))).toEqual(['phoneNumber']);
  });

  it('writes ten digits as (123) 456-7890', () => {
    expect(phoneWords('2025550171')).toBe('(202) 555-0171');
    expect(phoneWords('')).toBe('');
  });
});
