import { isInsideTrust, trustStanding } from '../../domain/estate/estate-ownership.ts';
import type {
  AssignableResolvers,
  DispositionResolvers,
  FiduciaryResolvers,
  QueryResolvers,
  TrustResolvers,
} from '../../schema.generated.ts';
import { roleTitle } from '../../views/document/document-rows.ts';
import { assignableOf, personOf, trustOf } from '../../views/parents.ts';
import { trustBeneficiaries, trustDispositions } from '../../views/trust/dispositions.ts';

export const trustQueries: Pick<QueryResolvers, 'trust' | 'trusts'> = {
  trust: async (_parent, { id }, { loaders }) => {
    const estate = await loaders.holder.trusts.load(id);
    return estate && trustOf(estate, id);
  },
  trusts: async (_parent, { association, filter, pagination }, { services, loaders }) => {
    const { searchTerm, insideEstate } = filter ?? {};
    const found = await services.lists.trusts({ association: association ?? {}, searchTerm, insideEstate, pagination });
    // A trust answers with its estate: those of this page alone are read whole.
    const trusts = await Promise.all(
      found.collection.map(async ({ id, estateId }) => {
        const estate = await loaders.estate.load(estateId);
        return (estate && trustOf(estate, id)) ?? [];
      }),
    );
    return { ...found, collection: trusts.flat() };
  },
};

const TYPE_NAMES = { person: 'Person', trust: 'Trust', charity: 'Charitable' } as const;

export const Assignable: AssignableResolvers = { __resolveType: ({ kind }) => TYPE_NAMES[kind] };

export const Trust: TrustResolvers = {
  __resolveReference: async ({ id }, { loaders }) => {
    const estate = await loaders.holder.trusts.load(id);
    return estate && trustOf(estate, id);
  },
  id: ({ trust }) => trust.id,
  estateId: ({ estate }) => estate.id,
  name: ({ trust }) => trust.name,
  displayName: ({ trust }) => trust.name,
  kind: ({ trust }) => trust.kind,
  situs: ({ trust }) => trust.situs,
  gstStatus: ({ trust }) => trust.gstStatus,
  inclusionRatio: ({ trust }) => trust.inclusionRatio,
  settlors: ({ estate, trust }) => trust.settlors.flatMap((id) => personOf(estate, id) ?? []),
  beneficiaries: ({ estate, trust }) => trustBeneficiaries(trust).flatMap((id) => assignableOf(estate, id) ?? []),
  fiduciaries: ({ estate, trust }) =>
    trust.fiduciaries.map((fiduciary) => ({ fiduciary, estate, namedIn: trust.name })),
  insideEstate: ({ estate, trust }, _args, { today }) => isInsideTrust(estate, trust.id, today),
  createdUponDeath: ({ trust }) => trust.createdUponDeath,
  netWorth: ({ estate, trust }, _args, { today }) => trustStanding(estate, trust.id, today)?.amountCents ?? null,
  executedAt: ({ trust }) => trust.executedAt,
  dispositions: ({ estate, trust }) => trustDispositions(estate, trust).map((disposition) => ({ estate, disposition })),
  estate: ({ estate }) => estate,
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
  role: ({ fiduciary }) => fiduciary.role,
  roleTitle: ({ fiduciary }) => roleTitle(fiduciary),
  designation: ({ fiduciary }) => fiduciary.designation,
  displayOrder: ({ fiduciary }) => fiduciary.displayOrder,
};
