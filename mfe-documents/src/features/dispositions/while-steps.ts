import { whileUnchanged } from '@platform/mfe-kit/forms';
import type { Plan, PlanReload } from './dispositions-query.ts';

/** What the steps of an instrument say, in their order. */
const stepsOf = ({ templates }: Plan) =>
  templates.map(({ kind, divisionEvent, distributionDetails }) => [kind, divisionEvent.label, distributionDetails]);

/** Answers what `undoChange` asks: the version that is saved as long as the steps stand as the change left them. */
export const whileSteps = (reload: PlanReload['reload'], version: number) =>
  whileUnchanged(async () => {
    const plan = await reload();
    return plan && { values: stepsOf(plan), version: plan.estate.version };
  }, version);
