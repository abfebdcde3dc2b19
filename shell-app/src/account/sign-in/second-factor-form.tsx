import { useMutation, useQuery } from '@apollo/client/react';
import { isSessionExpired, useSessionState } from '@platform/mfe-kit';
import {
  CodeInput,
  codeErrorText,
  codeSources,
  isWholeCode,
  type SecondFactorSource,
  SendCode,
  type SentCode,
  sourceWords,
} from '@platform/mfe-kit/codes';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, ErrorState, notify, PageTitle, Segmented, Skeleton, Stack } from '@platform/ui-kit';
import { type FormEvent, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { graphql } from '../../gql/index.ts';
import css from '../account.module.css';

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
      requestsLeft
      renewedInSeconds
    }
  }
`);

const MailCode = graphql(`
  mutation MailCode {
    sendClientOtp {
      ok
      requestsLeft
      renewedInSeconds
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

export interface SecondFactorFormProps {
  readonly onVerified: () => Promise<void>;
  /** The password was accepted just now: where the code comes by text message, it is sent without being asked for. */
  readonly sendAtOnce?: boolean;
  /** A code was mailed before this form came up. */
  readonly mailed?: boolean;
}

/** Second step of a sign-in that waits for its code. */
export function SecondFactorForm({ onVerified, sendAtOnce = false, mailed = false }: SecondFactorFormProps) {
  const { data, error, refetch } = useQuery(SecondFactor, { fetchPolicy: 'no-cache' });
  const session = useSessionState();
  const [isNext, setIsNext] = useState(false);
  const navigate = useNavigate();
  const [signOut] = useMutation(GiveUpSignIn);
  const giveUp = async (): Promise<void> => {
    await signOut();
    await session.refetch();
    void navigate('/account/login', { replace: true });
  };
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data?.account2faSettings) return <Skeleton rows={4} label="Loading your methods" />;
  return (
    <CodeForm
      key={String(isNext)}
      sources={codeSources(data.account2faSettings)}
      phone={data.account2faSettings.phoneNumber ?? null}
      sendAtOnce={sendAtOnce}
      mailed={mailed && !isNext}
      onVerified={onVerified}
      onNext={async () => {
        await refetch();
        setIsNext(true);
      }}
      onEnded={session.refetch}
      onGiveUp={() =>
        void giveUp().catch((failure: unknown) => notify({ tone: 'error', message: serverErrorText(failure) }))
      }
    />
  );
}

interface CodeFormProps extends Required<SecondFactorFormProps> {
  readonly sources: readonly SecondFactorSource[];
  /** The code was right, and a second factor is to follow: a guest's, after the mailed code. */
  readonly onNext: () => Promise<void>;
  /** Its last four digits. */
  readonly phone: string | null;
  /** The sign-in does not wait any more: it took too long, or too many codes were wrong. */
  readonly onEnded: () => Promise<void>;
  readonly onGiveUp: () => void;
}

function CodeForm({ sources, phone, sendAtOnce, mailed, onVerified, onNext, onEnded, onGiveUp }: CodeFormProps) {
  const [source, setSource] = useState<SecondFactorSource>(sources[0] ?? 'BACKUP_CODE');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [codesSent, setCodesSent] = useState(0);
  const onSent = useCallback(() => setCodesSent((count) => count + 1), []);
  const [verify, { loading }] = useMutation(VerifySignIn);
  const words = sourceWords(source, phone);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem(undefined);
    try {
      const { data } = await verify({ variables: { otp: code.trim(), otpSource: source } });
      await (data?.verifyOtp.verified === false ? onNext() : onVerified());
    } catch (failure) {
      if (isSessionExpired(failure)) await onEnded();
      else setProblem(codeErrorText(failure));
    }
  };
  const change = (next: SecondFactorSource): void => {
    setSource(next);
    setCode('');
    setProblem(undefined);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Second step of sign-in">
      <PageTitle>Enter your code</PageTitle>
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
        {(source === 'SMS' || source === 'EMAIL') && (
          <SendSourceCode
            key={source}
            source={source}
            atOnce={sendAtOnce && source === 'SMS' && source === sources[0]}
            sent={mailed && source === 'EMAIL'}
            onSent={onSent}
          />
        )}
        <CodeInput
          key={`code-${source}`}
          sent={codesSent}
          label={words.label}
          backup={source === 'BACKUP_CODE'}
          value={code}
          error={problem}
          onType={setCode}
        />
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

interface SourceCodeProps {
  readonly source: 'SMS' | 'EMAIL';
  readonly atOnce: boolean;
  readonly sent: boolean;
  readonly onSent: () => void;
}

function SendSourceCode({ source, atOnce, sent, onSent }: SourceCodeProps) {
  const [text] = useMutation(TextCode);
  const [mail] = useMutation(MailCode);
  const send = useCallback(
    async (): Promise<SentCode> =>
      (source === 'SMS' ? (await text()).data?.requestOtp : (await mail()).data?.sendClientOtp) ?? {},
    [source, text, mail],
  );
  return <SendCode send={send} atOnce={atOnce} sent={sent ? {} : null} onSent={onSent} />;
}
