import { inSentence, labelOf } from '@platform/contracts/labels';
import type { Cents } from '@platform/kernel';
import { type Meaning, Row, type Share, ShareBar, UiLink } from '@platform/ui-kit';
import { IconArrowRight } from '@tabler/icons-react';
import { estatePaths } from '../estate/estate.paths.ts';
import css from './overview.module.css';
import type { OverviewEstate } from './overview-query.ts';

// A trust that receives in the end is the family's: its own colour says what a trust is, not who gets it.
const MEANINGS: Readonly<Record<string, Meaning>> = { person: 'family', trust: 'family', charity: 'charity' };

type Distribution = OverviewEstate['distribution'];

/**
 * One share for each way a recipient holds, one for each tax, and what is paid before them: all of everything, so that
 * a percent here is a percent there. Amounts as the graph gives them.
 */
export function sharesOf({
  finalHoldings,
  taxes,
  totals,
}: Pick<Distribution, 'finalHoldings' | 'taxes'> & { readonly totals: { readonly claims: Cents } }): Share[] {
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
  const paid: Share = { id: 'claims', name: 'Debts and costs', cents: totals.claims, meaning: 'asset' };
  return [...holders, ...taxed, paid].filter(({ cents }) => cents > 0);
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
