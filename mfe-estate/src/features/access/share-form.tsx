import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { AskBeforeLeaving, FormAlert, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, Note, notify, Row, Stack } from '@platform/ui-kit';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import css from './access.module.css';
import { AFTER_CHANGE, type SharedEstate, ShareWithClientMutation, ShareWithGuestMutation } from './access-query.ts';
import { mayDo, NOTHING_SHARED, personOptions, ROLE_OPTIONS, type ShareValues, shareSchema } from './share.schema.ts';

interface GuestLink {
  readonly emailAddress: string;
  readonly href: string;
}

function elementsFor(estate: SharedEstate, role: ShareValues['role']): readonly FormElement<ShareValues>[] {
  const people = personOptions(estate);
  const asks = role === 'CLIENT' && people.length > 0;
  return [
    { kind: 'select', name: 'role', label: 'As', options: ROLE_OPTIONS, hint: mayDo(role) },
    { kind: 'text', name: 'name', label: 'Full name', autoComplete: 'off', width: 'half' },
    { kind: 'email', name: 'emailAddress', label: 'Email', autoComplete: 'off', width: 'half' },
    ...(asks
      ? [
          {
            kind: 'select' as const,
            name: 'personId' as const,
            label: 'Who in the family',
            options: people,
            placeholder: 'Nobody of them',
            optional: true,
          },
        ]
      : []),
  ];
}

/** Lets one more person into an estate: clients by their own sign-up, everybody else by a link and a mailed code. */
export function ShareForm({ estate }: { readonly estate: SharedEstate }) {
  const [link, setLink] = useState<GuestLink | null>(null);
  const [shareWithGuest] = useMutation(ShareWithGuestMutation, AFTER_CHANGE);
  const [shareWithClient] = useMutation(ShareWithClientMutation, AFTER_CHANGE);
  const form = useForm<ShareValues>({
    resolver: zodResolver(shareSchema),
    mode: 'onTouched',
    defaultValues: NOTHING_SHARED,
  });
  const role = useWatch({ control: form.control, name: 'role' });
  const { organizationId, id: estateId } = estate;
  const share = form.handleSubmit(async ({ role: as, name, emailAddress, personId }) => {
    setLink(null);
    const who = { organizationId, name, emailAddress };
    try {
      if (as === 'CLIENT') {
        await shareWithClient({ variables: { input: { ...who, estateId, personId: personId || null } } });
      } else {
        const { data } = await shareWithGuest({ variables: { input: { ...who, role: as, estateIds: [estateId] } } });
        const made = data?.createMembership;
        if (made) setLink({ emailAddress, href: `${location.origin}/auth/guest/${made.token}/${made.exp}` });
      }
      notify(`The invitation to ${emailAddress} is sent.`);
    } catch (error) {
      showServerErrors(error, form.setError, Object.keys(NOTHING_SHARED) as (keyof ShareValues)[]);
    }
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (isSubmitSuccessful) form.reset({ ...NOTHING_SHARED, role: form.getValues('role') });
  }, [form, isSubmitSuccessful]);
  return (
    <form onSubmit={(event) => void share(event)} aria-label="Share this estate" noValidate>
      <Stack gap={16}>
        <AskBeforeLeaving control={form.control} />
        <h3 className={css.heading}>Share with somebody</h3>
        <FormElements control={form.control} elements={elementsFor(estate, role)} />
        <FormAlert message={errors.root?.message} />
        <Row gap={8}>
          <Button primary type="submit" busy={isSubmitting}>
            Send invitation
          </Button>
        </Row>
        {link && <CopyLink {...link} />}
      </Stack>
    </form>
  );
}

function CopyLink({ emailAddress, href }: GuestLink) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(href);
      setCopied(true);
    } catch {
      notify({ message: 'The link could not be copied. Select it and copy it by hand.', tone: 'error' });
    }
  };
  return (
    <Note tone="positive">
      <Stack gap={8}>
        <span>
          The link went to {emailAddress} by mail. You can send it yourself too: it opens nothing without a code that is
          mailed to that address.
        </span>
        <code className={css.link}>{href}</code>
        <Row gap={8}>
          <Button size="small" onClick={() => void copy()}>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
        </Row>
      </Stack>
    </Note>
  );
}
