import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

/**
 * What is worked out when it is asked for, by the day, the law or the caller, and so is another thing tomorrow; words
 * that a release may put better; and ways to what stands whole elsewhere. All other fields are kept as they are.
 */
const NOT_STORED: ReadonlySet<string> = new Set(
  [
    ...['calculatedNetWorth', 'calculatedFederalTaxEstimate', 'calculatedStateTaxEstimate', 'calculatedAsOf'],
    ...['calculationIsStale', 'calculationProblem', 'netWorth', 'ultraEligible', 'deathInfos', 'balanceSheet'],
    ...['netWorthReceipt', 'distribution', 'familyTree', 'familyTable', 'parentQuestions', 'lifeInsurances'],
    ...['firstSpouseToDie', 'abstractions', 'updatedAt', 'fiduciaries'],
  ].map((field) => `Estate.${field}`),
);
const WORKED_OUT: ReadonlySet<string> = new Set([
  ...[
    'estate',
    'version',
    'url',
    'netWorth',
    'ageInYears',
    'isMinor',
    'isDeletable',
    'uses',
    'changes',
    'insideEstate',
    'isStale',
  ],
  ...['remainingFederalExemption', 'signedInAt', 'logoUrl', 'clientsCount', 'members', 'seatsAllocated'],
  ...['usage', 'lastSeenAt', 'compiledReport', 'quotas', 'reports', 'abstraction', 'workplaces'],
]);

/** The lists that a thing stands whole in; anywhere else its id stands for it. */
const HOMES: ReadonlySet<string> = new Set([
  ...['people', 'relations', 'trusts', 'charitables', 'assets', 'liabilities', 'estateDocuments', 'assumptions'].map(
    (field) => `Estate.${field}`,
  ),
  ...['Trust.dispositions', 'Trust.fiduciaries', 'EstateDocument.dispositions', 'EstateDocument.fiduciaries'],
  'EstateUpload.values',
  'Account.memberships',
]);

function selection(type: GraphQLNamedType, way: readonly string[]): string {
  if (isUnionType(type))
    return `{ ${type
      .getTypes()
      .map(({ name }) => `... on ${name} { id }`)
      .join(' ')} }`;
  if (!isObjectType(type)) return '';
  const parts = Object.values(type.getFields()).flatMap(({ name, type: of, args }) => {
    const field = `${type.name}.${name}`;
    if (args.some(isRequiredArgument) || NOT_STORED.has(field) || WORKED_OUT.has(name)) return [];
    const named = getNamedType(of);
    if (isLeafType(named)) return name;
    if (isObjectType(named) && 'id' in named.getFields() && !HOMES.has(field)) return `${name} { id }`;
    if (way.includes(named.name)) return [];
    return `${name} ${selection(named, [...way, named.name])}`;
  });
  return `{ ${parts.join(' ')} }`;
}

const ROOTS = {
  estate: 'Estate',
  estateUpload: 'EstateUpload',
  report: 'Report',
  organization: 'Organization',
} as const;

/** One question for each kind of thing: all that a release shows of it that is stored. */
export function wholeQueries(schema: GraphQLSchema): Readonly<Record<string, string>> {
  const whole = (name: string): string => selection(schema.getType(name) as GraphQLNamedType, [name]);
  const byId = Object.entries(ROOTS).map(([field, type]) => [
    field,
    `query ($id: ID!) { ${field}(id: $id) ${whole(type)} }`,
  ]);
  return {
    ...Object.fromEntries(byId),
    organizationSettings: `query ($id: ID!) { organizationSettings(organizationId: $id) ${whole('OrganizationSetting')} }`,
    currentSession: `{ currentSession { account ${whole('Account')} } }`,
  };
}

type Ask = (
  session: string,
  query: string,
  variables?: object,
) => Promise<{ data: Record<string, unknown> | null; errors?: unknown }>;

export interface Kept {
  readonly sessions: Readonly<Record<string, string>>;
  readonly reportId: string | null;
  readonly estates: readonly { readonly id: string; readonly estateUploads: readonly { readonly id: string }[] }[];
}

/** Every estate, upload, report, organization and account that these sessions reach, as the graph shows it. */
export async function wholeAnswers(ask: Ask, queries: Readonly<Record<string, string>>, kept: Kept) {
  const one = async (field: string, variables: object, session = kept.sessions['advisor'] ?? ''): Promise<unknown> => {
    const { data, errors } = await ask(session, queries[field] ?? '', variables);
    if (errors || !data) throw new Error(`${field} ${JSON.stringify(variables)}: ${JSON.stringify(errors)}`);
    return data[field];
  };
  const answers: Record<string, unknown> = {};
  for (const { id, estateUploads } of kept.estates) {
    answers[`estate ${id}`] = await one('estate', { id });
    for (const upload of estateUploads) answers[`upload ${upload.id}`] = await one('estateUpload', { id: upload.id });
  }
  if (kept.reportId) answers['report'] = await one('report', { id: kept.reportId });
  const organizations = new Set(
    Object.values(answers).flatMap((answer) => (answer as { organizationId?: string }).organizationId ?? []),
  );
  for (const id of organizations) {
    answers[`organization ${id}`] = await one('organization', { id }, kept.sessions['admin']);
    answers[`settings ${id}`] = await one('organizationSettings', { id }, kept.sessions['admin']);
  }
  for (const [who, session] of Object.entries(kept.sessions))
    answers[`account ${who}`] = await one('currentSession', {}, session);
  return answers;
}
