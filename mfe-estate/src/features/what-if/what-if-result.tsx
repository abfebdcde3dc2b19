import type { DistributionResult, EstateCase } from '@platform/estate-engine';
import { type Cents, formatDollarsAndCents, formatWholeDollars } from '@platform/kernel';
import { Button, Chip, FigureStrip, List, ListItem, MeaningIcon, Money, Sheet, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import {
  type Compared,
  comparedHolders,
  comparedSums,
  comparedTaxes,
  comparedTransfers,
  type Moved,
  newWarnings,
} from './outcomes.ts';
import css from './what-if.module.css';

export interface WhatIfResultProps {
  readonly input: EstateCase;
  readonly before: DistributionResult;
  readonly after: DistributionResult;
}

/** Where everything goes: what would be, and by how much it differs from the plan. */
export function WhatIfSums({ before, after }: Pick<WhatIfResultProps, 'before' | 'after'>) {
  const sums = comparedSums(before, after).filter(
    ({ id, before: was, after: is }) => id !== 'escheat' || was > 0 || is > 0,
  );
  return (
    <FigureStrip
      label="Where everything goes"
      figures={sums.map(({ id, label, before: was, after: is }) => ({
        id,
        label,
        ...((id === 'federal' || id === 'states') && { tone: 'tax' as const }),
        cents: is,
        caption: <Difference cents={is - was} />,
      }))}
    />
  );
}

/** The plan beside what would be: who has how much, taxes, and what passes otherwise and why. */
export function WhatIfResult({ input, before, after }: WhatIfResultProps) {
  const moved = comparedTransfers(input, before, after);
  return (
    <Stack gap={20}>
      <Comparison title="Who has how much in the end" first="Who" lines={comparedHolders(input, before, after)} />
      <Comparison title="Taxes" first="Tax" lines={comparedTaxes(before, after)} none="No tax is due either way." />
      <NewWarnings before={before} after={after} />
      {moved.length > 0 && <Passages moved={moved} />}
    </Stack>
  );
}

/** `+$1,200` with its words for whoever hears it; `As planned` where nothing changes. */
function Difference({ cents }: { readonly cents: Cents }) {
  if (cents === 0) return <>As planned</>;
  const sign = cents > 0 ? '+' : '−';
  return (
    <abbr title={`${sign}${formatDollarsAndCents(Math.abs(cents))}`}>
      {sign}${formatWholeDollars(Math.abs(cents))}
    </abbr>
  );
}

const Whole = ({ cents }: { readonly cents: Cents }) => (
  <abbr title={formatDollarsAndCents(cents)}>{formatWholeDollars(cents)}</abbr>
);

interface ComparisonProps {
  readonly title: string;
  readonly first: string;
  readonly lines: readonly Compared[];
  readonly none?: string;
}

function Comparison({ title, first, lines, none }: ComparisonProps) {
  return (
    <Sheet title={title} padded={lines.length === 0}>
      {lines.length === 0 ? (
        <p className={css.none}>{none}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">As planned</th>
              <th scope="col">What if</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, label, before, after }) => (
              <tr key={id} className={before === after ? css.same : undefined}>
                <th scope="row">{label}</th>
                <td data-label="As planned">
                  <Whole cents={before} />
                </td>
                <td data-label="What if">
                  <Whole cents={after} />
                </td>
                <td data-label="Difference">
                  <Difference cents={after - before} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  );
}

function NewWarnings({ before, after }: Pick<WhatIfResultProps, 'before' | 'after'>) {
  const warnings = newWarnings(before, after);
  if (warnings.length === 0) return null;
  return (
    <Sheet title="To know about it">
      <List label="Warnings that the plan does not have">
        {warnings.map(({ explanation, amountCents }) => (
          <ListItem
            key={explanation}
            leading={
              <span style={{ color: 'var(--warning-solid)' }}>
                <MeaningIcon name="danger" size={18} label="Warning" />
              </span>
            }
            title={explanation}
            trailing={amountCents > 0 && <Money cents={amountCents} />}
          />
        ))}
      </List>
    </Sheet>
  );
}

/** Passages that are shown before somebody asks for all. */
const FIRST_PASSAGES = 8;

function Passages({ moved }: { readonly moved: readonly Moved[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? moved : moved.slice(0, FIRST_PASSAGES);
  return (
    <Sheet title="What passes otherwise, and why">
      <List label="What passes otherwise">
        {shown.map(({ id, label, before, after, why }) => (
          <ListItem
            key={id}
            title={label}
            text={after === 0 ? `No longer: ${why}` : why}
            trailing={
              <Chip>
                <Difference cents={after - before} />
              </Chip>
            }
          />
        ))}
      </List>
      {shown.length < moved.length && <Button onClick={() => setWhole(true)}>Show all {moved.length}</Button>}
    </Sheet>
  );
}
