import { readFileSync } from 'node:fs';
import { JURISDICTIONS, SIMPLIFICATIONS } from '@platform/estate-engine/law-book';
import { describe, expect, it } from 'vitest';
import { lawPage } from './law-page.ts';

const page = lawPage();

describe('docs/law.md', () => {
  it('is what the engine holds (else: npm run law-page)', () => {
    expect(readFileSync(new URL('../docs/law.md', import.meta.url), 'utf8')).toBe(page);
  });

  it('has every state, and says which of them have no row of their own', () => {
    for (const { name } of JURISDICTIONS) expect(page).toContain(`\n## ${name}\n`);
    const texas = page.slice(page.indexOf('\n## Texas\n'), page.indexOf('\n## Utah\n'));
    expect(texas).toContain('Of real estate, with descendants: a life estate in a third.');
    expect(texas).toContain('No row is held: the state is taken to tax no estate.');
  });

  it('gives a row its days, its authority and how sure it is', () => {
    expect(page).toMatch(
      /\| From Jan 1, 2026 \| \*\*Exclusion of \$7,350,000\.\*\* .* \| N\.Y\. Tax Law § 952\(b\).* \| B \|/,
    );
    expect(page).toContain('| Estate tax | Jan 1, 2025 – Dec 31, 2025 | **Exclusion of $7,160,000.**');
  });

  it('lists what no figure takes into account', () => {
    for (const one of SIMPLIFICATIONS) expect(page).toContain(`\n- ${one}\n`);
  });
});
