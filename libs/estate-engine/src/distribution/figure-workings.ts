import type { Cents } from '@platform/kernel';
import type { Authority, Working } from '../explanation/working.ts';
import { localWorking } from '../law/local-sections.ts';
import { type DistributionOptions, type PlayedDeaths, playDeaths, type SettledDeath } from './distribution.ts';
import type { DeathLabel, DeathTaxKind } from './distribution-result.ts';
import type { EstateCase } from './estate-case.ts';
import { deathTaxes } from './outcome/death-taxes.ts';
import {
  borneFigure,
  deductionFigure,
  deductionsFigure,
  dsueFigure,
  exclusionFigure,
  grossFigure,
  gstFigure,
  stateDsueFigure,
  stateTaxableFigure,
  taxableFigure,
} from './outcome/figure-working.ts';
import { assetName } from './outcome/origin-words.ts';
import { partyName } from './outcome/reasons.ts';
import { transferWorking } from './outcome/transfer-working.ts';
import { type Movement, movementsOf } from './outcome/transfers.ts';
import type { DeathScene } from './succession/death.ts';
import { growthLines, growthWords } from './succession/growth.ts';
import { validateCase } from './validation/validate-case.ts';

/** Figures of an estate, in the order of a return. */
export const ESTATE_FIGURES = [
  'gross',
  'marital',
  'charitable',
  'deductions',
  'taxable',
  'exclusionUsed',
  'dsuePorted',
  'stateTaxable',
  'stateDsuePorted',
  'gstExemptionAllocated',
] as const;
export type EstateFigure = (typeof ESTATE_FIGURES)[number];

/** How one figure of a `DistributionResult` that is no transfer came to its amount. */
export type FigureWorking =
  | { readonly of: 'estate'; readonly death: DeathLabel; readonly figure: EstateFigure; readonly working: Working }
  | {
      readonly of: 'borne';
      readonly death: DeathLabel;
      readonly jurisdiction: string;
      readonly kind: DeathTaxKind;
      readonly id: string;
      readonly working: Working;
    }
  | { readonly of: 'held'; readonly id: string; readonly manner: 'outright' | 'in_trust'; readonly working: Working };

const ESTATE: Readonly<Record<EstateFigure, (death: SettledDeath) => Working>> = {
  gross: grossFigure,
  marital: (death) => deductionFigure(death, 'marital'),
  charitable: (death) => deductionFigure(death, 'charity'),
  deductions: deductionsFigure,
  taxable: taxableFigure,
  exclusionUsed: exclusionFigure,
  dsuePorted: dsueFigure,
  stateTaxable: stateTaxableFigure,
  stateDsuePorted: stateDsueFigure,
  gstExemptionAllocated: gstFigure,
};

/**
 * How the figures of `distribution` come to their amounts: each of an estate, what each bears of a tax, and what each
 * holds in the end. Taxes carry their own receipts, transfers those of `transferWorkings`. Stands apart as these do.
 *
 * Units: cents; the parts of each working add up to the figure. Throws: as `distribution` does. Source: CONVENTIONS.md
 * C2 to C35, with the authority on each line. Case: $100.00 of one’s own and $300,000.00 by a will → $300,100.00.
 */
export function figureWorkings(input: EstateCase, options: DistributionOptions = {}): FigureWorking[] {
  validateCase(input);
  const played = playDeaths(input, options, { isTraced: true });
  return [...played.deaths.flatMap(ofDeath), ...holdings(played)];
}

function ofDeath(death: SettledDeath): FigureWorking[] {
  const { scene, solved } = death;
  const local = (working: Working): Working => localWorking(scene.domicile, working);
  const estate = ESTATE_FIGURES.map(
    (figure): FigureWorking => ({ of: 'estate', death: scene.label, figure, working: local(ESTATE[figure](death)) }),
  );
  const borne = deathTaxes(scene, solved).flatMap(({ jurisdiction, kind, borneBy }) =>
    borneBy.map(
      ({ id }): FigureWorking => ({
        of: 'borne',
        death: scene.label,
        jurisdiction,
        kind,
        id,
        working: local(borneFigure(death, kind, id)),
      }),
    ),
  );
  return [...estate, ...borne];
}

