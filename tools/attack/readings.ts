import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { hostileDocx } from './hostile-docx.ts';
import { harmless, type Verdict } from './verdict.ts';
import { type Attacker, dataOf } from './world.ts';

const UPLOAD =
  'mutation ($input: CreateEstateUploadInput!) { createEstateUpload(input: $input) { estateUpload { id } } }';
const STATUS = 'query ($id: ID!) { estateUpload(id: $id) { status statusMessage } }';
const REMOVE = 'mutation ($id: ID!) { deleteEstateUpload(id: $id) { ok } }';
const OVER: ReadonlySet<string> = new Set(['READ', 'FAILED', 'TOKENS_REFUSED', 'CANCELLED', 'IN_REVIEW', 'DONE']);
const ANSWER_MS = 25_000;
const READING_MS = 120_000;
/** Words of a program, not of a person. */
const RAW = /\bat \S+:\d+|node_modules|\/tmp\/|Error:/;

async function readingOf(attacker: Attacker, id: string): Promise<Verdict> {
  for (const until = performance.now() + READING_MS; performance.now() < until; await pause(250)) {
    const { estateUpload } = await dataOf(attacker, STATUS, { id });
    if (RAW.test(estateUpload.statusMessage ?? '')) return `LEAK: says ${estateUpload.statusMessage}`;
    if (OVER.has(estateUpload.status)) return 'held';
  }
  return `LEAK: is not read after ${READING_MS / 1_000} s`;
}

/** Uploads each, has it read, and looks whether anything went out for what it names. */
export async function hostileReadings(
  attacker: Attacker,
  estateId: string,
): Promise<{ what: string; verdict: Verdict }[]> {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const outcomes: { what: string; verdict: Verdict }[] = [];
  for (const file of hostileDocx(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`)) {
    const answer = await attacker.upload(UPLOAD, { estateId, abstract: true }, file);
    const verdict = harmless(answer, ANSWER_MS);
    const id = /"estateUpload":\{"id":"([^"]+)"/.exec(answer.text)?.[1];
    outcomes.push({ what: file.what, verdict: id && verdict === 'held' ? await readingOf(attacker, id) : verdict });
    if (id) await attacker.ask(REMOVE, { id });
  }
  server.close();
  outcomes.push({ what: 'nothing was fetched', verdict: calls === 0 ? 'held' : `LEAK: ${calls} requests went out` });
  return outcomes;
}
