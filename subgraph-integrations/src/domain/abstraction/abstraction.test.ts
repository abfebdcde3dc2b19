import { ABSTRACTION_STATUSES } from '@platform/contracts';
import { describe, expect, it } from 'vitest';
import { ENDED, MAY_CANCEL, mayReprocess, RUNNABLE } from './abstraction.ts';

describe('abstraction statuses', () => {
  it('are each either waiting, runnable or ended', () => {
    for (const status of ABSTRACTION_STATUSES) {
      const places = [
        status === 'CREATED',
        (RUNNABLE as readonly string[]).includes(status),
        (ENDED as readonly string[]).includes(status),
      ];
      expect(places.filter(Boolean), status).toHaveLength(1);
      expect(MAY_CANCEL.some((one) => one === status) && mayReprocess(status), status).toBe(false);
    }
  });
});
