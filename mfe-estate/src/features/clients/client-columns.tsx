import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { Chip, Money, Monogram, Row, UiLink } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import type { DocumentStatus } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { estatePaths } from '../estate/estate.paths.ts';
import css from './clients.module.css';
import { commonDayOf, figuresAge } from './figures-age.ts';
import { householdInitials } from './household-initials.ts';

const ClientEstate = graphql(`
  fragment ClientColumns_estate on Estate {
    id
    version
    displayName
    city
    clientState
    maritalStatus
    calculatedNetWorth
    calculatedFederalTaxEstimate
    calculatedStateTaxEstimate
    calculatedExclusionLeft
    calculationProblem
    calculatedAsOf
    calculationIsStale
    documentsStatus
    updatedAt
    organizationId
    advisor { id name } sharedEstateOwnerships { id name }
    profileGroups { id name }
  }
`);
export type Client = { readonly id: string } & FragmentType<typeof ClientEstate>;

const read = (client: Client) => readFragment(ClientEstate, client);

/** A row stays one that is read at a glance. */
const SHOWN_GROUPS = 3;

function Household({ client }: { client: Client }) {
  const { id, displayName, maritalStatus, city, clientState, profileGroups } = read(client);
  const place = [city, clientState].filter(Boolean).join(', ');
  return (
    <Row gap={12}>
      <Monogram>{householdInitials(displayName)}</Monogram>
      <span>
        <UiLink className={css.name} href={estatePaths(id).overview}>
          {displayName}
        </UiLink>
        <span className={css.sub}>{[labelOf('MaritalStatus', maritalStatus), place].filter(Boolean).join(' · ')}</span>
        {profileGroups.length > 0 && (
          <span className={css.groups}>
            {profileGroups.slice(0, SHOWN_GROUPS).map((group) => (
              <Chip key={group.id}>{group.name}</Chip>
            ))}
            {profileGroups.length > SHOWN_GROUPS && (
              <Chip>{counted(profileGroups.length - SHOWN_GROUPS, 'more group')}</Chip>
            )}
          </span>
        )}
      </span>
    </Row>
  );
}

function NetWorth({ client, commonDay }: { client: Client; commonDay: string | null }) {
  const { calculatedNetWorth } = read(client);
  const age = figuresAge(read(client), commonDay);
  return (
    <>
      <Money cents={calculatedNetWorth} />
      {age && <span className={css.sub}>{age}</span>}
    </>
  );
}

function EstateTax({ client }: { client: Client }) {
  const { calculatedFederalTaxEstimate, calculatedStateTaxEstimate, calculationProblem } = read(client);
  if (calculationProblem) {
    return (
      <span title={calculationProblem}>
        <Chip tone="warning" icon="danger">
          Needs data
        </Chip>
      </span>
    );
  }
  return (
    <span className={css.taxes}>
      <span>
        <Money cents={calculatedFederalTaxEstimate} /> <i>federal</i>
      </span>
      <span>
        <Money cents={calculatedStateTaxEstimate} /> <i>state</i>
      </span>
    </span>
  );
}

const DOCUMENTS_TONE: Readonly<Partial<Record<DocumentStatus, 'positive' | 'warning' | 'danger'>>> = {
  COMPLETE: 'positive',
  UNDER_REVIEW: 'warning',
  ACTION_REQUIRED: 'danger',
};

function Documents({ client }: { client: Client }) {
  const { documentsStatus } = read(client);
  const tone = DOCUMENTS_TONE[documentsStatus];
  return <Chip {...(tone && { tone })}>{labelOf('DocumentStatus', documentsStatus)}</Chip>;
}

/** A client by the name that a menu and its panels say, with the groups that it is in. */
export const namedClient = (client: Client) => {
  const { profileGroups, ...named } = read(client);
  return { ...named, groups: profileGroups };
};

/** The advisor, and under it who else advises the client. */
function Advisors({ client }: { client: Client }) {
  const { advisor, sharedEstateOwnerships: shared } = read(client);
  const [first, ...others] = shared;
  return (
    <>
      {advisor?.name ?? '–'}
      {first && (
        <span className={css.sub}>
          with {others.length === 0 ? first.name : counted(shared.length, 'other advisor')}
        </span>
      )}
    </>
  );
}

/** The day that the figures of most of these clients are of. */
export const commonDayOfClients = (clients: readonly Client[]): string | null => commonDayOf(clients.map(read));

/** `commonDay` is said beside the list; a row says its own day only where that is another. */
export const clientColumns = (commonDay: string | null): readonly Column<Client>[] => [
  { id: 'name', header: 'Household', sortable: true, cell: (client) => <Household client={client} /> },
  {
    id: 'netWorth',
    header: 'Net worth',
    numeric: true,
    sortable: true,
    cell: (client) => <NetWorth client={client} commonDay={commonDay} />,
  },
  {
    id: 'estateTax',
    header: 'Estimated estate tax',
    label: 'Estate tax',
    numeric: true,
    sortable: true,
    cell: (client) => <EstateTax client={client} />,
  },
  {
    id: 'exclusion',
    header: 'Federal exclusion left',
    numeric: true,
    hideOnPhone: true,
    cell: (client) => <Money cents={read(client).calculatedExclusionLeft} />,
  },
  { id: 'documents', header: 'Documents', cell: (client) => <Documents client={client} /> },
  { id: 'state', header: 'State', hideOnPhone: true, cell: (client) => read(client).clientState ?? '–' },
  { id: 'advisor', header: 'Advisor', hideOnPhone: true, cell: (client) => <Advisors client={client} /> },
  {
    id: 'updatedAt',
    header: 'Last change',
    hideOnPhone: true,
    sortable: true,
    cell: (client) => formatDayOf(read(client).updatedAt),
  },
];
