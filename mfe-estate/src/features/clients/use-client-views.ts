import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { graphql } from '../../gql/index.ts';

const OwnClientViewsQuery = graphql(`
  query OwnClientViews { ownClientViews { id version views { name query isDefault } } }
`);
const UpdateOwnClientViewsMutation = graphql(`
  mutation UpdateOwnClientViews($input: UpdateOwnClientViewsInput!) {
    updateOwnClientViews(input: $input) { ok ownClientViews { id version views { name query isDefault } } }
  }
`);
export type ClientView = ResultOf<typeof OwnClientViewsQuery>['ownClientViews']['views'][number];

const FILTERS = ['advisor', 'finding', 'group', 'search', 'state'];

/** What an address shows, whatever order it says it in and whether or not it says what goes without saying. */
export function viewOf(query: string): string {
  const params = new URLSearchParams(query);
  const said = FILTERS.map((name) => `${name}=${params.get(name) ?? ''}`);
  const direction = params.get('direction') === 'DESC' ? 'DESC' : 'ASC';
  return [...said, `sort=${params.get('sort') || 'name'}`, direction].join('&');
}

/** The own views, as the server has them; undefined while they are not known. The list is there without them. */
export function useClientViews() {
  const client = useApolloClient();
  const { data } = useQuery(OwnClientViewsQuery);
  const [update] = useMutation(UpdateOwnClientViewsMutation);
  const views: readonly ClientView[] | undefined = data?.ownClientViews.views;
  return {
    views,
    /** Over what is saved now, so that another tab's views stay. Throws what the server says. */
    async change(next: (views: readonly ClientView[]) => readonly ClientView[]): Promise<void> {
      const latest = await client.query({ query: OwnClientViewsQuery, fetchPolicy: 'network-only' });
      const { version = 1, views: known = [] } = latest.data?.ownClientViews ?? {};
      const sent = next(known).map(({ name, query, isDefault }) => ({ name, query, isDefault }));
      await update({ variables: { input: { version, views: sent } } });
    },
  };
}

/** Whoever comes to the bare list finds the view that was chosen for that; whoever clears it afterwards finds all. */
export function useDefaultView(views: readonly ClientView[] | undefined): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isDecided = useRef(search !== '');
  useEffect(() => {
    if (isDecided.current || !views) return;
    isDecided.current = true;
    const first = views.find(({ isDefault }) => isDefault);
    if (first && search === '') void navigate({ pathname, search: `?${first.query}` }, { replace: true });
  }, [views, search, pathname, navigate]);
}
