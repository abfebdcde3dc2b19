import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import { rawTextIn } from '@platform/test-kit/raw-text';
import { describe, expect, it } from 'vitest';
import { sampleEstate } from '../seed/sample-estate.ts';
import { balanceSheet } from './balance-sheet/balance-sheet.ts';
import { netWorthReceipt } from './balance-sheet/net-worth-receipt.ts';
import { distributionView } from './distribution/distribution-view.ts';
import { edgeWorkings } from './distribution/edge-workings.ts';
import { allWorkings } from './distribution/figure-workings.ts';
import { estateFiduciaries, roleTitle } from './document/document-rows.ts';
import { familyTable } from './person/family-table.ts';
import { searchHits } from './search/search-hits.ts';
import { documentDispositions, trustDispositions } from './trust/dispositions.ts';

const TODAY = '2026-11-21';
/** Fields of the views that screens, mails and printed pages show as they are. */
const SHOWN =
  /^(label|title|subtitle|detail|note|sentence|message|explanation|description|when|law|name|\w+Name|relationship|relation|formula|value|reason|clause)$/;
/** Told to programs: why an amount goes is shown by its label. */
const NOT_SHOWN = /^transfers\.\d+\.reason$|\.taxes?\.\d+\.kind$/;

function shownTexts(view: unknown): string[] {
  const texts: string[] = [];
  const walk = (value: unknown, path: string, name: string): void => {
    if (typeof value === 'string' && SHOWN.test(name) && !NOT_SHOWN.test(path)) texts.push(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      walk(part, path ? `${path}.${key}` : key, Array.isArray(value) ? name : key);
    }
  };
  walk(view, '', '');
  return texts;
}

describe.each(SAMPLE_HOUSEHOLDS.map((household) => sampleEstate(household, `${TODAY}T00:00:00.000Z`)))(
  'what people read about $displayName',
  (estate) => {
    it.each([
      ['distribution', () => distributionView(estate, TODAY)],
      [
        'workings of what passes',
        () => distributionView(estate, TODAY).flow.edges.map(({ id }) => edgeWorkings(estate, TODAY, id)),
      ],
      ['workings of every amount', () => allWorkings(estate, TODAY)],
      ['balance sheet', () => balanceSheet(estate, TODAY)],
      ['net worth', () => netWorthReceipt(estate, TODAY)],
      ['family', () => familyTable(estate, TODAY)],
      ['search', () => searchHits(estate)],
      ['who acts', () => estateFiduciaries(estate).map(({ fiduciary }) => ({ title: roleTitle(fiduciary) }))],
      ['trusts', () => estate.trusts.flatMap((trust) => trustDispositions(estate, trust))],
      ['wills', () => estate.documents.flatMap((document) => documentDispositions(estate, document))],
    ])('has no identifier, path, id or ISO date: %s', (_what, view) => {
      const found = shownTexts(view()).flatMap((text) => rawTextIn(text).map((raw) => `${raw.found} in “${text}”`));
      expect([...new Set(found)]).toEqual([]);
    });
  },
);
