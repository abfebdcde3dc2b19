import { formatDate } from '@platform/kernel';
import css from '../report-page.module.css';
import type { ReportPageProps } from './report-pages.ts';

const words = (constant: string): string => constant.charAt(0) + constant.slice(1).toLowerCase().replace(/_/g, ' ');

export function DocumentsPage({ estate }: ReportPageProps) {
  const rows = [
    ...estate.trusts
      .filter(({ createdUponDeath }) => !createdUponDeath)
      .map(({ id, name, kind, executedAt, situs }) => ({
        id,
        name,
        kind: `${words(kind)} trust`,
        executedAt,
        situs,
        owner: null as string | null,
      })),
    ...estate.estateDocuments.map(({ id, name, kind, executedAt, situs, owner }) => ({
      id,
      name,
      kind: words(kind),
      executedAt,
      situs,
      owner: owner?.name ?? null,
    })),
  ];
  return (
    <>
      <h2>{rows.length === 0 ? 'No document is on file.' : `${rows.length} documents make the plan.`}</h2>
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
