import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLiveness } from './liveness.ts';

let alive: boolean;
let hung: number;
let watch: { stop(): void };
beforeEach(() => {
  vi.useFakeTimers();
  alive = true;
  hung = 0;
  watch = watchLiveness({
    answers: async () => alive,
    onHung: () => {
      hung += 1;
    },
    timing: { everyMs: 1_000, failures: 3 },
  });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

it('a process that stops answering is told of once, after so many questions in a row', async () => {
  await seconds(2);
  alive = false;
  await seconds(2);
  expect(hung).toBe(0);
  await seconds(1);
  expect(hung).toBe(1);
  await seconds(60);
  expect(hung).toBe(1);
});

it('one that answers in between does not hang', async () => {
  await seconds(1);
  for (let round = 0; round < 5; round += 1) {
    alive = false;
    await seconds(2);
    alive = true;
    await seconds(1);
  }
  expect(hung).toBe(0);
});

it('one that has never answered is starting', async () => {
  alive = false;
  await seconds(600);
  expect(hung).toBe(0);
});

it('one that was started again is watched again', async () => {
  for (let round = 0; round < 2; round += 1) {
    alive = true;
    await seconds(1);
    alive = false;
    await seconds(5);
  }
  expect(hung).toBe(2);
});
