import { labelOf } from '@platform/contracts/labels';
import { counted, formatDate } from '@platform/kernel';
import css from '../report-page.module.css';
import { outOfPlan } from './plan-documents.ts';
import type { ReportPageProps } from './report-pages.ts';

export function DocumentsPage({ estate }: ReportPageProps) {
  const rows = [
    ...estate.trusts
      .filter(({ createdUponDeath }) => !createdUponDeath)
      .map(({ id, name, kind, executedAt, situs }) => ({
        id,
        name,
        kind: labelOf('TrustKind', kind),
        executedAt,
        situs,
        owner: null as string | null,
        note: null as string | null,
      })),
    ...estate.estateDocuments.map((document) => ({
      id: document.id,
      name: document.name,
      kind: labelOf('EstateDocumentKind', document.kind),
      executedAt: document.executedAt,
      situs: document.situs,
      owner: document.owner?.name ?? null,
      note: outOfPlan(document),
    })),
  ];
  const counting = rows.filter(({ note }) => note === null).length;
  return (
    <>
      <h2>
        {counting === 0
          ? 'No document is on file.'
          : `${counted(counting, 'document')} ${counting === 1 ? 'makes' : 'make'} the plan.`}
      </h2>
      {rows.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th>Document</th>
              <th>Kind</th>
              <th>Owner</th>
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
                    <>
                      <br />
                      {note}
                    </>
                  )}
                </td>
                <td>{kind}</td>
                <td>{owner ?? '–'}</td>
                <td>{situs ?? '–'}</td>
                <td className={css.number}>{executedAt ? formatDate(executedAt) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
