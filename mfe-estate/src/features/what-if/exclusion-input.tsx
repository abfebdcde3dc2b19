import { amountProblem } from '@platform/contracts/field-rules';
import { type Cents, formatWholeDollars, parseDollars } from '@platform/kernel';
import { TextInput } from '@platform/ui-kit';
import { useState } from 'react';

export interface ExclusionInputProps {
  /** undefined where the law's holds. */
  readonly cents: Cents | undefined;
  readonly onChange: (cents: Cents | undefined) => void;
}

const textOf = (cents: Cents | undefined): string => (cents === undefined ? '' : formatWholeDollars(cents));

/** What Congress may make of the exclusion: empty is the law of each year. */
export function ExclusionInput({ cents, onChange }: ExclusionInputProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly cents: Cents | undefined } | null>(null);
  // What was asked elsewhere, by Reset or a kept what-if, takes the place of what was typed.
  const text = typed && typed.cents === cents ? typed.text : textOf(cents);
  const change = (next: string): void => {
    const isEmpty = next.trim() === '';
    const known = amountProblem(next) === null ? (parseDollars(next) ?? undefined) : cents;
    const read = isEmpty ? undefined : known;
    setTyped({ text: next, cents: read });
    onChange(read);
  };
  return (
    <TextInput
      label="Federal exclusion of each"
      hint="Empty is by the law of the year"
      inputMode="decimal"
      autoComplete="off"
      prefix="$"
      placeholder="By law"
      value={text}
      error={amountProblem(text)}
      onChange={(event) => change(event.target.value)}
    />
  );
}
