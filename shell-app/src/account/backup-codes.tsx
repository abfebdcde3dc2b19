import { useMutation } from '@apollo/client/react';
import { ErrorState, Skeleton, Stack } from '@platform/ui-kit';
import { useCallback, useEffect, useRef } from 'react';
import { graphql } from '../gql/index.ts';
import css from './account.module.css';

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
  return (
    <Stack gap={14}>
      <p className={css.plain}>
        Each signs you in once when your phone is not at hand. They are shown only now, and earlier ones have stopped
        working.
      </p>
      <ul className={css.codes} aria-label="Backup codes">
        {data.generate2faBackupCodes.backupCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Stack>
  );
}
