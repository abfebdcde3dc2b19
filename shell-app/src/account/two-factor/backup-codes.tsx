import { useMutation } from '@apollo/client/react';
import { useSessionState } from '@platform/mfe-kit';
import { Button, ErrorState, notify, Row, Skeleton, Stack } from '@platform/ui-kit';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useCallback, useEffect, useRef } from 'react';
import { branding } from '../../app/branding.ts';
import { graphql } from '../../gql/index.ts';
import css from '../account.module.css';

const GenerateBackupCodes = graphql(`
  mutation GenerateBackupCodes {
    generate2faBackupCodes {
      backupCodes
    }
  }
`);

/** Makes new backup codes and shows them this once. */
export function BackupCodes() {
  const [generate, { data, error }] = useMutation(GenerateBackupCodes, { fetchPolicy: 'no-cache' });
  const started = useRef(false);
  const make = useCallback(() => void generate().catch(() => undefined), [generate]);
  useEffect(() => {
    // Made twice, the first ones would stop working.
    if (started.current) return;
    started.current = true;
    make();
  }, [make]);
  if (error) return <ErrorState title="No backup codes were made" error={error} onRetry={make} />;
  if (!data) return <Skeleton rows={4} label="Making backup codes" />;
  const { backupCodes } = data.generate2faBackupCodes;
  return (
    <Stack gap={14}>
      <p className={css.plain}>
        Each signs you in once when your phone is not at hand. They are shown only now, and earlier ones have stopped
        working.
      </p>
      <ul className={css.codes} aria-label="Backup codes">
        {backupCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <KeepCodes codes={backupCodes} />
    </Stack>
  );
}

function saveAsFile(filename: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}

const ICON = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** Ways to keep the codes; printing hides everything but the dialog (see the style sheet). */
function KeepCodes({ codes }: { codes: readonly string[] }) {
  const { session } = useSessionState();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify('Backup codes copied.');
    } catch {
      notify({ tone: 'error', message: 'This browser did not allow copying. Download or print them instead.' });
    }
  };
  const download = (): void => {
    const head = `Backup codes of ${session?.account?.emailAddress ?? 'your account'}, ${branding.organizationName}`;
    saveAsFile('backup-codes.txt', `${head}\nEach works once.\n\n${codes.join('\n')}\n`);
  };
  return (
    <Row wrap>
      <Button icon={<IconCopy {...ICON} />} onClick={() => void copy()}>
        Copy
      </Button>
      <Button icon={<IconDownload {...ICON} />} onClick={download}>
        Download
      </Button>
      <Button icon={<IconPrinter {...ICON} />} onClick={() => window.print()}>
        Print
      </Button>
    </Row>
  );
}
