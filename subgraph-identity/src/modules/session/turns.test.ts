import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  it('does so many at once and the rest in order, also when one fails', async () => {
    const turns = createTurns(2, 10);
    const begun: number[] = [];
    const doors = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
    const all = doors.map((door, n) =>
      turns.take(async () => {
        begun.push(n);
        await door.promise;
        if (n === 0) throw new Error('failed');
        return n;
      }),
    );
    expect(begun).toEqual([0, 1]);
    doors[0]?.resolve();
    await expect(all[0]).rejects.toThrow('failed');
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2]);
    for (const door of doors) door.resolve();
    await expect(Promise.all(all.slice(1))).resolves.toEqual([1, 2, 3]);
  });

  it('refuses who would have to wait behind too many', async () => {
    const turns = createTurns(1, 1);
    const door = Promise.withResolvers<void>();
    const first = turns.take(() => door.promise);
    const second = turns.take(async () => 'second');
    await expect(turns.take(async () => 'third')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    door.resolve();
    await first;
    await expect(second).resolves.toBe('second');
  });
});
