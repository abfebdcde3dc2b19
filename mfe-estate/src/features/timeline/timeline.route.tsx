import { useQuery } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { useDocumentTitle } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import {
  Button,
  Chip,
  classNames,
  EmptyState,
  LinkButton,
  Money,
  Note,
  PageHead,
  Row,
  Sheet,
  Switch,
} from '@platform/ui-kit';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { estatePaths } from '../estate/estate.paths.ts';
import { Loaded } from '../estate/loaded.tsx';
import css from '../plans/plans.module.css';
import { useShownYears, YearChoice } from '../plans/years.tsx';
import {
  type TimelineAnswer,
  type TimelineDeath,
  type TimelineEvent,
  TimelineRouteQuery,
  type TimelineYear,
} from './timeline-query.ts';

/** How far back it begins where the address says nothing. */
const YEARS_BEFORE = 5;

/** URL: /estate/:estateId/timeline?from=2021&years=20 */
export function TimelineRoute() {
  const { estateId = '' } = useParams();
  const years = useShownYears(YEARS_BEFORE);
  const { startYear, endYear } = years;
  const query = useQuery(TimelineRouteQuery, {
    variables: { estateId, startYear, endYear },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded query={query} what="the timeline">
      {(answer) => answer.estate && <Timeline answer={answer} choice={<YearChoice years={years} />} />}
    </Loaded>
  );
}

const isQuiet = ({ events, deathEvents }: TimelineYear): boolean => events.length === 0 && deathEvents.length === 0;

/** The deaths that are shown, in a sentence that says what is assumed. */
function summaryOf(years: readonly TimelineYear[]): string {
  const projected = years.flatMap(({ year, deathEvents }) =>
    deathEvents.filter(({ isProjected }) => isProjected).map(({ personName }) => `${personName} in ${year}`),
  );
  const busy = years.filter((year) => !isQuiet(year)).length;
  const assumed = projected.length > 0 ? ` Assumed to die: ${projected.join(', ')}.` : '';
  return `${counted(busy, 'year')} in which something happens, from ${years[0]?.year} to ${years.at(-1)?.year}.${assumed}`;
}

function Timeline({ answer, choice }: { readonly answer: TimelineAnswer; readonly choice: ReactNode }) {
  useDocumentTitle('Timeline');
  const [showQuiet, setShowQuiet] = useState(false);
  const { estate, householdEventsTimeline: years } = answer;
  const shown = showQuiet ? years : years.filter((year) => !isQuiet(year));
  const paths = estatePaths(estate?.id ?? '');
  return (
    <>
      <PageHead
        title="Timeline"
        summary={summaryOf(years)}
        actions={
          <span className={css.noPrint}>
            <Row gap={12}>
              <LinkButton href={paths.milestones}>Milestones</LinkButton>
              <Button icon={<IconPrinter size={17} stroke={1.6} />} onClick={() => window.print()}>
                Print
              </Button>
            </Row>
          </span>
        }
      />
      {choice}
      <div className={classNames(css.toolbar, css.noPrint)}>
        <Switch
          label="Show years in which nothing happens"
          checked={showQuiet}
          onChange={(event) => setShowQuiet(event.target.checked)}
        />
      </div>
      {estate?.calculationProblem && (
        <Note tone="warning" icon="danger">
          What the deaths bring cannot be worked out: {estate.calculationProblem}
        </Note>
      )}
      {shown.length === 0 ? (
        <EmptyState
          tone="asset"
          title="Nothing happens in these years"
          text="Choose other years, or add what the household plans for."
          actions={<LinkButton href={paths.milestones}>Open milestones</LinkButton>}
        />
      ) : (
        <Sheet padded={false}>
          <ol className={css.list} aria-label="Year by year">
            {shown.map((year) => (
              <YearRow key={year.year} year={year} />
            ))}
          </ol>
        </Sheet>
      )}
    </>
  );
}

function YearRow({ year }: { readonly year: TimelineYear }) {
  const isNow = String(year.year) === today().slice(0, 4);
  return (
    <li className={classNames(css.yearRow, isNow && css.now)}>
      <h2>
        {year.year}
        {isNow && <span className={css.detail}>This year</span>}
      </h2>
      <div>
        {isQuiet(year) ? (
          <span className={css.quiet}>Nothing happens.</span>
        ) : (
          <ul className={css.happenings}>
            {year.deathEvents.map((death) => (
              <Death key={death.personId} death={death} />
            ))}
            {year.events.map((event) => (
              <EventLine key={event.eventType} event={event} />
            ))}
          </ul>
        )}
        <Sums year={year} />
      </div>
    </li>
  );
}

function Death({ death: { personName, isProjected, age, certainty } }: { readonly death: TimelineDeath }) {
  return (
    <li className={css.happening}>
      <span>
        <Chip {...(isProjected && { tone: 'warning' as const })}>{isProjected ? 'Assumed death' : 'Death'}</Chip>
      </span>
      <div className={css.lines}>
        <span className={css.name}>
          {personName}
          {age !== null && `, at ${age}`}
        </span>
        <span className={css.detail}>{certainty}.</span>
      </div>
    </li>
  );
}

function EventLine({ event }: { readonly event: TimelineEvent }) {
  const { eventType, eventCount, totalAmount, items } = event;
  const label = labelOf('HouseholdEventType', eventType);
  return (
    <li className={css.happening}>
      <span>{eventCount > 1 ? `${label} (${eventCount})` : label}</span>
      <ul className={css.lines}>
        {items.map(({ id, text, amount }) => (
          <li key={id} className={css.line}>
            <span>{text}</span>
            {eventCount > 1 && amount !== null && <Money cents={amount} />}
          </li>
        ))}
      </ul>
      {totalAmount === null ? <span /> : <Money cents={totalAmount} />}
    </li>
  );
}

function Sums({ year: { totalDistributions, trustCount, income, expenses } }: { readonly year: TimelineYear }) {
  const left = income - expenses;
  if (totalDistributions === 0 && trustCount === 0 && income === 0 && expenses === 0) return null;
  return (
    <p className={css.sums}>
      {totalDistributions > 0 && (
        <span>
          Passes outright <Money cents={totalDistributions} />
        </span>
      )}
      {trustCount > 0 && <span>{counted(trustCount, 'trust')} concerned</span>}
      {(income > 0 || expenses > 0) && (
        <span>
          {left < 0 ? 'Lacking' : 'Left of the cash flow'} <Money cents={Math.abs(left)} />
        </span>
      )}
    </p>
  );
}
