import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Asset, EstateCase, Step, Target, Trust } from '@platform/estate-engine';

const FOLDER = fileURLToPath(new URL('../../libs/estate-engine/src/distribution/cases/', import.meta.url));
export interface SharedCase {
  readonly id: string;
  readonly input: EstateCase;
}
/** The cases that everybody who works out an estate has; the sample household of the first one is loaded with the others. */
export const SHARED_CASES: readonly SharedCase[] = readdirSync(FOLDER)
  .filter((name) => /^s\d.*\.json$/.test(name))
  .map((name) => JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8')));

type Ask = (query: string, variables: object) => Promise<{ data: Record<string, never>; errors: readonly unknown[] }>;
const ROLES: Readonly<Record<string, string>> = { SIBLING: 'SIBLING', FORMER_SPOUSE: 'FORMER_SPOUSE' };

/** Enters a case as a user of the graph would: people, trusts, holdings, wills step by step. */
export async function enterCase(ask: Ask, { input }: SharedCase) {
  const ids = new Map<string, string>();
  const idOf = (local: string): string => {
    const id = ids.get(local);
    if (!id) throw new Error(`${local} is not entered yet`);
    return id;
  };
  let estateId = '';
  let version = 0;
  /** One change; what it answers beside the estate. */
  async function done(name: string, types: string, args: string, variables: object, selection: string) {
    const { data, errors } = await ask(
      `mutation (${types}) { done: ${name}(${args}) { ${selection} estate { id version } } }`,
      variables,
    );
    if (errors.length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    const answer = data['done'] as unknown as { estate: { version: number } } & Record<string, { id: string }>;
    version = answer.estate.version;
    return answer;
  }
  const added = async (name: string, type: string, selection: string, a: object): Promise<string> => {
    const answer = await done(
      name,
      `$e: ID!, $v: Int!, $a: ${type}!`,
      'estateId: $e, version: $v, attributes: $a',
      { e: estateId, v: version, a },
      `${selection} { id }`,
    );
    return answer[selection]?.id ?? '';
  };
  const nameOf = (name: string): { firstName: string; lastName: string } => {
    const [firstName = name, ...others] = name.split(' ');
    return { firstName, lastName: others.join(' ') || 'Case' };
  };

  const { people, relations = [], charities = [], assets, liabilities = [], trusts = [], wills = [] } = input;
  const { deaths = [], portabilityElected, expensesPercent } = input.assumptions ?? {};
  const client = people.find(({ id }) => id === deaths[0]?.personId) ?? people[0];
  if (!client) throw new Error('nobody dies');
  const tie = relations.find(({ kind, from, to }) => kind === 'SPOUSE' && (from === client.id || to === client.id));
  const spouse = people.find(({ id }) => id !== client.id && (id === tie?.from || id === tie?.to));
  const of = spouse && nameOf(spouse.name);
  const created = await done(
    'createEstate',
    '$input: CreateEstateInput!',
    'input: $input',
    {
      input: {
        ...nameOf(client.name),
        birthDate: client.birthDate,
        state: input.domicileState,
        maritalStatus: input.maritalStatus,
        ...(of && { spouseFirstName: of.firstName, spouseLastName: of.lastName, spouseBirthDate: spouse?.birthDate }),
      },
    },
    'estate { personId people { id isSpouse } }',
  );
  const made = created.estate as unknown as {
    id: string;
    personId: string;
    people: { id: string; isSpouse: boolean }[];
  };
  estateId = made.id;
  ids.set(client.id, made.personId);
  if (spouse) ids.set(spouse.id, made.people.find(({ isSpouse }) => isSpouse)?.id ?? '');

  for (const person of people) {
    if (ids.has(person.id)) continue;
    const ties = relations.flatMap(({ from, to, kind }) => {
      if (to === person.id && ids.has(from) && kind === 'PARENT') return [{ role: 'CHILD', otherId: idOf(from) }];
      if (from === person.id && ids.has(to) && kind === 'PARENT') return [{ role: 'PARENT', otherId: idOf(to) }];
      const other = from === person.id ? to : to === person.id ? from : null;
      const role = ROLES[kind];
      return other && role && ids.has(other) ? [{ role, otherId: idOf(other) }] : [];
    });
    const { birthDate, isDeceased } = person;
    const answer = await done(
      'createPerson',
      '$input: CreatePersonInput!',
      'input: $input',
      { input: { estateId, version, ...nameOf(person.name), birthDate, isDeceased, relations: ties } },
      'person { id }',
    );
    ids.set(person.id, answer['person']?.id ?? '');
  }
  for (const { id, name } of charities)
    ids.set(id, await added('createCharitable', 'CharitableInput', 'charitable', { name }));

  const facts = (trust: Trust) => ({
    gstStatus: trust.gstStatus,
    qtipElection: trust.qtipElection,
    settlorIds: (trust.settlors ?? []).map(idOf),
    lifetimeBeneficiaryIds: (trust.lifetimeBeneficiaries ?? []).map(idOf),
  });
  for (const trust of trusts.filter(({ createdUponDeath }) => !createdUponDeath)) {
    const { name, kind } = trust;
    ids.set(trust.id, await added('createTrust', 'TrustInput', 'trust', { name, kind, ...facts(trust) }));
  }
  for (const asset of assets) ids.set(asset.id, await enterAsset(asset));
  for (const { id, name, balanceCents, owners, securedByAssetId } of liabilities)
    ids.set(
      id,
      await added('createAsset', 'AssetInput', 'asset', {
        name,
        isLiability: true,
        assetType: securedByAssetId ? 'MORTGAGE' : 'OTHER_DEBT',
        balance: balanceCents,
        owners: owners.map(ownerOf),
        ...(securedByAssetId && { securedById: idOf(securedByAssetId) }),
      }),
    );
  for (const { personId, kind = 'WILL', steps } of wills) {
    const a = { name: `Will of ${personId}`, kind, personId: idOf(personId) };
    const will = await added('createEstateDocument', 'EstateDocumentInput', 'estateDocument', a);
    for (const step of steps) await enterStep(will, step, {});
  }
  for (const trust of trusts.toSorted((a, b) => Number(a.createdUponDeath ?? 0) - Number(b.createdUponDeath ?? 0)))
    for (const { on, personId, steps } of trust.terms ?? [])
      for (const step of steps)
        await enterStep(idOf(trust.id), step, {
          divisionEvent: { type: on, ...(personId !== undefined && { personId: idOf(personId) }) },
        });
  for (const trust of trusts.filter(({ createdUponDeath }) => createdUponDeath))
    await done(
      'updateTrust',
      '$id: ID!, $v: Int!, $a: TrustInput!',
      'id: $id, version: $v, attributes: $a',
      { id: idOf(trust.id), v: version, a: facts(trust) },
      'ok',
    );
  await done(
    'updateEstate',
    '$input: UpdateEstateInput!',
    'input: $input',
    {
      input: {
        id: estateId,
        version,
        firstDeathOn: deaths[0]?.date,
        ...(spouse && { secondDeathOn: deaths[1]?.date }),
        portabilityElected: portabilityElected ?? true,
        expensesPercent: expensesPercent ?? 0,
      },
    },
    'ok',
  );
  return { estateId, idOf };

  function ownerOf({ id, percent }: { readonly id: string; readonly percent?: number | undefined }) {
    return { ownerId: idOf(id), ...(percent !== undefined && { percent }) };
  }

  async function enterAsset(asset: Asset): Promise<string> {
    const { name, assetType, balanceCents, owners, titling, state, retirementAccountType, lifeInsurance } = asset;
    const beneficiaries = asset.beneficiaries ?? [];
    const common = { name, balance: balanceCents };
    if (lifeInsurance)
      return added('createLifeInsurance', 'LifeInsuranceInput', 'lifeInsurance', {
        name,
        csv: balanceCents,
        ownerId: idOf(owners[0]?.id ?? ''),
        insuredId: idOf(lifeInsurance.insuredId),
        netDeathBenefit: lifeInsurance.deathBenefitCents,
        transferredOn: lifeInsurance.transferredOn,
        beneficiaries: beneficiaries.map(({ to, percent }) => ({ assigneeId: idOf(to), percent })),
      });
    return added('createAsset', 'AssetInput', 'asset', {
      ...common,
      assetType,
      titling: titling === 'TENANCY_BY_THE_ENTIRETY' ? 'TENANCY_BY_ENTIRETY' : titling,
      state,
      retirementAccountType,
      owners: owners.map(ownerOf),
      beneficiaries: beneficiaries.map(({ to, percent, tier }) => ({ beneficiaryId: idOf(to), percent, tier })),
    });
  }

  async function enterStep(instrumentId: string, step: Step, more: object): Promise<void> {
    const begins: string[] = [];
    const taker = ({ to, class: heirClass, scheme, percent, alternates = [], ages, classOf }: Target): object => {
      const trust = to === undefined ? undefined : trusts.find(({ id }) => id === to);
      const isNew = to !== undefined && !ids.has(to);
      if (isNew && trust) begins.push(trust.id);
      return {
        ...(isNew && trust ? { newTrust: { name: trust.name, kind: trust.kind } } : to && { toId: idOf(to) }),
        ...{ heirClass, scheme, percent, ages },
        ...(classOf && { classOfId: idOf(classOf) }),
        ...(alternates.length > 0 && { alternates: alternates.map(taker) }),
      };
    };
    const a = { kind: step.kind, takers: step.to.map(taker), funding: fundingOf(step), ...more };
    const before = new Set(await trustIds());
    await done(
      'createDispositionTemplate',
      '$i: ID!, $v: Int!, $a: DispositionTemplateInput!',
      'instrumentId: $i, version: $v, attributes: $a',
      { i: instrumentId, v: version, a },
      'ok',
    );
    if (begins.length === 0) return;
    const began = (await trustIds()).filter((id) => !before.has(id));
    for (const [at, local] of begins.entries()) ids.set(local, began[at] ?? '');
  }

  async function trustIds(): Promise<string[]> {
    const { data } = await ask('query ($e: ID!) { estate(id: $e) { trusts { id } } }', { e: estateId });
    return (data['estate'] as unknown as { trusts: { id: string }[] }).trusts.map(({ id }) => id);
  }

  function fundingOf({ kind, formula, assetId, amountCents, percent }: Step): object | undefined {
    if (kind === 'SPECIFIC_GIFT') return { rule: 'NAMED_ASSET', assetId: idOf(assetId ?? '') };
    if (kind === 'CASH_GIFT') return { rule: 'FIXED_AMOUNT', amount: amountCents };
    if (kind === 'PERCENT_GIFT') return { rule: 'PART_OF_ESTATE', percent };
    if (kind === 'BYPASS_FUNDING')
      return { rule: formula?.startsWith('LESSER') ? formula : `${formula ?? 'FEDERAL'}_EXCLUSION` };
    return undefined;
  }
}
