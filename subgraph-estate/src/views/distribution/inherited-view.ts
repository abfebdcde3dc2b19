import type { AccountLine, HeirProperty, InheritedProperty, PropertyLine } from '@platform/estate-engine';
import type { IsoDate } from '@platform/kernel';
import type { DistributionProblem } from '../../domain/distribution/distribution.ts';
import { runInheritedProperty } from '../../domain/distribution/inherited.ts';
import { countedAsset } from '../../domain/estate/counted.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import type { CaseOverrides } from '../../domain/estate/estate-case.ts';
import { nameOf } from './distribution-view.ts';

type Line = Pick<PropertyLine, 'assetId' | 'death' | 'valueCents' | 'explanation' | 'authority'>;

function lineView(estate: Estate, { assetId, death, valueCents, explanation, authority }: Line) {
  return {
    assetId,
    assetName: countedAsset(estate, assetId)?.name ?? assetId,
    death: death ?? null,
    value: valueCents,
    explanation,
    authority: authority.map(({ cite, title }) => ({ cite, title: title ?? null })),
  };
}

function propertyView(estate: Estate, line: PropertyLine) {
  const { treatment, basisCents, gainCents } = line;
  return { ...lineView(estate, line), treatment, basis: basisCents ?? null, gain: gainCents ?? null };
}

function accountView(estate: Estate, line: AccountLine) {
  const { incomeCents, incomeTaxCents, payout } = line;
  return {
    ...lineView(estate, line),
    income: incomeCents ?? null,
    incomeTax: incomeTaxCents ?? null,
    rule: payout.rule,
    lastYear: payout.lastYear ?? null,
    yearly: payout.yearly ?? null,
  };
}

function heirView(estate: Estate, heir: HeirProperty) {
  const years = heir.accounts.flatMap(({ payout }) => payout.lastYear ?? []);
  return {
    holderId: heir.holderId,
    holderName: nameOf(estate, heir.holderId),
    holderType: heir.holderType,
    value: heir.valueCents,
    known: heir.knownCents,
    basis: heir.basisCents,
    gain: heir.gainCents,
    unknown: heir.unknownCents,
    account: heir.accountCents,
    income: heir.incomeCents,
    incomeTax: heir.incomeTaxCents ?? null,
    firstLastYear: years.length === 0 ? null : Math.min(...years),
    properties: heir.properties.map((line) => propertyView(estate, line)),
    accounts: heir.accounts.map((line) => accountView(estate, line)),
  };
}

export interface InheritedPropertyView {
  readonly problem: DistributionProblem | null;
  readonly heirs: ReturnType<typeof heirView>[];
  readonly simplifications: InheritedProperty['simplifications'][number][];
}

/** What each heir takes over for income tax, with names; figures and sentences are the engine's. */
export function inheritedPropertyView(
  estate: Estate,
  today: IsoDate,
  overrides: CaseOverrides,
  incomeTaxPercent: number | null | undefined,
): InheritedPropertyView {
  const outcome = runInheritedProperty(estate, today, overrides, incomeTaxPercent);
  if ('problem' in outcome) return { problem: outcome.problem, heirs: [], simplifications: [] };
  const { heirs, simplifications } = outcome.result;
  return { problem: null, heirs: heirs.map((heir) => heirView(estate, heir)), simplifications: [...simplifications] };
}
