import { MEMBERSHIP_ROLES } from '@platform/contracts';
import { ACCESS_POLICY, ACTIONS, type Action, can, type PolicyActor } from '@platform/contracts/access';

type Role = (typeof MEMBERSHIP_ROLES)[number];

const HEAD = `# Access policy

Generated from \`libs/contracts/src/access/policy.ts\` by \`node tools/write-access-policy.ts\`; a test fails while the two
differ. The table says what a role may do; *where* it may do it is the scope's part (docs/security.md).

- ● yes
- ◐ only while the named switch of the organization is on
- blank: no
`;

const actor = (role: Role, changes: Partial<PolicyActor> = {}): PolicyActor => ({
  kind: 'account',
  activeRole: role,
  isSuperadmin: role === 'SUPER_ADMIN',
  settings: {},
  organizationDisabled: false,
  impersonator: null,
  ...changes,
});

/** Asked of the function that decides, not read from its table, so that the page shows what really happens. */
function cell(action: Action, role: Role): string {
  if (can(actor(role), action)) return '●';
  const [needed] = switchesOf(action);
  return needed && can(actor(role, { settings: { [needed]: true } }), action) ? '◐' : '';
}

function switchesOf(action: Action): string[] {
  return ACCESS_POLICY[action].allow.flatMap((rule) => ('when' in rule && rule.when ? [rule.when] : []));
}

/** What a super administrator acting as somebody else may not do in that role. */
const stopsInSupportMode = (action: Action): boolean =>
  MEMBERSHIP_ROLES.some((role) => can(actor(role), action) && !can(actor(role, { impersonator: {} }), action));

const isOpenToRenderer = (action: Action): boolean =>
  can({ ...actor('CLIENT'), kind: 'microservice', activeRole: null }, action);

function notesOf(action: Action): string {
  return [
    ...switchesOf(action).map((name) => `◐ \`${name}\``),
    ...(stopsInSupportMode(action) ? ['not in support mode'] : []),
    ...(isOpenToRenderer(action) ? ['report renderer'] : []),
  ].join('; ');
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const roleWord = (role: Role): string => role.toLowerCase().replaceAll('_', ' ');

/** The whole page. */
export function accessPolicyPage(): string {
  const columns = ['action', 'meaning', ...MEMBERSHIP_ROLES.map(roleWord), 'notes'];
  const lines = ACTIONS.map((action) =>
    row([
      `\`${action}\``,
      ACCESS_POLICY[action].summary,
      ...MEMBERSHIP_ROLES.map((role) => cell(action, role)),
      notesOf(action),
    ]),
  );
  return [HEAD, row(columns), row(columns.map(() => '---')), ...lines, ''].join('\n');
}
