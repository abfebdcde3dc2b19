import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { labelOf } from '@platform/contracts/labels';
import { counted, formatDate } from '@platform/kernel';
import { ErrorState, PageTitle } from '@platform/ui-kit';
import { useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { PrintedSheet, useRenderProblem } from '../report-page/printed-sheet.tsx';
import css from '../report-page/report-page.module.css';

const SummaryPageQuery = graphql(`
  query SummaryPage($id: ID!) {
    summaryReport(id: $id) {
      id
      reportName
      estate {
        id
        displayName
        organization { id name }
        trusts { id name kind situs executedAt createdUponDeath fiduciaries { id personName roleTitle } dispositions { id when description } }
        estateDocuments { id kind name executedAt situs isOnFile standing owner { id name } fiduciaries { id personName roleTitle } dispositions { id when description } dispositionsInForce { id when description } }
      }
    }
  }
`);
type Estate = NonNullable<NonNullable<ResultOf<typeof SummaryPageQuery>['summaryReport']>['estate']>;

/** URL: /service/estate-documents-summary-reports/:summaryId, opened by the renderer with a session that reads this estate only. */
export function SummaryPageRoute() {
  const { summaryId = '' } = useParams();
  const { data, error } = useQuery(SummaryPageQuery, { variables: { id: summaryId }, fetchPolicy: 'network-only' });
  const summary = data?.summaryReport;
  const estate = summary?.estate;
  const isGone = data !== undefined && !estate;
  const problem = error ? 'The summary did not load.' : isGone ? 'The summary does not exist any more.' : null;
  useRenderProblem(problem);
  if (problem) return <ErrorState title="The summary cannot be shown" text={problem} />;
  if (!summary || !estate) return null;
  return (
    <PrintedSheet
      id="documents-summary"
      title={summary.reportName}
      family={estate.displayName}
      organization={estate.organization?.name ?? ''}
    >
      <Documents name={summary.reportName} estate={estate} />
    </PrintedSheet>
  );
}

const facts = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

function whatThereIs(trusts: number, documents: number): string {
  if (trusts + documents === 0) return 'no document is on file';
  if (trusts === 0) return counted(documents, 'document');
  return documents === 0
    ? counted(trusts, 'trust')
    : `${counted(trusts, 'trust')} and ${counted(documents, 'other document')}`;
}

/** What a paper that counts orders, as those after it have left it; what of one that is missing is known is not from it. */
function Orders({ document }: { document: Estate['estateDocuments'][number] }) {
  const { isOnFile, standing, dispositions, dispositionsInForce } = document;
  const orders = dispositionsInForce.length > 0 ? dispositionsInForce : dispositions;
  if (!isOnFile || standing === 'REPLACED' || orders.length === 0) return null;
  return (
    <ul>
      {orders.map(({ id, when, description }) => (
        <li key={id}>
          {when}: {description}
        </li>
      ))}
    </ul>
  );
}

function Documents({ name, estate }: { name: string; estate: Estate }) {
  const trusts = estate.trusts.filter(({ createdUponDeath }) => !createdUponDeath);
  const documents = estate.estateDocuments;
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <p className={css.lead}>
        {estate.displayName}: {whatThereIs(trusts.length, documents.length)}.
      </p>
      {trusts.map((trust) => (
        <section key={trust.id} className={css.trust}>
          <h2 className={css.part}>{trust.name}</h2>
          <span className={css.muted}>
            {facts(
              labelOf('TrustKind', trust.kind),
              trust.situs,
              trust.executedAt && `signed ${formatDate(trust.executedAt)}`,
            )}
          </span>
          <ul>
            {trust.dispositions.map(({ id, when, description }) => (
              <li key={id}>
                {when}: {description}
              </li>
            ))}
          </ul>
          <p className={css.muted}>
            {trust.fiduciaries.map(({ roleTitle, personName }) => `${roleTitle}: ${personName}`).join('; ')}
          </p>
        </section>
      ))}
      <div className={css.columns}>
        {documents.map((document) => (
          <section key={document.id} className={css.trust}>
            <h2 className={css.part}>{document.name}</h2>
            <span className={css.muted}>
              {facts(
                labelOf('EstateDocumentKind', document.kind),
                document.owner?.name,
                document.situs,
                document.executedAt && `signed ${formatDate(document.executedAt)}`,
                !document.isOnFile && 'missing: what it says is not known',
                document.standing === 'REPLACED' && 'replaced by a later will',
              )}
            </span>
            <Orders document={document} />
            <p className={css.muted}>
              {document.fiduciaries.map(({ roleTitle, personName }) => `${roleTitle}: ${personName}`).join('; ')}
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
