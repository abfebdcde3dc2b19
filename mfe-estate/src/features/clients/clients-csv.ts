import type { ResultOf } from '@graphql-typed-document-node/core';
import { labelOf } from '@platform/contracts/labels';
import { dayOf } from '@platform/mfe-kit/calendar';
import { csvLine, dollarsCell } from '@platform/mfe-kit/list';
import { stateName } from '@platform/mfe-kit/places';
import { graphql } from '../../gql/index.ts';

export const ClientsExportQuery = graphql(`
  query ClientsExport($filter: EstateFilterInput, $pagination: PaginationInput, $sortBy: EstateSort, $direction: SortDirection) {
    estates(filter: $filter, pagination: $pagination, sortBy: $sortBy, direction: $direction) {
      collection {
        id displayName city clientState maritalStatus updatedAt
        calculatedNetWorth calculatedFederalTaxEstimate calculatedStateTaxEstimate calculatedExclusionLeft
        calculatedAsOf calculationIsStale calculationProblem
        advisor { id name } sharedEstateOwnerships { id name }
      }
      metadata { totalCount }
    }
  }
`);
export type ExportedClient = ResultOf<typeof ClientsExportQuery>['estates']['collection'][number];

const HEADINGS = [
  'Household',
  'Marital status',
  'City',
  'State',
  'Advisor',
  'Shared with',
  'Net worth (USD)',
  'Federal estate tax (USD)',
  'State estate tax (USD)',
  'Federal exclusion left (USD)',
  'Worked out on',
  'Note',
  'Last change',
];

const note = ({ calculationProblem, calculationIsStale }: ExportedClient): string =>
  calculationProblem ?? (calculationIsStale ? 'Being worked out again' : '');

/** The figures of the list, to the cent; what could not be worked out is empty and says why. */
export const clientsCsv = (clients: readonly ExportedClient[]): string =>
  csvLine(HEADINGS) +
  clients
    .map((client) =>
      csvLine([
        client.displayName,
        labelOf('MaritalStatus', client.maritalStatus),
        client.city,
        client.clientState ? stateName(client.clientState) : null,
        client.advisor?.name,
        client.sharedEstateOwnerships.map(({ name }) => name).join(', '),
        dollarsCell(client.calculatedNetWorth),
        dollarsCell(client.calculatedFederalTaxEstimate),
        dollarsCell(client.calculatedStateTaxEstimate),
        dollarsCell(client.calculatedExclusionLeft),
        client.calculatedAsOf,
        note(client),
        dayOf(client.updatedAt),
      ]),
    )
    .join('');
