import type { ResultOf } from '@graphql-typed-document-node/core';
import { labelOf } from '@platform/contracts/labels';
import type { Cents } from '@platform/kernel';
import { dayOf } from '@platform/mfe-kit/calendar';
import { csvLine } from '@platform/mfe-kit/list';
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

/** Whole cents as a spreadsheet reads a number: -500055 → -5000.55. */
function dollars(amount: Cents | null | undefined): string | null {
  if (amount === null || amount === undefined) return null;
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
/** Behind the guard of text: a debt larger than what is owned begins with a minus, and is a number. */
const figure = (amount: Cents | null | undefined): number | string | null => {
  const text = dollars(amount);
  return text?.startsWith('-') ? Number(text) : text;
};

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
        figure(client.calculatedNetWorth),
        figure(client.calculatedFederalTaxEstimate),
        figure(client.calculatedStateTaxEstimate),
        figure(client.calculatedExclusionLeft),
        client.calculatedAsOf,
        note(client),
        dayOf(client.updatedAt),
      ]),
    )
    .join('');
