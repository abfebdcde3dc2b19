import { abbreviateCents, type Cents, counted, formatDollarsAndCents } from '@platform/kernel';
import { useNavigate } from 'react-router';
import { beeswarm, type Dot, type Household, scaleOf } from './beeswarm.ts';
import css from './dashboard.module.css';

const WIDTH = 1_000;
const AXIS_Y = 176;
const CENTRE_Y = 102;

export interface HouseholdStripProps {
  readonly households: readonly Household[];
  /** Basic exclusion of one person; a couple's is twice that. */
  readonly exclusion: Cents;
  readonly authority: string;
}

const bandOf = (netWorth: Cents, exclusion: Cents): 'below' | 'between' | 'above' =>
  netWorth < exclusion ? 'below' : netWorth <= 2 * exclusion ? 'between' : 'above';

/** `$15M`, `$13.99M`: round millions without decimals. */
const millions = (amount: Cents): string =>
  amount % 100_000_000 === 0 ? `$${amount / 100_000_000}M` : abbreviateCents(amount);

/** One dot for each household on a log scale, with the exclusion lines; on a phone three bars and the names. */
export function HouseholdStrip({ households, exclusion, authority }: HouseholdStripProps) {
  const scale = scaleOf(households, exclusion, WIDTH);
  const dots = beeswarm(households, scale.x);
  const count = (band: string): number => households.filter((one) => bandOf(one.netWorth, exclusion) === band).length;
  const bands = [
    { id: 'below', label: `Below ${millions(exclusion)}`, count: count('below') },
    {
      id: 'between',
      label: `${millions(exclusion)} to ${millions(2 * exclusion)}`,
      count: count('between'),
    },
    { id: 'above', label: `Above ${millions(2 * exclusion)}`, count: count('above') },
  ];
  const most = Math.max(1, ...bands.map((band) => band.count));
  return (
    <>
      <ul className={css.legend}>
        {bands.map((band) => (
          <li key={band.id}>
            <span className={`${css.key} ${css[band.id]}`} aria-hidden />
            {band.label}: {band.count}
          </li>
        ))}
      </ul>
      <div className={css.swarm}>
        <svg
          viewBox={`0 0 ${WIDTH} 212`}
          aria-label={`${counted(households.length, 'household')} by net worth; ${count('above')} above a couple’s exclusion of ${millions(2 * exclusion)}`}
        >
          <Exclusions exclusion={exclusion} x={scale.x} />
          {dots.map((dot) => (
            <HouseholdDot key={dot.household.estateId} dot={dot} band={bandOf(dot.household.netWorth, exclusion)} />
          ))}
          <Axis ticks={scale.ticks} x={scale.x} />
        </svg>
      </div>
      <div className={css.bands}>
        {bands.map((band) => (
          <div key={band.id} className={css.band}>
            <span>{band.label}</span>
            <i className={css[band.id]} style={{ width: `${(50 * band.count) / most}%` }} aria-hidden />
            <b>{band.count}</b>
          </div>
        ))}
      </div>
      <p className={css.source}>
        <span className={css.onlySwarm}>
          One dot is one household, by net worth in the taxable estate (log scale).{' '}
        </span>
        <span className={css.onlyBands}>Households by net worth in the taxable estate. </span>
        Basic exclusion: {authority}.
      </p>
    </>
  );
}

function HouseholdDot({ dot, band }: { dot: Dot; band: 'below' | 'between' | 'above' }) {
  const navigate = useNavigate();
  const { estateId, displayName, netWorth } = dot.household;
  const href = `/estate/${estateId}`;
  return (
    <a
      href={href}
      aria-label={`${displayName}, ${formatDollarsAndCents(netWorth)}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        void navigate(href);
      }}
    >
      <title>{`${displayName}, ${abbreviateCents(netWorth)}`}</title>
      <circle cx={dot.x} cy={CENTRE_Y + dot.offset} r={5.4} className={css[`${band}Dot`]} />
    </a>
  );
}

function Exclusions({ exclusion, x }: { exclusion: Cents; x: (netWorth: Cents) => number }) {
  const one = x(exclusion);
  const couple = x(2 * exclusion);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing inside takes the focus
    <g aria-hidden="true">
      <rect x={couple} y={8} width={WIDTH - couple} height={AXIS_Y - 8} fill="var(--tax-tint)" />
      <line x1={one} x2={one} y1={8} y2={AXIS_Y} stroke="var(--text3)" strokeDasharray="3 4" />
      <line x1={couple} x2={couple} y1={8} y2={AXIS_Y} stroke="var(--tax-solid)" />
      <text x={one - 6} y={20} textAnchor="end" className={css.axis}>
        One exclusion, {millions(exclusion)}
      </text>
      <text x={couple + 8} y={20} className={css.coupleLabel}>
        Above a couple’s {millions(2 * exclusion)}
      </text>
    </g>
  );
}

function Axis({ ticks, x }: { ticks: readonly Cents[]; x: (netWorth: Cents) => number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing inside takes the focus
    <g aria-hidden="true">
      <line x1={20} x2={WIDTH} y1={AXIS_Y} y2={AXIS_Y} stroke="var(--line2)" />
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={AXIS_Y} y2={AXIS_Y + 5} stroke="var(--line2)" />
          <text x={x(tick)} y={198} textAnchor="middle" className={css.axis}>
            ${tick / 100_000_000}M
          </text>
        </g>
      ))}
    </g>
  );
}
