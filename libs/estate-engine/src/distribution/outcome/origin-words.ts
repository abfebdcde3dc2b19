import { placeName } from '@platform/contracts/states';
import { type Cents, formatDollarsAndCents, sumCents } from '@platform/kernel';
import type { Authority, Working } from '../../explanation/working.ts';
import type { Scheme } from '../estate-case.ts';
import type { DeathScene } from '../succession/death.ts';
import { growthLines, growthOf } from '../succession/growth.ts';
import type { FormulaTerms, GivenLine, OpeningLine, Origin, OriginStep, Piece } from '../succession/origin.ts';
import type { Form } from '../succession/property.ts';
import { atPlanValue, spousesHoldHalves } from '../succession/world.ts';
import { partyName } from './reasons.ts';

type Names = Pick<DeathScene, 'family' | 'trusts' | 'input'>;

/** Parts that are not nothing, under what they add up to. */
function sumOf(label: string, parts: readonly Working[], more: Partial<Working> = {}): Working {
  const some = parts.filter(({ amountCents }) => amountCents !== 0);
  return { label, amountCents: sumCents(some.map(({ amountCents = 0 }) => amountCents)), parts: some, ...more };
}

const SCHEME_WORDS: Readonly<Record<Scheme, string>> = {
  PER_STIRPES: 'Share by line of descent, per stirpes',
  BY_REPRESENTATION: 'Share by representation',
  PER_CAPITA_AT_EACH_GENERATION: 'Share per capita at each generation',
  PER_CAPITA: 'Share per capita',
};

const SCHEME_AUTHORITY: Readonly<Record<Scheme, Authority>> = {
  PER_STIRPES: { cite: 'UPC 2-709(c)', title: 'Per stirpes' },
  BY_REPRESENTATION: { cite: 'UPC (1969) 2-106', title: 'By representation' },
  PER_CAPITA_AT_EACH_GENERATION: { cite: 'UPC 2-106, 2-709(b)', title: 'Per capita at each generation' },
  PER_CAPITA: { cite: 'UPC 2-709(a)', title: 'Per capita' },
};

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** Where a share is no plain fraction, it is the percentage that somebody wrote down. */
const LARGEST_DENOMINATOR = 60;

/** `1/3`, `2/15`; `33.33333%`. */
export function fraction(part: number, whole: number): string {
  const by = greatestDivisor(part, whole) || 1;
  if (whole / by <= LARGEST_DENOMINATOR) return `${part / by}/${whole / by}`;
  return `${Number(((part / whole) * 100).toFixed(5))}%`;
}

const times = (ofCents: Cents, by: string): string => `${formatDollarsAndCents(ofCents)} × ${by}`;

/** One calculation as a line of its own, with what it starts from. */
function stepLine(names: Names, step: OriginStep): Working {
  const { amountCents } = step;
  switch (step.kind) {
    case 'stated':
      return { label: 'Amount the instrument gives', amountCents };
    case 'percent':
      return {
        label: 'Percentage the instrument gives',
        amountCents,
        formula: times(step.ofCents, `${step.percent}%`),
      };
    case 'upTo':
      return {
        label: 'Limited to what is held',
        amountCents,
        formula: `the lower of ${formatDollarsAndCents(step.ofCents)} and ${formatDollarsAndCents(amountCents)}`,
      };
    case 'formula':
      return formulaLine(step.terms);
    case 'gstExemption':
      return sumOf(
        'GST exemption left',
        [
          { label: 'GST exemption', amountCents: step.exemptionCents },
          { label: 'Used before', amountCents: -step.usedCents },
        ],
        { authority: [{ cite: 'IRC § 2631', title: 'GST exemption' }] },
      );
    case 'share': {
      const scheme = step.scheme && { authority: [SCHEME_AUTHORITY[step.scheme]] };
      const label = step.scheme ? SCHEME_WORDS[step.scheme] : 'Share';
      return { label, amountCents, formula: times(step.ofCents, fraction(step.part, step.whole)), ...scheme };
    }
    case 'ages':
      return { label: 'Part by age', amountCents, formula: times(step.ofCents, `${step.percent}%`) };
    case 'abated':
      return {
        label: 'Cut, because what claims left is too little for all gifts of money',
        amountCents,
        formula: `${formatDollarsAndCents(step.ofCents)}, cut in proportion`,
        authority: [{ cite: 'UPC 3-902', title: 'Abatement' }],
      };
    case 'disclaimed':
      return disclaimerLine(`Disclaimed by ${partyName(names, step.personId)}`, step);
    case 'notDisclaimed':
      return disclaimerLine(`Left of it after ${partyName(names, step.personId)} disclaims`, step);
    case 'community':
      return {
        label: 'The decedent’s half of community property',
        amountCents,
        authority: [{ cite: 'UPC 2-102A', title: 'Community property of an intestate passes to the spouse' }],
      };
    case 'spouseByLaw':
      return spouseLine(step);
    case 'kinByLaw':
      return {
        label: 'Share of an heir by law',
        amountCents,
        formula: times(step.ofCents, fraction(step.part, step.whole)),
        authority: [step.authority],
      };
  }
}

