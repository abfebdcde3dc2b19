import { CrumbsContext, RailFrame, type RailFrameProps } from '@platform/ui-kit';
import { useMemo } from 'react';
import { crumbsOf } from '../screens/crumbs.ts';
import { LineIcon } from '../screens/line-icon.tsx';
import { mayOpen } from '../screens/may-open.ts';
import { currentOf, railOf } from '../screens/offered-screens.ts';
import { type FoundScreen, lineOf } from '../screens/screen-map.ts';
import { useScreens } from '../screens/screens-context.tsx';
import { useSession } from '../session/session-context.tsx';

interface RailPageProps extends Pick<RailFrameProps, 'label' | 'heading' | 'subheading' | 'footer' | 'children'> {
  readonly found: FoundScreen;
}

/** A page beside the rail of its frame, which the published screens make up. */
export function RailPage({ found: { screen, params }, heading, children, ...rest }: RailPageProps) {
  const screens = useScreens();
  const session = useSession();
  const { frame = 'bar' } = screen;
  const offers = railOf(screens, session, frame, params);
  const current = currentOf(offers, screens, screen);
  const crumbs = useMemo(() => {
    // The first page of the frame is called after what the frame is about.
    const first = lineOf(screens, screen).findLast((one) => one.frame === frame);
    return crumbsOf(screens, screen, params, first && first !== screen ? { [first.id]: heading } : {}, (one) =>
      mayOpen(session, one),
    );
  }, [screens, screen, params, frame, heading, session]);
  return (
    <RailFrame
      {...rest}
      heading={heading}
      canvas={screen.canvas}
      items={offers.map((offer) => ({
        label: offer.label,
        href: offer.href,
        icon: <LineIcon lines={offer.screen.rail?.icon ?? []} />,
        current: offer === current,
        separated: offer.screen.rail?.separated,
      }))}
    >
      <CrumbsContext value={crumbs}>{children}</CrumbsContext>
    </RailFrame>
  );
}
