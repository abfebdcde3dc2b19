import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessPolicyPage } from './access-policy-page.ts';

/** Part of `npm run codegen`: writes docs/access-policy.md anew after a change of the policy or of the SDL. */
const file = fileURLToPath(new URL('../docs/access-policy.md', import.meta.url));
writeFileSync(file, accessPolicyPage());
console.log(`wrote ${file}`);
