import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hash.service.ts';
import { createPasswordThreads, type PasswordJob } from './password-threads.ts';

describe('password hasher', () => {
  const run = createPasswordThreads(1, { verify: 8, hash: 2, estimate: 2 });
  const hasher = createPasswordHasher(run);
  it('accepts the password it hashed, byte for byte, and no other', async () => {
    const stored = await hasher.hash('Harbor-Lantern-27 ñ');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hasher.isOutdated(stored)).toBe(false);
    await expect(hasher.matches('Harbor-Lantern-27 ñ', stored)).resolves.toBe(true);
    await expect(hasher.matches('harbor-lantern-27 ñ', stored)).resolves.toBe(false);
  });
  it('never matches without an account, and does the same work: one verification', async () => {
    const jobs: PasswordJob[] = [];
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
  it('a sign-in goes before passwords that are only being typed, and few of those wait', async () => {
    const stored = await hasher.hash('x');
    const done: string[] = [];
    const asked = Array.from({ length: 5 }, (_, n) =>
      run({ kind: 'estimate', password: `Harbor-Lantern-${n}`, ownWords: [] }).then(() => done.push('estimate')),
    );
    const signIn = hasher.matches('x', stored).then(() => done.push('verify'));
    const answers = await Promise.allSettled([...asked, signIn]);
    // One is worked on, two wait, and the sign-in came in between.
    expect(done).toEqual(['estimate', 'verify', 'estimate', 'estimate']);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('try again in a few seconds') },
    });
  });
});
