import { inSentence, labelOf } from '@platform/contracts/labels';
import { type Meaning, Row, type Share, ShareBar, UiLink } from '@platform/ui-kit';
import { IconArrowRight } from '@tabler/icons-react';
import { estatePaths } from '../estate/estate.paths.ts';
import css from './overview.module.css';
import type { OverviewEstate } from './overview-query.ts';

// A trust that receives in the end is the family's: its own colour says what a trust is, not who gets it.
const MEANINGS: Readonly<Record<string, Meaning>> = { person: 'family', trust: 'family', charity: 'charity' };

type Distribution = OverviewEstate['distribution'];

/** One share for each way a recipient holds, and one for each tax: amounts as the graph gives them. */
export function sharesOf({ finalHoldings, taxes }: Pick<Distribution, 'finalHoldings' | 'taxes'>): Share[] {
  const holders = finalHoldings.flatMap(({ holderId, holderName, holderType, outright, inTrust }): Share[] => {
    const meaning = MEANINGS[holderType] ?? 'asset';
    const both = outright > 0 && inTrust > 0;
    return [
      { id: `${holderId}:outright`, name: both ? `${holderName}, outright` : holderName, cents: outright, meaning },
      { id: `${holderId}:trust`, name: both ? `${holderName}, in trust` : holderName, cents: inTrust, meaning },
    ];
  });
  const due = taxes.filter(({ amount }) => amount > 0);
  const twoDeaths = new Set(due.map(({ death }) => death)).size > 1;
  const taxed = due.map(
    ({ id, jurisdictionName, death, amount }): Share => ({
      id,
      name: twoDeaths ? `${jurisdictionName}, ${inSentence(labelOf('Death', death))}` : `${jurisdictionName} tax`,
      cents: amount,
      meaning: 'tax',
    }),
  );
  return [...holders, ...taxed].filter(({ cents }) => cents > 0);
}

export function WhoReceives({ estate }: { estate: OverviewEstate }) {
  const shares = sharesOf(estate.distribution);
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby="who-receives">
      <Row justify="between" align="baseline" wrap>
        <h2 id="who-receives">Who receives what</h2>
        <UiLink className={css.wayOn} href={estatePaths(estate.id).diagram}>
          <Row gap={4}>
            Open the estate diagram <IconArrowRight size={16} stroke={1.6} aria-hidden />
          </Row>
        </UiLink>
      </Row>
      <div style={{ marginTop: 12 }}>
        <ShareBar label="Who receives what" shares={shares} />
      </div>
    </section>
  );
}
