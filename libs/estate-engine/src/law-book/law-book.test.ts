import { isIsoDate } from '@platform/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomEstate } from '../distribution/cases/random-estate.ts';
import { ESTATE_CASES } from '../distribution/cases/shared-cases.ts';
import { distribution, inheritedProperty } from '../distribution/index.ts';
import { transferWorkings } from '../distribution/transfer-workings.ts';
import { STATE_CODES } from '../law/state-tables.ts';
import { inheritanceTax } from '../state/inheritance-tax.ts';
import { stateExclusion } from '../state/regimes.ts';
import {
  EVERY_STATE,
  FEDERAL,
  JURISDICTIONS,
  jurisdictionsCiting,
  type LawRow,
  lawOf,
  rangeWords,
} from './law-book.ts';

const rowsOf = (jurisdiction: string, topic: LawRow['topic']): readonly LawRow[] =>
  lawOf(jurisdiction).filter((row) => row.topic === topic);
const saidOf = (jurisdiction: string, topic: LawRow['topic']): string =>
  rowsOf(jurisdiction, topic)
    .flatMap(({ says }) => says)
    .join('\n');

describe('the law book', () => {
  it('has a page of every state, of federal law and of the rules of every state, and of nothing else', () => {
    expect(JURISDICTIONS).toHaveLength(53);
    for (const { code, name } of JURISDICTIONS) {
      expect(lawOf(code).length, name).toBeGreaterThan(2);
      expect(name).not.toBe(code);
    }
    expect(lawOf('PR')).toEqual([]);
  });

  it('has days, certainty and authority on every row that says more than that there is nothing', () => {
    for (const { code } of JURISDICTIONS) {
      for (const { title, from, until, authority, certainty, isOwn } of lawOf(code)) {
        for (const day of [from, until]) expect(day === undefined || isIsoDate(day), `${code} ${title}`).toBe(true);
        if (from !== undefined && until !== undefined) expect(from < until, `${code} ${title}`).toBe(true);
        const isNothing = title === 'No estate tax';
        expect(authority.length === 0, `${code} ${title}`).toBe(isNothing);
        expect(certainty === undefined).toBe(isNothing);
        if (isNothing) expect(isOwn).toBe(false);
      }
    }
  });

  it.each([...STATE_CODES])(
    'says of %s the exclusion that the engine works with, from one row to the next',
    (state) => {
      const rows = rowsOf(state, 'estate-tax');
      rows.forEach(({ from = '', until, title }, index) => {
        const cents = stateExclusion(state, from);
        const dollars = `$${(cents / 100).toLocaleString('en-US')}`;
        expect(title).toBe(cents === 0 ? 'No estate tax' : `Exclusion of ${dollars}`);
        expect(until).toBe(rows[index - 1]?.from);
      });
    },
  );

  it('gives the days of a row in words', () => {
    const [now, halfYear] = rowsOf('WA', 'estate-tax');
    expect(rangeWords(now ?? {})).toBe('From Jul 1, 2026');
    expect(rangeWords(halfYear ?? {})).toBe('Jan 1, 2026 – Jun 30, 2026');
    expect(rangeWords({})).toBe('Every date');
    expect(rangeWords({ until: '2025-01-01' })).toBe('Until Dec 31, 2024');
  });

  it('says where a state has no row of its own what stands in', () => {
    expect(saidOf('KS', 'apportionment')).toContain('No row of this state’s own is held');
    expect(saidOf('TX', 'estate-tax')).toContain('No row is held: the state is taken to tax no estate.');
    expect(saidOf('NY', 'apportionment')).not.toContain('No row');
    expect(lawOf(EVERY_STATE).every(({ certainty }) => certainty === 'D')).toBe(true);
  });
});

describe('the shares of heirs, asked of the statute that is held', () => {
  it.each([
    ['NY', ['With descendants: $50,000 and half of the rest.', 'Without descendants: everything.']],
    ['GA', ['With descendants (one child): half.', 'With descendants (two or more children): a third.']],
    [
      'OH',
      [
        'With descendants, not all of them the survivor’s (one child): $20,000 and half of the rest.',
        'With descendants, not all of them the survivor’s (two or more children, some of both): $60,000 and a third of the rest.',
      ],
    ],
    ['MD', ['With descendants, all of them the survivor’s too (a minor child): half.']],
    [
      'NJ',
      [
        'With descendants, where either has others than those of both: 25% of the estate, at least $50,000 and at most $200,000, and half of the rest.',
      ],
    ],
    [
      'TX',
      [
        'Of all but real estate a husband or wife takes:',
        'With descendants: a third.',
        'Of real estate, with descendants: a life estate in a third.',
        'Of the decedent’s half of community property, with descendants, not all of them the survivor’s: nothing.',
        'Brothers and sisters of half blood take half of what those of whole blood do.',
      ],
    ],
    ['MS', ['With descendants: the part of one child.']],
    ['IA', ['With descendants, not all of them the survivor’s: half, at least $50,000.']],
    [
      'MI',
      [
        'With descendants, not all of them the survivor’s (one child; or two or more children, none of both): $201,000 and half of the rest.',
      ],
    ],
    [EVERY_STATE, ['With descendants, not all of them the survivor’s: $150,000 and half of the rest.']],
  ])('%s', (state, lines) => {
    const said = saidOf(state, 'intestacy').split('\n');
    for (const line of lines) expect(said).toContain(line);
  });
});

