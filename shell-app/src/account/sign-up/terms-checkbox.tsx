import { Checkbox, type CheckProps } from '@platform/ui-kit';
import type { ReactNode } from 'react';
import { branding } from '../../app/branding.ts';

export function TermsCheckbox(props: Omit<CheckProps, 'label'>) {
  return (
    <Checkbox
      {...props}
      label={
        <>
          I accept the <NewTabLink href={branding.termsUrl}>terms</NewTabLink> and the{' '}
          <NewTabLink href={branding.privacyUrl}>privacy policy</NewTabLink>
        </>
      }
    />
  );
}

/** What is typed already must not be lost by reading the terms. */
function NewTabLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
