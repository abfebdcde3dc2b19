import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusRecord } from './corpus-record.ts';
import { readApart } from './read-apart.ts';
import type { DocumentReading } from './reading.ts';
import { issuesOfSet } from './set-issues.ts';

const USAGE =
  'Usage: abstract FILE… [--out DIR] [--explain] [--set]\nReads PDF and DOCX files: one JSON line a file, or DIR/NAME.pred.json.\n--explain prints what each layer of the reader made of a file instead.\n--set prints, after the files, what shows only when they are looked at together.\n';

const TIMEOUT_MS = 15 * 60_000;

/** Runs the reader on files. Gives the exit code: 0, 1 when a file could not be found, 2 on wrong use. */
export async function runCommandLine(argv: readonly string[]): Promise<number> {
  let parsed: { values: { out?: string; help?: boolean; explain?: boolean; set?: boolean }; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...argv],
      options: {
        out: { type: 'string' },
        help: { type: 'boolean' },
        explain: { type: 'boolean' },
        set: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 2;
  }
  const { values, positionals } = parsed;
  if (values.help || positionals.length === 0) {
    (values.help ? process.stdout : process.stderr).write(USAGE);
    return values.help ? 0 : 2;
  }
  if (values.out) await mkdir(values.out, { recursive: true });
  let code = 0;
  const readings: DocumentReading[] = [];
  for (const file of positionals) {
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) {
      process.stderr.write(`${file}: no such file\n`);
      code = 1;
      continue;
    }
    const fileName = basename(file);
    const { explain } = values;
    const reading = await readApart(bytes, { fileName, model: null, timeoutMs: TIMEOUT_MS, explain });
    readings.push(reading);
    const record = corpusRecord(reading);
    if (explain)
      process.stdout.write(
        `${fileName}\n${reading.explanation ?? reading.problems.map(({ detail }) => detail).join('\n')}\n`,
      );
    else if (!values.out) process.stdout.write(`${JSON.stringify(record)}\n`);
    else
      await writeFile(
        join(values.out, `${basename(file, extname(file))}.pred.json`),
        `${JSON.stringify(record, null, 1)}\n`,
      );
  }
  if (values.set)
    for (const { file, detail, citation } of issuesOfSet(readings))
      process.stdout.write(
        `${file}${citation?.page ? `, page ${citation.page}` : ''}: ${detail}${citation ? ` "${citation.quote}"` : ''}\n`,
      );
  return code;
}
