import { VisuallyHidden } from '@platform/ui-kit';
import { IconCheck } from '@tabler/icons-react';
import css from './uploads.module.css';

/** Steps of the wizard by their place (estate domain §4, R248). */
const STEPS = { upload: 0, documentsSelection: 1, summary: 2 } as const;
/** For whoever has files read at once. */
const STEPS_AT_ONCE = { upload: 0, processAbstractions: 1 } as const;

export type WizardStep = keyof typeof STEPS | keyof typeof STEPS_AT_ONCE;
const WORDS: Readonly<Record<WizardStep, string>> = {
  upload: 'Add files',
  documentsSelection: 'Choose what is read',
  summary: 'Summary',
  processAbstractions: 'Reading',
};

interface WizardStepsProps {
  readonly isAtOnce: boolean;
  readonly current: WizardStep;
}

/** Where somebody is on the way from files to what they say. */
export function WizardSteps({ isAtOnce, current }: WizardStepsProps) {
  const places = Object.entries(isAtOnce ? STEPS_AT_ONCE : STEPS) as [WizardStep, number][];
  const here = places.find(([step]) => step === current)?.[1] ?? 0;
  return (
    <ol className={css.steps} aria-label="Steps">
      {places
        .toSorted(([, a], [, b]) => a - b)
        .map(([step, place]) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            <span className={css.place} aria-hidden>
              {place < here ? <IconCheck size={16} stroke={1.8} /> : place + 1}
            </span>
            <span>
              <VisuallyHidden>{place + 1}. </VisuallyHidden>
              {WORDS[step]}
              {place < here && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </li>
        ))}
    </ol>
  );
}
