import type { ComponentProps } from 'react';
import css from './skip.module.css';

/** Past what stands before the content, for whoever comes by keyboard: `href` names the content's own id, "#main". */
export function SkipLink({ href, children }: { readonly href: `#${string}`; readonly children: string }) {
  return (
    <a className={css.skip} href={href}>
      {children}
    </a>
  );
}

/** The same where what is skipped is shown in another form instead. */
export function SkipButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" {...props} className={css.skip} />;
}
