import { useMutation } from '@apollo/client/react';
import { PasswordInput, Segmented, Stack } from '@platform/ui-kit';
import { useCallback, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { CodeInput } from '../codes/code-input.tsx';
import type { SentCode } from '../codes/resend.ts';
import { SendCode } from '../codes/send-code.tsx';
import {
  codeSources,
  type SecondFactorSettings,
  type SecondFactorSource,
  sourceWords,
} from '../sign-in/second-factor-sources.ts';
import { isWholeCode } from '../two-factor/two-factor-steps.ts';

const TextOwnCode = graphql(`
  mutation TextOwnCode {
    requestOtp {
      ok
      requestsLeft
      renewedInSeconds
    }
  }
`);

/** What somebody types to show that they are the owner of the account at this session. */
export interface TypedProof {
  readonly currentPassword: string;
  readonly otp: string;
  readonly otpSource: SecondFactorSource;
}

export interface ProofSettings extends SecondFactorSettings {
  readonly identityProof?: 'PASSWORD' | 'CODE' | null;
  readonly phoneNumber?: string | null;
}

export function useTypedProof(settings: ProofSettings) {
  const [source] = codeSources(settings);
  const [typed, setTyped] = useState<TypedProof>({
    currentPassword: '',
    otp: '',
    otpSource: source ?? 'BACKUP_CODE',
  });
  const byCode = settings.identityProof === 'CODE';
  return {
    typed,
    byCode,
    isWhole: byCode ? isWholeCode(typed.otp) : typed.currentPassword !== '',
    type: (more: Partial<TypedProof>) => setTyped((before) => ({ ...before, ...more })),
    /** What of it is sent. */
    input: byCode ? { otp: typed.otp.trim(), otpSource: typed.otpSource } : { currentPassword: typed.currentPassword },
  };
}

interface ProofFieldsProps {
  readonly settings: ProofSettings;
  readonly proof: ReturnType<typeof useTypedProof>;
  readonly problem: string | undefined;
}

/** The password, or a code of a method that is on where the account has no password. */
export function ProofFields({ settings, proof: { typed, byCode, type }, problem }: ProofFieldsProps) {
  const [text] = useMutation(TextOwnCode);
  const [texted, setTexted] = useState(0);
  const send = useCallback(async (): Promise<SentCode> => (await text()).data?.requestOtp ?? {}, [text]);
  const onSent = useCallback(() => setTexted((count) => count + 1), []);
  if (!byCode) {
    return (
      <PasswordInput
        label="Current password"
        name="password"
        data-autofocus
        value={typed.currentPassword}
        error={problem}
        onChange={(event) => type({ currentPassword: event.target.value })}
      />
    );
  }
  const sources = codeSources(settings);
  const end = settings.phoneNumber?.slice(-4) ?? null;
  return (
    <Stack gap={14}>
      <Segmented
        label="Where the code comes from"
        value={typed.otpSource}
        onChange={(otpSource) => type({ otpSource, otp: '' })}
        options={sources.map((value) => ({ value, label: sourceWords(value, end).name }))}
      />
      <p>{sourceWords(typed.otpSource, end).lead}</p>
      <CodeInput
        key={typed.otpSource}
        sent={texted}
        label={sourceWords(typed.otpSource, end).label}
        backup={typed.otpSource === 'BACKUP_CODE'}
        value={typed.otp}
        error={problem}
        onType={(otp) => type({ otp })}
      />
      {typed.otpSource === 'SMS' && <SendCode send={send} onSent={onSent} />}
    </Stack>
  );
}
