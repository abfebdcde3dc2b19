import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusRecord } from './corpus-record.ts';
import { readDocument } from './read-document.ts';
import { createOcrReader } from './text/ocr.ts';

const USAGE =
  'Usage: abstract FILE… [--out DIR]\nReads PDF and DOCX files: one JSON line a file, or DIR/NAME.pred.json.\n';

/** Runs the reader on files. Gives the exit code: 0, 1 when a file could not be found, 2 on wrong use. */
export async function runCommandLine(argv: readonly string[]): Promise<number> {
  let parsed: { values: { out?: string; help?: boolean }; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...argv],
      options: { out: { type: 'string' }, help: { type: 'boolean' } },
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
  const ocr = createOcrReader();
  let code = 0;
  try {
    for (const file of positionals) {
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes) {
        process.stderr.write(`${file}: no such file\n`);
        code = 1;
        continue;
      }
      const record = corpusRecord(await readDocument(new Uint8Array(bytes), { fileName: basename(file), ocr }));
      if (!values.out) process.stdout.write(`${JSON.stringify(record)}\n`);
      else
        await writeFile(
          join(values.out, `${basename(file, extname(file))}.pred.json`),
          `${JSON.stringify(record, null, 1)}\n`,
        );
    }
  } finally {
    await ocr.close();
  }
  return code;
}
