import { type Cents, formatCents, formatDollarsAndCents } from '@platform/kernel';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { UiLink } from '../controls/ui-link.tsx';
import { MeaningIcon } from '../meaning.tsx';
import css from './data.module.css';

export interface ReceiptLine {
  readonly id: string;
  readonly label: ReactNode;
  /** In cents; a `text` (rate, share) stands where a line is no amount. */
  readonly cents?: Cents | null;
  readonly text?: string;
  /** `info` stands in no sum: what another line was worked out on. */
  readonly kind?: 'line' | 'group' | 'subtotal' | 'total' | 'info';
  readonly indent?: boolean;
  /** Where it comes from, under the label. */
  readonly note?: ReactNode;
  /** Opens this amount's own receipt. */
  readonly onOpen?: () => void;
}

export interface ReceiptProps {
  readonly label: string;
  readonly lines: readonly ReceiptLine[];
  readonly statutes?: readonly StatuteProps[];
  /** Stale chips, assumptions. */
  readonly children?: ReactNode;
}

const amountOf = ({ cents, text, kind }: ReceiptLine): string => {
  if (text !== undefined) return text;
  if (cents === null || cents === undefined) return '–';
  return kind === 'total' ? formatDollarsAndCents(cents) : formatCents(cents);
};

/** The ledger that explains a figure: lines in cents that add up to the total. */
export function Receipt({ label, lines, statutes, children }: ReceiptProps) {
  return (
    <div className={css.receipt}>
      <dl aria-label={label}>
        {lines.map((line) => (
          <ReceiptRow key={line.id} line={line} />
        ))}
      </dl>
      {statutes && statutes.length > 0 && (
        <div className={css.statutes}>
          {statutes.map((statute) => (
            <Statute key={statute.citation} {...statute} />
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

function ReceiptRow({ line }: { line: ReceiptLine }) {
  const kind = line.kind ?? 'line';
  if (kind === 'group') {
    return (
      <div className={classNames(css.line, css.group)}>
        <dt>{line.label}</dt>
        <dd />
      </div>
    );
  }
  const rule = kind === 'line' ? undefined : css[kind];
  return (
    <div className={classNames(css.line, line.indent && css.indent, rule)}>
      <dt>
        {line.label}
        {line.note && <span className={css.note}>{line.note}</span>}
        {kind === 'info' && <span className={css.note}>Not in the sum</span>}
      </dt>
      <span className={css.dots} aria-hidden />
      <dd>
        {line.onOpen ? (
          <button type="button" className={css.amountButton} onClick={line.onOpen}>
            {amountOf(line)}
          </button>
        ) : (
          amountOf(line)
        )}
      </dd>
    </div>
  );
}

export interface StatuteProps {
  readonly citation: string;
  readonly href?: string;
  readonly note?: string;
}

/** An authority, such as IRC § 2044. */
export function Statute({ citation, href, note }: StatuteProps) {
  const content = (
    <>
      <MeaningIcon name="authority" size={14} />
      {citation}
    </>
  );
  return (
    <span>
      {href ? (
        <UiLink
          className={css.statute}
          href={href}
          {...(href.startsWith('/') ? {} : { target: '_blank', rel: 'noreferrer' })}
        >
          {content}
        </UiLink>
      ) : (
        <span className={css.statute}>{content}</span>
      )}
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
}
