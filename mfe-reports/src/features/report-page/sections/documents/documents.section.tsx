import { labelOf } from '@platform/contracts/labels';
import { formatDate } from '@platform/kernel';
import { Fragment } from 'react';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { countedInWords } from '../../count-words.ts';
import css from '../../report-page.module.css';
import type { ReportSection, SectionProps } from '../section.ts';
import { outOfPlan } from './plan-documents.ts';

const DocumentsSection = graphql(`
  fragment DocumentsSection on Estate {
    trusts { id name kind executedAt situs createdUponDeath settlors { id name } }
    estateDocuments { id kind name executedAt situs isOnFile standing owner { id name } }
  }
`);

function DocumentsPage({ estate, report }: SectionProps) {
  const { trusts, estateDocuments } = readFragment(DocumentsSection, estate);
  const rows: Row[] = [
    ...trusts
      .filter(({ createdUponDeath }) => !createdUponDeath)
      .map(({ id, name, kind, executedAt, situs, settlors }) => ({
        id,
        name,
        kind: labelOf('TrustKind', kind),
        executedAt: executedAt ?? null,
        situs: situs ?? null,
        owner: settlors.map((settlor) => settlor.name).join(', ') || null,
        isTrust: true,
        note: null,
      })),
    ...estateDocuments.map((document) => ({
      id: document.id,
      name: document.name,
      kind: labelOf('EstateDocumentKind', document.kind),
      executedAt: document.executedAt ?? null,
      situs: document.situs ?? null,
      owner: document.owner?.name ?? null,
      isTrust: false,
      note: outOfPlan(document),
    })),
  ];
  const counting = rows.filter(({ note }) => note === null).length;
  return (
    <>
      <h2>
        {counting === 0
          ? 'No document is on file.'
          : `${countedInWords(counting, 'document')} ${counting === 1 ? 'makes' : 'make'} the plan.`}
      </h2>
      {listsOf(rows, report.options.hasConsolidatedDocuments).map(({ title, rows: listed }) => (
        <Fragment key={title}>
          {title && <h3>{title}</h3>}
          <DocumentTable rows={listed} hasOwner={title === '' || title === 'Trusts'} />
        </Fragment>
      ))}
    </>
  );
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly executedAt: string | null;
  readonly situs: string | null;
  readonly owner: string | null;
  readonly isTrust: boolean;
  readonly note: string | null;
}

/** One list of all, or the trusts and each person's apart. */
function listsOf(rows: readonly Row[], isOne: boolean): { title: string; rows: readonly Row[] }[] {
  if (rows.length === 0) return [];
  if (isOne) return [{ title: '', rows }];
  return [...Map.groupBy(rows, ({ owner, isTrust }) => (isTrust ? 'Trusts' : (owner ?? 'Of nobody alone')))].map(
    ([title, of]) => ({ title, rows: of }),
  );
}

function DocumentTable({ rows, hasOwner }: { rows: readonly Row[]; hasOwner: boolean }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th>Document</th>
          <th>Kind</th>
          {hasOwner && <th>Owner</th>}
          <th>State</th>
          <th className={css.number}>Signed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, kind, executedAt, situs, owner, note }) => (
          <tr key={id}>
            <td>
              {name}
              {note && (
                <span data-note>
                  <br />
                  {note}
                </span>
              )}
            </td>
            <td>{kind}</td>
            {hasOwner && <td>{owner ?? '–'}</td>}
            <td>{situs ?? '–'}</td>
            <td className={css.number} data-day={executedAt}>
              {executedAt ? formatDate(executedAt) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const documentsSection: ReportSection = {
  id: 'documents',
  Page: DocumentsPage,
  isEmpty({ estate }) {
    const { trusts, estateDocuments } = readFragment(DocumentsSection, estate);
    return estateDocuments.length === 0 && trusts.every(({ createdUponDeath }) => createdUponDeath);
  },
};
