import { useMutation, useQuery } from '@apollo/client/react';
import { useSessionState } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, ErrorState, Note, notify, Segmented, Skeleton, Stack, TextInput } from '@platform/ui-kit';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { graphql } from '../gql/index.ts';
import css from './account.module.css';
import { codeErrorText } from './code-words.ts';
import { FormAlert } from './form-alert.tsx';
import { codeSources, type SecondFactorSource, sourceWords } from './second-factor-sources.ts';
import { isWholeCode } from './two-factor-steps.ts';

const SecondFactor = graphql(`
  query SecondFactor {
    account2faSettings {
      enable2fa
      enableAuthApp2fa
      enableSms2fa
      phoneNumber
      primary2faPreference
    }
  }
`);

const VerifySignIn = graphql(`
  mutation VerifySignIn($otp: String!, $otpSource: OtpSource!) {
    verifyOtp(otp: $otp, otpSource: $otpSource) {
      verified
    }
  }
`);

const TextCode = graphql(`
  mutation TextCode {
    requestOtp {
      ok
    }
  }
`);

const MailCode = graphql(`
  mutation MailCode {
    sendClientOtp {
      ok
    }
  }
`);

const GiveUpSignIn = graphql(`
  mutation GiveUpSignIn {
    signOut {
      ok
    }
  }
`);

/** Second step of a sign-in that waits for its code. */
export function SecondFactorForm({ onVerified }: { onVerified: () => Promise<void> }) {
  const { data, error, refetch } = useQuery(SecondFactor, { fetchPolicy: 'no-cache' });
  const session = useSessionState();
  const navigate = useNavigate();
  const [signOut] = useMutation(GiveUpSignIn);
  const giveUp = async (): Promise<void> => {
    await signOut();
    await session.refetch();
    navigate('/account/login', { replace: true });
  };
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data?.account2faSettings) return <Skeleton rows={4} label="Loading your methods" />;
  return (
    <CodeForm
      sources={codeSources(data.account2faSettings)}
      phone={data.account2faSettings.phoneNumber ?? null}
      onVerified={onVerified}
      onGiveUp={() =>
        void giveUp().catch((failure: unknown) => notify({ tone: 'error', message: serverErrorText(failure) }))
      }
    />
  );
}

interface CodeFormProps {
  readonly sources: readonly SecondFactorSource[];
  /** Its last four digits. */
  readonly phone: string | null;
  readonly onVerified: () => Promise<void>;
  readonly onGiveUp: () => void;
}

function CodeForm({ sources, phone, onVerified, onGiveUp }: CodeFormProps) {
  const [source, setSource] = useState<SecondFactorSource>(sources[0] ?? 'BACKUP_CODE');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [verify, { loading }] = useMutation(VerifySignIn);
  const words = sourceWords(source, phone);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem(undefined);
    try {
      await verify({ variables: { otp: code.trim(), otpSource: source } });
      await onVerified();
    } catch (failure) {
      setProblem(codeErrorText(failure));
    }
  };
  const change = (next: SecondFactorSource): void => {
    setSource(next);
    setCode('');
    setProblem(undefined);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Second step of sign-in">
      <h1>Enter your code</h1>
      <p className={css.lead}>{words.lead}</p>
      <Stack gap={18}>
        {sources.length > 1 && (
          <Segmented
            label="Where the code comes from"
            value={source}
            onChange={change}
            options={sources.map((value) => ({ value, label: sourceWords(value, phone).name }))}
          />
        )}
        {(source === 'SMS' || source === 'EMAIL') && <SendCode key={source} source={source} />}
        <TextInput
          label={words.label}
          code={source !== 'BACKUP_CODE'}
          inputMode={source === 'BACKUP_CODE' ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          maxLength={source === 'BACKUP_CODE' ? 32 : 6}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <FormAlert message={problem} />
        <Button primary size="large" fullWidth type="submit" busy={loading} disabled={!isWholeCode(code)}>
          Continue
        </Button>
        <Button variant="ghost" onClick={onGiveUp}>
          Sign in as somebody else
        </Button>
      </Stack>
    </form>
  );
}

function SendCode({ source }: { source: 'SMS' | 'EMAIL' }) {
  const [text, texting] = useMutation(TextCode);
  const [mail, mailing] = useMutation(MailCode);
  const [send, { data, loading, error }] = source === 'SMS' ? ([text, texting] as const) : ([mail, mailing] as const);
  return (
    <Stack gap={10}>
      {data && (
        <Note tone="positive" alert>
          A code is on its way. It is good for ten minutes.
        </Note>
      )}
      <FormAlert message={error && serverErrorText(error)} />
      <Button busy={loading} onClick={() => void send().catch(() => undefined)}>
        {data ? 'Send another code' : 'Send a code'}
      </Button>
    </Stack>
  );
}
