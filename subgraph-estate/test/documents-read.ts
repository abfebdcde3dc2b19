import type { Connection } from 'mongoose';

/** An answer, and how many documents the store looked at for it. */
export async function documentsRead<Answer>(
  connection: Connection,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; documents: number }> {
  const read = async (): Promise<number> =>
    Number((await connection.db?.admin().serverStatus())?.['metrics'].queryExecutor.scannedObjects);
  const before = await read();
  const answer = await work();
  return { answer, documents: (await read()) - before };
}
