import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Logger } from '@platform/service-kit';

export interface SupergraphFile {
  read(): Promise<string>;
  /** Calls back with the text whenever the content has changed; a change that fails is tried again at the next one. */
  watch(onChange: (sdl: string) => Promise<void>): void;
  close(): void;
}

const SETTLE_MS = 50;
/** Some file systems tell nothing (network mounts, config maps swapped by a link): the content is looked at as well. */
const POLL_MS = 2_000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export function createSupergraphFile(path: string, log: Logger): SupergraphFile {
  let current = '';
  const timers: NodeJS.Timeout[] = [];
  let watcher: ReturnType<typeof watch> | null = null;
  return {
    async read() {
      const sdl = await readFile(path, 'utf8');
      current = hashOf(sdl);
      return sdl;
    },
    watch(onChange) {
      let running: Promise<void> = Promise.resolve();
      const look = async (): Promise<void> => {
        const sdl = await readFile(path, 'utf8').catch(() => null);
        if (sdl === null || hashOf(sdl) === current) return;
        current = hashOf(sdl);
        try {
          await onChange(sdl);
          log.info({ hash: current }, 'new supergraph in use');
        } catch (error) {
          log.error({ err: error, hash: current }, 'the new supergraph is broken; the old one stays in use');
        }
      };
      const queue = (): void => {
        running = running.then(look);
      };
      let settle: NodeJS.Timeout | undefined;
      // The folder, not the file: editors and releases replace a file instead of writing into it.
      watcher = watch(dirname(path), (_event, name) => {
        if (name !== basename(path)) return;
        clearTimeout(settle);
        settle = setTimeout(queue, SETTLE_MS);
      });
      watcher.on('error', (error) => log.warn({ err: error }, 'the supergraph folder is not watched; it is polled'));
      timers.push(setInterval(queue, POLL_MS).unref());
    },
    close() {
      watcher?.close();
      timers.forEach(clearInterval);
    },
  };
}
