import { useMutation } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { useRef, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import type { CardPlace } from './family-arrangement.ts';
import { type FamilyEstate, type FamilyPlaces, FamilyRouteQuery } from './family-query.ts';

const UpdateNodePositionsMutation = graphql(`
  mutation UpdateNodePositions($estateId: ID!, $positions: [NodePositionInput!]!, $releasedIds: [ID!], $reset: Boolean) {
    updateNodePositions(estateId: $estateId, positions: $positions, releasedIds: $releasedIds, reset: $reset) {
      ok
      nodePositions { id x y }
      estate { id version }
    }
  }
`);

interface Moves {
  readonly positions: readonly CardPlace[];
  /** Cards that are placed by themselves again. */
  readonly releasedIds?: readonly string[];
  readonly reset?: boolean;
}

export interface CardPlaces {
  readonly places: readonly CardPlace[];
  readonly move: (place: CardPlace) => void;
  /** Puts all cards back. */
  readonly tidyUp: () => void;
}

/** Places as they will be once everything that is under way is saved. */
function placesAfter(saved: readonly CardPlace[], underWay: readonly Moves[]): readonly CardPlace[] {
  return underWay.reduce((places, { positions, releasedIds = [], reset = false }) => {
    const gone = new Set([...releasedIds, ...positions.map(({ id }) => id)]);
    return [...(reset ? [] : places.filter(({ id }) => !gone.has(id))), ...positions];
  }, saved);
}

/** Where the cards of a family stand, as somebody has put them: saved one after the other, each with its way back. */
export function useCardPlaces(estate: FamilyEstate, saved: FamilyPlaces): CardPlaces {
  const [save] = useMutation(UpdateNodePositionsMutation);
  const [underWay, setUnderWay] = useState<readonly Moves[]>([]);
  const last = useRef(Promise.resolve());
  const places = placesAfter(saved, underWay);
  const estateId = estate.id;

  const write = (moves: Moves, said: () => void): void => {
    setUnderWay((before) => [...before, moves]);
    last.current = last.current.then(async () => {
      const { positions, releasedIds = [], reset = false } = moves;
      const variables = {
        estateId,
        positions: positions.map(({ id, x, y }) => ({ id, x, y })),
        releasedIds: [...releasedIds],
        reset,
      };
      try {
        await save({
          variables,
          update: (cache, { data }) => {
            const nodePositions = data?.updateNodePositions.nodePositions;
            if (nodePositions)
              cache.updateQuery({ query: FamilyRouteQuery, variables: { estateId } }, (known) =>
                known ? { ...known, nodePositions } : undefined,
              );
          },
        });
        said();
      } catch (error) {
        notify({ message: serverErrorText(error), tone: 'error' });
      }
      setUnderWay((before) => before.filter((each) => each !== moves));
    });
  };

  const move = (place: CardPlace): void => {
    const name = estate.people.find(({ id }) => id === place.id)?.name ?? 'The card';
    const before = places.find(({ id }) => id === place.id);
    const undo = (): void =>
      write(before ? { positions: [before] } : { positions: [], releasedIds: [place.id] }, () =>
        notify(`${name} is back in the old place.`),
      );
    write({ positions: [place] }, () => notify({ message: `${name} has a new place.`, undo }));
  };
  const tidyUp = (): void => {
    const undo = (): void => write({ positions: places }, () => notify('The cards are where they were put before.'));
    const words = `${counted(places.length, 'card is', 'cards are')} back in the family’s own order.`;
    write({ positions: [], reset: true }, () => notify({ message: words, undo }));
  };
  return { places, move, tidyUp };
}
