// `npm start`: brings up the whole platform from a fresh clone.
import { runUnderOwnNode } from './bootstrap.mjs';

await runUnderOwnNode('tools/start-platform.ts', [], { silences: 10, everyMs: 2_000, pauseMs: 8_000 });
