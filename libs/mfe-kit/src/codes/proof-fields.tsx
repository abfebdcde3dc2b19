import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { PasswordInput, Segmented, Stack } from '@platform/ui-kit';
import { useCallback, useState } from 'react';
import { CodeInput } from './code-input.tsx';
import type { SentCode } from './resend.ts';
import {
  codeSources,
  type SecondFactorSettings,
  type SecondFactorSource,
  sourceWords,
} from './second-factor-sources.ts';
import { SendCode } from './send-code.tsx';
import { isWholeCode } from './typed-code.ts';

export const TextOwnCode: TypedDocumentNode<{ requestOtp: SentCode | null }, Record<string, never>> = gql`
  mutation TextOwnCode {
    requestOtp {
      ok
      requestsLeft
      renewedInSeconds
    }
  }
`;

/** What somebody types to show that they are the owner of the account at this session. */
interface TypedProof {
  readonly currentPassword: string;
  readonly otp: string;
  /** Null: the method that the account asks for first. */
  readonly otpSource: SecondFactorSource | null;
}

export interface ProofSettings extends SecondFactorSettings {
  readonly identityProof?: 'PASSWORD' | 'CODE' | null;
  readonly phoneNumber?: string | null;
}

/** `settings` may still be on their way. */
export function useTypedProof(settings: ProofSettings | null | undefined) {
  const [typed, setTyped] = useState<TypedProof>({ currentPassword: '', otp: '', otpSource: null });
  const byCode = settings?.identityProof === 'CODE';
  const otpSource = typed.otpSource ?? (settings && codeSources(settings)[0]) ?? 'BACKUP_CODE';
  return {
    typed: { ...typed, otpSource },
    byCode,
    isWhole: byCode ? isWholeCode(typed.otp) : typed.currentPassword !== '',
    type: (more: Partial<TypedProof>) => setTyped((before) => ({ ...before, ...more })),
    /** What of it is sent. */
    input: byCode ? { otp: typed.otp.trim(), otpSource } : { currentPassword: typed.currentPassword },
  };
}

interface ProofFieldsProps {
  readonly settings: ProofSettings;
  readonly proof: ReturnType<typeof useTypedProof>;
  readonly problem: string | undefined;
  /** False where something else is typed first. */
  readonly waits?: boolean;
}

/** The password, or a code of a method that is on where the account has no password. */
export function ProofFields({ settings, proof: { typed, byCode, type }, problem, waits = true }: ProofFieldsProps) {
  const [text] = useMutation(TextOwnCode);
  const [texted, setTexted] = useState(0);
  const send = useCallback(async (): Promise<SentCode> => (await text()).data?.requestOtp ?? {}, [text]);
  const onSent = useCallback(() => setTexted((count) => count + 1), []);
  if (!byCode) {
    return (
      <PasswordInput
        label="Current password"
        name="password"
        autoComplete="current-password"
        data-autofocus={waits || undefined}
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
        waits={waits}
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
