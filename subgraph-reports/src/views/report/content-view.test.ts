import { expect, it } from 'vitest';
import { USUAL_SETTINGS } from '../../domain/report-content/report-content.ts';
import { omissionsOf } from './content-view.ts';

const disclosure = (isActive: boolean) => ({ id: 'd', title: 'Fees', disclosureContent: '', isActive });

it('leaves the words of the platform out only where the organization says something itself', () => {
  const settings = { ...USUAL_SETTINGS, shouldHideVanillaDisclosure: true, shouldHideSteps: true };
  expect(omissionsOf({ settings, disclosures: [disclosure(true)] })).toEqual({
    steps: true,
    terms: false,
    platformDisclosure: true,
  });
  for (const disclosures of [[], [disclosure(false)]])
    expect(omissionsOf({ settings, disclosures }).platformDisclosure).toBe(false);
});
