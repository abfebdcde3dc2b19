import type { ResultOf } from '@graphql-typed-document-node/core';
import { ReportPersonFragmentDoc } from '../../../gql/graphql.ts';
import { readFragment } from '../../../gql/index.ts';
import css from '../report-page.module.css';
import type { ReportPageProps } from './report-pages.ts';
import { rolesInWords } from './roles-in-words.ts';

type Person = ResultOf<typeof ReportPersonFragmentDoc>;

function lifeSpan({ isDeceased, birthDate, deathDate, ageInYears, state }: Person): string {
  if (isDeceased) return [birthDate?.slice(0, 4), deathDate?.slice(0, 4)].filter(Boolean).join('–') || 'Deceased';
  return [ageInYears === null || ageInYears === undefined ? null : String(ageInYears), state]
    .filter(Boolean)
    .join(', ');
}

interface GenerationProps {
  readonly title: string;
  readonly people: readonly Person[];
  /** Age and state under each name. */
  readonly hasLabels: boolean;
}

function Generation({ title, people, hasLabels }: GenerationProps) {
  if (people.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <div className={css.people} data-lines>
        {people.map((person) => (
          <div key={person.id} className={css.person}>
            <b>{person.name}</b>
            <span className={css.muted}>
              {[hasLabels ? lifeSpan(person) : null, person.clientRelationship].filter(Boolean).join(' · ')}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

export function FamilyPage({ estate, report }: ReportPageProps) {
  const { g1, g2, g3, other } = estate.familyTree;
  const of = (list: typeof g1): Person[] => list.map((person) => readFragment(ReportPersonFragmentDoc, person));
  const hasLabels = report.options.isFamilyTreeLabelAgeState;
  const count = [g1, g2, g3].filter((generation) => generation.length > 0).length;
  return (
    <>
      <h2>
        {['One generation', 'Two generations', 'Three generations'][Math.max(0, count - 1)]}, and the people who act for
        you.
      </h2>
      <Generation title="First generation" people={of(g1)} hasLabels={hasLabels} />
      <Generation title="Children" people={of(g2)} hasLabels={hasLabels} />
      <Generation title="Grandchildren" people={of(g3)} hasLabels={hasLabels} />
      <Generation title="Others" people={of(other)} hasLabels={hasLabels} />
      {estate.fiduciaries.length > 0 && (
        <>
          <h3>Who acts if you cannot</h3>
          <table className={css.table}>
            <thead>
              <tr>
                <th>Role</th>
                <th>Who</th>
                <th>Named in</th>
              </tr>
            </thead>
            <tbody>
              {rolesInWords(estate.fiduciaries).map(({ role, who, namedIn }) => (
                <tr key={`${role}${who}`}>
                  <td>{role}</td>
                  <td>{who}</td>
                  <td className={css.muted}>{namedIn}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
