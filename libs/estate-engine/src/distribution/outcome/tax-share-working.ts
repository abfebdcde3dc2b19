import { type Cents, formatDollarsAndCents } from '@platform/kernel';
import type { Authority, Working } from '../../explanation/working.ts';
import {
  type Apportionment,
  apportionmentOf,
  type BearingCharge,
  type BearingRule,
  bearEstateTax,
  hasTaxClause,
  isRecoveryWaived,
  silentLaw,
} from '../apportionment/estate-tax-bearers.ts';
import { measures, type QtipMeasure } from '../estate-tax/solve.ts';
import { estateTaxLaw } from '../instruments/formula.ts';
import type { BorneTaxes, DeathScene, Interest } from '../succession/death.ts';
import type { Solved } from './death-taxes.ts';
import { partyName } from './reasons.ts';

interface TaxShare {
  readonly interest: Interest;
  readonly index: number;
  readonly tax: keyof BorneTaxes;
}

const NAMES: Readonly<Record<keyof BorneTaxes, string>> = {
  federal: 'Federal estate tax',
  state: 'State estate tax',
  inheritance: 'Inheritance tax',
  poolInheritance: 'Inheritance tax on gifts, out of the residue',
  gst: 'Generation-skipping tax',
  qdot: 'Estate tax put off by a qualified domestic trust',
};

/** What a share bears of a tax, by which rule, and what of the tax that is. Units: cents; the parts add up to it. */
export function taxShareWorking(scene: DeathScene, solved: Solved, { interest, index, tax }: TaxShare): Working {
  const amountCents = interest.taxes[tax];
  const label = `${NAMES[tax]} on the share of ${partyName(scene, interest.takerId)}`;
  const isEstateTax = tax === 'federal' || tax === 'state';
  if (isEstateTax) return { label, amountCents, ...estateTaxShare(scene, solved, index, tax, amountCents) };
  const part = { label: NAMES[tax], amountCents };
  if (tax === 'gst') {
    const own = solved.gst.workings.filter((one) => one.interest === scene.interests[index]);
    const parts = own.length > 0 ? own.map(({ interest: _, ...working }) => working) : [part];
    return { label, amountCents, parts, authority: [{ cite: 'IRC § 2603(b)' }] };
  }
  if (tax === 'qdot') return { label, amountCents, parts: [part], authority: [{ cite: 'IRC § 2056A' }] };
  return { label, amountCents, parts: [part], ...heirTaxBasis(scene, solved, index, tax) };
}

type Detail = Pick<Working, 'parts' | 'basis' | 'authority'>;

/** The tax of the heirs that is charged to this share, each worked out. */
function heirTaxBasis(
  scene: DeathScene,
  { taxes }: Solved,
  index: number,
  tax: 'inheritance' | 'poolInheritance',
): Detail {
  const behind = taxes.heirTaxes.filter(({ own, pooled }) =>
    (tax === 'inheritance' ? own : pooled).some(({ interest }) => interest === index),
  );
  const basis = behind.map(({ takerId, working }) => ({
    ...working,
    label: `All inheritance tax on ${partyName(scene, takerId)}`,
  }));
  const authority = new Map(behind.flatMap(({ working }) => (working.authority ?? []).map((one) => [one.cite, one])));
  return { basis, authority: [...authority.values()] };
}

function estateTaxShare(
  scene: DeathScene,
  solved: Solved,
  index: number,
  tax: 'federal' | 'state',
  amountCents: number,
): Detail {
  const { gross, taxes } = solved;
  const charges: BearingCharge[] = [];
  const measured = measures(scene, gross, taxes);
  bearEstateTax(scene, taxes, measured, (charge) => {
    if (charge.interest === index && charge.tax === tax) charges.push(charge);
  });
  const total: Working = {
    label: `${NAMES[tax]} of this death`,
    amountCents: tax === 'federal' ? taxes.federalCents : taxes.stateCents,
  };
  const sum = charges.reduce((all, charge) => all + charge.amountCents, 0);
  // Where rounding lets figures follow each other for ever, the last round is the one that counts.
  const parts =
    sum === amountCents
      ? charges.map((charge) =>
          charge.rule === 'qtip'
            ? recoveredLine(scene, charge, total, measured)
            : dividedLine(scene, charge, total, tax === 'federal' ? taxes.taxableCents : taxes.stateTaxableCents),
        )
      : [{ label: NAMES[tax], amountCents }];
  return { parts, basis: [total, ...waiver(scene, tax)], authority: taxAuthority(scene, tax) };
}

/** Why marital property, insurance and the like bear nothing, where they would. */
function waiver(scene: DeathScene, tax: 'federal' | 'state'): Working[] {
  if (!isRecoveryWaived(scene)) return [];
  const marital = scene.interests.some(({ value }) => (tax === 'federal' ? value.qtipFederal : value.qtipState) > 0);
  const others = scene.interests.some(({ value }) => value.recovery > 0);
  const authority: Authority[] = [
    ...(marital ? [{ cite: 'IRC § 2207A', title: 'A will or trust may waive it, (a)(2)' }] : []),
    ...(others ? [{ cite: 'IRC §§ 2206, 2207, 2207B' }] : []),
  ];
  if (authority.length === 0) return [];
  const what = [
    ...(marital ? ['marital property'] : []),
    ...(others ? ['insurance, powers and retained property'] : []),
  ];
  return [
    {
      label: `Recovery from ${what.join(' and from ')}`,
      value: 'waived by the instrument',
      ...(tax === 'federal' ? { authority } : {}),
    },
  ];
}

