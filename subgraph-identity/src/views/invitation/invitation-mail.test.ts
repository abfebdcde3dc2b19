import { rawTextIn } from '@platform/test-kit/raw-text';
import { describe, expect, it } from 'vitest';
import { invitationMail } from './invitation-mail.ts';

const FACTS = {
  organizationName: 'Northmere Wealth',
  inviterName: 'Nora Finch',
  // Past midnight in London, still the day before in New York.
  goodUntil: new Date('2027-03-04T03:00:00.000Z'),
  timeZone: 'America/New_York',
  link: 'https://app.example/account/verify/3f0c/token/create_member',
} as const;

describe('the mail of an invitation', () => {
  it('says who invites, into what, and the last day by the clock of the organization', () => {
    expect(invitationMail(FACTS)).toEqual({
      subject: 'Northmere Wealth invites you',
      text: `Nora Finch of Northmere Wealth invites you. This link is good until Mar 3, 2027:\n\n${FACTS.link}`,
    });
  });
  it.each([
    ['nobody is named', { inviterName: null }, 'Northmere Wealth invites you.'],
    ['the organization is not known', { organizationName: null }, 'Nora Finch invites you.'],
    ['neither is known', { organizationName: null, inviterName: null }, 'Your advisor invites you.'],
  ])('where %s', (_name, change, begins) => {
    expect(invitationMail({ ...FACTS, ...change }).text.startsWith(begins)).toBe(true);
  });
  it('is in words', () => {
    const { subject, text } = invitationMail(FACTS);
    expect(rawTextIn(`${subject}\n${text}`)).toEqual([]);
  });
});
