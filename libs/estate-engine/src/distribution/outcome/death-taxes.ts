import { placeName } from '@platform/contracts/states';
import type { Cents } from '@platform/kernel';
import { joinSteps, type Working } from '../../explanation/working.ts';
import { federalEstateTax } from '../../federal/estate-tax.ts';
import { silentLaw } from '../apportionment/estate-tax-bearers.ts';
import type { DeathTax, DeathTaxKind } from '../distribution-result.ts';
import { giftsOf, giftTaxPayable } from '../estate-tax/lifetime-gifts.ts';
import { dsueOfGifts, isNonresident, portedTo } from '../estate-tax/nonresident.ts';
import { type EstateTaxes, priorCredit, stateTaxOf } from '../estate-tax/solve.ts';
import type { GstResult } from '../gst/gst-taxes.ts';
import type { BorneTaxes, DeathScene } from '../succession/death.ts';
import type { GrossEstate } from '../succession/settle-estate.ts';
import { stateEstateWorking, taxableWorking } from './estate-working.ts';
import { partyName } from './reasons.ts';

export interface Solved {
  readonly gross: GrossEstate;
  readonly taxes: EstateTaxes;
  readonly gst: GstResult;
}

/** The taxes of one death that are not nothing, with who bears them and their receipts. */
export function deathTaxes(scene: DeathScene, { gross, taxes, gst }: Solved): DeathTax[] {
  const list: DeathTax[] = [];
  const add = (
    jurisdiction: string,
    kind: DeathTaxKind,
    parts: readonly (keyof BorneTaxes)[],
    working: () => Working,
  ): void => {
    const borneBy = borne(scene, parts);
    const amountCents = borneBy.reduce((sum, { amountCents: cents }) => sum + cents, 0);
    if (amountCents === 0) return;
    const { label: death, decedentId } = scene;
    list.push({ death, decedentId, jurisdiction, kind, amountCents, borneBy, working: working() });
  };
  const silent = silentLaw(scene);
  /** Who bears it by law is named with the law that taxes. */
  const placed = (working: Working): Working =>
    silent ? { ...working, authority: [...(working.authority ?? []), silent.authority] } : working;
  const addPlaced: typeof add = (jurisdiction, kind, parts, working) =>
    add(jurisdiction, kind, parts, () => placed(working()));
  addPlaced('US', 'federal_estate', ['federal'], () => federalWorking(scene, gross, taxes));
  addPlaced(scene.domicile, 'state_estate', ['state'], () => stateWorking(scene, gross, taxes));
  add(scene.domicile, 'inheritance', ['inheritance', 'poolInheritance'], () => heirWorking(scene, taxes));
  add('US', 'qdot', ['qdot'], () => qdotWorking(scene));
  add('US', 'gst', ['gst'], () =>
    sumWorking(
      'Generation-skipping transfer tax',
      gst.workings.map(({ interest: _, ...working }) => working),
    ),
  );
  return list;
}

/** All taxes of one death. */
export function taxesBorne({ interests }: DeathScene): Cents {
  let total = 0;
  for (const { taxes } of interests) {
    total += taxes.federal + taxes.state + taxes.inheritance + taxes.poolInheritance + taxes.gst + taxes.qdot;
  }
  return total;
}

function borne(scene: DeathScene, parts: readonly (keyof BorneTaxes)[]): { id: string; amountCents: Cents }[] {
  const byTaker = new Map<string, Cents>();
  for (const { takerId, taxes } of scene.interests) {
    const cents = parts.reduce((sum, part) => sum + taxes[part], 0);
    if (cents > 0) byTaker.set(takerId, (byTaker.get(takerId) ?? 0) + cents);
  }
  return [...byTaker].map(([id, amountCents]) => ({ id, amountCents }));
}

function federalWorking(scene: DeathScene, gross: GrossEstate, taxes: EstateTaxes): Working {
  const { family, decedentId } = scene;
  const { debtCents, lostCents } = taxes.onGifts;
  const nonresident = isNonresident(scene);
  const payable = giftTaxPayable(scene);
  const { working } = federalEstateTax({
    date: scene.lawDate,
    grossEstateCents: gross.federal,
    debtsAndExpensesCents: taxes.claimsCents + debtCents,
    maritalCents: taxes.maritalCents,
    charitableCents: taxes.charitableCents,
    adjustedTaxableGiftsCents: giftsOf(family.person(decedentId)),
    ...(payable === undefined ? {} : { giftTaxPayableCents: payable }),
    dsueOfGiftsCents: dsueOfGifts(scene),
    dsueCents: portedTo(scene),
    nonresident,
    stateDeathTaxCents: taxes.stateCents - debtCents - lostCents + taxes.inheritanceCents,
    ...(scene.law ? { assumptions: scene.law } : {}),
  });
  const basis = joinSteps([taxableWorking(scene, gross, taxes), ...(working.basis ?? [])]);
  const credit = priorCredit(scene, taxes.taxableCents);
  if (!credit || credit.creditCents === 0) return { ...working, basis };
  const line: Working = {
    ...credit.working,
    amountCents: -credit.creditCents,
    parts: [],
    basis: credit.working.parts ?? [],
  };
  const amountCents = (working.amountCents ?? 0) - credit.creditCents;
  return { ...working, amountCents, parts: [...(working.parts ?? []), line], basis };
}

/** IRC 2056A(b)(2): what the trust adds to the tax of the estate that it came from. */
function qdotWorking(scene: DeathScene): Working {
  const lines = scene.qdotTaxes.map(
    ({ trustId, valueCents, amountCents, beforeCents }): Working => ({
      label: partyName(scene, trustId),
      amountCents,
      formula: 'the earlier estate’s tax with the trust in it − its tax without',
      basis: [
        { label: 'What the trust holds', amountCents: valueCents },
        { label: 'Tax of the earlier estate with it', amountCents: beforeCents + amountCents },
        { label: 'Tax of the earlier estate without it', amountCents: beforeCents },
      ],
      authority: [{ cite: 'IRC § 2056A', title: 'Qualified domestic trusts' }],
    }),
  );
  return sumWorking('Estate tax put off by a qualified domestic trust', lines);
}

function stateWorking(scene: DeathScene, gross: GrossEstate, taxes: EstateTaxes): Working {
  const { working } = stateTaxOf(scene, gross, taxes);
  return { ...working, basis: joinSteps([stateEstateWorking(scene, gross, taxes), ...(working.basis ?? [])]) };
}

function heirWorking(scene: DeathScene, taxes: EstateTaxes): Working {
  const lines = taxes.heirTaxes.map(({ takerId, amountCents: cents, working }) => ({
    ...working,
    label: partyName(scene, takerId),
    amountCents: cents,
    parts: [...(working.parts ?? []), ...beyondReach(cents - (working.amountCents ?? 0))],
  }));
  return sumWorking(`${placeName(scene.domicile)} inheritance tax`, lines);
}

/** C31: the tax is never more than the estate tax leaves of what pays it. */
function beyondReach(amountCents: Cents): Working[] {
  return amountCents === 0 ? [] : [{ label: 'Beyond what is left to pay it', amountCents }];
}

/** The sum of its parts, by all that they rest on. */
function sumWorking(label: string, parts: readonly Working[]): Working {
  const amountCents = parts.reduce((sum, part) => sum + (part.amountCents ?? 0), 0);
  const authority = new Map(parts.flatMap((part) => part.authority ?? []).map((one) => [one.cite, one]));
  return { label, amountCents, parts, ...(authority.size > 0 ? { authority: [...authority.values()] } : {}) };
}
