import { sessionOf } from '@platform/mfe-kit/session-fixture';
import { describe, expect, it } from 'vitest';
import { homeOf, isAwayAt, navigationFormOf } from './navigation-form.ts';

describe('navigation form', () => {
  it('R012 R027 R069: follows the new upload flow, and so does the home of a role', () => {
    const off = sessionOf({ flags: { 'new-upload-flow': false } });
    expect([navigationFormOf(off), homeOf(off)]).toEqual(['old', '/']);
    const on = sessionOf({ flags: { 'new-upload-flow': true } });
    expect([navigationFormOf(on), homeOf(on)]).toEqual(['new', '/dashboard']);
  });

  it.each([
    { form: 'new', top: 72, before: 0, hides: false },
    { form: 'new', top: 73, before: 0, hides: true },
    { form: 'old', top: 84, before: 0, hides: false },
    { form: 'old', top: 85, before: 0, hides: true },
    { form: 'new', top: 500, before: 501, hides: false },
  ] as const)('R029: the $form bar at $top px after $before px hides: $hides', ({ form, top, before, hides }) => {
    expect(isAwayAt(form, top, before, !hides)).toBe(hides);
  });

  it.each([true, false])('R029: a page that moved without being scrolled leaves the bar as it was, away: %s', (was) => {
    expect(isAwayAt('new', 640, 640, was)).toBe(was);
  });

  it('R029: a page that shrinks to its top shows the bar', () => {
    expect(isAwayAt('new', 0, 0, true)).toBe(false);
  });
});
