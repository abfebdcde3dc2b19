import { DomainError, isDomainError } from '@platform/kernel';
import { RULE_SET } from '../law/rule-set.ts';
import type { Calculation } from './calculation.ts';
import { calculations } from './registry.ts';

/** What the command line talks to, so that it can be run without a process. */
export interface Terminal {
  /** All of the standard input. */
  readInput(): Promise<string>;
  /** The lines of the standard input, one at a time. */
  readLines(): AsyncIterable<string>;
  write(line: string): void;
}

export interface RefusedInput {
  readonly error: { readonly code: string; readonly field?: string; readonly message: string };
}

const USAGE = 'estate-engine NAME < input.json | --batch < lines.jsonl | --list | --schema NAME | --version | --help';
const HELP = `${USAGE}

NAME      answers one calculation: one JSON object on the standard input, one on the standard output
--batch   one {"name","input"} a line in, one result a line out
--list    the names of the calculations
--schema  what a calculation takes, as a JSON schema
--version the version of the law and the rules

A refused input gives {"error":{"code","field","message"}} and the exit status 1; a wrong use of the command 2.`;
/** Whatever was put in, a message stays one that somebody reads. */
const LONGEST_MESSAGE = 400;
/** No case is nested so deep; a deeper one is refused before anything walks down it. */
const DEEPEST = 200;

const shortened = (text: string): string =>
  text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1)}…` : text;

/** How many objects and lists of a JSON text stand in each other at most. */
function depthOf(text: string): number {
  let [depth, deepest, isString] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isString) {
      if (char === '\\') at += 1;
      else if (char === '"') isString = false;
    } else if (char === '"') isString = true;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if (char === '}' || char === ']') depth -= 1;
  }
  return deepest;
}

function calculationOf(name: unknown): Calculation {
  const found = typeof name === 'string' && Object.hasOwn(calculations, name) ? calculations[name] : undefined;
  if (found) return found;
  throw new DomainError('UNKNOWN_CALCULATION', `"${String(name)}" is not a calculation; --list names them`, {
    field: 'name',
  });
}

function parse(text: string): unknown {
  if (depthOf(text) > DEEPEST) {
    const message = `the input is nested more than ${DEEPEST} levels deep`;
    throw new DomainError('TOO_DEEP', message, { field: 'input' });
  }
  try {
    // A byte-order mark is how some editors save a file, not part of it.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new DomainError('NOT_JSON', 'the input is not JSON', { field: 'input' });
  }
}

/** A refused input as the command line says it; anything else that is thrown is a fault of the engine. */
function refusal(error: unknown): RefusedInput {
  if (isDomainError(error)) {
    const { code, field } = error;
    const message = shortened(error.message);
    return { error: field === undefined ? { code, message } : { code, field: shortened(field), message } };
  }
  return { error: { code: 'INTERNAL_ERROR', field: 'input', message: 'the engine failed on this input' } };
}

/** The answer or the refusal for one calculation; never throws. */
export function answer(name: unknown, input: () => unknown): { readonly result: object; readonly refused: boolean } {
  try {
    return { result: calculationOf(name).run(input()), refused: false };
  } catch (error) {
    return { result: refusal(error), refused: true };
  }
}

/** One line of --batch: `{"name","input"}` in, one JSON object out, whatever the line holds. */
export function answerLine(line: string): object {
  try {
    const request = parse(line);
    if (typeof request !== 'object' || request === null || Array.isArray(request)) {
      throw new DomainError('WRONG_TYPE', 'a line must be an object with "name" and "input"', { field: 'input' });
    }
    const { name, input } = request as { name?: unknown; input?: unknown };
    return answer(name, () => input).result;
  } catch (error) {
    return refusal(error);
  }
}

/** Runs the command line and tells the exit status: 0, 1 for a refused input, 2 for a wrong use of the command. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [first, second] = args;
  if (first === '--batch') {
    await answerLines(terminal);
    return 0;
  }
  if (first === '--help') {
    terminal.write(HELP);
    return 0;
  }
  if (first === '--version') {
    terminal.write(RULE_SET);
    return 0;
  }
  if (first === '--list') {
    for (const { name, summary } of Object.values(calculations)) terminal.write(`${name}\t${summary}`);
    return 0;
  }
  if (first === '--schema') {
    const { result, refused } = answerSchema(second);
    terminal.write(JSON.stringify(result, null, 2));
    return refused ? 1 : 0;
  }
  if (first === undefined || first.startsWith('-')) {
    terminal.write(USAGE);
    return 2;
  }
  const text = await terminal.readInput();
  const { result, refused } = answer(first, () => parse(text));
  terminal.write(JSON.stringify(result));
  return refused ? 1 : 0;
}

/** One result a line, in order. An empty line is refused like any bad one, unless only empty lines follow. */
async function answerLines(terminal: Terminal): Promise<void> {
  let empty: string[] = [];
  for await (const line of terminal.readLines()) {
    if (line.trim() === '') {
      empty.push(line);
      continue;
    }
    for (const text of [...empty, line]) terminal.write(JSON.stringify(answerLine(text)));
    empty = [];
  }
}

function answerSchema(name: string | undefined): { readonly result: object; readonly refused: boolean } {
  try {
    return { result: calculationOf(name).inputSchema, refused: false };
  } catch (error) {
    return { result: refusal(error), refused: true };
  }
}
