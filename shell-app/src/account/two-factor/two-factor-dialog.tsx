import { useMutation } from '@apollo/client/react';
import { formatPhone, PHONE_MAX_DIGITS } from '@platform/contracts/field-rules';
import { CodeInput, codeErrorText, isWholeCode, SendCode, type SentCode } from '@platform/mfe-kit/codes';
import { DigitsInput } from '@platform/mfe-kit/form-elements';
import { FormAlert, serverErrorCode, serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Modal, RadioGroup, Stack, VisuallyHidden } from '@platform/ui-kit';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import css from '../account.module.css';
import { BackupCodes } from './backup-codes.tsx';
import { ProvisioningStep } from './provisioning-step.tsx';
import {
  leavingLabel,
  phoneParts,
  phoneProblem,
  stepAfter,
  stepBefore,
  type TwoFactorMethod,
  type TwoFactorStep,
} from './two-factor-steps.ts';

const RequestOtp = graphql(`
  mutation RequestSetUpOtp($phoneNumber: String, $countryCode: String) {
    requestOtp(phoneNumber: $phoneNumber, countryCode: $countryCode) {
      ok
      requestsLeft
      renewedInSeconds
    }
  }
`);

const VerifyOtp = graphql(`
  mutation VerifySetUpOtp($otp: String!, $otpSource: OtpSource!) {
    verifyOtp(otp: $otp, otpSource: $otpSource) {
      verified
    }
  }
`);

const TurnOn = graphql(`
  mutation TurnTwoFactorOn($input: Update2faSettingsInput!) {
    update2faSettings(input: $input) {
      ok
      account2faSettings {
        backupCodesLeft
      }
    }
  }
`);

const MUST_CONFIRM = 'REAUTHENTICATION_REQUIRED';

const TITLES: Readonly<Record<TwoFactorStep['name'], string>> = {
  intro: 'Protect your account with two-factor sign-in',
  method: 'Choose a method',
  qr: 'Scan the QR code',
  phone: 'Enter your mobile number',
  code: 'Enter the code',
  backup: 'Your backup codes',
};

interface Typed {
  readonly method: TwoFactorMethod;
  readonly phone: string;
  readonly code: string;
}

/** What Continue does at the server before the next step is shown. */
function useSetUpCalls() {
  const [requestOtp] = useMutation(RequestOtp);
  const [verifyOtp] = useMutation(VerifyOtp);
  const [turnOn] = useMutation(TurnOn);
  return {
    sendCode: async (phone: string): Promise<SentCode> =>
      (await requestOtp({ variables: phoneParts(phone) })).data?.requestOtp ?? {},
    /** Verifies the code and turns its method on; tells whether backup codes are still to be made. */
    finish: async (method: TwoFactorMethod, otp: string): Promise<boolean> => {
      await verifyOtp({ variables: { otp: otp.trim(), otpSource: method } });
      const input = method === 'SMS' ? { enableSms2fa: true } : { enableAuthApp2fa: true };
      const { data } = await turnOn({ variables: { input } });
      return (data?.update2faSettings.account2faSettings?.backupCodesLeft ?? 0) === 0;
    },
  };
}

export interface TwoFactorDialogProps {
  /** Methods that are on already: the other one is suggested. */
  readonly methodsOn?: readonly TwoFactorMethod[];
  /** `changed`: a method was turned on. */
  readonly onClose: (changed: boolean) => void;
  /** So much time has passed in the dialog that the server asks again who it is. */
  readonly onMustConfirm?: () => void;
}

