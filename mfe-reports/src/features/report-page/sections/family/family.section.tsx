import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { countedInWords } from '../../count-words.ts';
import css from '../../report-page.module.css';
import type { ReportSection, SectionProps } from '../section.ts';
import { rolesInWords } from './roles-in-words.ts';

const ReportPerson = graphql(`
  fragment ReportPerson on Person { id name ageInYears state isDeceased clientRelationship birthDate deathDate }
`);
const FamilySection = graphql(`
  fragment FamilySection on Estate {
    familyTree { g1 { ...ReportPerson } g2 { ...ReportPerson } g3 { ...ReportPerson } other { ...ReportPerson } }
    fiduciaries { id personName roleTitle namedIn displayOrder }
  }
`);
type Person = ResultOf<typeof ReportPerson>;

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

function FamilyPage({ estate, report }: SectionProps) {
  const { familyTree, fiduciaries } = readFragment(FamilySection, estate);
  const { g1, g2, g3, other } = familyTree;
  const of = (list: typeof g1): Person[] => list.map((person) => readFragment(ReportPerson, person));
  const hasLabels = report.options.isFamilyTreeLabelAgeState;
  const count = [g1, g2, g3].filter((generation) => generation.length > 0).length;
  return (
    <>
      <h2>
        {countedInWords(Math.max(1, count), 'generation')}
        {fiduciaries.length > 0 ? ', and the people who act for you.' : '.'}
      </h2>
      <Generation title="First generation" people={of(g1)} hasLabels={hasLabels} />
      <Generation title="Children" people={of(g2)} hasLabels={hasLabels} />
      <Generation title="Grandchildren" people={of(g3)} hasLabels={hasLabels} />
      <Generation title="Others" people={of(other)} hasLabels={hasLabels} />
      {fiduciaries.length > 0 && (
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
              {rolesInWords(fiduciaries).map(({ role, who, namedIn }) => (
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

export const familySection: ReportSection = { id: 'family', Page: FamilyPage };
