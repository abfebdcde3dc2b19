import { writeFileSync } from 'node:fs';
import { rulesFingerprint } from '../src/distribution/cases/fingerprint.ts';

/** Writes the fingerprint of the rules: `npm run rule-set`, after a change of law or engine that changes a figure. */
const FILE = new URL('../src/law/rule-set.generated.ts', import.meta.url);

const fingerprint = rulesFingerprint();
writeFileSync(
  FILE,
  `// Written by tools/write-rule-set.ts from what the engine answers; never edited by hand.
export const RULES_FINGERPRINT = '${fingerprint}';
`,
);
console.log(`rules ${fingerprint}`);
