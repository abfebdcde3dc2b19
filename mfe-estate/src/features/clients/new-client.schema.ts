import { MARITAL_STATUSES, PARTNERED_STATUSES } from '@platform/contracts/domain';
import { optionalAdultBirthday, optionalText, requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';

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
    if (!PARTNERED_STATUSES.has(values.maritalStatus)) return;
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

/** What the graph takes: empty texts are left out, and a partner where the status has none. */
export function newClientInput(values: NewClientValues) {
  const { firstName, lastName, state, maritalStatus } = values;
  const text = (value: string): string | null => value || null;
  return {
    firstName,
    lastName,
    state,
    maritalStatus,
    birthDate: text(values.birthDate),
    city: text(values.city),
    ...(PARTNERED_STATUSES.has(maritalStatus)
      ? {
          spouseFirstName: values.spouseFirstName,
          spouseLastName: text(values.spouseLastName),
          spouseBirthDate: text(values.spouseBirthDate),
        }
      : {}),
  };
}