const disclaimerLine = (
  label: string,
  { ofCents, amountCents }: { readonly ofCents: Cents; readonly amountCents: Cents },
): Working => ({
  label,
  amountCents,
  formula: `of ${formatDollarsAndCents(ofCents)}`,
  authority: [{ cite: 'UPC 2-1106; IRC § 2518', title: 'Qualified disclaimer' }],
});

function spouseLine(step: Extract<OriginStep, { kind: 'spouseByLaw' }>): Working {
  const { firstCents, numerator, denominator, ofCents, authority } = step;
  const rest = ofCents - firstCents;
  const parts: Working[] = [
    { label: 'First amount', amountCents: firstCents },
    {
      label: 'Part of what is left',
      amountCents: step.amountCents - firstCents,
      formula: times(rest, fraction(numerator, denominator)),
    },
  ];
  return sumOf('Share of the spouse by law', parts, { authority: [authority] });
}

/** The exclusion of the formula, less what has used it, to what it shelters. */
function formulaLine(terms: FormulaTerms): Working {
  const { jurisdiction, ownCents, portedCents, giftsCents, giftsTaxedCents, passedCents, besideCents } = terms;
  const { authority, other } = terms;
  const name = jurisdiction === 'US' ? 'federal' : placeName(jurisdiction);
  const parts: Working[] = [
    { label: jurisdiction === 'US' ? 'Federal exclusion' : `Exclusion of ${name}`, amountCents: ownCents },
    { label: 'Unused exclusion of an earlier spouse', amountCents: portedCents },
    { label: 'Taxable gifts in life', amountCents: -giftsCents },
    { label: 'Of them taxed when they were given', amountCents: giftsTaxedCents },
    { label: 'Passes to others than spouse and charity before it', amountCents: -passedCents },
    { label: 'Passes beside it', amountCents: -besideCents },
  ];
  const sum = sumCents(parts.map(({ amountCents = 0 }) => amountCents));
  const floor: Working = { label: 'More than the exclusion is used', amountCents: terms.amountCents - sum };
  const basis = other ? [{ ...formulaLine(other), label: `${formulaLine(other).label}, the higher` }] : [];
  return sumOf(
    jurisdiction === 'US'
      ? 'What the federal exclusion still shelters'
      : `What the exclusion of ${name} still shelters`,
    [...parts, floor],
    {
      authority,
      ...(basis.length > 0 ? { basis } : {}),
    },
  );
}

export function assetName({ input }: Names, assetId: string): string {
  return input.assets.find(({ id }) => id === assetId)?.name ?? 'Property';
}

/** How what somebody holds of an asset came to its value: its discount, the part that is his, and growth since. */
export function valueBasis(scene: DeathScene, assetId: string, holderId: string): Pick<Working, 'basis'> {
  const grown = growthOf(scene, holderId).filter((one) => one.assetId === assetId);
  const basis = [
    ...discountLines(scene, assetId),
    ...shareLines(scene, assetId, holderId),
    ...growthLines(scene.input, grown, assetName(scene, assetId)),
  ];
  return basis.length > 0 ? { basis } : {};
}

/** As many owners as stand in a deed. */
const MOST_OWNERS = 12;

const OF_SPOUSES = 'IRC § 2040(b)';
const SHARED: Readonly<Record<Form, readonly [words: string, cite: string]>> = {
  JOINT: ['owned jointly', 'IRC § 2040(a)'],
  COMMON: ['owned in common', 'IRC § 2033'],
  COMMUNITY: ['community property', 'IRC § 2033'],
  COMMUNITY_SURVIVORSHIP: ['community property', 'IRC § 2033'],
  TRUST: ['put into the trust by several', 'IRC § 2038'],
  SOLE: ['owned alone', 'IRC § 2033'],
};

/** The plain fraction that a cent left over hides. */
function ownedPart(part: Cents, whole: Cents): string {
  for (let by = 2; by <= MOST_OWNERS; by += 1) {
    const parts = Math.round((part * by) / whole);
    if (Math.abs((whole * parts) / by - part) < 1) return fraction(parts, by);
  }
  return fraction(part, whole);
}

/** The decedent's part of what was owned by several, unless an earlier death has brought more of it. */
function shareLines(scene: DeathScene, assetId: string, holderId: string): Working[] {
  const { world, decedentId } = scene;
  if (world.received.get(decedentId)?.has(assetId)) return [];
  const all = world.shares.filter((one) => one.assetId === assetId);
  const owners = [...new Set(all.map(({ ownerId }) => ownerId))];
  return all
    .filter((one) => one.holderId === holderId && one.ownerId === decedentId)
    .map(({ form, partCents, wholeCents }) => {
      const [words, rule] = SHARED[form];
      const cite = form === 'JOINT' && spousesHoldHalves(scene, owners) ? OF_SPOUSES : rule;
      return {
        label: `${assetName(scene, assetId)}, ${words}: part of ${partyName(scene, decedentId)}`,
        amountCents: partCents,
        formula: times(wholeCents, ownedPart(partCents, wholeCents)),
        authority: [{ cite }],
      };
    });
}

