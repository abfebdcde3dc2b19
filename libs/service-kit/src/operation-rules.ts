import { OUTSTANDING_DUTIES, RATE_LIMITS } from '@platform/contracts';
import { ACTIONS, type Action } from '@platform/contracts/access';
import {
  type ConstArgumentNode,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  valueFromASTUntyped,
} from 'graphql';

/** `public` may be asked by a visitor who is not signed in; every other operation names the action it takes. */
export type OperationRule = Action | 'public';

/** What the SDL says of who reaches a field; which organizations and estates are reached is the scope's part. */
export interface AccessRule {
  readonly type: string;
  readonly field: string;
  readonly rule: OperationRule;
}

const ROOTS: readonly string[] = ['Query', 'Mutation'];

const argumentOf = (args: readonly ConstArgumentNode[] | undefined, name: string): unknown => {
  const given = args?.find((argument) => argument.name.value === name);
  return given && valueFromASTUntyped(given.value);
};

function ruleOf(type: string, { name, directives = [] }: FieldDefinitionNode): OperationRule | undefined {
  const where = `${type}.${name.value}`;
  const named = (directive: string): ConstDirectiveNode | undefined =>
    directives.find((node) => node.name.value === directive);
  const known = (what: string, value: unknown, values: readonly string[]): void => {
    if (!values.includes(String(value))) throw new Error(`${where}: there is no ${what} "${value}"`);
  };
  const access = named('access');
  const isPublic = named('public') !== undefined;
  if (access && isPublic) throw new Error(`${where} has an action and is public: it is one of them`);
  const action = argumentOf(access?.arguments, 'action');
  if (access) known('action', action, ACTIONS);
  for (const directive of ['public', 'rateLimit', 'despiteDuty', 'unrecorded']) {
    if (named(directive) && !ROOTS.includes(type))
      throw new Error(`${where} is no operation: @${directive} is for those`);
  }
  const limit = named('rateLimit');
  if (limit) known('group of rate limits', argumentOf(limit.arguments, 'group'), Object.keys(RATE_LIMITS));
  const duties = argumentOf(named('despiteDuty')?.arguments, 'duties') ?? [];
  for (const duty of [duties].flat()) known('duty', duty, OUTSTANDING_DUTIES);
  if (ROOTS.includes(type) && !access && !isPublic) throw new Error(`the operation ${where} has no @access or @public`);
  return isPublic ? 'public' : (action as Action | undefined);
}

/**
 * Every rule of a subgraph's SDL. Throws, naming the field, for an operation without one, for a field with two, and for
 * an action, a group of rate limits or a duty that does not exist.
 */
export function readAccessRules({ definitions }: DocumentNode): AccessRule[] {
  return definitions.flatMap((node) => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) return [];
    const type = node.name.value;
    return (node.fields ?? []).flatMap((definition) => {
      const rule = ruleOf(type, definition);
      return rule ? { type, field: definition.name.value, rule } : [];
    });
  });
}
