import { Button, TextInput } from '@platform/ui-kit';
import { type FormEvent, useState } from 'react';
import css from './heirs.module.css';

export interface RateFormProps {
  readonly percent: number | null;
  readonly onAsk: (percent: number | null) => void;
}

const RATE = /^\d{1,3}(\.\d{1,2})?$/;
const readRate = (text: string): number | null => (RATE.test(text) && Number(text) <= 100 ? Number(text) : null);

/** The rate by which the heirs' income tax is estimated; empty, none is. Nothing of it is kept. */
export function RateForm({ percent, onAsk }: RateFormProps) {
  const [text, setText] = useState(percent === null ? '' : String(percent));
  const [isWrong, setWrong] = useState(false);
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    const typed = text.trim().replace(/%$/, '').trim();
    const rate = readRate(typed);
    setWrong(typed !== '' && rate === null);
    if (typed === '' || rate !== null) onAsk(rate);
  };
  return (
    <form className={css.rate} onSubmit={ask} noValidate>
      <TextInput
        label="Income tax rate of the heirs"
        hint="Empty: no tax is estimated"
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        value={text}
        error={isWrong ? 'Enter a percentage from 0 to 100' : null}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">Estimate</Button>
    </form>
  );
}
