import type { Cents, IsoDate } from '@platform/kernel';
import type { Estate } from '../../domain/estate/estate.ts';
import { distributionView } from '../distribution/distribution-view.ts';
import { templateGaps, templateWords } from './template-words.ts';
import { templatesOf } from './templates.ts';

export interface ReceiverChange {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly before: Cents;
  readonly after: Cents;
}

export interface DispositionPreview {
  readonly reading: string[];
  readonly gaps: string[];
  readonly problem: string | null;
  readonly receivers: ReceiverChange[];
}

type Receiver = Omit<ReceiverChange, 'before' | 'after'> & { readonly amountCents: Cents };

/** Who ends with how much, and what is taxed: the figures of the diagram. */
function receiversOf(estate: Estate, today: IsoDate): { problem: string | null; receivers: Receiver[] } {
  const { problem, finalHoldings, totals } = distributionView(estate, today);
  if (problem) return { problem: problem.message, receivers: [] };
  const holders = finalHoldings.map(({ holderId, holderName, holderType, total }) => ({
    id: holderId,
    name: holderName,
    kind: holderType,
    amountCents: total,
  }));
  return {
    problem: null,
    receivers: [
      ...holders,
      { id: 'tax', name: 'Taxes at death', kind: 'tax', amountCents: totals.tax },
      { id: 'claims', name: 'Debts and costs', kind: 'other', amountCents: totals.claims },
    ],
  };
}

/** An instrument as it would read, and what that changes for whoever receives. Amounts in cents, as the engine has them. */
export function dispositionPreview(
  before: Estate,
  after: Estate,
  instrumentId: string,
  today: IsoDate,
): DispositionPreview {
  const [was, is] = [receiversOf(before, today), receiversOf(after, today)];
  const known = new Map([...was.receivers, ...is.receivers].map((one) => [one.id, one]));
  const centsOf = ({ receivers }: typeof was, id: string): Cents =>
    receivers.find((one) => one.id === id)?.amountCents ?? 0;
  const templates = templatesOf(after, instrumentId);
  return {
    reading: templates.map(templateWords),
    gaps: [...new Set(templates.flatMap((template) => templateGaps(template, today)))],
    problem: is.problem,
    receivers: is.problem
      ? []
      : [...known.values()]
          .map(({ id, name, kind }) => ({ id, name, kind, before: centsOf(was, id), after: centsOf(is, id) }))
          .filter((one) => one.before !== 0 || one.after !== 0),
  };
}
