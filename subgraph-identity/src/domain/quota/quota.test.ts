import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertQuotaFigures, type Quota, refusalReason, rotate } from './quota.ts';

const quota = (rest: Partial<Quota> = {}): Quota => ({
  id: 'q1',
  organizationId: 'o1',
  type: 'DOC_ABSTRACTION_TOKENS',
  total: 600,
  used: 188,
  reserved: 5,
  free: 412,
  totalPerPeriod: 600,
  rotationDays: 365,
  rotationStartedAt: new Date('2026-01-01T00:00:00Z'),
  adjustNextRotationAt: null,
  isPublic: true,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  ...rest,
});

describe('quota figures', () => {
  it('R101: refuses more used than total', () => {
    expect(() => assertQuotaFigures({ total: 1, used: 2 })).toThrow('Used cannot be greater than total');
    expect(() => assertQuotaFigures({ total: -1, used: 0 })).toThrow('Please specify a valid number');
    expect(() => assertQuotaFigures({ total: 2, used: 2 })).not.toThrow();
  });
  it('says why a reservation is refused', () => {
    expect(refusalReason('DOC_ABSTRACTION_TOKENS', 1, 2)).toBe(
      'The organization has 1 document token left and this needs 2.',
    );
    expect(refusalReason('STANDARD_REPORTS', 0, 1)).toBe(
      'The organization has no standard reports left and this needs 1.',
    );
  });
});

describe('rotation', () => {
  it('R171: starts a new period after rotationDays, with what is reserved carried over', () => {
    expect(rotate(quota(), new Date('2026-12-31T23:59:59Z'))).toBeNull();
    expect(rotate(quota(), new Date('2027-01-02T08:00:00Z'))).toEqual({
      rotationStartedAt: new Date('2027-01-01T00:00:00Z'),
      total: 600,
      used: 5,
      free: 595,
    });
  });
  it('skips the periods in which nobody looked', () => {
    expect(rotate(quota({ rotationDays: 30 }), new Date('2026-03-15T00:00:00Z'))?.rotationStartedAt).toEqual(
      new Date('2026-03-02T00:00:00Z'),
    );
  });
  it('never rotates a quota without a period', () => {
    expect(rotate(quota({ rotationDays: null }), new Date('2099-01-01T00:00:00Z'))).toBeNull();
  });
  it('keeps used + free = total', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.integer({ min: 1, max: 400 }), (total, reserved, rotationDays) => {
        const next = rotate(quota({ totalPerPeriod: total, reserved, rotationDays }), new Date('2028-06-01T00:00:00Z'));
        expect((next?.used ?? 0) + (next?.free ?? 0)).toBe(next?.total ?? 0);
      }),
    );
  });
});
