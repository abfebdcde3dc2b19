import type { Cents } from '@platform/kernel';
import type { Working } from '../../explanation/working.ts';
import type { EstateTaxes } from '../estate-tax/solve.ts';
import type { DeathScene } from '../succession/death.ts';
import type { GrossEstate } from '../succession/settle-estate.ts';
import { partyName } from './reasons.ts';

const line = (label: string, amountCents: Cents, cite: string): Working[] =>
  amountCents === 0 ? [] : [{ label, amountCents, authority: [{ cite }] }];

/** Where the gross estate comes from, by the trust or the name that held it; the parts add up to it. */
function estateLines(scene: DeathScene, gross: GrossEstate, taxes: EstateTaxes): Working {
  const name = partyName(scene, scene.decedentId);
  const parts = [...sources(gross, 'federal'), ...line('Debts and expenses', -taxes.claimsCents, 'IRC § 2053')];
  return { label: `${name}’s estate, net of debts`, amountCents: gross.federal - taxes.claimsCents, parts };
}

function sources(gross: GrossEstate, tax: 'federal' | 'state'): Working[] {
  return gross.sources.flatMap(({ label, kind, amountCents: cents, stateOnly }) => {
    if (stateOnly && tax === 'federal') return [];
    return line(label, cents, SOURCE_AUTHORITY[kind] ?? 'IRC § 2031');
  });
}

const SOURCE_AUTHORITY: Readonly<Record<string, string>> = {
  own: 'IRC § 2033',
  received: 'IRC § 2033',
  revocable: 'IRC § 2038',
  qtip: 'IRC § 2044',
  retained: 'IRC § 2036',
  insurance: 'IRC §§ 2035, 2042',
};

/** Gross to taxable estate; the parts add up to the taxable estate. */
export function taxableWorking(scene: DeathScene, gross: GrossEstate, taxes: EstateTaxes): Working {
  const deathTaxes = taxes.stateCents + taxes.inheritanceCents;
  const parts = [
    estateLines(scene, gross, taxes),
    ...line('To the surviving spouse', -taxes.maritalCents, 'IRC § 2056'),
    ...line('To charity', -taxes.charitableCents, 'IRC § 2055'),
    ...line('State death taxes', -deathTaxes, 'IRC § 2058'),
  ];
  const sum = parts.reduce((total, part) => total + (part.amountCents ?? 0), 0);
  const floor = line('Deductions beyond the estate', taxes.taxableCents - sum, 'IRC § 2051');
  return { label: 'Taxable estate', amountCents: taxes.taxableCents, parts: [...parts, ...floor] };
}

/** The base of the state's own tax, before any deduction for death taxes (C21). */
export function stateEstateWorking(scene: DeathScene, gross: GrossEstate, taxes: EstateTaxes): Working {
  const name = partyName(scene, scene.decedentId);
  const estate: Working = {
    label: `${name}’s estate, net of debts`,
    amountCents: gross.state - taxes.stateClaimsCents,
    parts: [...sources(gross, 'state'), ...line('Debts and expenses', -taxes.stateClaimsCents, 'IRC § 2053')],
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
