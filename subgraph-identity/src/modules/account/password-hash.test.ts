import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hash.service.ts';
import { createHashThreads, type HashJob } from './password-hash-threads.ts';

describe('password hasher', () => {
  const run = createHashThreads(1, 8);
  const hasher = createPasswordHasher(run);
  it('accepts the password it hashed, byte for byte, and no other', async () => {
    const stored = await hasher.hash('Harbor-Lantern-27 ñ');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hasher.isOutdated(stored)).toBe(false);
    await expect(hasher.matches('Harbor-Lantern-27 ñ', stored)).resolves.toBe(true);
    await expect(hasher.matches('harbor-lantern-27 ñ', stored)).resolves.toBe(false);
  });
  it('never matches without an account, and does the same work: one verification', async () => {
    const jobs: HashJob[] = [];
    const counted = createPasswordHasher((job) => {
      jobs.push(job);
      return run(job);
    });
    const stored = await counted.hash('Harbor-Lantern-27');
    await expect(counted.matches('no account has this password', null)).resolves.toBe(false);
    jobs.length = 0;
    await counted.matches('wrong', stored);
    await counted.matches('wrong', null);
    expect(jobs.map(({ kind }) => kind)).toEqual(['verify', 'verify']);
    const costs = jobs.map((job) => (job.kind === 'verify' ? /\$m=.*?\$/.exec(job.against)?.[0] : null));
    expect(costs[0]).toBe(costs[1]);
  });
  it('keeps its queue moving when many ask at once', async () => {
    const stored = await hasher.hash('x');
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => hasher.matches(n % 2 ? 'x' : 'y', stored)));
    expect(answers).toEqual([false, true, false, true, false, true]);
  });
  it('refuses what would wait too long, and goes on with the rest', async () => {
    const stored = await hasher.hash('x');
    const asked = Array.from({ length: 12 }, () => hasher.matches('x', stored));
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(8);
    expect(answers.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'TOO_MANY_REQUESTS' } });
  });
  it('a hash that cannot be read fails alone; the next one is checked by a new thread', async () => {
    const stored = await hasher.hash('x');
    const [broken, right] = await Promise.allSettled([hasher.matches('x', 'not a hash'), hasher.matches('x', stored)]);
    expect(broken.status).toBe('rejected');
    expect(right).toEqual({ status: 'fulfilled', value: true });
  });
});
