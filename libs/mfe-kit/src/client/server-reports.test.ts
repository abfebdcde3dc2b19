import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerReporter, type PageError } from './server-reports.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function reporting(answer: () => Promise<unknown> = async () => undefined) {
  const sent: PageError[] = [];
  const report = createServerReporter('1.2.3', (one) => {
    sent.push(one);
    return answer();
  });
  return { report, sent };
}

describe('reports of page failures', () => {
  it('say where, what and in which version', () => {
    const { report, sent } = reporting();
    report({ error: new TypeError('x is undefined'), source: 'section:Documents' });
    expect(sent[0]).toMatchObject({ source: 'section:Documents', message: 'x is undefined', appVersion: '1.2.3' });
    expect(sent[0]?.stack).toContain('TypeError: x is undefined');
  });

  it('go out once for each kind of failure, and twenty a page at most', () => {
    const { report, sent } = reporting();
    for (let time = 0; time < 3; time += 1) report({ error: new Error('again'), source: 'shell' });
    expect(sent).toHaveLength(1);
    for (let kind = 0; kind < 50; kind += 1) report({ error: new Error(`kind ${kind}`), source: 'shell' });
    expect(sent).toHaveLength(20);
  });

  it('fit what the server takes, whatever was thrown', () => {
    const { report, sent } = reporting();
    report({ error: 'm'.repeat(5_000), source: 's'.repeat(500) });
    expect([sent[0]?.source.length, sent[0]?.message.length, sent[0]?.stack]).toEqual([120, 1_000, null]);
  });

  it('that cannot be sent disturb nothing', async () => {
    const { report, sent } = reporting(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(() => report({ error: new Error('x'), source: 'shell' })).not.toThrow();
    await Promise.resolve();
    expect(sent).toHaveLength(1);
  });
});
