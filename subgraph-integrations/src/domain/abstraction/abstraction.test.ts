import { ABSTRACTION_STATUSES } from '@platform/contracts';
import { describe, expect, it } from 'vitest';
import { ENDED, mayCancel, mayReprocess, RUNNABLE, statusLabel } from './abstraction.ts';

describe('abstraction statuses', () => {
  it.each([
    ['CREATED', 'VAI Started'],
    ['STARTED', 'VAI Started'],
    ['PREPROCESSING', 'VAI Started'],
    ['ABSTRACTING', 'VAI Started'],
    ['COMPLETED', 'VAI Complete'],
    ['ERRORED', 'VAI Error'],
    ['REPROCESS', 'VAI Reprocessing'],
    ['CANCELLED', 'VAI Cancelled'],
    ['UPDATED', ''],
    ['COMPLETED_WITH_NO_UPLOAD', ''],
  ] as const)('%s is shown as "%s"', (status, label) => expect(statusLabel(status, 'VAI')).toBe(label));

  it('are each either waiting, runnable or ended', () => {
    for (const status of ABSTRACTION_STATUSES) {
      const places = [
        status === 'CREATED',
        (RUNNABLE as readonly string[]).includes(status),
        (ENDED as readonly string[]).includes(status),
      ];
      expect(places.filter(Boolean), status).toHaveLength(1);
      expect(mayCancel(status) && mayReprocess(status), status).toBe(false);
    }
  });
});
