import { describe, expect, it } from 'vitest';
import { isAbout } from './notification.ts';

const ADA = { estateId: 'estate-1', displayName: 'Ada' };

describe('a notification is about a client', () => {
  it.each([
    ['whose page it leads to', { clients: [], path: '/estate/estate-1' }, true],
    ['to a page of whose estate it leads', { clients: [], path: '/estate/estate-1/reports' }, true],
    ['who is one of several', { clients: [ADA], path: '/clients' }, true],
    ['but not about one whose id only begins alike', { clients: [], path: '/estate/estate-10' }, false],
    ['nor about one where it names others', { clients: [{ ...ADA, estateId: 'estate-2' }], path: null }, false],
  ])('%s', (_who, notification, is) => {
    expect(isAbout(notification, 'estate-1')).toBe(is);
  });
});
