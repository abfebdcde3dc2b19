import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productSources } from './calendar-days.ts';

/**
 * Where an amount of money travels: stored, in events, in the engine's results and between the files of the service.
 * There its word is the glossary's (docs/glossary.md, "Amount"); inside one function it may be shorter.
 */
const TRAVELS =
  /^(subgraph-estate\/src\/(domain|views|modules)\/|libs\/contracts\/src\/events\/(estate|reports)|libs\/estate-engine\/src\/distribution\/)/;
/** Nothing of the engine is stored: what looks like a stored part there is an argument of a function. */
const OF_THE_ENGINE = /^libs\/estate-engine\//;
/** Shapes of the graph, whose scalar says the unit. */
const OF_THE_GRAPH = /^subgraph-estate\/src\/views\/(?!rows\/)/;

const wordsFor = (file: string): string =>
  OF_THE_GRAPH.test(file) ? 'cents|value|sum' : 'cents|value|sum|balance|amount';

/** Where every amount of a type says its unit in its name. */
const SAYS_ITS_UNIT = /^subgraph-estate\/src\/(domain|views\/rows)\//;
const WITHOUT_UNIT = /\breadonly (?!\w*Cents\b)\w+\??: Cents\b/;

/** Lines of one file on which an amount that travels has another word. */
export function wrongAmounts(file: string, source: string): string[] {
  if (!TRAVELS.test(file)) return [];
  const ofAType = new RegExp(`\\breadonly (${wordsFor(file)}): (Cents|number)\\b`);
  const ofAStoredPart = new RegExp(
    `\\b(${wordsFor(file)}): (number\\b|orNull\\(number|optional\\(number|z\\.number\\()`,
  );
  return source
    .split('\n')
    .flatMap((line, index) =>
      ofAType.test(line) ||
      (!OF_THE_ENGINE.test(file) && ofAStoredPart.test(line)) ||
      (SAYS_ITS_UNIT.test(file) && WITHOUT_UNIT.test(line))
        ? `${file}:${index + 1}: ${line.trim()}`
        : [],
    );
}

export function wrongAmountsIn(root: string, folders: readonly string[]): string[] {
  return productSources(root, folders).flatMap((file) => wrongAmounts(file, readFileSync(join(root, file), 'utf8')));
}
