import type { IsoDate } from '@platform/kernel';
import { describe, expect, it } from 'vitest';
import type { Estate } from '../../domain/estate/estate.ts';
import type { EstateUpload } from '../../domain/upload/upload.ts';
import { estateOverview } from './overview.ts';

const ESTATE = {
  id: 'e1',
  displayName: 'The Alden Family',
  createdAt: '2026-01-05T00:00:00.000Z',
  calculated: { netWorthCents: null },
  people: [],
  relations: [],
  assets: [],
  documents: [],
  trusts: [],
  decisions: [],
} as unknown as Estate;

const upload = (status: EstateUpload['status']): EstateUpload =>
  ({
    id: 'u1',
    estateId: 'e1',
    status,
    createdAt: '2026-11-01T00:00:00.000Z',
    file: { filename: 'will.pdf' },
    values: [{ path: 'executedAt', confidence: 'LOW' }],
    possibleIssues: [],
  }) as unknown as EstateUpload;

describe('work of the dashboard', () => {
  it.each(['READ', 'FAILED'] as const)('of an upload that is %s opens the review of that upload', (status) => {
    const { work } = estateOverview([ESTATE], [upload(status)], '2026-11-20' as IsoDate);
    expect(work.map(({ path }) => path)).toEqual(['/estate/e1/abstractions/u1']);
  });
});
