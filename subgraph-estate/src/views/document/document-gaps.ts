import type { Step } from '@platform/estate-engine';
import { amendsTrust, disposes, type EstateDocument, isWill } from '../../domain/document/document.ts';
import { willsInForce } from '../../domain/document/in-force.ts';
import type { Estate } from '../../domain/estate/estate.ts';

const EXECUTORS: ReadonlySet<string> = new Set(['executor', 'personal_representative']);

/** A codicil may name the executor, and who receives, in the place of its will. */
function willGaps(estate: Estate, document: EstateDocument): string[] {
  const inForce = willsInForce(estate).find(({ will }) => will.id === document.id);
  const { steps } = inForce?.terms ?? document.will ?? { steps: [] };
  const fiduciaries = inForce?.fiduciaries ?? document.fiduciaries;
  return [
    ...(fiduciaries.some(({ role }) => EXECUTORS.has(role))
      ? []
      : ['It names no executor: a court has to appoint somebody.']),
    ...residueGaps(steps),
  ];
}

/** Where the spouse takes all the balance, nothing is left over unless the spouse has died before. */
function residueGaps(steps: readonly Step[]): string[] {
  if (steps.some(({ kind }) => kind === 'RESIDUE')) return [];
  const forSpouse = steps.some(
    ({ kind, amountCents, percent }) =>
      kind === 'MARITAL_FUNDING' && amountCents === undefined && percent === undefined,
  );
  return forSpouse
    ? [
        'If the spouse dies first, it does not say who receives what is left: that passes as the law of the state has it.',
      ]
    : ['It does not say who receives what is left: that passes as the law of the state has it.'];
}

function actingGaps({ kind, fiduciaries }: EstateDocument): string[] {
  const acts = kind === 'POWER_OF_ATTORNEY' || kind === 'HEALTHCARE_DIRECTIVE';
  return acts && fiduciaries.length === 0 ? ['It names nobody to act.'] : [];
}

/** An amendment of a trust that is not here, or of which nothing is entered, moves no figure. */
function amendmentGaps({ trusts }: Estate, { parentId, amendment, fiduciaries }: EstateDocument): string[] {
  if (!trusts.some(({ id }) => id === parentId)) return ['Which trust it changes is not known, so it changes none.'];
  const says = (amendment?.terms.length ?? 0) > 0 || fiduciaries.length > 0;
  return says ? [] : ['What it says is not entered, so it changes no figure.'];
}

/** What a document leaves open, as a reader is told it: nothing of it is assumed. */
export function documentGaps(estate: Estate, document: EstateDocument): string[] {
  if (!document.isOnFile) return ['Nobody here has its text: what it says is not known.'];
  const isAlone = document.kind === 'CODICIL' && !estate.documents.some(({ id }) => id === document.parentId);
  return [
    ...(document.executedAt ? [] : ['When it was signed is not known.']),
    ...(isAlone ? ['Which will it changes is not known, so it changes none.'] : []),
    ...(amendsTrust(document) ? amendmentGaps(estate, document) : []),
    ...(disposes(document) && document.will === null ? ['What it says is not entered, so it changes no figure.'] : []),
    ...(isWill(document) && document.will ? willGaps(estate, document) : []),
    ...actingGaps(document),
  ];
}
