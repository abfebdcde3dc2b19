import { describe, expect, it } from 'vitest';
import { resolveFlags, unavailableFlags } from './feature-flags.ts';

describe('feature flags in force', () => {
  it.each([
    { name: 'on application-wide wins', app: true, own: false, parent: false, is: true },
    { name: 'the organization before its parent', app: false, own: false, parent: true, is: false },
    { name: 'the parent where the organization says nothing', app: undefined, own: undefined, parent: true, is: true },
    { name: 'off application-wide before the default', app: false, own: undefined, parent: undefined, is: false },
    { name: 'the default at last', app: undefined, own: undefined, parent: undefined, is: true },
  ])('$name', ({ app, own, parent, is }) => {
    const value = (enabled: boolean | undefined): Record<string, boolean> =>
      enabled === undefined ? {} : { ENABLE_IDLE_TIME_LOGOUT: enabled };
    expect(resolveFlags(value(app), value(own), value(parent))['ENABLE_IDLE_TIME_LOGOUT']).toBe(is);
  });
  it('has no developer pages in production, whatever anybody says', () => {
    const on = { DEVELOPER_PAGES: true };
    const inForce = (production: boolean) => resolveFlags(on, on, on, unavailableFlags({ google: true, production }));
    expect(inForce(true)['DEVELOPER_PAGES']).toBe(false);
    expect(inForce(false)['DEVELOPER_PAGES']).toBe(true);
  });
  it('keeps flags that only an organization knows', () => {
    expect(resolveFlags({}, { 'pilot-of-one-firm': true }, {})['pilot-of-one-firm']).toBe(true);
    expect(resolveFlags({}, {}, {})['pilot-of-one-firm']).toBeUndefined();
  });
});
