import type { Cents } from '@platform/kernel';
import type { Working } from '../../explanation/working.ts';
import { stateElectionLaw } from '../../law/state-election-tables.ts';
import { isNonresident } from '../estate-tax/nonresident.ts';
import type { EstateTaxes } from '../estate-tax/solve.ts';
import type { DeathScene } from '../succession/death.ts';
import type { GrossEstate } from '../succession/settle-estate.ts';
import { assetName, valueBasis } from './origin-words.ts';
import { partyName } from './reasons.ts';

const line = (label: string, amountCents: Cents, cite: string): Working[] =>
  amountCents === 0 ? [] : [{ label, amountCents, authority: [{ cite }] }];

/** Where the gross estate comes from, by the trust or the name that held it; the parts add up to it. */
function estateLines(scene: DeathScene, gross: GrossEstate, taxes: EstateTaxes, paid: string): Working {
  const name = partyName(scene, scene.decedentId);
  const parts = [...sources(scene, gross, 'federal'), ...line('Debts and expenses', -taxes.claimsCents, paid)];
  return { label: `${name}’s estate, net of debts`, amountCents: gross.federal - taxes.claimsCents, parts };
}

/** Each by what it consists of, where that is kept. */
export function sources(scene: DeathScene, gross: GrossEstate, tax: 'federal' | 'state'): Working[] {
  return gross.sources.flatMap(({ label, trustId, kind, amountCents: cents, stateOnly, working, assets }) => {
    if (stateOnly && tax === 'federal') return [];
    const held = propertyLines(scene, assets, trustId ?? scene.decedentId);
    return line(label, cents, sourceCite(scene, kind, stateOnly)).map((one) => ({
      ...one,
      ...(held.length > 0 ? { parts: held } : {}),
      ...(working ? { basis: [working] } : {}),
    }));
  });
}

/** One line for each asset. */
export function propertyLines(
  scene: DeathScene,
  assets: readonly { readonly assetId: string; readonly amountCents: Cents }[],
  holderId?: string,
): Working[] {
  const byAsset = new Map<string, Cents>();
  for (const { assetId, amountCents } of assets) byAsset.set(assetId, (byAsset.get(assetId) ?? 0) + amountCents);
  return [...byAsset].flatMap(([assetId, amountCents]) =>
    amountCents === 0
      ? []
      : [
          {
            label: assetName(scene, assetId),
            amountCents,
            ...(holderId === undefined ? {} : valueBasis(scene, assetId, holderId)),
          },
        ],
  );
}

const SOURCE_AUTHORITY: Readonly<Record<string, string>> = {
  own: 'IRC § 2033',
  received: 'IRC § 2033',
  revocable: 'IRC § 2038',
  qtip: 'IRC § 2044',
  retained: 'IRC § 2036',
  power: 'IRC § 2041',
  insurance: 'IRC §§ 2035, 2042',
};

/** What is elected for the state alone counts by the state's law, and not by IRC 2044. */
function sourceCite({ domicile }: DeathScene, kind: string, stateOnly: boolean): string {
  const election = stateOnly && kind === 'qtip' ? stateElectionLaw(domicile) : undefined;
  return election?.authority.cite ?? SOURCE_AUTHORITY[kind] ?? 'IRC § 2031';
}

type Deductions = readonly [claims: string, marital: string, charity: string, deathTaxes: string];
const OF_RESIDENT: Deductions = ['IRC § 2053', 'IRC § 2056', 'IRC § 2055', 'IRC § 2058'];
const OF_NONRESIDENT: Deductions = ['IRC § 2106(a)(1)', 'IRC § 2106(a)(3)', 'IRC § 2106(a)(2)', 'IRC § 2106(a)(4)'];

/** Gross to taxable estate; the parts add up to the taxable estate. */
export function taxableWorking(scene: DeathScene, gross: GrossEstate, taxes: EstateTaxes): Working {
  const { debtCents, lostCents, cite } = taxes.onGifts;
  const deathTaxes = taxes.stateCents - debtCents - lostCents + taxes.inheritanceCents;
  const [paid, marital, charity, deducted] = isNonresident(scene) ? OF_NONRESIDENT : OF_RESIDENT;
  const parts = [
    estateLines(scene, gross, taxes, paid),
    ...line('To the surviving spouse', -taxes.maritalCents, marital),
    ...line('To charity', -taxes.charitableCents, charity),
    ...line('State death taxes', -deathTaxes, deducted),
    ...line('State tax on gifts added back, a debt of the decedent', -debtCents, `IRC § 2053(a)(3); ${cite}`),
  ];
  const sum = parts.reduce((total, part) => total + (part.amountCents ?? 0), 0);
  const floor = line('Deductions beyond the estate', taxes.taxableCents - sum, 'IRC § 2051');
  const basis: Working[] =
    lostCents === 0
      ? []
      : [{ label: 'State tax on gifts added back, not deducted', amountCents: lostCents, authority: [{ cite }] }];
  return {
    label: 'Taxable estate',
    amountCents: taxes.taxableCents,
    parts: [...parts, ...floor],
    ...(basis.length > 0 ? { basis } : {}),
    authority: [{ cite: isNonresident(scene) ? 'IRC § 2106' : 'IRC § 2051' }],
  };
}

/** The base of the state's own tax, before any deduction for death taxes (C21). */
export function stateEstateWorking(scene: DeathScene, gross: GrossEstate, taxes: EstateTaxes): Working {
  const name = partyName(scene, scene.decedentId);
  const estate: Working = {
    label: `${name}’s estate, net of debts`,
    amountCents: gross.state - taxes.stateClaimsCents,
    parts: [...sources(scene, gross, 'state'), ...line('Debts and expenses', -taxes.stateClaimsCents, 'IRC § 2053')],
  };
  const parts = [
    estate,
    ...line('To the surviving spouse', -taxes.stateMaritalCents, 'IRC § 2056'),
    ...line('To charity', -taxes.stateCharitableCents, 'IRC § 2055'),
  ];
  const sum = parts.reduce((total, part) => total + (part.amountCents ?? 0), 0);
  const floor = line('Deductions beyond the estate', taxes.stateTaxableCents - sum, 'IRC § 2051');
  return { label: 'State taxable estate', amountCents: taxes.stateTaxableCents, parts: [...parts, ...floor] };
}
