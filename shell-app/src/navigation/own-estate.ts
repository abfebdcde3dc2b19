import { useQuery } from '@apollo/client/react';
import { clientBarOf, useScreens, useSession } from '@platform/mfe-kit';
import { graphql } from '../gql/index.ts';
import type { MenuEntry } from './menu.ts';

const OwnEstatesQuery = graphql(`
  query OwnEstates {
    estates(pagination: { page: 1, perPage: 20 }) {
      collection { id displayName organization { id name } }
    }
  }
`);

/** The estates that are shared with a client; the first is the one that the bar leads to. */
export function useOwnEstates() {
  const { account } = useSession();
  return useQuery(OwnEstatesQuery, { skip: account.activeRole !== 'CLIENT' });
}

/** What a client has in the bar besides the home: the pages of the own estate. Nothing for anybody else. */
export function useOwnEstateEntries(): readonly MenuEntry[] {
  const session = useSession();
  const screens = useScreens();
  const estateId = useOwnEstates().data?.estates.collection[0]?.id;
  if (!estateId) return [];
  return clientBarOf(screens, session, estateId).map(({ screen, label, href }) => ({
    id: screen.id,
    label,
    href,
    group: 'main',
    screen,
    topBar: true,
  }));
}
