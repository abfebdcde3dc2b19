import { assertWithinLimits, measureDocument, type OperationLimits } from '@platform/service-kit';
import { type DocumentNode, GraphQLError, type OperationDefinitionNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type PricedOperation, priceOperation, type Variables } from './operation-price.ts';
import { fragmentsOf } from './root-fields.ts';
import type { RulesInUse, SupergraphRules } from './supergraph-rules.ts';

/** The planner looks through a written list twice at each level: at thirty levels it would never end. */
const MAX_VALUE_DEPTH = 6;
export const CLIENT_LIMITS = { maxDepth: 15, maxAliases: 50, maxFields: 1_000, maxValueDepth: MAX_VALUE_DEPTH };
export const MAX_TOKENS = 3_000;
/** Of a document's text; the largest of ours has a tenth. Caches keep texts, names and comments of documents. */
const MAX_CHARACTERS = 64 * 1024;
/** Values that one operation may answer; about a second of one core over all services. */
export const MAX_PRICE = 150_000;

const CACHE_BYTES = 16 * 1024 * 1024;
/** Of a priced field, with its closures and its place in the tree. */
const BYTES_PER_FIELD = 400;
/** A larger document is measured each time: no client of ours sends one. */
const LARGEST_KEPT_BYTES = 128 * 1024;

interface Known {
  readonly rules: SupergraphRules;
  readonly byOperation: ReadonlyMap<string, PricedOperation>;
}

export interface OperationGuard {
  /**
   * Measures a document before anything validates it: comparing the fields of a huge selection is what costs. The
   * parser itself stops at the token limit. Syntax errors pass: Apollo Server reports them.
   * Throws: GraphQLError OPERATION_TOO_LARGE.
   */
  measure(source: string): void;
  /** Throws: GraphQLError OPERATION_TOO_LARGE, naming what makes it large. The document is measured and valid. */
  assertAffordable(source: string, document: DocumentNode, operation: OperationDefinitionNode, values: Variables): void;
}

const tooLarge = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400 } } });

/**
 * The document, measured; null where it is none, which whoever runs it says.
 * Throws: GraphQLError OPERATION_TOO_LARGE.
 */
export function parseMeasured(source: string, limits: OperationLimits, maxTokens: number): DocumentNode | null {
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError && /more tha[nt] \d+ tokens/.test(error.message)) {
      throw tooLarge(`The operation has more than ${maxTokens} tokens`);
    }
    return null;
  }
  assertWithinLimits(measureDocument(document), limits);
  return document;
}

const inWords = (count: number): string => count.toLocaleString('en-US');

/** Documents that were measured and priced are remembered, up to so many bytes: a client sends the same few hundred. */
export function createOperationGuard(rules: RulesInUse, maxBytes: number = CACHE_BYTES): OperationGuard {
  const known = new LRUCache<string, Known>({
    maxSize: maxBytes,
    maxEntrySize: LARGEST_KEPT_BYTES,
    sizeCalculation: ({ byOperation }, source) =>
      source.length * 2 + [...byOperation.values()].reduce((sum, { size }) => sum + size * BYTES_PER_FIELD, 200),
  });
  const priced = (source: string, document: DocumentNode, operation: OperationDefinitionNode): PricedOperation => {
    const name = operation.name?.value ?? '';
    const before = known.get(source);
    const kept = before?.rules === rules.current ? before.byOperation : new Map<string, PricedOperation>();
    const found = kept.get(name);
    if (found) return found;
    const fresh = priceOperation(operation, fragmentsOf(document), rules);
    known.set(source, { rules: rules.current, byOperation: new Map([...kept, [name, fresh]]) });
    return fresh;
  };
  return {
    measure(source) {
      if (known.has(source)) return;
      if (source.length > MAX_CHARACTERS)
        throw tooLarge(`The operation has more than ${MAX_CHARACTERS / 1024} KB of text`);
      parseMeasured(source, CLIENT_LIMITS, MAX_TOKENS);
    },
    assertAffordable(source, document, operation, values) {
      const operationPrice = priced(source, document, operation);
      const price = operationPrice.price(values);
      if (price <= MAX_PRICE) return;
      throw tooLarge(
        `The operation may answer ${inWords(price)} values, most of them at ${operationPrice.heaviest(values)}; ` +
          `the limit is ${inWords(MAX_PRICE)}. Ask for a smaller page, fewer fields, or less at once.`,
      );
    },
  };
}
