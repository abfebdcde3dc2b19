import { useSession } from '@platform/mfe-kit';
import { UiLink, VisuallyHidden } from '@platform/ui-kit';
import { branding } from './branding.ts';
import { Mark, splitName } from './mark.tsx';
import css from './shell.module.css';

/** The organization's logo, or its name beside the mark; it leads home. */
export function Brand() {
  const { organization } = useSession();
  const fullName = organization?.name ?? branding.organizationName;
  const { name, small } = splitName(fullName);
  return (
    <UiLink className={css.brand} href="/">
      {organization?.logoUrl ? (
        <img src={organization.logoUrl} alt={fullName} />
      ) : (
        <>
          <Mark />
          {name}
          {small && <small>{small}</small>}
        </>
      )}
      <VisuallyHidden>, home</VisuallyHidden>
    </UiLink>
  );
}
