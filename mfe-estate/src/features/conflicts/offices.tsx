import { inSentence } from '@platform/contracts/labels';
import { planLabel } from '@platform/contracts/plan-labels';
import { counted } from '@platform/kernel';
import { Sheet, UiLink } from '@platform/ui-kit';
import type { NomineeStanding } from '../../gql/graphql.ts';
import { estatePaths } from '../estate/estate.paths.ts';
import css from './conflicts.module.css';
import type { Office } from './conflicts-query.ts';

const canAct = (standing: NomineeStanding): boolean => standing === 'ABLE' || standing === 'UNKNOWN';

/** How far a line of succession goes, in words. */
function depthOf({ depth, nominees }: Office): string {
  if (nominees.length === 0) return 'Nobody is named';
  if (depth === 0) return 'Nobody can act';
  const last = nominees.findLast(({ standing }) => canAct(standing));
  return depth === 1 ? `Ends with ${last?.name}` : `${counted(depth, 'person', 'people')}, ends with ${last?.name}`;
}

export interface OfficesProps {
  readonly estateId: string;
  readonly offices: readonly Office[];
}

/** Who serves where, in turn, and where each line ends. */
export function Offices({ estateId, offices }: OfficesProps) {
  if (offices.length === 0) return null;
  const paths = estatePaths(estateId);
  return (
    <Sheet title="Who serves where" padded={false}>
      <table className={css.offices}>
        <thead>
          <tr>
            <th scope="col">Document or trust</th>
            <th scope="col">Office</th>
            <th scope="col">In turn</th>
            <th scope="col">How far it goes</th>
          </tr>
        </thead>
        <tbody>
          {offices.map((office) => (
            <tr key={office.id} className={office.depth === 0 ? css.empty : undefined}>
              <th scope="row">
                <UiLink href={office.isTrust ? `${paths.trusts}/${office.instrumentId}` : paths.documents}>
                  {office.instrumentName}
                </UiLink>
              </th>
              <td>{office.office}</td>
              <td>
                <ol>
                  {office.nominees.map(({ id, name, turn, standing }) => (
                    <li key={id}>
                      {name}{' '}
                      <span className={css.turn}>
                        {canAct(standing) ? turn : inSentence(planLabel('NomineeStanding', standing))}
                      </span>
                    </li>
                  ))}
                </ol>
              </td>
              <td>{depthOf(office)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
