import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lawPage } from './law-page.ts';

/** `npm run law-page`: writes docs/law.md anew after a change of the law that the engine holds. */
const file = fileURLToPath(new URL('../docs/law.md', import.meta.url));
writeFileSync(file, lawPage());
console.log(`wrote ${file}`);
