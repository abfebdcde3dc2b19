import { useQuery } from '@apollo/client/react';
import { Button, Chip, ErrorState, List, ListItem, Modal, Row, Sheet, Skeleton } from '@platform/ui-kit';
import { useState } from 'react';
import { graphql } from '../gql/index.ts';
import { BackupCodes } from './backup-codes.tsx';
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
    }
  }
`);

type Opened = 'set-up' | 'codes' | TwoFactorMethod | null;

/** Methods of the second factor: which are on, set-up, turning off, backup codes. `open`: begins with the set-up. */
export function TwoFactorSection({ open, onChanged }: { open: boolean; onChanged: () => Promise<void> }) {
  const { data, error, refetch } = useQuery(TwoFactorSettings, { fetchPolicy: 'no-cache' });
  const [opened, setOpened] = useState<Opened>(open ? 'set-up' : null);
  const close = (changed: boolean): void => {
    setOpened(null);
    if (changed) void Promise.all([refetch(), onChanged()]);
  };
  const settings = data?.account2faSettings;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!settings) return <Skeleton rows={3} label="Loading two-factor settings" />;
  const methods = [
    { id: 'AUTH_APP', title: 'Authenticator app', on: settings.enableAuthApp2fa, text: 'A code of six digits' },
    {
      id: 'SMS',
      title: 'Text message',
      on: settings.enableSms2fa,
      text: settings.phoneNumber ? `To ${settings.countryCode ?? ''} ${settings.phoneNumber}` : 'To a mobile phone',
    },
  ] as const;
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
                  {settings.primary2faPreference === id && <Chip tone="accent">Asked first</Chip>}
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
              <Button size="small" onClick={() => setOpened('codes')}>
                Make new codes
              </Button>
            }
          />
        )}
      </List>
      {!(settings.enableAuthApp2fa && settings.enableSms2fa) && (
        <Row>
          <Button primary={!settings.enable2fa} onClick={() => setOpened('set-up')}>
            {settings.enable2fa ? 'Add a method' : 'Set up two-factor sign-in'}
          </Button>
        </Row>
      )}
      {opened === 'set-up' && <TwoFactorDialog onClose={close} />}
      {(opened === 'AUTH_APP' || opened === 'SMS') && <TurnOffDialog method={opened} onClose={close} />}
      {opened === 'codes' && (
        <Modal
          opened
          mustAnswer
          title="Your backup codes"
          onClose={() => close(true)}
          footer={
            <Button primary onClick={() => close(true)}>
              I have kept them
            </Button>
          }
        >
          <BackupCodes />
        </Modal>
      )}
    </Sheet>
  );
}
