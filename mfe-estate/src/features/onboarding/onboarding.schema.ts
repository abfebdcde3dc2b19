import { labelOf, labelOptions } from '@platform/contracts/labels';
import {
  NET_WORTH_RANGES,
  ONBOARDING_SCREENS,
  type OnboardingScreen,
  PLANNING_GOALS,
} from '@platform/contracts/onboarding';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { z } from 'zod';
import type { OnboardingInfo } from './onboarding-query.ts';

/** As a form holds it: nothing chosen is the empty text. */
const yesOrNo = z.enum(['', 'YES', 'NO']);

export const onboardingSchema = z.object({
  hasChildren: yesOrNo,
  hasUsedExemption: yesOrNo,
  hasUsedGstExemption: yesOrNo,
  planningGoals: z.array(z.enum(PLANNING_GOALS)),
  netWorthRange: z.union([z.literal(''), z.enum(NET_WORTH_RANGES)]),
});
export type OnboardingValues = z.infer<typeof onboardingSchema>;

export const ONBOARDING_LABELS: Readonly<Record<keyof OnboardingValues, string>> = {
  hasChildren: 'Are there children?',
  hasUsedExemption: 'Have large gifts used up estate tax exemption?',
  hasUsedGstExemption: 'Has exemption from the generation-skipping tax been used?',
  planningGoals: 'What should the plan do?',
  netWorthRange: 'What is everything worth together, less debts?',
};

const YES_OR_NO = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
  { value: '', label: 'Not known yet' },
];

/** The questions of each page. */
export const ONBOARDING_PAGES: Readonly<Record<OnboardingScreen, readonly FormElement<OnboardingValues>[]>> = {
  FAMILY: [
    {
      kind: 'radio',
      name: 'hasChildren',
      label: ONBOARDING_LABELS.hasChildren,
      hint: 'Also adopted ones, and those of an earlier relationship. Their names come later, on the page of the family.',
      options: YES_OR_NO,
    },
  ],
  EXEMPTIONS: [
    {
      kind: 'radio',
      name: 'hasUsedExemption',
      label: ONBOARDING_LABELS.hasUsedExemption,
      hint: 'Gifts for which a gift tax return was filed.',
      options: YES_OR_NO,
    },
    {
      kind: 'radio',
      name: 'hasUsedGstExemption',
      label: ONBOARDING_LABELS.hasUsedGstExemption,
      hint: 'By gifts to grandchildren, or to trusts for them.',
      options: YES_OR_NO,
    },
  ],
  GOALS: [
    {
      kind: 'multi-select cards',
      name: 'planningGoals',
      label: ONBOARDING_LABELS.planningGoals,
      options: labelOptions('PlanningGoal'),
    },
  ],
  NET_WORTH: [
    {
      kind: 'radio',
      name: 'netWorthRange',
      label: ONBOARDING_LABELS.netWorthRange,
      options: [...labelOptions('NetWorthRange'), { value: '', label: 'Not known yet' }],
    },
  ],
};

/** Where somebody goes on: after the page that was answered last, and at the first one before. */
export function nextScreen(last: OnboardingScreen | null): OnboardingScreen {
  const place = last === null ? 0 : ONBOARDING_SCREENS.indexOf(last) + 1;
  return ONBOARDING_SCREENS[Math.min(place, ONBOARDING_SCREENS.length - 1)] ?? 'FAMILY';
}

const said = (answer: boolean | null | undefined): OnboardingValues['hasChildren'] =>
  answer === true ? 'YES' : answer === false ? 'NO' : '';
const answer = (given: OnboardingValues['hasChildren']): boolean | null => (given === '' ? null : given === 'YES');

export const onboardingValues = (info: OnboardingInfo | null): OnboardingValues => ({
  hasChildren: said(info?.hasChildren),
  hasUsedExemption: said(info?.hasUsedExemption),
  hasUsedGstExemption: said(info?.hasUsedGstExemption),
  planningGoals: [...(info?.planningGoals ?? [])],
  netWorthRange: info?.netWorthRange ?? '',
});

export const onboardingInput = (values: OnboardingValues) => ({
  hasChildren: answer(values.hasChildren),
  hasUsedExemption: answer(values.hasUsedExemption),
  hasUsedGstExemption: answer(values.hasUsedGstExemption),
  planningGoals: values.planningGoals,
  netWorthRange: values.netWorthRange || null,
});

export function onboardingWords(name: keyof OnboardingValues, values: OnboardingValues): string {
  if (name === 'planningGoals')
    return values.planningGoals.map((goal) => labelOf('PlanningGoal', goal)).join(', ') || 'Nothing';
  if (name === 'netWorthRange')
    return values.netWorthRange ? labelOf('NetWorthRange', values.netWorthRange) : 'Not known yet';
  return YES_OR_NO.find(({ value }) => value === values[name])?.label ?? 'Not known yet';
}
