import { ACTIONS } from '@platform/contracts/access';
import { CLIENT_DOMAINS, ROUTE_PERMISSIONS } from './route-permissions.ts';
import { MENU_GROUPS, SCREEN_FRAMES, type Screen } from './screen.ts';

const SEGMENT = /^(:[a-zA-Z]+|[a-z0-9_-]+|\*)$/;

function accessProblems({ access }: Screen): string[] {
  if (access === 'public' || access === 'visitors') return [];
  const wrong = [
    ...[access.action].filter((action) => !ACTIONS.includes(action)),
    ...(access.permissions ?? []).filter((permission) => !ROUTE_PERMISSIONS.includes(permission)),
    ...(access.clientDomains ?? []).filter((domain) => !CLIENT_DOMAINS.includes(domain)),
  ];
  return wrong.map((name) => `the access "${name}" is not known`);
}

function placeProblems(screen: Screen): string[] {
  const { frame = 'bar', rail, menu, path } = screen;
  const problems: string[] = [];
  if (!SCREEN_FRAMES.includes(frame)) problems.push(`the frame "${frame}" is not known`);
  if (rail && frame !== 'estate' && frame !== 'organization')
    problems.push('it stands in a rail that its frame has not');
  if (screen.clientBar && frame !== 'estate') problems.push('the bar of a client has pages of an estate only');
  if (frame === 'estate' && !/(^|\/):estateId(\/|$)/.test(path)) problems.push('a page of an estate needs :estateId');
  if (menu && !MENU_GROUPS.includes(menu.group)) problems.push(`the menu has no group "${menu.group}"`);
  if (menu && path.replace(':organizationId', '').includes(':'))
    problems.push('an entry of the menu can fill in :organizationId only');
  if (menu?.key && !/^[a-z]$/.test(menu.key)) problems.push('its key is one small letter');
  return problems;
}

/** What is wrong with screens that are to be published, in words; the same check runs over all remotes together. */
export function screenProblems(screens: readonly Screen[]): string[] {
  const twice = (values: readonly (string | undefined)[]): string[] =>
    [...new Set(values.filter((value, index) => value && values.indexOf(value) !== index))] as string[];
  return [
    ...twice(screens.map(({ id }) => id)).map((id) => `${id}: two screens have this id`),
    ...twice(screens.map(({ path }) => path)).map((path) => `${path}: two screens have this path`),
    ...twice(screens.map(({ menu }) => menu?.key)).map((key) => `g ${key}: two screens open by it`),
    ...screens.flatMap((screen) => {
      const { id, path, title } = screen;
      const problems = [
        ...(/^[a-z][a-z0-9-]*$/.test(id) ? [] : ['an id is written like-this']),
        ...(path === '' || path.split('/').every((part) => SEGMENT.test(part)) ? [] : [`the path "${path}" is none`]),
        ...(title.trim() ? [] : ['it has no title']),
        ...accessProblems(screen),
        ...placeProblems(screen),
      ];
      return problems.map((problem) => `${id}: ${problem}`);
    }),
  ];
}
