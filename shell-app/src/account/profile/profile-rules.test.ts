import { describe, expect, it } from 'vitest';
import { profileErrors } from './profile-rules.ts';

describe('own profile', () => {
  it('needs a first and a last name, and ten digits of a phone number where there is one', () => {
    expect(profileErrors({ name: 'Ada Finch', phoneNumber: '' })).toEqual({});
    expect(profileErrors({ name: 'Ada Finch', phoneNumber: '2025550171' })).toEqual({});
    expect(profileErrors({ name: 'Ada', phoneNumber: '' })['name']?.message).toBe('Please add a first and last name');
    expect(Object.keys(profileErrors({ name: 'Ada Finch', phoneNumber: '5550171' }))).toEqual(['phoneNumber']);
    expect(Object.keys(profileErrors({ name: 'Ada Finch', phoneNumber: '1'.repeat(16) }))).toEqual(['phoneNumber']);
  });
});
