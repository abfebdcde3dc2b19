import { listPage, listResult } from '@platform/service-kit';
import type { Context } from '../../context.ts';
import { amendmentsOfTrust, trustInForce } from '../../domain/document/amended-trusts.ts';
import { trustBenefitCents } from '../../domain/estate/estate-ownership.ts';
import { staysApart } from '../../domain/trust/sub-trusts.ts';
import { trustCharacter } from '../../domain/trust/trust-character.ts';
import { saysMore } from '../../domain/trust/trust-facts.ts';
import type {
  AssignableResolvers,
  DispositionResolvers,
  FiduciaryResolvers,
  MutationResolvers,
  QueryResolvers,
  TrustRemainderResolvers,
  TrustResolvers,
  TrustShareResolvers,
} from '../../schema.generated.ts';
import { noteId, officeIn, roleTitle, turnIn } from '../../views/document/document-rows.ts';
import {
  type AnyTrust,
  assignableOf,
  personOf,
  settlorsOf,
  syntheticTrustsOf,
  type TrustParent,
  trustOf,
} from '../../views/parents.ts';
import { estateIdOfTrust, isTrustInside, trustCents } from '../../views/trust/any-trust.ts';
import { trustBeneficiaries, trustDispositions } from '../../views/trust/dispositions.ts';
import {
  allocationsView,
  powersView,
  remainderView,
  revocationOf,
  saidOfTrust,
  termView,
} from '../../views/trust/said-of-trust.ts';
import { isFundedTwice, subTrustOptions } from '../../views/trust/sub-trust-options.ts';

export const trustQueries: Pick<
  QueryResolvers,
  'syntheticTrusts' | 'trust' | 'trusts' | 'nonConvergingSubtrustOptions'
> = {
  nonConvergingSubtrustOptions: async (_parent, { id, dtId }, { loaders, today }) => {
    const estate = (await loaders.holder.documents.load(id)) ?? (await loaders.holder.trusts.load(id));
    return estate ? subTrustOptions(estate, id, dtId ?? null, today) : [];
  },
  syntheticTrusts: async (_parent, { estateId, pagination }, { loaders }) => {
    const estate = await loaders.estate.load(estateId);
    const all = estate ? syntheticTrustsOf(estate) : [];
    const { skip, limit } = listPage(pagination);
    return listResult(pagination, all.slice(skip, skip + limit), all.length);
  },
  trust: async (_parent, { id }, { loaders }) => {
    const estate = await loaders.holder.trusts.load(id);
    return estate && trustOf(estate, id);
  },
  trusts: (_parent, { association, filter, pagination }, { services }) => {
    const { searchTerm, insideEstate } = filter ?? {};
    return services.lists.trusts({ association: association ?? {}, searchTerm, insideEstate, pagination });
  },
};

export const trustMutations: Pick<
  MutationResolvers,
  'createTrust' | 'updateTrust' | 'deleteTrust' | 'restoreTrust' | 'divergeSubtrusts' | 'convergeSubtrusts'
> = {
  divergeSubtrusts: async (_parent, { id, version }, { services }) => {
    const estate = await services.trusts.setNonConverging(id, version, true);
    return { ok: true, estate, trust: trustOf(estate, id) };
  },
  convergeSubtrusts: async (_parent, { id, version }, { services }) => {
    const estate = await services.trusts.setNonConverging(id, version, false);
    return { ok: true, estate, trust: trustOf(estate, id) };
  },
  createTrust: async (_parent, { estateId, version, attributes }, { services }) => {
    const { estate, id } = await services.trusts.create(estateId, version, saidOfTrust(attributes));
    return { ok: true, estate, trust: trustOf(estate, id) };
  },
  updateTrust: async (_parent, { id, version, attributes }, { services }) => {
    const estate = await services.trusts.update(id, version, saidOfTrust(attributes));
    return { ok: true, estate, trust: trustOf(estate, id) };
  },
  deleteTrust: async (_parent, { id, version }, { services }) => ({
    ok: true,
    estate: await services.trusts.remove(id, version),
    trust: null,
  }),
  restoreTrust: async (_parent, { estateId, id, version }, { services }) => {
    const estate = await services.trusts.restore(estateId, id, version);
    return { ok: true, estate, trust: trustOf(estate, id) };
  },
};

const characterOf = ({ estate, trust }: TrustParent) =>
  trustCharacter(trustInForce(estate, trust), new Set(syntheticTrustsOf(estate).map((one) => one.trust.id)));

const TYPE_NAMES = { person: 'Person', trust: 'Trust', charity: 'Charitable', entity: 'Entity' } as const;

export const Assignable: AssignableResolvers = { __resolveType: ({ kind }) => TYPE_NAMES[kind] };

/** A field that needs more of the trust, or of its estate, than a list shows. */
const ofWhole =
  <Answer>(answer: (parent: TrustParent) => Answer) =>
  async (parent: AnyTrust, _args: unknown, context: Context): Promise<Answer> =>
    answer(await context.loaders.wholeTrust(parent));

