import type { ResultOf } from '@graphql-typed-document-node/core';
import { labelOf } from '@platform/contracts/labels';
import { abbreviateCents, formatDate } from '@platform/kernel';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { countedInWords } from '../../count-words.ts';
import css from '../../report-page.module.css';
import type { ReportSection, SectionProps } from '../section.ts';

const TrustsSection = graphql(`
  fragment TrustsSection on Estate {
    trusts { id name kind situs executedAt createdUponDeath insideEstate netWorth benefitAtDeath fiduciaries { id personName roleTitle } dispositions { id when description } }
    distribution { finalHoldings { holderId total } }
  }
`);
type Plan = ResultOf<typeof TrustsSection>;
type Trust = Plan['trusts'][number];

const standing = ({ insideEstate }: Trust): string => {
  if (insideEstate === null || insideEstate === undefined) return 'no settlor named';
  return insideEstate ? 'in the taxable estate' : 'outside the taxable estate';
};

const factsOf = (trust: Trust, received: number): string =>
  [
    labelOf('TrustKind', trust.kind),
    trust.situs,
    trust.createdUponDeath ? 'begins at a death' : trust.executedAt ? `signed ${formatDate(trust.executedAt)}` : null,
    trust.netWorth ? `holds ${abbreviateCents(trust.netWorth)}` : null,
    trust.benefitAtDeath ? `pays ${abbreviateCents(trust.benefitAtDeath)} at a death` : null,
    received > 0 ? `has ${abbreviateCents(received)} in the end` : null,
    standing(trust),
  ]
    .filter(Boolean)
    .join(' · ');

/** Nothing is known of it beyond its name and kind: many of these stand beside each other. */
const isShort = ({ dispositions, fiduciaries }: Trust): boolean => dispositions.length + fiduciaries.length === 0;

function TrustsPage({ estate }: SectionProps) {
  const { trusts, distribution } = readFragment(TrustsSection, estate);
  const received = new Map(distribution.finalHoldings.map(({ holderId, total }) => [holderId, total]));
  const facts = (trust: Trust): string => factsOf(trust, received.get(trust.id) ?? 0);
  const short = trusts.filter(isShort);
  return (
    <>
      <h2>{`The plan uses ${countedInWords(trusts.length, 'trust').toLowerCase()}.`}</h2>
      {trusts
        .filter((trust) => !isShort(trust))
        .map((trust) => (
          <section key={trust.id} className={css.trust}>
            <h3>{trust.name}</h3>
            <p className={css.muted}>{facts(trust)}</p>
            {trust.dispositions.length > 0 && (
              <ul>
                {trust.dispositions.map(({ id, when, description }) => (
                  <li key={id}>
                    {when}: {description}
                  </li>
                ))}
              </ul>
            )}
            {trust.fiduciaries.length > 0 && (
              <p className={css.muted}>
                {trust.fiduciaries.map(({ roleTitle, personName }) => `${roleTitle}: ${personName}`).join('; ')}
              </p>
            )}
          </section>
        ))}
      {short.length > 0 && (
        <>
          {short.length < trusts.length && <h3>Other trusts</h3>}
          <div className={css.people} data-lines>
            {short.map((trust) => (
              <div key={trust.id} className={css.person}>
                <b>{trust.name}</b>
                <span className={css.muted}>{facts(trust)}</span>
              </div>
            ))}
          </div>
        </>
      )}
    </>
  );
}

export const trustsSection: ReportSection = {
  id: 'trusts',
  Page: TrustsPage,
  isEmpty: ({ estate }) => readFragment(TrustsSection, estate).trusts.length === 0,
};
