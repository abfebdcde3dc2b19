import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type IconName, MeaningIcon, type Tone, toneColour } from '../meaning.tsx';
import css from './data.module.css';

export interface ChipProps {
  /** What the colour says; default a neutral fact. */
  readonly tone?: Tone;
  /** An icon of fixed meaning; `true` takes the tone's own. */
  readonly icon?: IconName | true;
  readonly children: ReactNode;
}

export function Chip({ tone = 'asset', icon, children }: ChipProps) {
  const name = icon === true ? tone : icon;
  return (
    <span className={css.chip} style={{ background: toneColour(tone, 'tint'), color: toneColour(tone, 'solid') }}>
      {name && <MeaningIcon name={name} size={13} />}
      {children}
    </span>
  );
}

export interface MonogramProps {
  /** Initials or an icon. */
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly square?: boolean;
  /** px */
  readonly size?: number;
  /** Address of a picture in place of the initials, which stand where it does not load. */
  readonly photo?: string | null | undefined;
}

export function Monogram({ children, tone = 'family', square, size = 36, photo }: MonogramProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={classNames(css.mono, square && css.square)}
      style={{ width: size, height: size, background: toneColour(tone, 'tint'), color: toneColour(tone, 'solid') }}
    >
      {photo && photo !== failed ? (
        <img className={css.photo} src={photo} alt="" loading="lazy" onError={() => setFailed(photo)} />
      ) : (
        children
      )}
    </span>
  );
}

/** First letters of the first and the last word: "Nora Finch" → NF. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}

export function Avatar({ name, size = 32 }: { name: string; size?: number }) {
  return (
    <span className={css.avatar} aria-hidden style={{ width: size, height: size }}>
      {initialsOf(name)}
    </span>
  );
}

export interface KeyHintProps {
  readonly keys: string;
  /** On a button, whose name it is no part of; the button says it as `aria-keyshortcuts`. */
  readonly drawn?: boolean;
}

export function KeyHint({ keys, drawn = false }: KeyHintProps) {
  return drawn ? <kbd className={css.kbd} data-keys={keys} aria-hidden /> : <kbd className={css.kbd}>{keys}</kbd>;
}

export interface ListItemProps {
  readonly leading?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly trailing?: ReactNode;
}

export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={css.list} aria-label={label}>
      {children}
    </ul>
  );
}

export function ListItem({ leading, title, text, trailing }: ListItemProps) {
  return (
    <li>
      {leading}
      <div className={css.item}>
        <div className={css.itemTitle}>{title}</div>
        {text && <div className={css.itemText}>{text}</div>}
      </div>
      {trailing && <div className={css.trailing}>{trailing}</div>}
    </li>
  );
}
