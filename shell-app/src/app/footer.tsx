import { promotionsOf, useScreenHere, useScreens, useSession } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { UiLink } from '@platform/ui-kit';
import { branding } from './branding.ts';
import css from './footer.module.css';

export function Footer() {
  const session = useSession();
  const { account, organization } = session;
  const screens = useScreens();
  const here = useScreenHere();
  const promotions = account.activeRole === 'CLIENT' ? [] : promotionsOf(screens, session, here?.params ?? {});
  return (
    <footer className={css.footer}>
      <span>
        © {today().slice(0, 4)} {organization?.name ?? branding.organizationName}
      </span>
      {branding.legalLinks.map(({ label, href }) => (
        <a key={label} href={href}>
          {label}
        </a>
      ))}
      {promotions.map(({ id, label, href }) => (
        <span key={id}>
          {label}: {href ? <UiLink href={href}>Get Started</UiLink> : 'Available from any client profile'}
        </span>
      ))}
      <span className={css.push}>Estimates for discussion. Not tax or legal advice.</span>
    </footer>
  );
}
