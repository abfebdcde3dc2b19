import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDataFolder } from './data-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (path: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
/** Offset, length, epoch and format of a batch as the broker writes them. */
const batch = (length = 61, format = 2): Buffer => {
  const head = Buffer.alloc(73);
  head.writeInt32BE(length, 8);
  head.writeInt8(format, 16);
  return head;
};
const LOG = 'infrastructure/kafka/identity-0/00000000000000000000.log';

describe('a data folder', () => {
  it('may be new, or as a start left it', () => {
    expect(() => checkDataFolder(folder)).not.toThrow();
    put('secrets/actor-token-secret', 'k'.repeat(64));
    put('remotes.json', '{"remotes":{}}');
    put(LOG, batch());
    put('infrastructure/kafka/estate-0/00000000000000000000.log', '');
    put('infrastructure/kafka/estate-1/00000000000000000000.log', Buffer.alloc(100)); // room that was never written to
    put('infrastructure/kafka/estate-2/00000000000000000000.log', batch().subarray(0, 9)); // broken off
    put('infrastructure/kafka/meta.properties', 'version=1');
    expect(() => checkDataFolder(folder)).not.toThrow();
  });
  it.each(['run', 'run/holders', 'blobs', 'secrets', 'infrastructure/kafka'])('with a file at %s says so', (path) => {
    put(path, 'x');
    expect(() => checkDataFolder(folder)).toThrow(`${join(folder, path)} is a file where a folder is needed.`);
  });
  it.each(['secrets/actor-token-secret', 'remotes.json', 'run/infrastructure.json', 'run/infrastructure.json.new'])(
    'with a folder at %s says so',
    (path) => {
      mkdirSync(join(folder, path), { recursive: true });
      expect(() => checkDataFolder(folder)).toThrow(`${join(folder, path)} is a folder where a file is needed.`);
    },
  );
  it.each([
    ['an empty key', 'secrets/actor-token-secret', '\n', 'is empty or cut'],
    ['half a key', 'secrets/actor-token-secret', 'abc', 'is empty or cut'],
    ['pages that are no JSON', 'remotes.json', '{bad', 'cannot be read as JSON'],
    ['a log of anything', LOG, Buffer.alloc(80, 0xe1), 'does not begin with a message'],
    ['a log of another format', LOG, batch(61, 7), 'does not begin with a message'],
    ['a log with an impossible length', LOG, batch(3), 'does not begin with a message'],
  ])('with %s names the file, says what to do, and that nothing was changed', (_what, path, content, words) => {
    put(path, content);
    expect(() => checkDataFolder(folder)).toThrow(words);
    expect(() => checkDataFolder(folder)).toThrow(join(folder, path));
    expect(() => checkDataFolder(folder)).toThrow(/(?:Put|Move) .*Nothing of the data was changed\.$/);
  });
});