const POLICY: Authority = { cite: 'UPC 6-101', title: 'A policy pays by its contract' };
const PAYABLE: Authority = { cite: 'IRC § 2042(1)', title: 'Receivable by the executor' };

/** What one holder has come to: what was there, what came and what was paid, each line a transfer of the result. */
interface Ledger {
  readonly outright: Working[];
  readonly in_trust: Working[];
}

function holdings(played: PlayedDeaths): FigureWorking[] {
  const last = played.deaths.at(-1);
  if (!last) return [];
  const ledgers = new Map<string, Ledger>(played.finalHoldings.map(({ holderId }) => [holderId, emptyLedger()]));
  const trusts = last.scene.trusts;
  const enter = (id: string, manner: keyof Ledger, line: Working): void => {
    if (line.amountCents !== 0) ledgers.get(id)?.[trusts.has(id) ? 'in_trust' : manner].push(line);
  };
  for (const { holderId, assetId, amountCents } of played.opening) {
    enter(holderId, 'outright', { label: `${assetName(last.scene, assetId)}, held before`, amountCents });
  }
  for (const death of played.deaths) {
    for (const { kind, holderId, assetId, amountCents, isStaged } of death.scene.policyNotes) {
      const name = assetName(death.scene, assetId);
      const line: Working =
        kind === 'PAYS'
          ? { label: `${name} pays its benefit`, amountCents, authority: [POLICY] }
          : { label: `${name}, payable to the estate`, amountCents: -amountCents, authority: [PAYABLE] };
      enter(holderId, isStaged ? 'in_trust' : 'outright', localWorking(death.scene.domicile, line));
    }
    for (const movement of movementsOf(death.scene)) record(death, movement, enter);
    if (death === played.deaths[0]) enterGrowth(death.scene, enter);
  }
  return played.finalHoldings.flatMap(({ holderId, outrightCents, inTrustCents }): FigureWorking[] => {
    const name = partyName(last.scene, holderId);
    const lines = ledgers.get(holderId) ?? emptyLedger();
    const of = (manner: keyof Ledger, label: string, amountCents: Cents): FigureWorking[] =>
      amountCents === 0
        ? []
        : [{ of: 'held', id: holderId, manner, working: { label, amountCents, parts: lines[manner] } }];
    return [
      ...of('outright', `Held by ${name}`, outrightCents),
      ...of('in_trust', trusts.has(holderId) ? `Held by ${name}` : `Held in trust for ${name}`, inTrustCents),
    ];
  });
}

/** Between the deaths; each holding's own line opens to what it was before. */
function enterGrowth({ input, world, ...names }: DeathScene, enter: Enter): void {
  for (const one of world.growth) {
    const name = assetName({ input, ...names }, one.assetId);
    const line: Working = { label: `${name}, growth ${growthWords(input)}`, amountCents: one.grownCents };
    enter(one.holderId, one.isStaged ? 'in_trust' : 'outright', { ...line, basis: growthLines(input, [one], name) });
  }
}

const emptyLedger = (): Ledger => ({ outright: [], in_trust: [] });

type Enter = (id: string, manner: keyof Ledger, line: Working) => void;

/** A transfer on both sides; what leaves needs no lines of its own there. */
function record({ scene, solved }: SettledDeath, movement: Movement, enter: Enter): void {
  const { fromId, toId, amountCents, manner } = movement;
  const working = localWorking(scene.domicile, transferWorking(scene, solved, movement));
  enter(toId, manner, working);
  const { label, authority } = working;
  enter(fromId, mannerOf(movement), { label, amountCents: -amountCents, ...(authority ? { authority } : {}) });
}

/** How whoever it leaves has held it: a tax is paid out of the share that it is of. */
function mannerOf({ fromId, source }: Movement): keyof Ledger {
  switch (source.kind) {
    case 'tax':
      return source.interest.takerId === fromId ? source.interest.manner : 'outright';
    case 'share':
      return source.interest.isFromStaged ? 'in_trust' : 'outright';
    case 'pour':
      return source.pass.isFromStaged ? 'in_trust' : 'outright';
    case 'claim':
      return 'outright';
  }
}
