import { useMutation, useQuery } from '@apollo/client/react';
import { formatPhone } from '@platform/contracts/field-rules';
import { refreshed } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Chip, ErrorState, List, ListItem, notify, Row, Sheet, Skeleton } from '@platform/ui-kit';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { ConfirmIdentityDialog } from '../security/confirm-identity-dialog.tsx';
import { BackupCodesDialog } from './backup-codes-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { TwoFactorDialog } from './two-factor-dialog.tsx';
import type { TwoFactorMethod } from './two-factor-steps.ts';

const TwoFactorSettings = graphql(`
  query TwoFactorSettings {
    account2faSettings {
      countryCode
      enable2fa
      enableAuthApp2fa
      enableSms2fa
      phoneNumber
      primary2faPreference
      backupCodesLeft
      identityProof
      mustConfirmIdentity
    }
  }
`);

const AskFirst = graphql(`
  mutation AskFirst($input: Update2faSettingsInput!) {
    update2faSettings(input: $input) {
      ok
    }
  }
`);

type Opened = 'set-up' | 'codes' | TwoFactorMethod | null;

/** Methods of the second factor: which are on, set-up, turning off, backup codes. `open`: begins with the set-up. */
export function TwoFactorSection({ open, onChanged }: { open: boolean; onChanged: () => Promise<void> }) {
  const { data, error, refetch } = useQuery(TwoFactorSettings, { fetchPolicy: 'no-cache' });
  const [askFirst, asking] = useMutation(AskFirst);
  const [opened, setOpened] = useState<Opened>(open ? 'set-up' : null);
  const close = (changed: boolean): void => {
    setOpened(null);
    if (changed) void Promise.all([refetch(), onChanged()]);
  };
  // What is asked first depends on how long ago the last proof was.
  const openAfresh = async (next: 'set-up' | 'codes'): Promise<void> => {
    await refreshed(refetch);
    setOpened(next);
  };
  const prefer = async (method: TwoFactorMethod, title: string): Promise<void> => {
    try {
      await askFirst({ variables: { input: { primary2faPreference: method } } });
      notify(`${title} is asked for first.`);
    } catch (failure) {
      notify({ tone: 'error', message: serverErrorText(failure) });
    }
    await refreshed(refetch);
  };
  const settings = data?.account2faSettings;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!settings) return <Skeleton rows={3} label="Loading two-factor settings" />;
  const phone = settings.phoneNumber ? `${settings.countryCode ?? ''} ${formatPhone(settings.phoneNumber)}` : null;
  const methods = [
    { id: 'AUTH_APP', title: 'Authenticator app', on: settings.enableAuthApp2fa, text: 'A code of six digits' },
    {
      id: 'SMS',
      title: 'Text message',
      on: settings.enableSms2fa,
      text: settings.enableSms2fa && phone ? `To ${phone}` : 'To a mobile phone',
    },
  ] as const;
  const methodsOn = methods.filter(({ on }) => on).map(({ id }) => id);
  return (
    <Sheet
      title="Two-factor sign-in"
      aside={<Chip tone={settings.enable2fa ? 'positive' : 'asset'}>{settings.enable2fa ? 'On' : 'Off'}</Chip>}
    >
      <List label="Two-factor methods">
        {methods.map(({ id, title, on, text }) => (
          <ListItem
            key={id}
            title={title}
            text={text}
            trailing={
              on && (
                <>
                  {methodsOn.length > 1 && settings.primary2faPreference === id && (
                    <Chip tone="accent">Asked first</Chip>
                  )}
                  {methodsOn.length > 1 && settings.primary2faPreference !== id && (
                    <Button
                      size="small"
                      busy={asking.loading}
                      aria-label={`Ask first: ${title}`}
                      onClick={() => void prefer(id, title)}
                    >
                      Ask first
                    </Button>
                  )}
                  <Button size="small" aria-label={`Turn off ${title}`} onClick={() => setOpened(id)}>
                    Turn off
                  </Button>
                </>
              )
            }
          />
        ))}
        {settings.enable2fa && (
          <ListItem
            title="Backup codes"
            text={`${settings.backupCodesLeft} left`}
            trailing={
              <Button size="small" onClick={() => void openAfresh('codes')}>
                Make new codes
              </Button>
            }
          />
        )}
      </List>
      {methodsOn.length < methods.length && (
        <Row>
          <Button primary={!settings.enable2fa} onClick={() => void openAfresh('set-up')}>
            {settings.enable2fa ? 'Add a method' : 'Set up two-factor sign-in'}
          </Button>
        </Row>
      )}
      {(opened === 'AUTH_APP' || opened === 'SMS') && (
        <TurnOffDialog method={opened} settings={settings} onClose={close} />
      )}
      {(opened === 'set-up' || opened === 'codes') && settings.mustConfirmIdentity && (
        <ConfirmIdentityDialog settings={settings} onClose={() => close(false)} onConfirmed={refetch} />
      )}
      {opened === 'set-up' && !settings.mustConfirmIdentity && (
        <TwoFactorDialog methodsOn={methodsOn} onClose={close} onMustConfirm={() => void refetch()} />
      )}
      {opened === 'codes' && !settings.mustConfirmIdentity && <BackupCodesDialog onClose={close} />}
    </Sheet>
  );
}
