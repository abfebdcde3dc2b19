import type { Crumb } from '@platform/ui-kit';
import type { KnownScreen } from './screen.ts';
import { hrefOf, lineOf, type PathParams, type Screens } from './screen-map.ts';

/**
 * The way down to a screen. Where a rail stands beside the page and marks it, the rail has said it already; only the
 * first page of a rail, which is named after what it is about, says where that was found.
 */
export function crumbsOf(
  screens: Screens,
  screen: KnownScreen,
  params: PathParams,
  /** What screens above are called here, by id: an estate by its family. */
  names: Readonly<Record<string, string>> = {},
  /** Whether a screen above may be opened: the way does not lead through others. */
  opens: (screen: KnownScreen) => boolean = () => true,
): readonly Crumb[] {
  // The home is where every way begins.
  if (screen.path === '') return [];
  const [shown, ...line] = lineOf(screens, screen);
  const above = line.filter(opens);
  if (!shown || above.length === 0) return [];
  if (screen.rail && above[0]?.frame === screen.frame) return [];
  const wordsOf = ({ id, crumb, title }: KnownScreen): string => names[id] ?? crumb ?? title;
  return [
    ...above.toReversed().map((one) => ({ label: wordsOf(one), href: hrefOf(one.path, params) ?? undefined })),
    { label: shown.crumb ?? shown.title },
  ];
}
