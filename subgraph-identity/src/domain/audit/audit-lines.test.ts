import { expect, it } from 'vitest';
import { auditLines, type FoldedFacts } from './audit-lines.ts';

const viewed = (id: string, change: Partial<FoldedFacts> = {}): FoldedFacts => ({
  id,
  action: 'impersonation.viewed',
  outcome: 'SUCCEEDED',
  accountId: 'nora',
  impersonatorId: 'sam',
  requestId: id,
  ...change,
});
const done = (id: string, requestId: string | null, outcome: FoldedFacts['outcome']): FoldedFacts =>
  viewed(id, { action: 'impersonation.action', outcome, requestId });
const idsOf = (entries: readonly FoldedFacts[]) =>
  auditLines(entries).map((line) => line.map(({ id }) => id).join(' '));

it('an action and its outcome are one line, whatever happened in between, and so is what a visit looked at', () => {
  const entries = [
    done('9', 'r2', 'SUCCEEDED'),
    viewed('8', { action: 'sign-in.failed' }),
    done('7', 'r2', 'STARTED'),
    viewed('6'),
    viewed('5'),
    viewed('4'),
  ];
  expect(idsOf(entries)).toEqual(['9 7', '8', '6 5 4']);
});

it('an action without an outcome, another request, another supporter and another person stay apart', () => {
  const entries = [
    done('9', 'r4', 'SUCCEEDED'),
    done('8', 'r3', 'STARTED'),
    done('7', null, 'STARTED'),
    viewed('6', { impersonatorId: 'ada' }),
    viewed('5', { accountId: 'ida' }),
    viewed('4'),
  ];
  expect(idsOf(entries)).toEqual(['9', '8', '7', '6', '5', '4']);
});
