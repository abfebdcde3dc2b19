import type { Verdict } from './verdict.ts';
import type { Attacker } from './world.ts';

const CLOSED_WITHIN_MS = 20_000;
const SERVED_WITHIN_MS = 3_000;

const subscribe = (id: number, query: string): string =>
  JSON.stringify({ id: String(id), type: 'subscribe', payload: { query } });

interface Flood {
  readonly what: string;
  readonly messages: readonly string[];
}

export const FLOODS: readonly Flood[] = [
  {
    what: '100 documents of 60 KB',
    messages: Array.from({ length: 100 }, (_, at) =>
      subscribe(at, `subscription { sessionEnded { ${'a '.repeat(30_000)} } }`),
    ),
  },
  {
    what: '4,000 foreign ids',
    messages: Array.from({ length: 4_000 }, (_, at) =>
      subscribe(
        at,
        `subscription { estateChanged(estateId: "e5000000-0000-4000-8000-0000000${10_000 + at}") { version } }`,
      ),
    ),
  },
  { what: '20,000 signs of life', messages: Array(20_000).fill('{"type":"ping"}') },
];

/** The connection is closed, and others are served meanwhile. */
export async function cableFlood(attacker: Attacker, { messages }: Flood): Promise<Verdict> {
  const socket = attacker.cable();
  const closed = new Promise<boolean>((resolve) => {
    const limit = setTimeout(() => resolve(false), CLOSED_WITHIN_MS);
    socket.addEventListener('close', () => {
      clearTimeout(limit);
      resolve(true);
    });
  });
  socket.addEventListener('open', () => socket.send('{"type":"connection_init"}'));
  socket.addEventListener('message', ({ data }) => {
    if (String(data).includes('connection_ack')) for (const message of messages) socket.send(message);
  });
  const from = performance.now();
  const { status } = await attacker.send('/live');
  const ms = performance.now() - from;
  if (status !== 200 || ms > SERVED_WITHIN_MS) return `LEAK: others wait: ${status} after ${Math.round(ms)} ms`;
  if (!(await closed)) return 'LEAK: it stays open';
  return (await attacker.send('/live')).status === 200 ? 'held' : 'LEAK: the gateway is gone';
}
