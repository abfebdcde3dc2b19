import { TextInput } from '@platform/ui-kit';
import { useEffect, useRef } from 'react';
import { codeDigits } from '../two-factor/two-factor-steps.ts';

export interface CodeInputProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (code: string) => void;
  readonly error?: string | undefined;
  /** Backup codes have letters and no fixed length. */
  readonly backup?: boolean;
}

/** Takes a code as it is typed, pasted or filled in by the browser, and waits for it with the cursor in it. */
export function CodeInput({ label, value, onType, error, backup = false }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextInput
      ref={input}
      data-autofocus // for a dialog that opens with it
      name="one-time-code"
      label={label}
      code={!backup}
      inputMode={backup ? 'text' : 'numeric'}
      autoComplete={backup ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onType(backup ? event.target.value : codeDigits(event.target.value))}
    />
  );
}
