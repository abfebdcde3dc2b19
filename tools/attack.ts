import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import { operationText, rootFields, selectionOf } from '@platform/test-kit/schema-walk';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { cableFlood, FLOODS } from './attack/cable.ts';
import { hostileFiles } from './attack/hostile-files.ts';
import { aliasesOf, cyclesOf, nestedOf, slowBodies, withinReason } from './attack/load.ts';
import { hostileReadings } from './attack/readings.ts';
import { type Answer, harmless, type Verdict, verdictOf } from './attack/verdict.ts';
import { type Attack, attacksOf, type Ids, lengthened, openQueriesOf, variablesOf } from './attack/walk.ts';
import {
  type Attacker,
  createAttacker,
  dataOf,
  type ForeignWorld,
  foreignWorld,
  type SampleName,
  signedIn,
} from './attack/world.ts';
import { startPlatform } from './platform.ts';

/**
 * `npm run attack`: tries the attacks of docs/security.md on a started platform with the sample organization and prints
 * one table. It starts a platform of its own in a folder that it removes; with PLATFORM_URL (and OUTBOX_URL, its mail) it
 * attacks that one, which keeps what is made on it. Ends with 1 when something leaked, changed or broke.
 */
const say = (line: string) => console.error(line);

/** Limits that slow an attacker down would leave most of it untried; the network that a proxy names is believed. */
const WIDE_LIMITS = {
  REQUESTS_PER_MINUTE: '10000000',
  SIGN_INS_PER_MINUTE: '100000',
  SIGN_IN_MAX_PER_IP: '100000',
  TRUSTED_PROXIES: '1',
  BODY_TIMEOUT_MS: '3000',
};

interface Target {
  readonly url: string;
  readonly outboxUrl: string;
  stop(): Promise<void>;
}

