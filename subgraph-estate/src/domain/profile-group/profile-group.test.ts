import { expect, it } from 'vitest';
import { checkMembers, groupName, LONGEST_GROUP_NAME, MOST_MEMBERS, type ProfileGroup } from './profile-group.ts';

const group = (count: number): ProfileGroup => ({
  id: 'g',
  version: 1,
  organizationId: 'o',
  name: 'Business owners',
  estateIds: Array.from({ length: count }, (_, place) => `e${place}`),
  createdAt: '2026-11-21T10:00:00.000Z',
  createdByName: 'Nora Finch',
});

it('a name is kept as somebody reads it, and is neither empty nor longer than its place', () => {
  expect(groupName('  Annual   review in spring ')).toBe('Annual review in spring');
  expect(() => groupName('   ')).toThrow('Name the group.');
  expect(groupName('x'.repeat(LONGEST_GROUP_NAME))).toHaveLength(LONGEST_GROUP_NAME);
  expect(() => groupName('x'.repeat(LONGEST_GROUP_NAME + 1))).toThrow();
});

it('a group that is full takes those who are in it, and nobody else', () => {
  expect(() => checkMembers(group(MOST_MEMBERS), ['e1', 'e2'])).not.toThrow();
  expect(() => checkMembers(group(MOST_MEMBERS - 1), ['new'])).not.toThrow();
  expect(() => checkMembers(group(MOST_MEMBERS), ['new'])).toThrow('A group has at most 2,000 clients.');
});
