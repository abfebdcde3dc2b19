import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accessPolicyPage } from './access-policy-page.ts';
import { lawPage } from './law-page.ts';
import { PROJECT_FOLDERS } from './projects.ts';

/**
 * Fails when the committed GraphQL types are not what the SDL and the client documents give today, or a generated page of
 * docs not what policy and law say.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

function digest(): Map<string, string> {
  const files = PROJECT_FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => !file.includes('node_modules') && (/\.generated\.ts$/.test(file) || /(^|\/)src\/gql\//.test(file)),
      )
      .map((file) => join(folder, file)),
  );
  return new Map(
    files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(ROOT, file)))
          .digest('hex'),
      ]),
  );
}

const before = digest();
execFileSync('graphql-codegen', ['--config', 'codegen.ts', '--silent'], { cwd: ROOT, stdio: 'inherit' });
const after = digest();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
/** Pages of docs that are written from what the code holds, and what writes them. */
const PAGES = [
  ['docs/access-policy.md', accessPolicyPage(), 'npm run codegen'],
  ['docs/law.md', lawPage(), 'npm run law-page'],
] as const;
const stalePages = PAGES.filter(([file, page]) => readFileSync(join(ROOT, file), 'utf8') !== page);
for (const [file, , command] of stalePages) console.error(`${file} was stale: run "${command}" and commit the result.`);
for (const file of stale) console.error(`${file} was stale: run "npm run codegen" and commit the result.`);
console.log(`${after.size} generated files, ${stale.length} stale`);
process.exitCode = stale.length || stalePages.length || after.size < 10 ? 1 : 0;
