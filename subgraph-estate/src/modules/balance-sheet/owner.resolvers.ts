import type { JointOwnerResolvers, OwnerResolvers } from '../../schema.generated.ts';
import { jointOwnerName } from '../../views/balance-sheet/joint-owner-name.ts';
import { namedParty } from '../../views/parents.ts';

const TYPE_NAMES = { person: 'Person', joint: 'JointOwner', trust: 'Trust', entity: 'Entity' } as const;

export const Owner: OwnerResolvers = { __resolveType: ({ kind }) => TYPE_NAMES[kind] };

export const JointOwner: JointOwnerResolvers = {
  id: ({ joint }) => joint.id,
  name: ({ estate, joint }) => jointOwnerName(estate, joint),
  owners: ({ estate, joint }) => joint.memberIds.map((id) => namedParty(estate, id)),
};
