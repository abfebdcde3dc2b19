import { labelOf } from '@platform/contracts/labels';
import { counted, formatDate } from '@platform/kernel';
import css from '../report-page.module.css';
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
      })),
    ...estate.estateDocuments.map(({ id, name, kind, executedAt, situs, owner }) => ({
      id,
      name,
      kind: labelOf('EstateDocumentKind', kind),
      executedAt,
      situs,
      owner: owner?.name ?? null,
    })),
  ];
  return (
    <>
      <h2>
        {rows.length === 0
          ? 'No document is on file.'
          : `${counted(rows.length, 'document')} ${rows.length === 1 ? 'makes' : 'make'} the plan.`}
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
            {rows.map(({ id, name, kind, executedAt, situs, owner }) => (
              <tr key={id}>
                <td>{name}</td>
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
