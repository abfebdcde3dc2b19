import { readFileSync } from 'node:fs';
import { rootFields, takesIds } from '@platform/test-kit/schema-walk';
import { buildSchema, coerceInputValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { hostileDocx } from './hostile-docx.ts';
import { hostileFiles } from './hostile-files.ts';
import { cyclesOf, nestedOf } from './load.ts';
import { harmless, verdictOf } from './verdict.ts';
import { attacksOf, type Ids, lengthened, variablesOf } from './walk.ts';

const sdl = readFileSync(new URL('../../gateway/api.graphql', import.meta.url), 'utf8');
const schema = buildSchema(sdl, { assumeValidSDL: true });
const IDS: Ids = { estateId: 'foreign-estate', personId: 'foreign-person', organizationId: 'foreign-organization' };
const grown = (field: string) =>
  buildSchema(sdl.replace(/^type Query \{/m, `type Query {\n  ${field}`), { assumeValidSDL: true });

describe('the walk over the schema', () => {
  it('attacks every operation that takes an id', () => {
    const attacked = new Set(attacksOf(schema, IDS).map(({ field }) => field.name));
    const taking = (['query', 'mutation'] as const).flatMap((root) => rootFields(schema, root).filter(takesIds));
    expect([...attacked].sort()).toEqual(taking.map(({ name }) => name).sort());
    expect(attacked.size).toBeGreaterThan(50);
  });

  it('attacks a new operation without being told of it', () => {
    const [attack] = attacksOf(grown('secretLedger(estateId: ID!, note: String!): String'), IDS).filter(
      ({ field }) => field.name === 'secretLedger',
    );
    expect(attack && variablesOf(attack, IDS)).toEqual({ estateId: 'foreign-estate', note: 'Taken' });
  });

  it('tries each kind where an id does not say what it is of', () => {
    const kinds = attacksOf(grown('thing(id: ID!): String'), IDS).filter(({ field }) => field.name === 'thing');
    expect(kinds.map((attack) => variablesOf(attack, IDS)['id'])).toEqual(Object.values(IDS));
  });

  it('gives every operation values that its types take, so that it gets further than validation', () => {
    for (const attack of attacksOf(schema, IDS)) {
      const variables = variablesOf(attack, IDS);
      for (const { name, type } of attack.field.args) {
        if (JSON.stringify(variables[name])?.includes('null')) continue; // a file, which only a form can carry
        coerceInputValue(variables[name], type, (path, _value, { message }) => {
          throw new Error(`${attack.field.name}(${name}.${path.join('.')}): ${message}`);
        });
      }
    }
  });

  it('makes every list of an operation long, also inside an input', () => {
    const [attack] = attacksOf(schema, IDS).filter(({ field }) => field.name === 'createAsset');
    const long = attack && lengthened(variablesOf(attack, IDS), 7);
    expect((long as { attributes: { owners: unknown[] } } | null)?.attributes.owners).toHaveLength(7);
    expect(lengthened({ id: 'x', input: { name: 'y' } }, 7)).toBeNull();
  });

  it('finds the cycles of the schema, and nests them as deep as it is told', () => {
    const cycles = cyclesOf(schema);
    expect(cycles.length).toBeGreaterThan(3);
    const [cycle] = cycles;
    expect(cycle && nestedOf(cycle, 40).match(/\{/g)?.length).toBeGreaterThan(40);
  });
});

describe('a verdict', () => {
  const asked = (text: string, sent: string[] = [], status = 200) => ({ answer: { status, text, ms: 5 }, sent });
  it('is that it held where a foreign id is answered as an absent one', () => {
    expect(verdictOf(asked('{"not":"f-1"}', ['f-1']), asked('{"not":"a-9"}', ['a-9']), ['f-1'])).toBe('held');
  });
  it('is a leak where the two are told apart, by data, code or status', () => {
    const absent = asked('{"code":"NOT_FOUND"}');
    expect(verdictOf(asked('{"code":"FORBIDDEN"}'), absent, [])).toMatch(/^LEAK: told apart/);
    expect(verdictOf(asked('{"code":"NOT_FOUND"}', [], 404), absent, [])).toMatch(/^LEAK: told apart/);
  });
  it('is a leak where a foreign name is answered, even to both', () => {
    expect(verdictOf(asked('{"name":"Zeppelin"}'), asked('{"name":"Zeppelin"}'), ['Zeppelin'])).toBe(
      'LEAK: the answer holds Zeppelin',
    );
  });
  it('is none where a limit answered', () => {
    expect(verdictOf(asked('{"code":"TOO_MANY_REQUESTS"}'), asked('{}'), [])).toBe('not tried');
  });
  it('is a fault where a hostile value is answered with one, or takes long', () => {
    expect(harmless({ status: 200, text: '{"code":"BAD_USER_INPUT"}', ms: 5 }, 1_000)).toBe('held');
    expect(harmless({ status: 200, text: '{"code":"INTERNAL_SERVER_ERROR"}', ms: 5 }, 1_000)).toMatch(/^LEAK: a fault/);
    expect(harmless({ status: 502, text: '', ms: 5 }, 1_000)).toMatch(/^LEAK: a fault/);
    expect(harmless({ status: 200, text: '', ms: 5_000 }, 1_000)).toBe('LEAK: took 5000 ms');
  });
});

it('hostile files are what they claim: archives that a reader opens, and a bomb that is small packed', () => {
  const files = Object.fromEntries(hostileFiles(4).map((file) => [file.what, file]));
  const bomb = files['an archive that unpacks to hundreds of megabytes'];
  expect(bomb?.content.length).toBeLessThan(64 * 1024);
  expect(bomb?.content.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  const named = Object.fromEntries(hostileDocx().map(({ what, content }) => [what, content]));
  expect(named['100,000 paragraphs']?.length).toBeLessThan(512 * 1024);
  expect(named['a part called /etc/cron.d/escaped']?.toString('latin1')).toContain('/etc/cron.d/escaped');
  for (const content of Object.values(named)) expect(content.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(files['a page of HTML that is a PDF as well']?.content.toString('latin1')).toMatch(/<script>[\s\S]*%PDF-1\.4/);
});