async function target(): Promise<Target> {
  const { PLATFORM_URL: url, OUTBOX_URL: outboxUrl } = process.env;
  if (url) {
    if (!outboxUrl) throw new Error('PLATFORM_URL needs OUTBOX_URL beside it: where its mail is shown');
    return { url: url.replace(/\/$/, ''), outboxUrl, stop: async () => undefined };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'platform-attack-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const platform = await startPlatform({
      port: 0,
      dataDir,
      env: { ...process.env, ...WIDE_LIMITS },
      say,
      pages: false,
    });
    const stop = () => platform.stop().finally(remove);
    return { url: platform.url, outboxUrl: platform.services['outbox']?.url ?? '', stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Answered to everybody who has the id; what else it may not tell is looked for all the same. */
const OPEN_BY_INTENT: Readonly<Record<string, string>> = {
  getOrganizationLogo: 'name and logo of an organization are shown on its invitations',
};

interface Outcome {
  readonly kind: string;
  readonly what: string;
  readonly verdict: Verdict | 'open by intent';
}

const absentIds = (ids: Ids): Ids => Object.fromEntries(Object.keys(ids).map((name) => [name, randomUUID()]));

async function tryId(attacker: Attacker, attack: Attack, world: ForeignWorld, depth = 3): Promise<Verdict> {
  const asked = async (ids: Ids) => {
    const answer = await attacker.ask(operationText(attack.root, attack.field, depth), variablesOf(attack, ids));
    return { answer, sent: Object.values(ids) };
  };
  const absent = await asked(absentIds(world.ids));
  if (depth > 1 && absent.answer.text.includes('OPERATION_TOO_LARGE')) return tryId(attacker, attack, world, depth - 1);
  return verdictOf(await asked(world.ids), absent, world.secrets);
}

/** Every operation that names something, by everybody who reaches none of it. */
async function foreignIds(
  schema: GraphQLSchema,
  attackers: readonly Attacker[],
  world: ForeignWorld,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const before = await world.snapshot();
  for (const attacker of attackers) {
    for (const attack of attacksOf(schema, world.ids)) {
      const what = `${attack.field.name}${attack.as && ` (${attack.as})`} by ${attacker.name}`;
      const verdict = await tryId(attacker, attack, world);
      const isOpen = OPEN_BY_INTENT[attack.field.name] !== undefined && verdict.startsWith('LEAK: told apart');
      outcomes.push({ kind: 'foreign id', what, verdict: isOpen ? 'open by intent' : verdict });
    }
    for (const field of openQueriesOf(schema)) {
      const variables = variablesOf({ root: 'query', field, as: '' }, {}, world.secrets[0]);
      const { text } = await attacker.ask(operationText('query', field, 2), variables);
      const told = Object.values(world.ids).find((id) => id !== world.ids['organizationId'] && text.includes(id));
      outcomes.push({
        kind: 'foreign data without an id',
        what: `${field.name} by ${attacker.name}`,
        verdict: told ? `LEAK: the answer holds ${told}` : 'held',
      });
    }
    const changed = (await world.snapshot()) !== before;
    outcomes.push({
      kind: 'foreign change',
      what: `all of that by ${attacker.name}`,
      verdict: changed ? 'LEAK: something changed' : 'held',
    });
    say(`attacked as ${attacker.name}`);
  }
  return outcomes;
}

/** At each level the planner looked twice. */
const LISTS = `${'['.repeat(30)}${']'.repeat(30)}`;

async function heavyOperations(schema: GraphQLSchema, url: string, advisor: Attacker): Promise<Outcome[]> {
  const visitor = createAttacker(url, 'visitor');
  const outcomes: Outcome[] = [];
  const add = (kind: string, what: string, verdict: Verdict) => outcomes.push({ kind, what, verdict });
  for (const cycle of cyclesOf(schema)) {
    for (const depth of [6, 12, 40]) {
      add(
        'nesting',
        `${cycle.start} … ${cycle.fields.join('.')} at ${depth}`,
        withinReason(await advisor.ask(nestedOf(cycle, depth))),
      );
    }
  }
  for (const root of ['query', 'mutation'] as const) {
    for (const field of rootFields(schema, root)) {
      const text = field.args.map(({ name }) => `${name}: null`).join(', ');
      const one = `${field.name}${text && `(${text})`} ${selectionOf(field.type, 1)}`;
      const document = `${root} ${aliasesOf(one, 60)}`;
      const { status } = await visitor.ask(document);
      add('aliases', `60 × ${field.name}`, status === 400 || status === 429 ? 'held' : `LEAK: answered ${status}`);
    }
  }
  for (const [what, document] of [
    ['900 KB of comments', `{ isLoggedIn } # ${'x'.repeat(900_000)}`],
    ['100,000 fields', `{ ${'isLoggedIn '.repeat(70_000)} }`],
    ['100,000 brackets', `{ a${'(b: '.concat('['.repeat(100_000))}`],
    ['lists thirty deep', `mutation { reviewExtractedValue(input: { value: ${LISTS} }) { ok } }`],
    ['lists thirty deep as a default', `query ($a: JSON = ${LISTS}) { isLoggedIn }`],
    ['a fragment that holds itself', 'query { ...a } fragment a on Query { isLoggedIn ...a }'],
  ] as const) {
    const answer = await visitor.ask(document);
    add(
      'giant document',
      what,
      answer.status < 500 && answer.status !== 200 && answer.ms < 3_000
        ? 'held'
        : `LEAK: ${answer.status} after ${Math.round(answer.ms)} ms`,
    );
  }
  add('slow body', '200 bodies that never come', await slowBodies(url, 200, () => visitor.ask('{ isLoggedIn }')));
  return outcomes;
}

/** Every list that an operation takes, long: refused in words, or nothing to the service. */
async function longLists(schema: GraphQLSchema, attacker: Attacker, world: ForeignWorld): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const ids = absentIds(world.ids);
  for (const root of ['query', 'mutation'] as const) {
    for (const field of rootFields(schema, root)) {
      const long = lengthened(variablesOf({ root, field, as: 'estateId' }, ids), 15_000);
      if (!long) continue;
      const answer = await attacker.ask(operationText(root, field, 1), long);
      const isFalse = answer.text.includes('SERVICE_UNAVAILABLE');
      const verdict = isFalse ? (`LEAK: says that a part is away` as const) : harmless(answer, 5_000);
      outcomes.push({ kind: 'long list', what: field.name, verdict });
    }
  }
  return outcomes;
}

async function cableFloods(advisor: Attacker): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const flood of FLOODS)
    outcomes.push({ kind: 'flood of /cable', what: flood.what, verdict: await cableFlood(advisor, flood) });
  return outcomes;
}

const UPLOAD =
  'mutation ($input: CreateEstateUploadInput!) { createEstateUpload(input: $input) { estateUpload { id file { url } } } }';

/** What is kept of a hostile file is handed out as a file only, in a sandbox. */
async function handedOut(advisor: Attacker, answer: Answer): Promise<Verdict> {
  const url = /"url":"([^"]+)"/.exec(answer.text)?.[1];
  if (!url) return 'held';
  const { headers } = await advisor.send(new URL(url, 'http://any.invalid').pathname);
  const isSafe =
    headers.get('content-security-policy')?.includes('sandbox') && headers.get('x-content-type-options') === 'nosniff';
  return isSafe ? 'held' : 'LEAK: it is handed out as a page';
}

