import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleasedRemote, RemoteName, RemotesFile } from '../routing/remote-contract.ts';
import type { KnownScreen, PublishedScreens } from '../screens/screen.ts';

/** A super administrator's own choice, in this browser only: `{"estate":"https://…/mf-manifest.json"}`. */
const PIN_KEY = 'platform.pinned-remotes';

export const container = (name: RemoteName): string => `remote_${name}`;

function pinned(): Readonly<Record<RemoteName, string>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PIN_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<RemoteName, string>) : {};
  } catch {
    return {};
  }
}

export interface Registry {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly screens: readonly KnownScreen[];
  /** Something is released whose screens nobody could read: an unknown address may be one of its. */
  readonly incomplete: boolean;
}

const EMPTY: Registry = { status: 'loading', screens: [], incomplete: false };
let current: Registry = EMPTY;
let reading: Promise<Registry> | null = null;
const listeners = new Set<() => void>();

export const registryNow = (): Registry => current;

export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Registry): Registry {
  current = next;
  for (const listener of listeners) listener();
  return next;
}

async function json<Content>(address: string): Promise<Content> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Content;
}

/** Of a pinned manifest the screens are read beside it. */
async function screensOf(
  { screens }: ReleasedRemote,
  pin: string | undefined,
): Promise<PublishedScreens | null | undefined> {
  if (!pin) return screens;
  return json<PublishedScreens>(new URL('screens.json', new URL(pin, window.location.origin)).href).catch(() => null);
}

const isPublished = (value: PublishedScreens | null | undefined): value is PublishedScreens =>
  typeof value?.title === 'string' && Array.isArray(value.screens);

async function read(): Promise<Registry> {
  const { remotes } = await json<RemotesFile>('/remotes.json');
  const pins = pinned();
  registerRemotes(
    Object.entries(remotes).map(([name, { manifest }]) => ({
      name: container(name),
      entry: new URL(pins[name] ?? manifest, window.location.origin).href,
    })),
    { force: true },
  );
  const published = await Promise.all(
    Object.entries(remotes).map(async ([name, remote]) => ({ name, found: await screensOf(remote, pins[name]) })),
  );
  return {
    status: 'ready',
    incomplete: published.some(({ found }) => !isPublished(found)),
    screens: published.flatMap(({ name, found }) =>
      isPublished(found) ? found.screens.map((screen) => ({ ...screen, remote: { name, title: found.title } })) : [],
    ),
  };
}

/** Reads remotes.json once; a failure is not remembered, so that the next try asks again. */
export function readRegistry(): Promise<Registry> {
  reading ??= read()
    .then(become)
    .catch((error: unknown) => {
      reading = null;
      // What is known stays: a release that cannot be read for a moment takes no menu away.
      become(current.status === 'ready' ? current : { ...EMPTY, status: 'failed' });
      throw error;
    });
  return reading;
}

/** Asks for the registry anew, so that a retry also finds a rolled-back version. */
export function forgetRegistry(): void {
  reading = null;
}