/** Of the whole asset, whatever part of it somebody holds. */
function discountLines({ input }: Names, assetId: string): Working[] {
  const asset = input.assets.find(({ id }) => id === assetId);
  if (asset?.discountPercent === undefined) return [];
  const { name, balanceCents, discountPercent, discountSource } = asset;
  const counted = atPlanValue(asset).balanceCents;
  const why = discountSource ? `Discount, supported by: ${discountSource}` : 'Discount, without an appraisal on record';
  const formula = times(balanceCents, `${discountPercent}%`);
  return [
    {
      label: `${name} as a whole, less its discount`,
      amountCents: counted,
      parts: [
        { label: 'Value', amountCents: balanceCents },
        { label: why, amountCents: counted - balanceCents, formula },
      ],
      authority: [{ cite: 'Reg. § 20.2031-1(b)', title: 'What a willing buyer would pay' }],
    },
  ];
}

/** One line per asset: what of it is in the share. */
export function netLines(names: DeathScene, pieces: readonly Piece[]): Working[] {
  return pieceLines(
    names,
    pieces.map(({ assetId, amountCents }) => ({ assetId, amountCents, securedCents: 0, generalCents: 0 })),
  );
}

/** The same with what of it debts and expenses have taken. */
export function pieceLines(names: DeathScene, pieces: readonly Piece[], holderId?: string): Working[] {
  const byAsset = Map.groupBy(pieces, ({ assetId }) => assetId);
  return [...byAsset].flatMap(([assetId, some]) => {
    const total = (key: 'amountCents' | 'securedCents' | 'generalCents'): Cents =>
      some.reduce((sum, piece) => sum + piece[key], 0);
    const [amountCents, secured, general] = [total('amountCents'), total('securedCents'), total('generalCents')];
    if (amountCents + secured + general === 0) return [];
    if (assetId === undefined) return { label: 'Part of the property held', amountCents };
    const label = assetName(names, assetId);
    const before = {
      label,
      amountCents: amountCents + secured + general,
      ...(holderId === undefined ? {} : valueBasis(names, assetId, holderId)),
    };
    if (secured + general === 0) return before;
    return sumOf(`${label}, net`, [
      before,
      { label: 'Debt secured by it', amountCents: -secured, authority: [{ cite: 'UPC 2-607' }] },
      { label: 'Debts and expenses paid out of it', amountCents: -general, authority: [{ cite: 'UPC 3-805' }] },
    ]);
  });
}

const GIVEN_WORDS: Readonly<Record<GivenLine['step'], string>> = {
  SPECIFIC_GIFT: 'Property given by name to',
  CASH_GIFT: 'Gift of money to',
  PERCENT_GIFT: 'Gift of money to',
  SURVIVOR_SHARE: 'Survivor’s part to',
  BYPASS_FUNDING: 'Formula share to',
  GST_EXEMPT_FUNDING: 'GST exempt share to',
  MARITAL_FUNDING: 'Marital share to',
  RESIDUE: 'Share of the residue to',
  INTESTATE: 'Intestate share to',
  TITLE: 'By title to',
  DESIGNATION: 'By designation to',
  KEPT: 'Kept by',
};

/** What the instrument still had when the share was worked out: what it held at the death, less what it had given. */
export function accountLine(
  names: DeathScene,
  { account, givenBefore, steps }: Origin,
  fromId: string,
): Working | undefined {
  if (!account) return undefined;
  const held = openingLines(names, account.opening, fromId);
  // Takers of one step divide one amount: those before are no deduction from it.
  const given = account.given.slice(0, firstOfStep(account.given, givenBefore, steps));
  const parts = given.map(({ step, takerId, amountCents }): Working => {
    return { label: `${GIVEN_WORDS[step]} ${partyName(names, takerId)}`, amountCents: -amountCents };
  });
  const what = names.trusts.has(fromId)
    ? `Held by ${partyName(names, fromId)}`
    : `Probate estate of ${partyName(names, fromId)}`;
  return sumOf(given.length > 0 ? `${what}, less earlier gifts` : what, [...held, ...parts]);
}

function firstOfStep(given: readonly GivenLine[], before: number, steps: readonly OriginStep[]): number {
  const own = given[before]?.step;
  if (own === undefined || steps.length === 0) return before;
  let first = before;
  while (first > 0 && given[first - 1]?.step === own) first -= 1;
  return first;
}

function openingLines(names: DeathScene, opening: readonly OpeningLine[], holderId: string): Working[] {
  const assets = opening.flatMap(({ assetId, ...line }) => (assetId === undefined ? [] : [{ assetId, ...line }]));
  const poured = opening.filter(({ assetId }) => assetId === undefined);
  return [
    ...pieceLines(names, assets, holderId),
    ...poured.map(
      ({ fromId = '', amountCents }): Working => ({
        label: `Poured over from the estate of ${partyName(names, fromId)}`,
        amountCents,
        authority: [{ cite: 'UPC 2-511' }],
      }),
    ),
  ];
}

/** The calculations from what was there to the share, in order. */
export const stepLines = (names: Names, steps: readonly OriginStep[]): Working[] =>
  steps.map((step) => stepLine(names, step));
