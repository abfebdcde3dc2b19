/** What a release is known by in remotes.json. */
interface ReleasedRemote {
  readonly version: string;
  readonly manifest: string;
}

export interface PublishedScreensDeps {
  /** Remote name → origin of its own static server. */
  readonly remoteUrls: Readonly<Record<string, string>>;
}

const SCREENS_FILE = 'screens.json';
/** A remote that hangs holds no page up for longer. */
const ANSWER_TIMEOUT_MS = 1_500;
/** After a failure the remote is left alone for this long. */
const PAUSE_MS = 5_000;
const MAX_BYTES = 256 * 1024;

/**
 * What each release publishes of its screens, read once from the remote's own server: a version never changes. While a
 * remote cannot be read, the screens of its last known release stand in, so that its menu stays and its pages say that
 * they are unavailable.
 */
export class PublishedScreens {
  private readonly known = new Map<string, unknown>();
  private readonly lastOf = new Map<string, unknown>();
  private readonly pausedUntil = new Map<string, number>();
  private readonly deps: PublishedScreensDeps;

  constructor(deps: PublishedScreensDeps) {
    this.deps = deps;
  }

  /** The content of remotes.json with the screens of each release in it; null where they cannot be read. */
  async into<File extends { readonly remotes: Readonly<Record<string, ReleasedRemote>> }>(file: File): Promise<File> {
    const entries = await Promise.all(
      Object.entries(file.remotes).map(async ([name, remote]) => {
        return [name, { ...remote, screens: await this.of(name, remote) }] as const;
      }),
    );
    return { ...file, remotes: Object.fromEntries(entries) };
  }

  private async of(name: string, { manifest }: ReleasedRemote): Promise<unknown> {
    const key = `${name} ${manifest}`;
    if (this.known.has(key)) return this.known.get(key);
    if ((this.pausedUntil.get(key) ?? 0) <= Date.now()) {
      try {
        const screens = await this.read(name, manifest);
        this.known.set(key, screens);
        this.lastOf.set(name, screens);
        this.pausedUntil.delete(key);
        return screens;
      } catch {
        this.pausedUntil.set(key, Date.now() + PAUSE_MS);
      }
    }
    return this.lastOf.get(name) ?? null;
  }

  private async read(name: string, manifest: string): Promise<unknown> {
    const upstream = Object.hasOwn(this.deps.remoteUrls, name) ? this.deps.remoteUrls[name] : undefined;
    const { pathname } = new URL(SCREENS_FILE, new URL(manifest, 'http://gateway.invalid'));
    // A remote answers for its own files only, whatever a line of remotes.json says.
    if (!upstream || !pathname.startsWith(`/remotes/${name}/`)) throw new Error(`${name} has no server`);
    const answer = await fetch(upstream + pathname, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    const text = await answer.text();
    if (!answer.ok || text.length > MAX_BYTES) throw new Error(`${pathname} answered ${answer.status}`);
    return JSON.parse(text) as unknown;
  }
}
