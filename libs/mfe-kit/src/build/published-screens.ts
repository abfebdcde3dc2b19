import { createRequire } from 'node:module';
import type { IconName, PublishedScreens, Screen } from '../screens/screen.ts';
import { screenProblems } from '../screens/screen-problems.ts';

const require = createRequire(import.meta.url);

interface IconModule {
  readonly __iconNode: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

/** The lines of an icon, so that whoever draws it needs neither the icon set nor its name. */
function linesOf(icon: IconName): readonly string[] {
  const { __iconNode: nodes } = require(`@tabler/icons-react/dist/esm/icons/${icon}.mjs`) as IconModule;
  return nodes.map(([element, { d }]) => {
    if (element !== 'path' || !d) throw new Error(`${icon} has a ${element}, which is no line: choose another icon`);
    return d;
  });
}

/** What a remote publishes of its screens, checked: a wrong one fails the build. */
export function publishedScreens(title: string, screens: readonly Screen[]): PublishedScreens {
  const problems = screenProblems(screens);
  if (problems.length > 0) throw new Error(`the screens of ${title} cannot be published:\n${problems.join('\n')}`);
  return {
    title,
    screens: screens.map(({ rail, ...screen }) => ({
      ...screen,
      ...(rail && { rail: { ...rail, icon: linesOf(rail.icon) } }),
    })),
  };
}
