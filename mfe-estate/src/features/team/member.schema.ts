import { formatPhone } from '@platform/contracts/field-rules';
import { EXTERNAL_INTEGRATION_PROVIDERS, FINANCIAL_TEAM_ROLES } from '@platform/contracts/finance';
import { labelOf } from '@platform/contracts/labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { optionalEmail, optionalPhone, optionalText, requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { Member } from './team-query.ts';

export const memberSchema = z.object({
  name: requiredText('Name is required', TEXT_LENGTHS.name),
  role: z.enum(FINANCIAL_TEAM_ROLES),
  company: optionalText(TEXT_LENGTHS.company),
  emailAddress: optionalEmail,
  phoneNumber: optionalPhone,
  integrationKinds: z.array(z.enum(EXTERNAL_INTEGRATION_PROVIDERS)),
});
export type MemberForm = z.input<typeof memberSchema>;
export type MemberValues = z.output<typeof memberSchema>;

export const MEMBER_LABELS: Readonly<Record<keyof MemberValues, string>> = {
  name: 'Name',
  role: 'Role',
  company: 'Company',
  emailAddress: 'Email',
  phoneNumber: 'Phone number',
  integrationKinds: 'Works with',
};

const ROLES = FINANCIAL_TEAM_ROLES.map((value) => ({ value, label: labelOf('FinancialTeamRole', value) }));
const PROVIDERS = EXTERNAL_INTEGRATION_PROVIDERS.map((value) => ({
  value,
  label: labelOf('ExternalIntegrationProvider', value),
}));

export const MEMBER_ELEMENTS: readonly FormElement<MemberForm>[] = [
  { kind: 'text', name: 'name', label: MEMBER_LABELS.name, maxLength: TEXT_LENGTHS.name, autoFocus: true },
  { kind: 'select', name: 'role', label: MEMBER_LABELS.role, options: ROLES, width: 'half' },
  { kind: 'text', name: 'company', label: MEMBER_LABELS.company, optional: true, width: 'half' },
  { kind: 'email', name: 'emailAddress', label: MEMBER_LABELS.emailAddress, optional: true, width: 'half' },
  { kind: 'phone', name: 'phoneNumber', label: MEMBER_LABELS.phoneNumber, optional: true, width: 'half' },
  { kind: 'multi-select cards', name: 'integrationKinds', label: MEMBER_LABELS.integrationKinds, options: PROVIDERS },
];

/** What the form shows of a member. */
export const memberValues = (known: Member | null): MemberValues => ({
  name: known?.name ?? '',
  role: known?.role ?? 'FINANCIAL_ADVISOR',
  company: known?.company ?? '',
  emailAddress: known?.emailAddress ?? '',
  phoneNumber: known?.phoneNumber ?? '',
  integrationKinds: known?.integrationKinds ?? [],
});

export const memberInput = (values: MemberValues) => ({
  ...values,
  company: values.company || null,
  emailAddress: values.emailAddress || null,
  phoneNumber: values.phoneNumber || null,
});

export function memberWords(name: keyof MemberValues, values: MemberValues): string {
  if (name === 'role') return labelOf('FinancialTeamRole', values.role);
  if (name === 'phoneNumber') return formatPhone(values.phoneNumber) || 'Nothing';
  if (name === 'integrationKinds')
    return values.integrationKinds.map((kind) => labelOf('ExternalIntegrationProvider', kind)).join(', ') || 'Nothing';
  return values[name] || 'Nothing';
}
