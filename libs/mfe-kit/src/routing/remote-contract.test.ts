import { describe, expect, it } from 'vitest';
import { remoteAreaOf } from './remote-contract.ts';

describe('remoteAreaOf', () => {
  it.each([
    ['/clients', 'estate'],
    ['/estate/1', 'estate'],
    ['/estate/1/diagram', 'estate'],
    ['/estate/1/documents/2', 'documents'],
    ['/estate/1/reports', 'reports'],
    ['/documents/upload', 'documents'],
    ['/reviews/3', 'documents'],
    ['/service/reports/9', 'reports'],
    ['/organizations/1/admins', 'admin'],
    ['/admin/support', 'admin'],
    ['/dashboard', undefined],
    ['/clientship', undefined],
    ['/account/login', undefined],
  ])('%s belongs to %s', (pathname, name) => expect(remoteAreaOf(pathname)?.name).toBe(name));
});