describe('the elective share', () => {
  it('is a row of every state, with what the statute gives', () => {
    const shareOf = (state: string) => rowsOf(state, 'survival').find(({ title }) => title === 'Elective share');
    expect(shareOf('TN')?.says.join()).toContain('40% from 9 years');
    expect(rangeWords(shareOf('MD') ?? {})).toBe('From Oct 1, 2020');
    for (const state of STATE_CODES) expect(shareOf(state)?.says.length, state).toBe(2);
    expect(jurisdictionsCiting('N.Y. EPTL 5-1.1-A')).toEqual(['NY']);
  });
});

describe('what a state has beside the rules of every state', () => {
  it('is its survival, its gifts to the dead, its divorce and its allowances, each with authority and certainty', () => {
    for (const state of STATE_CODES) {
      const titles = rowsOf(state, 'survival').map(({ title }) => title);
      // Registered partners stand in some states beside them.
      expect(titles, state).toEqual(
        expect.arrayContaining([
          'Survival',
          'A gift to somebody who died before',
          'Divorce',
          'Elective share',
          'Homestead, exempt property and family allowance',
        ]),
      );
    }
    expect(saidOf('MD', 'survival')).toContain('Somebody must survive by 30 days.');
    expect(saidOf('IL', 'survival')).toContain(
      'It goes to the descendants of somebody who was a descendant of the decedent',
    );
    expect(saidOf('NE', 'survival')).toContain(
      '$20,000 as homestead, $12,500 of exempt property, $20,000 as family allowance.',
    );
  });

  it('is community property where couples have it, choose it, or bring it', () => {
    const community = [...STATE_CODES].filter((state) =>
      saidOf(state, 'property').includes('belongs to both, whoever'),
    );
    expect(community.toSorted()).toEqual(['AZ', 'CA', 'ID', 'LA', 'NM', 'NV', 'TX', 'WA', 'WI']);
    expect(saidOf('TN', 'property')).toContain('may agree');
    expect(saidOf('VA', 'property')).toContain('What was community property when they came keeps being so');
    expect(saidOf('OH', 'property')).not.toContain('husband');
  });
});

describe('sections of a state on gifts, claims and trusts', () => {
  it('are told with what they are about, those that were read apart from those that are known', () => {
    const texas = rowsOf('TX', 'property').filter(({ title }) => title.startsWith('Sections of its own'));
    expect(texas.map(({ certainty }) => certainty)).toEqual(['A', 'C']);
    expect(texas[0]?.says[0]).toBe('On gifts that fail and the residue, which gifts give way.');
    expect(jurisdictionsCiting('Tex. Est. Code § 355.109')).toEqual(['TX']);
  });
});

describe('the classes of an inheritance tax', () => {
  it('stand with those that the engine puts into them', () => {
    const pennsylvania = saidOf('PA', 'inheritance-tax');
    expect(pennsylvania).toMatch(/^Lineal \(children, .*husbands and wives of children\): 4\.5% of everything\.$/m);
    expect(pennsylvania).toContain('Sibling (brothers and sisters): 12% of everything.');
    expect(saidOf('KY', 'inheritance-tax')).toMatch(
      /Class B \([^)]*nieces and nephews[^)]*\): 4% of what is over \$1,000/,
    );
    expect(saidOf('MD', 'inheritance-tax')).toContain('no tax up to $1,000; above it 10% of everything');
  });

  it('name everybody once', () => {
    for (const state of ['PA', 'NJ', 'NE', 'KY', 'MD', 'IA']) {
      const [row] = rowsOf(state, 'inheritance-tax');
      const members = (row?.says ?? []).flatMap((line) => /\(([^)]*)\): /.exec(line)?.[1]?.split(', ') ?? []);
      expect(new Set(members).size, state).toBe(members.length);
      expect(members).toContain('everybody else');
    }
  });

  it('end where the tax ended', () => {
    const [last] = rowsOf('IA', 'inheritance-tax');
    expect(rangeWords(last ?? {})).toBe('Jan 1, 2024 – Dec 31, 2024');
    const input = { state: 'IA', heirClass: 'B', amountCents: 1_000_000_00 };
    expect(inheritanceTax({ ...input, date: '2024-12-31' }).taxCents).toBeGreaterThan(0);
    expect(inheritanceTax({ ...input, date: last?.until ?? '' }).taxCents).toBe(0);
  });
});

/** Every authority in an answer, wherever it stands. */
function citesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'cite' && typeof inner === 'string') found.add(inner);
    else citesIn(inner, found);
  }
  return found;
}

describe('an authority of a receipt', () => {
  it('opens the row that rests on it, in the state whose law it is', () => {
    expect(jurisdictionsCiting('N.Y. EPTL 4-1.1')).toEqual(['NY']);
    expect(jurisdictionsCiting('IRC § 2044')).toEqual([FEDERAL]);
    expect(jurisdictionsCiting('UPC 2-702')).toEqual([EVERY_STATE]);
    expect(jurisdictionsCiting('UPC 2-102, 2-103')).toEqual([EVERY_STATE]);
    expect(jurisdictionsCiting('IRC § 9999')).toEqual([]);
  });

  it('is found for whatever a plan can rest on', { timeout: 60_000 }, () => {
    const estates = [...ESTATE_CASES.map(({ input }) => input), ...fc.sample(randomEstate, { seed: 13, numRuns: 150 })];
    const cites = new Set<string>();
    for (const estate of estates) {
      citesIn(JSON.parse(JSON.stringify(distribution(estate))), cites);
      citesIn([...transferWorkings(estate).values()], cites);
      citesIn(inheritedProperty(estate), cites);
    }
    expect(cites.size).toBeGreaterThan(40);
    expect([...cites].filter((cite) => jurisdictionsCiting(cite).length === 0).toSorted()).toEqual([]);
  });
});
