import type { Session } from '../session/session-query.ts';
import { holds, mayOpen } from './may-open.ts';
import type { KnownScreen, MenuGroup, ScreenFrame } from './screen.ts';
import { hrefOf, lineOf, type PathParams, type Screens } from './screen-map.ts';

export interface OfferedScreen {
  readonly screen: KnownScreen;
  readonly label: string;
  readonly href: string;
}

/** What a path may hold everywhere: the account's own organization. */
const paramsOf = (session: Session, params: PathParams): PathParams => ({
  ...params,
  organizationId: session.organization?.id ?? params['organizationId'],
});

function offered(
  screens: Screens,
  session: Session,
  params: PathParams,
  wordsOf: (screen: KnownScreen) => { readonly label?: string; readonly order: number } | undefined,
): readonly OfferedScreen[] {
  return screens
    .flatMap((screen) => {
      const words = wordsOf(screen);
      const href = words ? hrefOf(screen.path, paramsOf(session, params)) : null;
      if (!words || href === null || !mayOpen(session, screen)) return [];
      return [{ screen, href, label: words.label ?? screen.title, order: words.order }];
    })
    .toSorted((a, b) => a.order - b.order);
}

/** A group of the menu: the screens that this session may open and whose address is known. */
export function menuOf(screens: Screens, session: Session, group: MenuGroup): readonly OfferedScreen[] {
  return offered(screens, session, {}, ({ menu }) =>
    menu?.group === group && holds(menu.when, session) ? menu : undefined,
  );
}

/** The rail of a frame, the same on each of its pages. */
export function railOf(
  screens: Screens,
  session: Session,
  frame: ScreenFrame,
  params: PathParams,
): readonly OfferedScreen[] {
  return offered(screens, session, params, ({ frame: own, rail }) =>
    own === frame && holds(rail?.when, session) ? rail : undefined,
  );
}

/** The pages of the own estate in a client's bar. */
export function clientBarOf(screens: Screens, session: Session, estateId: string): readonly OfferedScreen[] {
  return offered(screens, session, { estateId }, ({ clientBar }) => clientBar);
}

/** Which of these offers stands for the screen shown: itself, or the nearest above it. */
export function currentOf<Offer extends { readonly screen: KnownScreen }>(
  offers: readonly Offer[],
  screens: Screens,
  shown: KnownScreen | undefined,
): Offer | undefined {
  if (!shown) return undefined;
  for (const { id } of lineOf(screens, shown)) {
    const offer = offers.find(({ screen }) => screen.id === id);
    if (offer) return offer;
  }
  return undefined;
}

/** What the footer promotes: with its address while the page at hand fills the path, else without. */
export function promotionsOf(
  screens: Screens,
  session: Session,
  params: PathParams,
): readonly { readonly id: string; readonly label: string; readonly href: string | null }[] {
  return screens
    .filter(({ promotion, ...screen }) => promotion && mayOpen(session, screen))
    .map(({ id, path, promotion }) => ({
      id,
      label: promotion?.label ?? '',
      href: hrefOf(path, paramsOf(session, params)),
    }));
}
