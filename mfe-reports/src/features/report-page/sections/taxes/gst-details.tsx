import { labelOf } from '@platform/contracts/labels';
import { formatDollarsAndCents } from '@platform/kernel';
import { AmountCell } from '../../amount-cell.tsx';
import css from '../../report-page.module.css';

interface GstDetailsProps {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly isClient: boolean;
    readonly isSpouse: boolean;
    readonly gstExemptionUsed?: number | null;
  }[];
  readonly trusts: readonly {
    readonly id: string;
    readonly name: string;
    readonly gstStatus?: Parameters<typeof labelOf<'GstStatus'>>[1] | null;
    readonly inclusionRatio?: number | null;
  }[];
}

/** What exemption people have used, and how each trust stands to the tax on what skips a generation. */
export function GstDetails({ people, trusts: all }: GstDetailsProps) {
  const clients = people.filter(({ isClient, isSpouse }) => isClient || isSpouse);
  const trusts = all.filter(({ gstStatus }) => gstStatus);
  return (
    <>
      <h3>Generation-skipping transfers</h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th>Exemption used during life</th>
            <th className={css.number}>Amount</th>
          </tr>
        </thead>
        <tbody>
          {clients.map(({ id, name, gstExemptionUsed }) => (
            <tr key={id}>
              <td>{name}</td>
              {gstExemptionUsed === null || gstExemptionUsed === undefined ? (
                <td className={css.number}>Not entered</td>
              ) : (
                <AmountCell amount={gstExemptionUsed}>{formatDollarsAndCents(gstExemptionUsed)}</AmountCell>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {trusts.length === 0 ? (
        <p className={css.muted}>Of no trust is known how it stands to this tax.</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th>Trust</th>
              <th>How it stands to this tax</th>
              <th className={css.number}>Part that is taxed</th>
            </tr>
          </thead>
          <tbody>
            {trusts.map(({ id, name, gstStatus, inclusionRatio }) => (
              <tr key={id}>
                <td>{name}</td>
                <td>{gstStatus && labelOf('GstStatus', gstStatus)}</td>
                <td className={css.number}>
                  {inclusionRatio === null || inclusionRatio === undefined
                    ? '–'
                    : `${(100 * inclusionRatio).toFixed(1)}%`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
