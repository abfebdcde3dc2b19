export { phoneParts, requiredPhoneProblem as phoneProblem } from '@platform/contracts/field-rules';

/** Steps of the two-factor dialog as platform shell §4 numbers them: intro, method, QR or number, code. */
export type TwoFactorMethod = 'AUTH_APP' | 'SMS';
export type TwoFactorStep =
  | { readonly name: 'intro' }
  | { readonly name: 'method' }
  | { readonly name: 'qr' | 'phone' }
  | { readonly name: 'code'; readonly method: TwoFactorMethod }
  | { readonly name: 'backup' };

/** Back leads from the code to step 3 of its method, from step 3 to the choice; nowhere from the others. */
export function stepBefore(step: TwoFactorStep): TwoFactorStep | null {
  if (step.name === 'code') return { name: step.method === 'SMS' ? 'phone' : 'qr' };
  return step.name === 'qr' || step.name === 'phone' ? { name: 'method' } : null;
}

/** Continue leads from the intro to the choice, from there to the method's own step, from there to the code. */
export function stepAfter(step: TwoFactorStep, chosen: TwoFactorMethod): TwoFactorStep {
  switch (step.name) {
    case 'intro':
      return { name: 'method' };
    case 'method':
      return { name: chosen === 'SMS' ? 'phone' : 'qr' };
    case 'qr':
      return { name: 'code', method: 'AUTH_APP' };
    case 'phone':
      return { name: 'code', method: 'SMS' };
    default:
      return { name: 'backup' };
  }
}

/** What leaves the dialog at a step, by the words of its button. */
export function leavingLabel(step: TwoFactorStep): 'Skip for now' | 'Cancel' | null {
  return step.name === 'intro' ? 'Skip for now' : step.name === 'method' ? 'Cancel' : null;
}
