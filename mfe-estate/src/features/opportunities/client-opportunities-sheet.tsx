import { useQuery } from '@apollo/client/react';
import { Sheet } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';
import css from './opportunities.module.css';

const ClientOpportunitiesQuery = graphql(`
  query ClientOpportunities($estateId: ID!) {
    estate(id: $estateId) { id customOpportunities { title description whyItsImportant whatToDo } }
  }
`);

/** What a client reads of what is worth a talk. Nothing where there is nothing to say, or it cannot be read now. */
export function ClientOpportunitiesSheet({ estateId }: { readonly estateId: string }) {
  const { data } = useQuery(ClientOpportunitiesQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  const said = data?.estate?.customOpportunities ?? [];
  if (said.length === 0) return null;
  return (
    <Sheet title="Worth a talk with your advisor">
      <ul className={css.said}>
        {said.map(({ title, description, whyItsImportant, whatToDo }) => (
          <li key={title}>
            <h3>{title}</h3>
            {[description, whyItsImportant, whatToDo].filter(Boolean).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
