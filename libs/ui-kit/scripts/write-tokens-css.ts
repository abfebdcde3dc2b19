import { writeFileSync } from 'node:fs';
import { tokensCss } from '../src/theme/tokens-css.ts';

// `node scripts/write-tokens-css.ts` after a change of tokens.json; a test fails while the file is stale.
writeFileSync(new URL('../src/theme/tokens.css', import.meta.url), tokensCss());
