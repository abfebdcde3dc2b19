import { type Cents, formatDollarsAndCents, sumCents } from '@platform/kernel';
import type { Authority, Working } from '../../explanation/working.ts';
import type { DeathTaxKind } from '../distribution-result.ts';
import { addedBack, giftsOf, giftsUsingExclusion } from '../estate-tax/lifetime-gifts.ts';
import { isNonresident } from '../estate-tax/nonresident.ts';
import { estateTaxLaw, portedExclusion } from '../instruments/formula.ts';
import type { BorneTaxes, DeathScene, Deduction, Interest, PaidClaim } from '../succession/death.ts';
import type { Solved } from './death-taxes.ts';
import type { EstateFigures } from './estate-summary.ts';
import { propertyLines, sources, stateEstateWorking, taxableWorking } from './estate-working.ts';
import { partyName, WHY } from './reasons.ts';
import { taxShareWorking } from './tax-share-working.ts';

/** One death with all that its figures were worked out from. */
export interface WorkedDeath {
  readonly scene: DeathScene;
  readonly solved: Solved;
  readonly summary: EstateFigures;
}

const cite = (...cites: readonly string[]): { authority: readonly Authority[] } => ({
  authority: cites.map((one) => ({ cite: one })),
});

const some = (lines: readonly Working[]): Working[] => lines.filter(({ amountCents }) => amountCents !== 0);

/**
 * A figure under its lines. Taxes that follow each other by a cent for ever are taken as the last round has them: then
 * a line says what of the figure the lines do not show.
 */
function figure(label: string, amountCents: Cents, lines: readonly Working[], more: Partial<Working> = {}): Working {
  const parts = some(lines);
  const rest = amountCents - sumCents(parts.map((part) => part.amountCents ?? 0));
  if (rest !== 0) parts.push({ label: 'Rounding of taxes that depend on each other', amountCents: rest });
  return { label, amountCents, ...(parts.length > 0 ? { parts } : {}), ...more };
}

export function grossFigure({ scene, solved: { gross } }: WorkedDeath): Working {
  return figure('Gross estate', gross.federal, sources(scene, gross, 'federal'), cite('IRC § 2031'));
}

/** What passes to the spouse or to charity, net of the tax it bears, share by share (C28). */
export function deductionFigure({ scene, summary }: WorkedDeath, kind: Exclude<Deduction, 'none'>): Working {
  const lines = scene.interests
    .filter(({ deduction }) => deduction.federal === kind)
    .map((one) => sharePart(scene, one));
  const isAlien = isNonresident(scene);
  if (kind === 'marital') {
    const law = isAlien ? 'IRC § 2106(a)(3)' : 'IRC § 2056';
    return figure('To the surviving spouse', summary.maritalCents, lines, cite(law));
  }
  return figure('To charity', summary.charitableCents, lines, cite(isAlien ? 'IRC § 2106(a)(2)' : 'IRC § 2055'));
}

function sharePart(scene: DeathScene, { takerId, reason, value, taxes, lots: _, ...interest }: Interest): Working {
  const borne = sumCents([taxes.federal, taxes.state, taxes.inheritance, taxes.poolInheritance, taxes.qdot]);
  const amountCents = Math.max(0, value.federal - borne);
  const label = `${partyName(scene, takerId)}, ${reason === undefined ? 'kept in the trust' : WHY[reason]}`;
  const parts = some([
    { label: 'Included property', amountCents: value.federal },
    { label: 'Tax that it bears', amountCents: amountCents - value.federal },
  ]);
  const basis = interest.origin ? propertyLines(scene, piecesOf(interest.origin.pieces)) : [];
  return { label, amountCents, parts, ...(basis.length > 0 ? { basis } : {}) };
}

const piecesOf = (pieces: readonly { assetId: string | undefined; amountCents: Cents }[]) =>
  pieces.map(({ assetId, amountCents }) => ({ assetId: assetId ?? '', amountCents }));

