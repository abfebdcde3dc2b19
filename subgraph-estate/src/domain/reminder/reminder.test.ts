import { DomainError } from '@platform/kernel';
import { describe, expect, it } from 'vitest';
import { isDue, type ReminderFacts, reminderWith } from './reminder.ts';

const NOW = { today: '2026-11-23', at: '2026-11-23T10:00:00.000Z' };
const call = reminderWith(null, { text: ' Call about the trust ', dueOn: '2026-12-01' }, NOW);
const refused = (facts: ReminderFacts): unknown => {
  try {
    reminderWith(null, facts, NOW);
  } catch (error) {
    if (error instanceof DomainError) return error.field;
    throw error;
  }
  return null;
};

describe('a reminder', () => {
  it('is to be done until it is done, and again when it is opened anew', () => {
    expect(call).toEqual({ text: 'Call about the trust', dueOn: '2026-12-01', doneAt: null, isTold: false });
    const done = reminderWith(call, { isDone: true }, NOW);
    expect(done.doneAt).toBe(NOW.at);
    expect(reminderWith(done, { isDone: true }, { ...NOW, at: '2026-11-24T10:00:00.000Z' }).doneAt).toBe(NOW.at);
    expect(reminderWith(done, { isDone: false }, NOW).doneAt).toBeNull();
    expect(reminderWith(done, { text: 'Write' }, NOW)).toEqual({ ...done, text: 'Write' });
  });
  it('is due from its day on, while nobody has done it', () => {
    expect(['2026-11-30', '2026-12-01', '2027-01-01'].map((today) => isDue(call, today))).toEqual([false, true, true]);
    expect(isDue({ ...call, doneAt: NOW.at }, '2027-01-01')).toBe(false);
  });
  it('is told of on its day, on another one anew, and not to whoever sets it for a day that has come', () => {
    expect(reminderWith(null, { text: 'Call', dueOn: NOW.today }, NOW).isTold).toBe(true);
    const told = { ...call, isTold: true };
    expect(reminderWith(told, { text: 'Write' }, NOW).isTold).toBe(true);
    expect(reminderWith(told, { dueOn: '2026-12-02' }, NOW).isTold).toBe(false);
  });
  it.each([
    [{ dueOn: '2026-12-01' }, 'text'],
    [{ text: '   ', dueOn: '2026-12-01' }, 'text'],
    [{ text: 'x'.repeat(5000), dueOn: '2026-12-01' }, 'text'],
    [{ text: 'Call' }, 'dueOn'],
    [{ text: 'Call', dueOn: '2426-12-01' }, 'dueOn'],
    [{ text: 'Call', dueOn: '2026-01-01' }, null],
  ])('%o is refused at its field', (facts, field) => {
    expect(refused(facts)).toBe(field);
  });
});