async function hostileUploads(advisor: Attacker): Promise<Outcome[]> {
  const estates = await dataOf(advisor, '{ estates(pagination: { perPage: 1 }) { collection { id } } }');
  const estateId: string = estates.estates.collection[0].id;
  const outcomes: Outcome[] = [];
  for (const file of hostileFiles()) {
    const answer = await advisor.upload(UPLOAD, { estateId, abstract: false }, file);
    const verdict = harmless(answer, 25_000);
    outcomes.push({
      kind: 'hostile file',
      what: file.what,
      verdict: verdict === 'held' ? await handedOut(advisor, answer) : verdict,
    });
  }
  const read = await hostileReadings(advisor, estateId);
  outcomes.push(...read.map((outcome) => ({ kind: 'hostile file that is read', ...outcome })));
  return outcomes;
}

const TEXTS: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'an operator': '{"$ne":null}',
  'a pattern': `${'(a+)+'.repeat(20)}$`,
  'a NUL': 'a\u0000b',
  'a turned direction': '\u202Egnp.exe',
  'half a character': '\uD800',
  'a space without width': 'Ma\u200Bry',
  'a soft hyphen': 'Ma\u00ADry',
  'a line separator': 'Ma\u2028ry',
  'a private character': '\uE000',
  tags: 'Mary\u{E0041}\u{E0042}',
  'a letter without a shape': '\u3164',
  'a template': '{{constructor.constructor("return process")()}}',
  'a path': '../../../../etc/passwd',
  '200,000 letters': 'x'.repeat(200_000),
};

async function hostileTexts(schema: GraphQLSchema, attacker: Attacker, world: ForeignWorld): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const ids = absentIds(world.ids);
  for (const root of ['query', 'mutation'] as const) {
    for (const field of rootFields(schema, root)) {
      // What ends the own session, or is limited to a few, would leave the rest untried.
      if (/^(signOut|revokeOther|signIn|updatePassword|requestOtp|send)/.test(field.name)) continue;
      for (const [what, text] of Object.entries(TEXTS)) {
        const attack = { root, field, as: 'estateId' };
        if (!JSON.stringify(variablesOf(attack, ids, text)).includes(JSON.stringify(text).slice(1, 20))) continue;
        const answer = await attacker.ask(operationText(root, field, 1), variablesOf(attack, ids, text));
        outcomes.push({ kind: 'hostile text', what: `${what} in ${field.name}`, verdict: harmless(answer, 5_000) });
      }
    }
  }
  return outcomes;
}

function table(outcomes: readonly Outcome[]): string {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const own = outcomes.filter((outcome) => outcome.kind === kind);
    const count = (verdict: string) => own.filter((one) => one.verdict.startsWith(verdict)).length;
    return [kind, own.length, count('held'), count('open'), count('not tried'), count('LEAK')].map(String);
  });
  const lines = [['attack', 'tried', 'held', 'open', 'limited', 'LEAKS'], ...rows];
  return lines
    .map(([kind = '', ...counts]) => `${kind.padEnd(28)}${counts.map((count) => count.padStart(9)).join('')}`)
    .join('\n');
}

async function attackAll({ url, outboxUrl }: Target): Promise<Outcome[]> {
  const sdl = readFileSync(new URL('../gateway/api.graphql', import.meta.url), 'utf8');
  const schema = buildSchema(sdl, { assumeValidSDL: true });
  const world = await foreignWorld(url, outboxUrl);
  // The operator's own administrator reaches everything; nothing is foreign to that role.
  const roles = (Object.keys(SAMPLE_ACCOUNTS) as SampleName[]).filter((name) => name !== 'super');
  const attackers = await Promise.all(roles.map((name) => signedIn(url, name)));
  const outcomes = await foreignIds(schema, [...attackers, createAttacker(url, 'visitor')], world);
  const advisor = await signedIn(url, 'advisor');
  outcomes.push(...(await heavyOperations(schema, url, advisor)));
  say('attacked with heavy operations');
  outcomes.push(...(await hostileUploads(advisor)));
  say('attacked with files');
  outcomes.push(...(await longLists(schema, await signedIn(url, 'advisor'), world)));
  outcomes.push(...(await cableFloods(advisor)));
  say('attacked with lists and floods');
  outcomes.push(...(await hostileTexts(schema, await signedIn(url, 'admin'), world)));
  return outcomes;
}

const started = performance.now();
let attacked: Target | undefined;
try {
  attacked = await target();
  const outcomes = await attackAll(attacked);
  const leaks = outcomes.filter(({ verdict }) => verdict.startsWith('LEAK'));
  for (const { kind, what, verdict } of leaks) console.log(`${kind}: ${what}: ${verdict}`);
  console.log(
    `\n${table(outcomes)}\n\n${outcomes.length} attacks in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  process.exitCode = leaks.length > 0 ? 1 : 0;
} finally {
  await attacked?.stop();
}
