import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { ancestor, full } from 'acorn-walk';
import { analyse } from 'scslre';

export interface SlowPattern {
  readonly pattern: string;
  /** Where the engine may try the same text in more than one way. */
  readonly times: 'exponential' | 'polynomial';
}

function slow(pattern: string, flags: string): SlowPattern | null {
  const [report] = analyse({ source: pattern, flags }, { maxReports: 1 }).reports;
  if (!report) return null;
  const times = 'exponential' in report && report.exponential ? 'exponential' : 'polynomial';
  return { pattern: `/${pattern}/${flags}`, times };
}

/** Literals of a source whose time can grow faster than the text they are given: foreign text of some kilobytes stops a process. */
export function slowPatterns(source: string): SlowPattern[] {
  const found: SlowPattern[] = [];
  full(parse(stripTypeScriptTypes(source), { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (node.type !== 'Literal' || !regex) return;
    const one = slow(regex.pattern, regex.flags);
    if (one) found.push(one);
  });
  return found;
}

/** Every source of a folder that runs in a service: no tests, nothing generated. */
export function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|generated|d)\.ts$/.test(file))
    .map((file) => join(folder, file));
}

export function slowPatternsIn(folder: string): { file: string; pattern: string; times: string }[] {
  return sourcesOf(folder).flatMap((file) =>
    slowPatterns(readFileSync(file, 'utf8')).map((slow) => ({ file: file.slice(folder.length + 1), ...slow })),
  );
}

export interface BuiltPattern {
  readonly file: string;
  readonly pattern: string;
  readonly flags: string;
}

/** Patterns that modules build of texts while they are loaded; what a call of a function builds is not seen. */
export function builtPatternsIn(files: readonly string[]): BuiltPattern[] {
  const loader = new URL('built-patterns.mjs', import.meta.url);
  const output = execFileSync(process.execPath, [fileURLToPath(loader), ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output) as BuiltPattern[];
}

export function slowBuiltPatterns(files: readonly string[]): (SlowPattern & { file: string })[] {
  return builtPatternsIn(files).flatMap(({ file, pattern, flags }) => {
    const one = slow(pattern, flags);
    return one ? [{ file, ...one }] : [];
  });
}

/** Where a function builds a pattern at each call. */
export function builtInCalls(source: string): number {
  let count = 0;
  const tree = parse(stripTypeScriptTypes(source), { ecmaVersion: 'latest', sourceType: 'module' });
  ancestor(tree, {
    NewExpression(node, _state, ancestors) {
      const isPattern = node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
      if (isPattern && ancestors.some(({ type }) => /Function/.test(type))) count += 1;
    },
  });
  return count;
}
