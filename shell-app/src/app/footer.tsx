import { useSession } from '@platform/mfe-kit';
import { UiLink } from '@platform/ui-kit';
import { useLocation } from 'react-router';
import { branding } from './branding.ts';
import css from './shell.module.css';

const ESTATE = /^\/estate\/([^/]+)/;

export function Footer() {
  const { account, organization } = useSession();
  const { pathname } = useLocation();
  const estateId = ESTATE.exec(pathname)?.[1];
  return (
    <footer className={css.footer}>
      <span>
        © {new Date().getFullYear()} {organization?.name ?? branding.organizationName}
      </span>
      <a href={branding.privacyUrl}>Privacy policy</a>
      <a href={branding.termsUrl}>Terms</a>
      <a href={branding.statusUrl}>Status</a>
      {account.activeRole !== 'CLIENT' && (
        <span>
          Estate scenarios:{' '}
          {estateId ? (
            <UiLink href={`/estate/${estateId}/legacy-planning/scenarios`}>Get Started</UiLink>
          ) : (
            'Available from any client profile'
          )}
        </span>
      )}
      <span className={css.push}>Estimates for discussion. Not tax or legal advice.</span>
    </footer>
  );
}
