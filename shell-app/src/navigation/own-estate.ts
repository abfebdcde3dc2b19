import { useQuery } from '@apollo/client/react';
import { clientBarOf, type OfferedScreen, railOf, useScreenHere, useScreens, useSession } from '@platform/mfe-kit';
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

/** The own estate that is looked at, else the first; null for whoever is no client. */
function useOwnEstateId(): string | null {
  const here = useScreenHere()?.params['estateId'];
  const own = useOwnEstates().data?.estates.collection ?? [];
  return (own.find(({ id }) => id === here) ?? own[0])?.id ?? null;
}

const entryOf = ({ screen, label, href }: OfferedScreen): MenuEntry => ({
  id: screen.id,
  label,
  href,
  group: 'main',
  screen,
  topBar: true,
});

/** What a client has in the bar besides the home: the pages of the own estate. Nothing for anybody else. */
export function useOwnEstateEntries(): readonly MenuEntry[] {
  const session = useSession();
  const screens = useScreens();
  const estateId = useOwnEstateId();
  return estateId ? clientBarOf(screens, session, estateId).map(entryOf) : [];
}

/** Every page of the own estate: what stands in its rail on a larger screen. */
export function useOwnEstatePages(): readonly MenuEntry[] {
  const session = useSession();
  const screens = useScreens();
  const estateId = useOwnEstateId();
  return estateId ? railOf(screens, session, 'estate', { estateId }).map(entryOf) : [];
}