/** Debts, expenses and death taxes as far as they are deducted; never more than there is. */
export function deductionsFigure({ scene, solved: { gross, taxes }, summary }: WorkedDeath): Working {
  const { debtCents, lostCents, cite: law } = taxes.onGifts;
  const isAlien = isNonresident(scene);
  const claims = scene.claims.flatMap((claim) => claimPart(scene, claim));
  const claimed = sumCents(claims.map(({ amountCents = 0 }) => amountCents));
  const before = gross.federal - taxes.claimsCents - taxes.maritalCents - taxes.charitableCents;
  const deathTaxes = taxes.stateCents - debtCents - lostCents + taxes.inheritanceCents;
  const left = before - deathTaxes - debtCents;
  const lines: Working[] = [
    ...claims,
    {
      label: 'Part of debts that property elsewhere bears',
      amountCents: taxes.claimsCents - claimed,
      ...cite('IRC § 2106(a)(1)'),
    },
    {
      label: 'State estate tax',
      amountCents: taxes.stateCents - debtCents - lostCents,
      ...cite(isAlien ? 'IRC § 2106(a)(4)' : 'IRC § 2058'),
    },
    {
      label: 'Inheritance tax',
      amountCents: taxes.inheritanceCents,
      ...cite(isAlien ? 'IRC § 2106(a)(4)' : 'IRC § 2058'),
    },
    {
      label: 'State tax on gifts added back, a debt of the decedent',
      amountCents: debtCents,
      ...cite('IRC § 2053(a)(3)', law),
    },
    { label: 'Beyond what the estate comes to', amountCents: Math.min(0, left), ...cite('IRC § 2051') },
  ];
  return figure(
    'Debts, expenses and state death taxes',
    summary.deductionsCents,
    lines,
    cite('IRC § 2053', 'IRC § 2058'),
  );
}

function claimPart(scene: DeathScene, { kind, liabilityId, payerId, sources: paid }: PaidClaim): Working[] {
  const counted = paid.filter(({ inclusion }) => inclusion === 'federal');
  const amountCents = sumCents(counted.map((source) => source.amountCents));
  if (amountCents === 0) return [];
  const debt = scene.input.liabilities?.find(({ id }) => id === liabilityId);
  const what = kind === 'expense' ? 'Expenses' : (debt?.name ?? 'Debt');
  return [
    {
      label: `${what}, paid by ${partyName(scene, payerId)}`,
      amountCents,
      parts: propertyLines(scene, counted),
      ...cite('IRC § 2053'),
    },
  ];
}

export const taxableFigure = ({ scene, solved: { gross, taxes } }: WorkedDeath): Working =>
  taxableWorking(scene, gross, taxes);

const ownGifts = ({ family, decedentId }: DeathScene): Cents => giftsOf(family.person(decedentId));

/** The lesser of the exclusion and of what it is used for. */
export function exclusionFigure({ scene, summary }: WorkedDeath): Working {
  const { usedCents, basicCents, dsueCents, totalCents } = summary.exclusion;
  const [taxable, gifts, free] = [summary.taxableCents, ownGifts(scene), giftsUsingExclusion(scene)];
  return figure(
    'Federal exclusion used',
    usedCents,
    [
      { label: 'Taxable estate', amountCents: taxable },
      { label: 'Taxable gifts in life', amountCents: gifts },
      { label: 'Of them taxed when they were given', amountCents: free - gifts, ...cite('Reg. § 20.2010-2(c)(2)') },
      { label: 'Beyond the exclusion', amountCents: usedCents - taxable - free },
    ],
    {
      basis: [
        {
          label: 'Federal exclusion',
          amountCents: totalCents,
          parts: some([
            { label: 'Basic exclusion', amountCents: basicCents },
            { label: 'Unused exclusion of an earlier spouse', amountCents: dsueCents },
          ]),
        },
      ],
      ...cite(isNonresident(scene) ? 'IRC § 2102(b)' : 'IRC § 2010(c)'),
    },
  );
}

/** What the election leaves the spouse: what is left of the exclusion, at most one basic exclusion (C26). */
export function dsueFigure({ scene, summary }: WorkedDeath): Working {
  const { totalCents, usedCents, leftCents, notPortableCents } = summary.exclusion;
  const portable = leftCents - notPortableCents;
  return figure(
    'Unused exclusion for the spouse',
    summary.dsuePortedCents,
    [
      { label: 'Federal exclusion', amountCents: totalCents },
      { label: 'Used', amountCents: -usedCents },
      { label: 'More than one basic exclusion', amountCents: -notPortableCents },
      { label: notPorted(scene), amountCents: summary.dsuePortedCents - portable },
    ],
    cite('IRC § 2010(c)(4), (5)', 'Reg. § 20.2010-2'),
  );
}

