import { isSpecialState, US_PLACES } from '@platform/contracts/states';
import type {
  FamilyTreeFlowResolvers,
  FamilyTreeVizResolvers,
  MutationResolvers,
  QueryResolvers,
  StateResolvers,
} from '../../schema.generated.ts';
import { isState } from '../../views/distribution/state-names.ts';
import { namedPerson } from '../../views/parents.ts';
import { flowEdges, placedNodes, treeEdges, unionsOf } from '../../views/person/family-graph.ts';

export const familyTreeQueries: Pick<QueryResolvers, 'states' | 'familyTreeViz' | 'familyTreeFlow' | 'nodePositions'> =
  {
    states: () => [...US_PLACES],
    familyTreeViz: async (_parent, { estateId }, { loaders }) => {
      const estate = await loaders.estate.load(estateId);
      return estate && { estate };
    },
    familyTreeFlow: async (_parent, { estateId }, { loaders }) => {
      const estate = await loaders.estate.load(estateId);
      return estate && { estate };
    },
    nodePositions: async (_parent, { estateId }, { loaders }) => {
      const estate = await loaders.estate.load(estateId);
      return estate ? placedNodes(estate) : [];
    },
  };

export const familyTreeMutations: Pick<MutationResolvers, 'updateNodePositions'> = {
  updateNodePositions: async (_parent, { estateId, positions, releasedIds, reset }, { services }) => {
    const moves = { placed: positions, released: releasedIds ?? [], reset: reset ?? false };
    const estate = await services.people.place(estateId, moves);
    return { ok: true, nodePositions: placedNodes(estate), estate };
  },
};

export const State: StateResolvers = {
  isSpecial: ({ code }) => isSpecialState(code),
  isLawHeld: ({ code }) => isState(code),
};

export const FamilyTreeViz: FamilyTreeVizResolvers = {
  nodes: ({ estate }) => {
    const places = new Map(placedNodes(estate).map((place) => [place.id, place]));
    return estate.people.map((person) => ({
      id: person.id,
      person: { kind: 'person', estate, person },
      x: places.get(person.id)?.x,
      y: places.get(person.id)?.y,
    }));
  },
  edges: ({ estate }) => treeEdges(estate),
};

export const FamilyTreeFlow: FamilyTreeFlowResolvers = {
  nodes: ({ estate }) => [
    ...estate.people.map((person) => ({
      id: person.id,
      isUnion: false,
      person: namedPerson(estate, person.id),
    })),
    ...unionsOf(estate).map(({ id, relation }) => ({ id, isUnion: true, relation: relation?.kind })),
  ],
  edges: ({ estate }) => flowEdges(estate),
};
