import { useId } from 'react';
import css from './range.module.css';

export interface RangeInputProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** The value as people say it: beside the label, and for whoever hears it. */
  readonly says: string;
}

/** A number that is tried out by sliding: arrow keys go a step, Page keys ten. */
export function RangeInput({ label, value, min, max, step = 1, onChange, says }: RangeInputProps) {
  const id = useId();
  return (
    <div className={css.range}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{says}</output>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={says}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