export const Trust: TrustResolvers = {
  __resolveReference: async ({ id }, { loaders }) => {
    const estate = await loaders.holder.trusts.load(id);
    return estate && trustOf(estate, id);
  },
  id: ({ trust }) => trust.id,
  estateId: estateIdOfTrust,
  name: ({ trust }) => trust.name,
  displayName: ({ trust }) => trust.name,
  kind: ({ trust }) => trust.kind,
  situs: ({ trust }) => trust.situs,
  gstStatus: ({ trust }) => trust.gstStatus,
  inclusionRatio: ({ trust }) => trust.inclusionRatio,
  owner: ofWhole(({ estate, trust }) => settlorsOf(estate, trust)),
  settlors: ofWhole(({ estate, trust }) => trust.settlors.flatMap((id) => personOf(estate, id) ?? [])),
  beneficiaries: ofWhole(({ estate, trust }) =>
    trustBeneficiaries(trustInForce(estate, trust)).flatMap((id) => assignableOf(estate, id) ?? []),
  ),
  fiduciaries: ofWhole(({ estate, trust }) =>
    trust.fiduciaries.map((fiduciary) => ({ fiduciary, estate, namedIn: trust.name })),
  ),
  insideEstate: (parent, _args, { today }) => isTrustInside(parent, today),
  createdUponDeath: ({ trust }) => trust.createdUponDeath,
  isSynthetic: ofWhole((parent) => characterOf(parent).isSynthetic),
  isGrantorTrust: ofWhole((parent) => characterOf(parent).isGrantorTrust),
  isSurvivorTrust: ofWhole((parent) => characterOf(parent).isSurvivorTrust),
  dividedByStirpes: ofWhole((parent) => characterOf(parent).dividedByStirpes),
  generationSkippingTaxExempt: ofWhole((parent) => characterOf(parent).generationSkippingTaxExempt),
  hasUniqueDeathScenarios: ofWhole((parent) => characterOf(parent).hasUniqueDeathScenarios),
  syntheticTrusts: ofWhole((parent) =>
    characterOf(parent).syntheticTrustIds.flatMap((id) => trustOf(parent.estate, id) ?? []),
  ),
  netWorth: (parent, _args, { today }) => trustCents(parent, today),
  benefitAtDeath: async (parent, _args, { loaders, today }) => {
    const { estate, trust } = await loaders.wholeTrust(parent);
    return trustBenefitCents(estate, trust.id, today);
  },
  executedAt: ({ trust }) => trust.executedAt,
  modifiedAt: ofWhole(({ trust }) => trust.modifiedAt),
  fundedAt: ofWhole(({ trust }) => trust.fundedAt),
  terminated: ofWhole(({ trust }) => trust.terminated),
  isNonConverging: ofWhole(({ trust }) => trust.isNonConverging),
  staysApart: ofWhole(({ estate, trust }) => staysApart(estate, trust)),
  mayConverge: async (parent, _args, { loaders, today }) => {
    const { estate, trust } = await loaders.wholeTrust(parent);
    return isFundedTwice(estate, trust, today);
  },
  isDiscretionary: ofWhole(({ trust }) => trust.isDiscretionary),
  qtipElection: ofWhole(({ trust }) => trust.qtipElection),
  powersOfAppointment: ofWhole(({ estate, trust }) => powersView(estate, trust)),
  isQdot: ofWhole(({ trust }) => trust.isQdot),
  isReverseQtip: ofWhole(({ trust }) => trust.isReverseQtip),
  lateAllocations: ofWhole(({ trust }) => allocationsView(trust)),
  revokedBy: ofWhole(({ estate, trust }) => revocationOf(estate, trust)),
  trustTerm: async (parent, _args, { loaders, today }) => {
    const { estate, trust } = await loaders.wholeTrust(parent);
    return termView(estate, trust, today);
  },
  lifetimeBeneficiaries: ofWhole(({ estate, trust }) =>
    trust.lifetimeBeneficiaries.flatMap((id) => assignableOf(estate, id) ?? []),
  ),
  remainder: ofWhole(({ estate, trust }) => remainderView(estate, trust)),
  saysMore: ofWhole(({ trust }) => saysMore(trust)),
  dispositions: ofWhole(({ estate, trust }) =>
    trustDispositions(estate, trustInForce(estate, trust)).map((disposition) => ({ estate, disposition })),
  ),
  amendments: ofWhole(({ estate, trust }) =>
    amendmentsOfTrust(estate, trust.id).map((document) => ({ estate, document })),
  ),
  actingFiduciaries: ofWhole(({ estate, trust }) =>
    trustInForce(estate, trust).fiduciaries.map((fiduciary) => ({ fiduciary, estate, namedIn: trust.name })),
  ),
  estate: (parent, _args, context) => context.loaders.estateOfTrust(parent),
};

export const TrustRemainder: TrustRemainderResolvers = {
  on: ({ remainder }) => remainder.on,
  person: ({ estate, remainder }) => personOf(estate, remainder.personId),
  shares: ({ estate, remainder }) => remainder.shares.map((share) => ({ estate, share })),
};

export const TrustShare: TrustShareResolvers = {
  to: ({ estate, share }) => assignableOf(estate, share.to),
  percent: ({ share }) => share.percent,
};

export const Disposition: DispositionResolvers = {
  id: ({ disposition }) => disposition.id,
  when: ({ disposition }) => disposition.when,
  kind: ({ disposition }) => disposition.kind,
  description: ({ disposition }) => disposition.description,
  amount: ({ disposition }) => disposition.amountCents,
  percent: ({ disposition }) => disposition.percent,
  recipients: ({ estate, disposition }) => disposition.recipientIds.flatMap((id) => assignableOf(estate, id) ?? []),
};

export const Fiduciary: FiduciaryResolvers = {
  id: ({ fiduciary }) => fiduciary.id,
  person: ({ estate, fiduciary }) => personOf(estate, fiduciary.personId),
  personName: ({ fiduciary }) => fiduciary.personName,
  role: ({ fiduciary }) => officeIn(fiduciary),
  roleTitle: ({ fiduciary }) => roleTitle(fiduciary),
  prefix: ({ fiduciary }) => turnIn(fiduciary),
  designation: ({ fiduciary }) => fiduciary.designation,
  noteBody: ({ fiduciary }) => fiduciary.note,
  noteId: ({ fiduciary }) => noteId(fiduciary),
  displayOrder: ({ fiduciary }) => fiduciary.displayOrder,
};