/** Sets a second factor up: platform shell §4, steps 1 to 4, then the backup codes once. Mounted while it is open. */
export function TwoFactorDialog({ methodsOn = [], onClose, onMustConfirm = () => undefined }: TwoFactorDialogProps) {
  const formId = useId();
  const [step, setStep] = useState<TwoFactorStep>({ name: 'intro' });
  const suggested = methodsOn.includes('AUTH_APP') && !methodsOn.includes('SMS') ? 'SMS' : 'AUTH_APP';
  const [typed, setTyped] = useState<Typed>({ method: suggested, phone: '', code: '' });
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<SentCode | null>(null);
  const { sendCode, finish } = useSetUpCalls();
  const form = useRef<HTMLFormElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The button that was pressed may be gone with its step.
    const field = form.current?.querySelector<HTMLElement>('input:checked, input:not([type="radio"])');
    (field ?? main.current)?.focus();
  }, [step]);
  const show = (next: TwoFactorStep): void => {
    setProblem(undefined);
    setTyped((before) => ({ ...before, code: '' }));
    setStep(next);
  };
  const goOn = async (): Promise<void> => {
    if (step.name === 'backup') return onClose(true);
    if (step.name === 'phone') {
      const wrong = phoneProblem(typed.phone);
      if (wrong) return setProblem(wrong);
      setSent(await sendCode(typed.phone));
    }
    if (step.name === 'code' && !(await finish(step.method, typed.code))) return onClose(true);
    show(stepAfter(step, typed.method));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    void goOn()
      .catch((error: unknown) => {
        if (serverErrorCode(error) === MUST_CONFIRM) onMustConfirm();
        else setProblem(step.name === 'code' ? codeErrorText(error) : serverErrorText(error));
      })
      .finally(() => setBusy(false));
  };
  const back = stepBefore(step);
  const leaving = leavingLabel(step);
  return (
    <Modal
      opened
      onClose={() => onClose(step.name === 'backup')}
      mustAnswer={step.name === 'backup'}
      title={TITLES[step.name]}
      footer={
        <>
          {leaving && <Button onClick={() => onClose(false)}>{leaving}</Button>}
          {back && <Button onClick={() => show(back)}>Back</Button>}
          <Button
            ref={main}
            data-autofocus
            primary
            type="submit"
            form={formId}
            busy={busy}
            disabled={step.name === 'code' && !isWholeCode(typed.code)}
          >
            {step.name === 'backup' ? 'I have kept them' : 'Continue'}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate aria-label="Two-factor set-up" className={css.above}>
        <VisuallyHidden>
          <output>{TITLES[step.name]}</output>
        </VisuallyHidden>
        <StepFields
          step={step}
          typed={typed}
          methodsOn={methodsOn}
          problem={problem}
          onType={(more) => setTyped({ ...typed, ...more })}
          onProvisioningError={(error) => serverErrorCode(error) === MUST_CONFIRM && onMustConfirm()}
        />
      </form>
      {step.name === 'code' && step.method === 'SMS' && (
        <SendCode
          sent={sent}
          send={() => sendCode(typed.phone)}
          onSent={() => form.current?.querySelector('input')?.focus()}
        />
      )}
    </Modal>
  );
}

interface StepFieldsProps {
  readonly step: TwoFactorStep;
  readonly typed: Typed;
  readonly methodsOn: readonly TwoFactorMethod[];
  readonly problem: string | undefined;
  readonly onType: (more: Partial<Typed>) => void;
  readonly onProvisioningError: (error: unknown) => void;
}

const AGAIN = 'It is on already: setting it up again replaces it.';

function StepFields({ step, typed, methodsOn, problem, onType, onProvisioningError }: StepFieldsProps): ReactNode {
  switch (step.name) {
    case 'intro':
      return (
        <p className={css.plain}>
          After your password we ask for a code from your authenticator app or from a text message. Whoever learns your
          password still cannot sign in.
        </p>
      );
    case 'method':
      return (
        <RadioGroup
          label="How do you want to get your codes?"
          name="two-factor-method"
          value={typed.method}
          onChange={(method) => onType({ method: method === 'SMS' ? 'SMS' : 'AUTH_APP' })}
          options={[
            {
              value: 'AUTH_APP',
              label: 'Authenticator app',
              hint: methodsOn.includes('AUTH_APP') ? AGAIN : 'Works without a phone connection.',
            },
            {
              value: 'SMS',
              label: 'Text message',
              hint: methodsOn.includes('SMS') ? AGAIN : 'To your mobile phone.',
            },
          ]}
        />
      );
    case 'qr':
      return <ProvisioningStep onError={onProvisioningError} />;
    case 'phone':
      return (
        <DigitsInput
          label="Mobile number"
          name="phone"
          inputMode="tel"
          autoComplete="tel"
          hint="Without a country code we take +1."
          format={formatPhone}
          maxDigits={PHONE_MAX_DIGITS}
          value={typed.phone}
          error={problem}
          onChange={(phone) => onType({ phone })}
        />
      );
    case 'code':
      return (
        <CodeInput
          label={step.method === 'SMS' ? 'Code from the text message' : 'Code from your authenticator app'}
          value={typed.code}
          error={problem}
          onType={(code) => onType({ code })}
        />
      );
    case 'backup':
      return (
        <Stack gap={14}>
          <BackupCodes />
          <FormAlert message={problem} />
        </Stack>
      );
  }
}
