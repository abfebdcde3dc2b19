import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { whenLeft } from '../controls/when-left.ts';
import css from './form-parts.module.css';
import { MostCommon } from './most-common.tsx';
import { chosenAfter } from './multi-select.ts';

export interface CardOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Marks it as what most people choose. */
  readonly mostCommon?: boolean;
}

export interface MultiSelectCardsProps {
  /** Of the field in its form. */
  readonly name?: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly CardOption[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly onBlur?: () => void;
  /** Most cards that can be chosen; with 1 a new choice replaces the old. Default: no end. */
  readonly maximum?: number;
  /** The first card, for focus after an error. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Cards to choose from. At the maximum the other cards stay readable and say that they cannot be chosen now. */
export function MultiSelectCards(props: MultiSelectCardsProps) {
  const { name, label, hint, error, options, value, onChange, onBlur, maximum, ref } = props;
  const id = useId();
  const isFull = maximum !== undefined && maximum > 1 && value.length >= maximum;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset id={id} name={name} className={css.group} aria-describedby={described} onBlur={whenLeft(onBlur)}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.cards}>
        {options.map((option, index) => {
          const isChosen = value.includes(option.value);
          return (
            <button
              key={option.value}
              ref={index === 0 ? ref : undefined}
              type="button"
              className={classNames(css.card, isChosen && css.chosen)}
              aria-pressed={isChosen}
              aria-disabled={(isFull && !isChosen) || undefined}
              onClick={() => onChange(chosenAfter(value, option.value, maximum))}
            >
              <span className={css.mark}>{isChosen && <IconCheck size={14} stroke={2} aria-hidden />}</span>
              <span>
                <span className={css.cardLabel}>{option.label}</span>
                {option.mostCommon && <MostCommon />}
                {option.hint && <span className={css.cardHint}>{option.hint}</span>}
              </span>
            </button>
          );
        })}
      </div>
      {error && (
        <p className={css.error} id={`${id}-error`} role="alert">
          <IconAlertTriangle size={15} stroke={1.6} aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
