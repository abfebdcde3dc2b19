import { readdirSync, readFileSync } from 'node:fs';
import type { WorkedCase } from './compare.ts';

const FOLDER = new URL('./', import.meta.url);

/** The worked estates of the contract, for tests. */
export const ESTATE_CASES: readonly WorkedCase[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name): WorkedCase => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
