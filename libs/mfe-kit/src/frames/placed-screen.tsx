import { CrumbsContext } from '@platform/ui-kit';
import { type ReactNode, useMemo } from 'react';
import { AccessDenied } from '../routing/access-denied.tsx';
import { crumbsOf } from '../screens/crumbs.ts';
import { mayOpen } from '../screens/may-open.ts';
import type { FoundScreen } from '../screens/screen-map.ts';
import { useScreens } from '../screens/screens-context.tsx';
import { useSessionState } from '../session/session-context.tsx';
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
    return <AccessDenied hint={typeof access === 'string' ? undefined : access.hint} />;
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

function WithCrumbs({ found: { screen, params }, children }: PlacedScreenProps) {
  const screens = useScreens();
  const crumbs = useMemo(() => crumbsOf(screens, screen, params), [screens, screen, params]);
  return <CrumbsContext value={crumbs}>{children}</CrumbsContext>;
}