function notPorted(scene: DeathScene): string {
  if (isNonresident(scene)) return 'No election for a nonresident who is no citizen';
  if (scene.spouseId === undefined) return 'No spouse survives to use it';
  if (scene.partner) return 'A registered partner is no spouse for it';
  return 'No election is made';
}

/** The base of the state's own tax, without what lies elsewhere where the state leaves that out. */
export function stateTaxableFigure({ scene, solved: { gross, taxes }, summary }: WorkedDeath): Working {
  const law = estateTaxLaw(scene);
  const whole = stateEstateWorking(scene, gross, taxes);
  if (!law) return { label: 'State taxable estate: the state taxes no estate', amountCents: 0 };
  const lines = [
    ...(whole.parts ?? []),
    { label: 'Real estate and tangibles elsewhere', amountCents: summary.stateTaxableCents - taxes.stateTaxableCents },
  ];
  return figure('State taxable estate', summary.stateTaxableCents, lines, { authority: law.regime.authority });
}

/** Hawaii and Maryland: what the estate leaves of the state's exclusion, at most one of its own. */
export function stateDsueFigure({ scene, summary }: WorkedDeath): Working {
  const law = estateTaxLaw(scene);
  const amountCents = summary.stateDsuePortedCents;
  const label = 'Unused state exclusion for the spouse';
  if (!law?.regime.portable) return { label: `${label}: none, the state has none`, amountCents };
  const gifts = law.regime.giftAddBack?.lowersExclusion ? addedBack(scene).giftsCents : 0;
  const own = Math.max(0, law.exclusionCents - gifts);
  const ported = portedExclusion(scene);
  const left = Math.max(0, own + ported - summary.stateTaxableCents);
  const portable = Math.min(law.exclusionCents, left);
  const lines: Working[] = [
    { label: 'Exclusion of the state', amountCents: law.exclusionCents },
    { label: 'Taxable gifts that lower it', amountCents: own - law.exclusionCents },
    { label: 'Ported from an earlier spouse', amountCents: ported },
    { label: 'Used', amountCents: left - own - ported },
    { label: 'More than one exclusion of the state', amountCents: portable - left },
    { label: notPorted(scene), amountCents: amountCents - portable },
  ];
  return figure(label, amountCents, lines, { authority: law.regime.authority });
}

/** Exemption given at the death, and to what. */
export function gstFigure({ solved: { gst }, summary }: WorkedDeath): Working {
  return figure(
    'GST exemption allocated',
    summary.gstExemptionAllocatedCents,
    gst.allocations,
    cite('IRC §§ 2631, 2632'),
  );
}

const TAXES: Readonly<Record<DeathTaxKind, readonly (keyof BorneTaxes)[]>> = {
  federal_estate: ['federal'],
  state_estate: ['state'],
  inheritance: ['inheritance', 'poolInheritance'],
  gst: ['gst'],
  qdot: ['qdot'],
};

/** What somebody bears of a tax, share by share; the tax as a whole has a receipt of its own. */
export function borneFigure({ scene, solved }: WorkedDeath, kind: DeathTaxKind, takerId: string): Working {
  const shares = TAXES[kind].flatMap((tax) =>
    scene.interests.flatMap((interest, index) =>
      interest.takerId === takerId && interest.taxes[tax] > 0
        ? [taxShareWorking(scene, solved, { interest, index, tax })]
        : [],
    ),
  );
  const amountCents = sumCents(shares.map((share) => share.amountCents ?? 0));
  const label = `${formatDollarsAndCents(amountCents)} borne by ${partyName(scene, takerId)}`;
  const authority = new Map(shares.flatMap((share) => (share.authority ?? []).map((one) => [one.cite, one])));
  return { label, amountCents, parts: shares, authority: [...authority.values()] };
}