function taxAuthority(scene: DeathScene, tax: 'federal' | 'state'): readonly Authority[] {
  if (tax === 'federal') return [{ cite: 'IRC § 2002', title: 'Estate tax, paid by the executor' }];
  return estateTaxLaw(scene)?.regime.authority ?? [];
}

function chargeLine(scene: DeathScene, charge: BearingCharge): Working {
  const { rule, amountCents, ofCents, valueCents, wholeCents } = charge;
  const formula = `${formatDollarsAndCents(ofCents)} × ${formatDollarsAndCents(valueCents)} ÷ ${formatDollarsAndCents(wholeCents)}`;
  const { label, authority } = ruleWords(scene, rule);
  // Where one of those who bear it has too little left, the others pay more than by what they are worth.
  const isPlain = Math.abs((ofCents * valueCents) / wholeCents - amountCents) <= 1;
  return {
    label,
    amountCents,
    formula: isPlain ? formula : `${formula}, as far as each share reaches`,
    basis: [
      { label: 'Value of this share', amountCents: valueCents },
      { label: 'Value of all shares that bear it so', amountCents: wholeCents },
    ],
    ...(authority ? { authority: [authority] } : {}),
  };
}

/** With how much of the tax is divided so, where that is not all of it. */
function dividedLine(scene: DeathScene, charge: BearingCharge, total: Working, taxableCents: Cents): Working {
  const { rule, ofCents, wholeCents, tax } = charge;
  const line = chargeLine(scene, charge);
  const totalCents = total.amountCents ?? 0;
  if (ofCents === totalCents) return line;
  const isPlain = rule === 'recovery' && Math.abs((totalCents * wholeCents) / taxableCents - ofCents) <= 1;
  const divided: Working = isPlain
    ? {
        label: 'Part of the tax that they bear together',
        amountCents: ofCents,
        formula: `${formatDollarsAndCents(totalCents)} × ${formatDollarsAndCents(wholeCents)} ÷ ${formatDollarsAndCents(taxableCents)}`,
        basis: [
          total,
          { label: tax === 'federal' ? 'Taxable estate' : 'State taxable estate', amountCents: taxableCents },
        ],
      }
    : {
        label: rule === 'gifts' ? 'Part of the tax that the gifts would bear' : 'Part of the tax that is divided so',
        amountCents: ofCents,
        parts: [total, { label: 'What others bear of it', amountCents: ofCents - totalCents }],
      };
  return { ...line, basis: [...(line.basis ?? []), divided] };
}

/** IRC 2207A(a)(1): what the marital property adds to the tax, by what each trust or taker has of it. */
function recoveredLine(
  scene: DeathScene,
  charge: BearingCharge,
  { amountCents: totalCents = 0 }: Working,
  measured: QtipMeasure,
): Working {
  const { tax } = charge;
  const addedCents = tax === 'federal' ? measured.federalCents : measured.stateCents;
  const wholeCents = scene.interests.reduce((sum, { value, deduction }) => {
    if (deduction[tax] !== 'none') return sum;
    return sum + (tax === 'federal' ? value.qtipFederal : value.qtipState);
  }, 0);
  const line = chargeLine(scene, { ...charge, ofCents: addedCents, wholeCents });
  const parts: Working[] = [
    { label: `${NAMES[tax]} of this death`, amountCents: totalCents },
    { label: 'The same without the marital property', amountCents: addedCents - totalCents },
  ];
  const added: Working = { label: 'What the marital property adds to the tax', amountCents: addedCents, parts };
  return { ...line, basis: [...(line.basis ?? []), added] };
}

const CLAUSE_WORDS: Readonly<Record<Apportionment, string>> = {
  RESIDUE: 'Out of the residue',
  RESIDUE_OFF_THE_TOP: 'Out of the residue before it is divided',
  APPORTION: 'By all whose shares are taxed, by what they are worth',
  GIFTS_SPARED: 'By all whose shares are taxed but gifts of things and of money, by what they are worth',
};

function ruleWords(scene: DeathScene, rule: BearingRule): { label: string; authority?: Authority | undefined } {
  if (rule === 'qtip')
    return { label: 'Recovered from marital property taxed at this death', authority: { cite: 'IRC § 2207A' } };
  if (rule === 'recovery')
    return {
      label: 'Recovered from insurance, powers and retained property',
      authority: { cite: 'IRC §§ 2206, 2207, 2207B' },
    };
  const words =
    rule === 'gifts'
      ? 'What gifts of things and of money would bear, out of the residue'
      : CLAUSE_WORDS[apportionmentOf(scene)];
  const law = silentLaw(scene)?.authority;
  if (law) return { label: `${words}, by law, because no instrument says who bears it`, authority: law };
  return { label: `${words}, ${hasTaxClause(scene) ? 'by the tax clause of the instrument' : 'as assumed'}` };
}
