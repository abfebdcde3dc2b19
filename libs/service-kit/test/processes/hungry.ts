/** Does what a file that is made to hurt its reader would make the reader do. */
export async function run(
  { appetite, bytes }: { appetite: string; bytes?: Uint8Array },
  note: (pid: number) => void,
): Promise<unknown> {
  note(process.pid);
  const kept: unknown[] = [];
  while (appetite === 'buffers') kept.push(Buffer.alloc(8 * 1024 * 1024, 1));
  while (appetite === 'heap') kept.push(Array.from({ length: 100_000 }, (_, at) => ({ at })));
  for (; appetite === 'time'; );
  if (appetite === 'nothing') return { length: bytes?.length, secret: process.env['ACTOR_TOKEN_SECRET'] };
  throw new Error('a fault of a parser');
}
