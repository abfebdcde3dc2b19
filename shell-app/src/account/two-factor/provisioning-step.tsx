import { useQuery } from '@apollo/client/react';
import { Button, ErrorState, notify, Row, Skeleton, Stack } from '@platform/ui-kit';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { graphql } from '../../gql/index.ts';
import css from '../account.module.css';
import { QrCode } from './qr-code.tsx';

const OtpUri = graphql(`
  query OtpUri {
    accountOtpUri {
      provisioningUri
    }
  }
`);

/** The secret of the app: asked for anew each time the step opens, and never kept in the cache. */
export function ProvisioningStep({ onError }: { onError: (error: unknown) => void }) {
  const { data, error, refetch } = useQuery(OtpUri, { fetchPolicy: 'no-cache' });
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    if (!error || told.current === error) return;
    told.current = error;
    onError(error);
  }, [error, onError]);
  if (error) return <ErrorState title="The QR code did not load" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={4} label="Loading the QR code" />;
  const uri = data.accountOtpUri.provisioningUri;
  const key = new URL(uri).searchParams.get('secret') ?? '';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(key);
      notify('Key copied.');
    } catch {
      notify({ tone: 'error', message: 'This browser did not allow copying. Type the key instead.' });
    }
  };
  return (
    <Stack gap={14}>
      <p className={css.plain}>Scan this with your authenticator app, or type the key into it.</p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p className={css.plain}>
        Key: <code className={css.secret}>{key}</code>
      </p>
      <Row>
        <Button icon={<IconCopy size={16} stroke={1.6} aria-hidden />} onClick={() => void copy()}>
          Copy key
        </Button>
      </Row>
    </Stack>
  );
}
