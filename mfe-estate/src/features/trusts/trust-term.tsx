import { planLabel } from '@platform/contracts/plan-labels';
import { type Cents, formatDate, formatDollarsAndCents, formatWholeDollars } from '@platform/kernel';
import { List, ListItem } from '@platform/ui-kit';
import css from './trusts.module.css';
import { partyName, type TrustDetails } from './trusts-query.ts';

type Term = NonNullable<TrustDetails['trustTerm']>;

/** `a year`, and how that changes over the term. */
function goesOver({ payoutType, annualIncrease, lastPayment }: Term): string {
  if (payoutType === 'Increasing') return `in the first year, rising by ${annualIncrease ?? 0}% each year`;
  if (payoutType === 'Sharkfin') return `a year and ${formatDollarsAndCents(lastPayment ?? 0)} in the last`;
  return 'a year';
}

function sentenceOf(term: Term): string {
  const { termLength, useLifeExpectancy, lifeExpectancyPerson: person, annuityPayment, payoutRate } = term;
  const years = termLength ?? null;
  const length = years === null ? 'A term that is not known yet' : `${years} ${years === 1 ? 'year' : 'years'}`;
  const lasts = useLifeExpectancy && person ? `${length}, as ${person.name} has to expect` : length;
  const payout =
    typeof annuityPayment === 'number'
      ? `${formatDollarsAndCents(annuityPayment)} ${goesOver(term)}`
      : typeof payoutRate === 'number'
        ? `${payoutRate}% of each year’s beginning`
        : 'nothing paid out';
  const to = term.trustTermBeneficiaries.map(partyName).join(', ');
  return `${lasts}, ${payout}${to ? ` to ${to}` : ''}.`;
}

const Whole = ({ cents }: { readonly cents: Cents }) => (
  <abbr title={formatDollarsAndCents(cents)}>{formatWholeDollars(cents)}</abbr>
);

/** What a trust pays out, what has happened to it, and each year that is left. */
export function TrustTerm({ trust }: { readonly trust: TrustDetails }) {
  const { trustTerm: term, name } = trust;
  if (!term) return null;
  const { tableRows: rows, lifecycleEvents: events } = term;
  const usedUp = rows.find(({ endingBalance }) => endingBalance === 0);
  return (
    <section className={css.part}>
      <h3>Its term</h3>
      <p>{sentenceOf(term)}</p>
      {usedUp && <p>By the end of {usedUp.year} nothing is left in it.</p>}
      {events.length > 0 && (
        <List label="What has happened to it">
          {events.map(({ eventType, eventTimestamp, eventData }) => (
            <ListItem
              key={eventType}
              title={planLabel('TrustLifecycleEventType', eventType)}
              text={[eventTimestamp ? formatDate(eventTimestamp) : 'The day is not known', eventData?.name]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </List>
      )}
      {rows.length > 0 && (
        // A region that scrolls sideways is reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region
        <section className={css.years} aria-label={`Years of ${name}`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Year</th>
                <th scope="col">Begins with</th>
                <th scope="col">Growth</th>
                <th scope="col">Paid out</th>
                <th scope="col">Income tax</th>
                <th scope="col">Ends with</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.year}>
                  <th scope="row">{row.year}</th>
                  {[
                    row.beginningBalance,
                    row.influxGrowth,
                    row.annuityPayment,
                    row.incomeTaxPaid,
                    row.endingBalance,
                  ].map((cents, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always these
                    <td key={at}>
                      <Whole cents={cents} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
