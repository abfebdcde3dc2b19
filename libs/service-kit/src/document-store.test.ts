import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createByteBoundStore, createDocumentStore } from './document-store.ts';

describe('a store with a bound in bytes', () => {
  const filled = async (maxBytes: number, count: number, bytesEach: number) => {
    const store = createByteBoundStore<string>(maxBytes, () => bytesEach);
    for (let index = 0; index < count; index += 1) await store.set(`k${index}`, `v${index}`);
    return store;
  };

  it('never holds more than that, and keeps what was used last', async () => {
    const store = await filled(10_000, 1_000, 500);
    expect(store.bytes).toBeLessThanOrEqual(10_000);
    expect([await store.get('k999'), await store.get('k0')]).toEqual(['v999', undefined]);
  });

  it('keeps what is used again over what came after it', async () => {
    const store = createByteBoundStore<string>(1_000, () => 40);
    await store.set('often', 'used');
    for (let index = 0; index < 100; index += 1) {
      await store.set(`k${index}`, 'once');
      await store.get('often');
    }
    expect(await store.get('often')).toBe('used');
  });

  it('does not take what would drive out the rest', async () => {
    const store = createByteBoundStore<string>(1_000, (value) => value.length);
    await store.set('small', 'x');
    await store.set('large', 'x'.repeat(900));
    expect([await store.get('small'), await store.get('large')]).toEqual(['x', undefined]);
  });

  it('counts a value that is set again once, and a deleted one no more', async () => {
    const store = createByteBoundStore<string>(1_000, () => 20);
    await store.set('k', 'a');
    await store.set('k', 'b');
    expect(store.bytes).toBe(22);
    await store.delete('k');
    expect(store.bytes).toBe(0);
  });
});

it('a document is measured with its comments and its tokens', async () => {
  const store = createDocumentStore();
  await store.set('short', parse('{ a }'));
  const short = store.bytes;
  await store.set('commented', parse(`{ a } # ${'x'.repeat(100_000)}`));
  expect(store.bytes - short).toBeGreaterThan(200_000);
});
