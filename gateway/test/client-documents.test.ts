import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { MAX_PRICE } from '../src/graph/operation-guard.ts';
import { priceOperation } from '../src/graph/operation-price.ts';
import { fragmentsOf } from '../src/graph/root-fields.ts';
import { readSupergraphRules } from '../src/graph/supergraph-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const rules = readSupergraphRules(readFileSync(`${ROOT}gateway/supergraph.graphql`, 'utf8'));

/** The largest page that a screen asks for; addresses that are typed by hand may ask for more. */
const LARGEST_PAGE = 100;
const worst: Readonly<Record<string, unknown>> = { perPage: LARGEST_PAGE, pagination: { perPage: LARGEST_PAGE } };
/** Room that data and screens may grow into: no operation of ours takes more than half of what is allowed. */
const ROOM = MAX_PRICE / 2;

interface Priced {
  readonly name: string;
  readonly price: number;
  readonly heaviest: string;
}

function pricedOf(project: string, document: DocumentNode): Priced[] {
  const operations = document.definitions.filter(
    (node): node is OperationDefinitionNode =>
      node.kind === Kind.OPERATION_DEFINITION && node.operation !== 'subscription',
  );
  return operations.map((operation) => {
    const given = (operation.variableDefinitions ?? []).map(({ variable: { name } }) => [
      name.value,
      worst[name.value],
    ]);
    const variables = Object.fromEntries(given);
    const { price, heaviest } = priceOperation(operation, fragmentsOf(document), rules);
    return { name: `${project} ${operation.name?.value}`, price: price(variables), heaviest: heaviest(variables) };
  });
}

const generated = readdirSync(ROOT)
  .map((project) => ({ project, file: `${ROOT}${project}/src/gql/graphql.ts` }))
  .filter(({ file }) => existsSync(file));
const all = await Promise.all(
  generated.map(async ({ project, file }) => {
    const exported = Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>);
    const documents = exported.filter((one) => (one as DocumentNode | null)?.kind === Kind.DOCUMENT) as DocumentNode[];
    return documents.flatMap((document) => pricedOf(project, document));
  }),
);
const operations = all.flat().sort((a, b) => b.price - a.price);

describe('what the screens ask for', () => {
  it('is all of it here, of the shell and of each remote', () => {
    expect(generated.map(({ project }) => project)).toEqual(
      expect.arrayContaining(['shell-app', 'mfe-estate', 'mfe-documents', 'mfe-reports', 'mfe-admin']),
    );
    expect(operations.length).toBeGreaterThan(90);
  });
  it('passes the limit of the gateway with room, the heaviest too', () => {
    const heaviest = operations.slice(0, 5).map(({ name, price, heaviest: at }) => `${name}: ${price} (${at})`);
    console.log(`heaviest operations of ${operations.length}, of ${MAX_PRICE} allowed:\n${heaviest.join('\n')}`);
    expect(operations.filter(({ price }) => price > ROOM)).toEqual([]);
  });
});

describe('what runs the engine', () => {
  const of = (source: string) => pricedOf('somebody', parse(source))[0]?.price ?? 0;
  it.each([
    ['for each value of an upload', '{ estateUpload(id: "u") { values { changes { label } } } }'],
    [
      'for each trust of many estates',
      '{ estates(pagination: { perPage: 1000 }) { collection { trusts { netWorth } } } }',
    ],
    [
      'for each trust, where it stands',
      '{ estates(pagination: { perPage: 1000 }) { collection { trusts { insideEstate } } } }',
    ],
    [
      'for the tables of many families',
      '{ estates(pagination: { perPage: 1000 }) { collection { familyTable { id } } } }',
    ],
    [
      'for the ties and uses of everybody in many families',
      '{ estates(pagination: { perPage: 250 }) { collection { familyTree { g1 { isDeletable clientRelationship uses { words } } } } } }',
    ],
  ])('is too much %s', (_what, source) => {
    expect(of(source)).toBeGreaterThan(MAX_PRICE);
  });
  it.each([
    ['for one value', '{ estateUpload(id: "u") { value(id: "v") { changes { label } } } }'],
    ['for one person', '{ person(id: "p") { isDeletable clientRelationship uses { words } jointOwners { id } } }'],
    ['for the trusts of one estate', '{ estate(id: "e") { trusts { netWorth insideEstate } } }'],
  ])('is little %s', (_what, source) => {
    expect(of(source)).toBeLessThan(1_000);
  });
});
