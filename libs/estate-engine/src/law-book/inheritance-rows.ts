import { HEIR_CLASSES } from '../distribution/estate-tax/heir-class.ts';
import type { Kinship } from '../distribution/family/kinship.ts';
import { formatBps } from '../explanation/working.ts';
import {
  type HeirClassRule,
  INHERITANCE_REGIMES,
  type InheritanceRegime,
  IOWA_REPEALED_FROM,
  OLDEST_UNTAXED_CHILD,
} from '../law/inheritance-tables.ts';
import { dollars, type LawRow, rateLines } from './law-row.ts';

/** Every relationship that a class can depend on, in words. */
const KIN: readonly (readonly [kind: Kinship['kind'], generation: number, words: string])[] = [
  ['spouse', 0, 'husband or wife'],
  ['descendant', 1, 'children'],
  ['descendant', 2, 'grandchildren'],
  ['descendant', 3, 'great-grandchildren'],
  ['descendant', 4, 'later descendants'],
  ['step-descendant', 1, 'stepchildren'],
  ['step-descendant', 2, 'step-grandchildren'],
  ['step-descendant', 3, 'step-great-grandchildren'],
  ['ancestor', 1, 'parents'],
  ['ancestor', 2, 'grandparents'],
  ['ancestor', 3, 'great-grandparents'],
  ['step-parent', 1, 'stepparents'],
  ['sibling', 0, 'brothers and sisters'],
  ['spouse-of-descendant', 1, 'husbands and wives of children'],
  ['spouse-of-descendant', 2, 'husbands and wives of grandchildren'],
  ['spouse-of-sibling', 0, 'husbands and wives of brothers and sisters'],
  ['descendant-of-sibling', 1, 'nieces and nephews'],
  ['descendant-of-sibling', 2, 'grandnieces and grandnephews'],
  ['uncle-or-aunt', 1, 'uncles and aunts'],
  ['cousin', 1, 'cousins'],
  ['spouse-of-collateral', 1, 'husbands and wives of nieces, nephews, uncles, aunts and cousins'],
  ['other', 0, 'everybody else'],
];

/** Who is in each class of a state, asked of the rule that decides it. */
function membersOf(state: string): ReadonlyMap<string, readonly string[]> {
  const classify = HEIR_CLASSES[state];
  const members = new Map<string, string[]>();
  for (const [kind, generation, words] of KIN) {
    const heirClass = classify?.({ kind, generation });
    if (heirClass !== undefined) members.set(heirClass, [...(members.get(heirClass) ?? []), words]);
  }
  return members;
}

const className = (heirClass: string): string =>
  heirClass.length === 1 ? `Class ${heirClass}` : `${heirClass[0]?.toUpperCase()}${heirClass.slice(1)}`;

function ruleWords({ kind, table, exemptDollars }: HeirClassRule): string {
  if (kind === 'EXEMPT') return 'no tax';
  const free = kind === 'CLIFF' ? `no tax up to ${dollars(exemptDollars)}; above it ` : '';
  return `${free}${rateLines(table).join('; ')}`;
}

function classLines({ state, classes }: InheritanceRegime): string[] {
  const members = membersOf(state);
  return Object.entries(classes).flatMap(([heirClass, rule]) => {
    const who = members.get(heirClass);
    return who ? [`${className(heirClass)} (${who.join(', ')}): ${ruleWords(rule)}.`] : [];
  });
}

function specials({ state, exemptBelowAge, earlyPayment, jointByNumberCite }: InheritanceRegime): string[] {
  return [
    'Charities pay nothing. A trust counts as its first lifetime beneficiary, a marital trust as the husband or wife.',
    ...(exemptBelowAge === undefined ? [] : [`Heirs younger than ${exemptBelowAge} pay nothing.`]),
    ...(state === 'PA'
      ? [
          `Nothing is due of what a child of ${OLDEST_UNTAXED_CHILD} or younger takes from a parent, or a parent or stepparent from such a child.`,
        ]
      : []),
    ...(state === 'NE' ? ['Relatives of a late husband or wife are taxed as the decedent’s own.'] : []),
    ...(jointByNumberCite
      ? [
          'Of property held jointly with others than a husband or wife the statute taxes one part by the number of owners, whoever paid for it. A plan’s figures go by what each paid, where that is entered, and a warning says so.',
        ]
      : []),
    ...(earlyPayment
      ? [
          `The law takes ${formatBps(earlyPayment.discountBps)} off a tax paid within ${earlyPayment.months === 3 ? 'three' : 'nine'} months; a plan’s figures do not count on it.`,
        ]
      : []),
  ];
}

function untilOf(regime: InheritanceRegime, next: InheritanceRegime | undefined): Pick<LawRow, 'until'> {
  if (next) return { until: next.from };
  return regime.state === 'IA' ? { until: IOWA_REPEALED_FROM } : {};
}

/** The inheritance tax of a state, newest first; no row where no tax of a state is held. */
export function inheritanceTaxRows(state: string): readonly LawRow[] {
  const held = INHERITANCE_REGIMES.filter((regime) => regime.state === state);
  if (held.length === 0) return [];
  const rows = held.map((regime, index): LawRow => {
    const early = regime.earlyPayment ? [{ cite: regime.earlyPayment.cite, title: 'Payment before it is due' }] : [];
    const joint = regime.jointByNumberCite ? [{ cite: regime.jointByNumberCite, title: 'Joint property' }] : [];
    return {
      topic: 'inheritance-tax',
      from: regime.from,
      ...untilOf(regime, held[index + 1]),
      title: 'Tax on what each heir takes',
      says: [...classLines(regime), ...specials(regime)],
      authority: [...regime.authority, ...early, ...joint],
      certainty: regime.certainty,
      isOwn: true,
    };
  });
  return rows.toReversed();
}
