import { type TransferWorking, transferWorkings } from '@platform/estate-engine/transfer-workings';
import { type Cents, type IsoDate, sumCents } from '@platform/kernel';
import { runDistribution } from '../../domain/distribution/distribution.ts';
import { willsInForce } from '../../domain/document/in-force.ts';
import { type Estate, personById } from '../../domain/estate/estate.ts';
import { type CaseOverrides, toEstateCase } from '../../domain/estate/estate-case.ts';
import { stepWords } from '../trust/dispositions.ts';
import { nameOf } from './distribution-view.ts';
import { edgeId } from './flow-view.ts';
import { type WorkingReceipt, workingReceipt } from './working-lines.ts';

export interface EdgeWorkingView {
  readonly id: string;
  /** What the edge draws of it; the whole of an edge comes by the amounts of its workings, where all of it passes. */
  readonly amount: Cents;
  /** The clause of the will or trust in words; null of what no clause gives. */
  readonly clause: string | null;
  /** More than one where a tax and the generation-skipping tax go to the same treasury. */
  readonly workings: WorkingReceipt[];
}

/**
 * Every transfer that an edge of the diagram draws, each worked out. Empty for an edge that is not there, for property
 * that stays where it is, and where the deaths cannot be played.
 */
export function edgeWorkings(
  estate: Estate,
  today: IsoDate,
  id: string,
  overrides: CaseOverrides = {},
): EdgeWorkingView[] {
  const outcome = runDistribution(estate, today, overrides);
  if ('problem' in outcome) return [];
  const parts = outcome.result.flow.edges.filter((edge) => edgeId(edge) === id).flatMap((edge) => edge.parts);
  if (parts.length === 0) return [];
  const workings = transferWorkings(toEstateCase(estate, today, overrides));
  // One transfer may be drawn from several places where its property stood.
  const byTransfer = Map.groupBy(parts, ({ transferIds }) => transferIds.join(' '));
  return [...byTransfer].map(([key, same]) => {
    const opened = (same[0]?.transferIds ?? []).flatMap((transferId) => workings.get(transferId) ?? []);
    return {
      id: key,
      amount: sumCents(same.map(({ amountCents }) => amountCents)),
      clause: clauseWords(estate, opened[0]),
      workings: opened.map((working) => workingReceipt(working)),
    };
  });
}

/** `Robert’s Revocable Trust: $500,000.00 to Castellan Family Foundation`. */
function clauseWords(estate: Estate, working: TransferWorking | undefined): string | null {
  if (!working?.clause) return null;
  const { instrumentId, step } = working.clause;
  const name = nameOf(estate, instrumentId);
  const isPerson = personById(estate, instrumentId) !== undefined;
  const isAssumed = isPerson && !willsInForce(estate).some(({ will }) => will.ownerId === instrumentId);
  const instrument = isPerson ? `${isAssumed ? 'Assumed will' : 'Will'} of ${name}` : name;
  return `${instrument}: ${stepWords(estate, step)}`;
}
