import { DomainError, isDomainError } from '@platform/kernel';
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

const USAGE = 'estate-engine NAME < input.json | --batch < lines.jsonl | --list | --schema NAME';

function calculationOf(name: unknown): Calculation {
  const found = typeof name === 'string' && Object.hasOwn(calculations, name) ? calculations[name] : undefined;
  if (found) return found;
  throw new DomainError('UNKNOWN_CALCULATION', `"${String(name)}" is not a calculation; --list names them`, {
    field: 'name',
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('NOT_JSON', 'the input is not JSON', { field: 'input' });
  }
}

/** A refused input as the command line says it; anything else that is thrown is a fault of the engine. */
function refusal(error: unknown): RefusedInput {
  if (isDomainError(error)) {
    const { code, field, message } = error;
    return { error: field === undefined ? { code, message } : { code, field, message } };
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
