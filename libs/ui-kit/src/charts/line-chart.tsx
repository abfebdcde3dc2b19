import { abbreviateCents, type Cents, formatDollarsAndCents } from '@platform/kernel';
import { useId } from 'react';
import { Area, AreaChart, CartesianGrid, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import css from './charts.module.css';

export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  /** A CSS colour; default the palette's next: accent, medium, document, asset. */
  readonly colour?: string;
}

export interface LineChartProps {
  readonly label: string;
  /** One object for each x value; series values in cents. */
  readonly data: readonly Readonly<Record<string, number | string>>[];
  readonly xKey: string;
  readonly series: readonly ChartSeries[];
  readonly reference?: { readonly cents: Cents; readonly label: string };
  /** px */
  readonly height?: number;
}

const PALETTE = [
  'var(--accent-shape, var(--accent-default))',
  'var(--accent-medium)',
  'var(--document-mid)',
  'var(--asset-mid)',
];
const colourOf = (series: ChartSeries, index: number): string =>
  series.colour ?? PALETTE[index % PALETTE.length] ?? 'var(--text)';

/** Amounts over time, and the same figures as a table under it. */
export function LineChart({ label, data, xKey, series, reference, height = 260 }: LineChartProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className={css.caption}>
        {label}
      </figcaption>
      <div aria-hidden="true" style={{ height }}>
        <ResponsiveContainer width="100%" height="100%">
          <AreaChart data={[...data]} margin={{ top: 12, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey={xKey} stroke="var(--text3)" fontSize={12} tickLine={false} />
            <YAxis
              stroke="var(--text3)"
              fontSize={12}
              width={72}
              tickLine={false}
              axisLine={false}
              tickFormatter={(value: number) => abbreviateCents(Math.round(value))}
            />
            <Tooltip formatter={(value) => formatDollarsAndCents(Math.round(Number(value)))} />
            {reference && (
              <ReferenceLine
                y={reference.cents}
                stroke="var(--text3)"
                strokeDasharray="4 4"
                label={{ value: reference.label, fontSize: 12 }}
              />
            )}
            {series.map((one, index) => (
              <Area
                key={one.key}
                dataKey={one.key}
                name={one.label}
                stroke={colourOf(one, index)}
                fill={colourOf(one, index)}
                fillOpacity={0.1}
                strokeWidth={2}
                isAnimationActive={false}
              />
            ))}
          </AreaChart>
        </ResponsiveContainer>
      </div>
      <details className={css.details}>
        <summary>Figures as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{xKey}</th>
              {series.map((one) => (
                <th key={one.key} scope="col">
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((row) => (
              <tr key={String(row[xKey])}>
                <th scope="row">{row[xKey]}</th>
                {series.map((one) => (
                  <td key={one.key}>{formatDollarsAndCents(Math.round(Number(row[one.key] ?? 0)))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
