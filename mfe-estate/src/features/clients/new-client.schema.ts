import { MARITAL_STATUSES } from '@platform/contracts/domain';
import { optionalAdultBirthday, optionalText, requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';

/** With a spouse or partner whose names the form asks for. */
export const HAS_PARTNER: ReadonlySet<string> = new Set([
  'LEGALLY_MARRIED',
  'DOMESTIC_PARTNERSHIP',
  'SEPARATED',
  'ENGAGED',
]);

const NAME_LENGTH = 60;
export const CITY_LENGTH = 80;

export const newClientSchema = z
  .object({
    firstName: requiredText('First name is required', NAME_LENGTH),
    lastName: requiredText('Last name is required', NAME_LENGTH),
    birthDate: optionalAdultBirthday,
    state: requiredText('Choose a state'),
    city: optionalText(CITY_LENGTH),
    maritalStatus: z.enum(MARITAL_STATUSES, 'Choose a marital status'),
    spouseFirstName: optionalText(NAME_LENGTH),
    spouseLastName: optionalText(NAME_LENGTH),
    spouseBirthDate: optionalAdultBirthday,
  })
  .superRefine((values, context) => {
    if (values.maritalStatus !== 'LEGALLY_MARRIED') return;
    if (!values.spouseFirstName)
      context.addIssue({ code: 'custom', path: ['spouseFirstName'], message: 'First name is required' });
    if (!values.spouseLastName)
      context.addIssue({ code: 'custom', path: ['spouseLastName'], message: 'Last name is required' });
  });

export type NewClientValues = z.infer<typeof newClientSchema>;

export const NO_CLIENT: NewClientValues = {
  firstName: '',
  lastName: '',
  birthDate: '',
  state: '',
  city: '',
  maritalStatus: 'LEGALLY_MARRIED',
  spouseFirstName: '',
  spouseLastName: '',
  spouseBirthDate: '',
};

/** What the graph takes: empty texts are left out, and a spouse where the status has none. */
export function newClientInput(values: NewClientValues) {
  const { firstName, lastName, state, maritalStatus } = values;
  const text = (value: string): string | null => value || null;
  const partner = HAS_PARTNER.has(maritalStatus) && values.spouseFirstName !== '';
  return {
    firstName,
    lastName,
    state,
    maritalStatus,
    birthDate: text(values.birthDate),
    city: text(values.city),
    ...(partner
      ? {
          spouseFirstName: values.spouseFirstName,
          spouseLastName: text(values.spouseLastName),
          spouseBirthDate: text(values.spouseBirthDate),
        }
      : {}),
  };
}
