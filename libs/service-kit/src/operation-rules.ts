import { OUTSTANDING_DUTIES, RATE_LIMITS } from '@platform/contracts';
import { ACTIONS, type Action } from '@platform/contracts/access';
import {
  type ConstArgumentNode,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
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

/** What being handed a type by its key takes. */
export interface EntityRule {
  readonly type: string;
  readonly rule: OperationRule;
}

const ROOTS: readonly string[] = ['Query', 'Mutation'];

const argumentOf = (args: readonly ConstArgumentNode[] | undefined, name: string): unknown => {
  const given = args?.find((argument) => argument.name.value === name);
  return given && valueFromASTUntyped(given.value);
};

const directiveOf = (
  directives: readonly ConstDirectiveNode[] | undefined,
  name: string,
): ConstDirectiveNode | undefined => directives?.find((node) => node.name.value === name);

function mustBeKnown(where: string, what: string, value: unknown, values: readonly string[]): void {
  if (!values.includes(String(value))) throw new Error(`${where}: there is no ${what} "${value}"`);
}

const objectTypes = ({ definitions }: DocumentNode): (ObjectTypeDefinitionNode | ObjectTypeExtensionNode)[] =>
  definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION);

function statedRule(where: string, directives: readonly ConstDirectiveNode[]): OperationRule | undefined {
  const access = directiveOf(directives, 'access');
  const isPublic = directiveOf(directives, 'public') !== undefined;
  if (access && isPublic) throw new Error(`${where} has an action and is public: it is one of them`);
  const action = argumentOf(access?.arguments, 'action');
  if (access) mustBeKnown(where, 'action', action, ACTIONS);
  return isPublic ? 'public' : (action as Action | undefined);
}

function ruleOf(type: string, { name, directives = [] }: FieldDefinitionNode): OperationRule | undefined {
  const where = `${type}.${name.value}`;
  const named = (directive: string) => directiveOf(directives, directive);
  const known = (what: string, value: unknown, values: readonly string[]) => mustBeKnown(where, what, value, values);
  const rule = statedRule(where, directives);
  for (const directive of ['public', 'rateLimit', 'despiteDuty', 'unrecorded', 'deadline']) {
    if (named(directive) && !ROOTS.includes(type))
      throw new Error(`${where} is no operation: @${directive} is for those`);
  }
  const limit = named('rateLimit');
  if (limit) known('group of rate limits', argumentOf(limit.arguments, 'group'), Object.keys(RATE_LIMITS));
  const duties = argumentOf(named('despiteDuty')?.arguments, 'duties') ?? [];
  for (const duty of [duties].flat()) known('duty', duty, OUTSTANDING_DUTIES);
  if (ROOTS.includes(type) && !rule) throw new Error(`the operation ${where} has no @access or @public`);
  return rule;
}

/**
 * Every rule of a subgraph's SDL. Throws, naming the field, for an operation without one, for a field with two, and for
 * an action, a group of rate limits or a duty that does not exist.
 */
export function readAccessRules(typeDefs: DocumentNode): AccessRule[] {
  return objectTypes(typeDefs).flatMap((node) => {
    const type = node.name.value;
    return (node.fields ?? []).flatMap((definition) => {
      const rule = ruleOf(type, definition);
      return rule ? { type, field: definition.name.value, rule } : [];
    });
  });
}

/**
 * What each entity takes that the subgraph hands out by its key. Throws, naming the type, for one without a rule, for a
 * rule on a type that is none, and for an action that does not exist.
 */
export function readEntityRules(typeDefs: DocumentNode): EntityRule[] {
  return objectTypes(typeDefs).flatMap(({ name: { value: type }, directives = [] }) => {
    const keys = directives.filter((node) => node.name.value === 'key');
    const isResolved = keys.some((key) => argumentOf(key.arguments, 'resolvable') !== false);
    const rule = statedRule(type, directives);
    if (!isResolved && rule) throw new Error(`${type} is handed out by no key: no @access or @public is for it`);
    if (!isResolved) return [];
    if (!rule) throw new Error(`${type} is handed out by its key, but has no @access or @public`);
    return { type, rule };
  });
}
