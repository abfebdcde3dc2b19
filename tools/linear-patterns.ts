import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { analyse } from 'scslre';

export interface SlowPattern {
  readonly pattern: string;
  /** Where the engine may try the same text in more than one way. */
  readonly times: 'exponential' | 'polynomial';
}

/** Literals of a source whose time can grow faster than the text they are given: foreign text of some kilobytes stops a process. */
export function slowPatterns(source: string): SlowPattern[] {
  const found: SlowPattern[] = [];
  full(parse(stripTypeScriptTypes(source), { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (node.type !== 'Literal' || !regex) return;
    const { reports } = analyse({ source: regex.pattern, flags: regex.flags }, { maxReports: 1 });
    const [report] = reports;
    if (!report) return;
    const times = 'exponential' in report && report.exponential ? 'exponential' : 'polynomial';
    found.push({ pattern: `/${regex.pattern}/${regex.flags}`, times });
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
