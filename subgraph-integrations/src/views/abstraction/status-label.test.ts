import { describe, expect, it } from 'vitest';
import { statusLabel } from './status-label.ts';

describe('the label of an abstraction status', () => {
  it.each(['CREATED', 'STARTED', 'PREPROCESSING', 'ABSTRACTING'] as const)(
    'R242: %s is shown as VAI Started',
    (status) => expect(statusLabel(status, 'VAI')).toBe('VAI Started'),
  );
  it.each(['COMPLETED'] as const)('R243: %s is shown as VAI Complete', (status) =>
    expect(statusLabel(status, 'VAI')).toBe('VAI Complete'),
  );
  it.each(['ERRORED'] as const)('R244: %s is shown as VAI Error', (status) =>
    expect(statusLabel(status, 'VAI')).toBe('VAI Error'),
  );
  it.each(['REPROCESS'] as const)('R245: %s is shown as VAI Reprocessing', (status) =>
    expect(statusLabel(status, 'VAI')).toBe('VAI Reprocessing'),
  );
  it.each(['CANCELLED'] as const)('R246: %s is shown as VAI Cancelled', (status) =>
    expect(statusLabel(status, 'VAI')).toBe('VAI Cancelled'),
  );
  it.each([
    'UPDATED',
    'COMPLETED_WITH_DOCUMENT_DELETED',
    'COMPLETED_WITH_NO_UPLOAD',
    'COMPLETED_WITH_NOT_SUPPORTED',
  ] as const)('R247: %s has no label', (status) => expect(statusLabel(status, 'VAI')).toBe(''));
});
