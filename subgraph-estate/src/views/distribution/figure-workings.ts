import type { DeathLabel } from '@platform/estate-engine';
import { type FigureWorking, figureWorkings as workOut } from '@platform/estate-engine/figure-workings';
import { transferWorkings } from '@platform/estate-engine/transfer-workings';
import type { IsoDate } from '@platform/kernel';
import { playEstate } from '../../domain/distribution/distribution.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { type CaseOverrides, toEstateCase } from '../../domain/estate/estate-case.ts';
import { possessive } from '../../domain/estate/household-name.ts';
import { nameOf } from './distribution-view.ts';
import { taxId } from './flow-view.ts';
import { type WorkingReceipt, workingReceipt } from './working-lines.ts';

export interface FigureWorkingView {
  /** Of the figure among those that were asked for: its name, whoever bears the tax, or how it is held. */
  readonly id: string;
  readonly working: WorkingReceipt;
}

/** Whose figures: one of a death's estate, of those who bear a tax, or of somebody who holds something in the end. */
export interface FiguresOf {
  readonly death?: DeathLabel | null | undefined;
  readonly taxId?: string | null | undefined;
  readonly holderId?: string | null | undefined;
}

function idIn(figure: FigureWorking, { death, taxId: tax, holderId }: FiguresOf): string | undefined {
  switch (figure.of) {
    case 'estate':
      return figure.death === death ? figure.figure : undefined;
    case 'borne':
      return taxId(figure.death, figure.jurisdiction, figure.kind) === tax ? figure.id : undefined;
    case 'held':
      return figure.id === holderId ? figure.manner : undefined;
  }
}

function figuresOf(estate: Estate, today: IsoDate, overrides: CaseOverrides): FigureWorking[] {
  const outcome = playEstate(toEstateCase(estate, today, overrides), workOut);
  return 'problem' in outcome ? [] : outcome.result;
}

/** The figures asked for, each worked out; none where nothing is of that name, or the deaths cannot be played. */
export function figureWorkings(
  estate: Estate,
  today: IsoDate,
  of: FiguresOf,
  overrides: CaseOverrides = {},
): FigureWorkingView[] {
  return figuresOf(estate, today, overrides).flatMap((figure) => {
    const id = idIn(figure, of);
    return id === undefined ? [] : [{ id, working: workingReceipt(figure.working) }];
  });
}

/** Workings of one part of a plan as they are printed. */
export interface WorkingsOfPart {
  readonly id: string;
  readonly title: string;
  readonly workings: WorkingReceipt[];
}

const DEATH_WORDS: Readonly<Record<DeathLabel, string>> = { FIRST_DEATH: 'First death', SECOND_DEATH: 'Second death' };

/** Every amount of the plan, worked out, in the order of a return: for paper, which cannot be opened. */
export function allWorkings(estate: Estate, today: IsoDate, overrides: CaseOverrides = {}): WorkingsOfPart[] {
  const input = toEstateCase(estate, today, overrides);
  const figures = figuresOf(estate, today, overrides).filter(({ working }) => working.amountCents !== 0);
  if (figures.length === 0) return [];
  const transfers = transferWorkings(input);
  const part = (id: string, title: string, workings: readonly FigureWorking['working'][]): WorkingsOfPart[] =>
    workings.length === 0 ? [] : [{ id, title, workings: workings.map((working) => workingReceipt(working)) }];
  const deaths = input.assumptions.deaths.flatMap(({ personId }, index) => {
    const death: DeathLabel = index === 0 ? 'FIRST_DEATH' : 'SECOND_DEATH';
    const when = DEATH_WORDS[death];
    const ofDeath = figures.filter((figure) => figure.of !== 'held' && figure.death === death);
    const of = (kind: FigureWorking['of']) => ofDeath.flatMap((one) => (one.of === kind ? [one.working] : []));
    const passing = [...transfers].flatMap(([id, working]) => (id.startsWith(`${death}.`) ? [working] : []));
    return [
      ...part(`${death}:estate`, `${when}: ${possessive(nameOf(estate, personId))} estate`, of('estate')),
      ...part(`${death}:transfers`, `${when}: what passes, and what is paid`, passing),
      ...part(`${death}:borne`, `${when}: who bears the tax`, of('borne')),
    ];
  });
  const held = figures.flatMap((one) => (one.of === 'held' ? [one.working] : []));
  return [...deaths, ...part('held', 'What everybody holds in the end', held)];
}
