import { CrumbsContext } from '@platform/ui-kit';
import { type ReactNode, useMemo } from 'react';
import { AccessDenied } from '../routing/access-denied.tsx';
import { crumbsOf } from '../screens/crumbs.ts';
import { mayOpen } from '../screens/may-open.ts';
import type { ScreenAccess } from '../screens/screen.ts';
import type { FoundScreen } from '../screens/screen-map.ts';
import { useScreens } from '../screens/screens-context.tsx';
import { useSessionState, useSwitchedOff } from '../session/session-context.tsx';
import { EstateFrame } from './estate-frame.tsx';
import { OrganizationFrame } from './organization-frame.tsx';

interface PlacedScreenProps {
  readonly found: FoundScreen;
  readonly children: ReactNode;
}

/** A screen where it belongs: refused to whoever may not open it, else inside its frame, with the way to it. */
export function PlacedScreen({ found, children }: PlacedScreenProps) {
  const { session } = useSessionState();
  const { access, frame } = found.screen;
  if (session?.account && !mayOpen(session, found.screen)) {
    return typeof access === 'string' ? <AccessDenied /> : <Refused access={access} />;
  }
  // The pages of one estate share what stands around them; another estate begins anew.
  if (session?.account && frame === 'estate') {
    return (
      <EstateFrame key={found.params['estateId']} found={found}>
        {children}
      </EstateFrame>
    );
  }
  if (session?.account && frame === 'organization') {
    return <OrganizationFrame found={found}>{children}</OrganizationFrame>;
  }
  return <WithCrumbs found={found}>{children}</WithCrumbs>;
}

function Refused({ access }: { readonly access: Exclude<ScreenAccess, string> }) {
  const switchedOff = useSwitchedOff(access.action);
  return <AccessDenied hint={(switchedOff ? access.switchedOffHint : undefined) ?? access.hint} />;
}

function WithCrumbs({ found: { screen, params }, children }: PlacedScreenProps) {
  const screens = useScreens();
  const { session } = useSessionState();
  const crumbs = useMemo(
    () => crumbsOf(screens, screen, params, {}, (one) => session !== null && mayOpen(session, one)),
    [screens, screen, params, session],
  );
  return <CrumbsContext value={crumbs}>{children}</CrumbsContext>;
}
