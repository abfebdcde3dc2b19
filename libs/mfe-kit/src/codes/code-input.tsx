import { TextInput } from '@platform/ui-kit';
import { useEffect, useRef } from 'react';
import { codeDigits } from './typed-code.ts';

export interface CodeInputProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (code: string) => void;
  readonly error?: string | undefined;
  /** Backup codes have letters and no fixed length. */
  readonly backup?: boolean;
  /** How many codes were sent: with each the cursor is put into the field again. */
  readonly sent?: number;
  /** False where something else is typed first. */
  readonly waits?: boolean;
}

/** Takes a code as it is typed, pasted or filled in by the browser, and waits for it with the cursor in it. */
export function CodeInput({ label, value, onType, error, backup = false, sent = 0, waits = true }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // The field stays the same one: what is typed while a new one is put up in its place would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code that was sent is the reason, not a value
  useEffect(() => {
    if (waits || sent > 0) input.current?.focus();
  }, [sent]);
  return (
    <TextInput
      ref={input}
      data-autofocus={waits || undefined} // for a dialog that opens with it
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
