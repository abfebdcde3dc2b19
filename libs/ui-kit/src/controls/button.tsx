import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './button.module.css';
import { type LinkProps, UiLink } from './ui-link.tsx';

interface Look {
  /** The one primary action of a screen; the same as variant="primary". */
  readonly primary?: boolean;
  readonly variant?: 'primary' | 'default' | 'ghost' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  readonly fullWidth?: boolean;
  readonly icon?: ReactNode;
}

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Disabled with the same width while an action runs. */
    readonly busy?: boolean;
    readonly ref?: React.Ref<HTMLButtonElement>;
  };

function lookClass({ primary, variant = primary ? 'primary' : 'default', size = 'medium', fullWidth }: Look): string {
  return classNames(
    css.button,
    variant !== 'default' && css[variant],
    size !== 'medium' && css[size],
    fullWidth && css.fullWidth,
  );
}

export function Button(props: ButtonProps) {
  const {
    primary,
    variant,
    size,
    fullWidth,
    icon,
    busy,
    className,
    children,
    disabled,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      type={type}
      className={classNames(lookClass({ primary, variant, size, fullWidth }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {icon}
      {children}
    </button>
  );
}

export function LinkButton(props: Look & LinkProps) {
  const { primary, variant, size, fullWidth, icon, className, children, ...rest } = props;
  return (
    <UiLink className={classNames(lookClass({ primary, variant, size, fullWidth }), className)} {...rest}>
      {icon}
      {children}
    </UiLink>
  );
}

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'children' | 'fullWidth'> & {
  /** Its name: shown as a tooltip and read aloud. */
  readonly label: string;
  readonly icon: ReactNode;
};

export function IconButton({
  label,
  icon,
  variant,
  size,
  primary,
  className,
  type = 'button',
  busy,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={classNames(lookClass({ primary, variant, size }), css.iconOnly, className)}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      {...rest}
    >
      {icon}
    </button>
  );
}

/** The icon inside a control that acts on it: clear, show, remove. */
export function InnerButton({ label, ...rest }: { readonly label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={css.bare} aria-label={label} {...rest} />;
}
