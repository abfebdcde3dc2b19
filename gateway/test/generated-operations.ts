import { readFileSync } from 'node:fs';
import { operationText, type Root, type RootField } from '@platform/test-kit/schema-walk';
import { type OperationDefinitionNode, parse } from 'graphql';
import { MAX_PRICE } from '../src/graph/operation-guard.ts';
import { priceOperation } from '../src/graph/operation-price.ts';
import { fragmentsOf } from '../src/graph/root-fields.ts';
import { readSupergraphRules } from '../src/graph/supergraph-rules.ts';

export { rootFields, takesIds } from '@platform/test-kit/schema-walk';

const MAX_FIELDS = 400;

const rules = readSupergraphRules(readFileSync(new URL('../supergraph.graphql', import.meta.url), 'utf8'));

function isAllowed(source: string): boolean {
  const document = parse(source);
  const [operation] = document.definitions;
  const { price } = priceOperation(operation as OperationDefinitionNode, fragmentsOf(document), rules);
  return source.split(/\s+/).length <= MAX_FIELDS && price({}) <= MAX_PRICE;
}

/** As deep as the gateway's limits allow: what an attacker would ask for. */
export function operationOf(root: Root, field: RootField): string {
  const candidates = [4, 3, 2, 1].map((depth) => operationText(root, field, depth));
  return candidates.find(isAllowed) ?? candidates.at(-1) ?? '';
}
