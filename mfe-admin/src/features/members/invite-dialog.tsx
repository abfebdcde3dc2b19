import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { MembershipRole } from '@platform/contracts';
import { thenRead } from '@platform/mfe-kit';
import { emailAddress, fullName } from '@platform/mfe-kit/form-rules';
import { ErrorSummary, FormAlert, FormModal, SelectField, showServerErrors, TextField } from '@platform/mfe-kit/forms';
import { Button, Checkbox, notify, type Option, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { graphql } from '../../gql/index.ts';
import { ROLE_OPTIONS } from './member-roles.ts';

const InviteMemberMutation = graphql(`
  mutation InviteMember($input: InviteMemberInput!) {
    inviteMember(input: $input) {
      invitationToken { id emailAddress }
    }
  }
`);

const schema = z.object({
  emailAddress,
  name: fullName(),
  role: z.string(),
  organizationId: z.string(),
  isPrimaryAdmin: z.boolean(),
});
type Invite = z.infer<typeof schema>;

interface InviteDialogProps {
  /** The organization and those below it. */
  readonly organizations: readonly Option[];
  readonly onClose: () => void;
}

/** Invites somebody as a member: the address, the name that the sign-up begins with, and the role. */
export function InviteDialog({ organizations, onClose }: InviteDialogProps) {
  const formId = useId();
  const [invite] = useMutation(InviteMemberMutation, thenRead('OpenInvitations'));
  const { control, register, handleSubmit, setError, formState } = useForm<Invite>({
    resolver: zodResolver(schema),
    defaultValues: {
      emailAddress: '',
      name: '',
      role: 'ADVISOR',
      organizationId: organizations[0]?.value ?? '',
      isPrimaryAdmin: false,
    },
    mode: 'onTouched',
  });
  const role = useWatch({ control, name: 'role' });
  const submit = handleSubmit(async ({ isPrimaryAdmin, ...values }) => {
    try {
      const input = {
        ...values,
        role: values.role as MembershipRole,
        isPrimaryAdmin: values.role === 'ADMIN' && isPrimaryAdmin,
      };
      const { data } = await invite({ variables: { input } });
      notify(`The invitation to ${data?.inviteMember.invitationToken?.emailAddress ?? values.emailAddress} is sent.`);
      onClose();
    } catch (error) {
      showServerErrors(error, setError, ['emailAddress', 'name', 'role', 'organizationId', 'isPrimaryAdmin']);
    }
  });
  return (
    <FormModal
      control={control}
      onClose={onClose}
      title="Invite a member"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={formState.isSubmitting}>
            Send invitation
          </Button>
        </>
      }
    >
      <form id={formId} aria-label="Invite a member" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <ErrorSummary control={control} />
          <TextField
            control={control}
            name="emailAddress"
            label="Email"
            type="email"
            autoComplete="off"
            hint="They get a link that is good for fourteen days."
          />
          <TextField control={control} name="name" label="Full name" autoComplete="off" />
          <SelectField control={control} name="role" label="Role" options={ROLE_OPTIONS} />
          {role === 'ADMIN' && (
            <Checkbox
              {...register('isPrimaryAdmin')}
              label="Primary administrator"
              hint="The first administrator of an organization becomes one anyway."
              error={formState.errors.isPrimaryAdmin?.message}
            />
          )}
          {organizations.length > 1 && (
            <SelectField control={control} name="organizationId" label="Organization" options={organizations} />
          )}
          <FormAlert message={formState.errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
