// `npm test`: every check of the repository, from a fresh clone.
import { runUnderOwnNode } from './bootstrap.mjs';

await runUnderOwnNode('tools/test.ts', process.argv.slice(2));
