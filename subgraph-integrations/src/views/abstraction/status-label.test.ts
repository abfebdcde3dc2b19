import { describe, expect, it } from 'vitest';
import { statusLabel } from './status-label.ts';

describe('the label of an abstraction status', () => {
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
});
