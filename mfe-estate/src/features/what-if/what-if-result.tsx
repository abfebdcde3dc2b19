import type { DistributionResult, EstateCase } from '@platform/estate-engine';
import { Button, Chip, FigureStrip, List, ListItem, MeaningIcon, Money, Sheet, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { Comparison, Difference, PLAN_AND_WHAT_IF } from './comparison.tsx';
import {
  comparedHolders,
  comparedSums,
  comparedTaxes,
  comparedTransfers,
  type Moved,
  newWarnings,
  RARE_SUMS,
} from './outcomes.ts';
import { ReceiptButton } from './receipt-button.tsx';
import { useTaxReceipts } from './use-tax-receipts.tsx';

export interface WhatIfResultProps {
  readonly input: EstateCase;
  readonly before: DistributionResult;
  readonly after: DistributionResult;
}

/** Sums of taxes, which open to the taxes in them. */
const TAX_SUMS: ReadonlySet<string> = new Set(['federal', 'states']);

/** Where everything goes: what would be, and by how much it differs from the plan. */
export function WhatIfSums({ input, before, after }: WhatIfResultProps) {
  const { open, drawer } = useTaxReceipts({ named: input, before, after, sides: PLAN_AND_WHAT_IF });
  const sums = comparedSums(before, after).filter(
    ({ id, before: was, after: is }) => !RARE_SUMS.has(id) || was > 0 || is > 0,
  );
  return (
    <>
      <FigureStrip
        label="Where everything goes"
        figures={sums.map(({ id, label, before: was, after: is }) => ({
          id,
          label:
            TAX_SUMS.has(id) && (was > 0 || is > 0) ? (
              <>
                {label}
                <ReceiptButton of={label} onOpen={() => open(id, label)} />
              </>
            ) : (
              label
            ),
          ...(TAX_SUMS.has(id) && { tone: 'tax' as const }),
          cents: is,
          caption: <Difference cents={is - was} same="As planned" />,
        }))}
      />
      {drawer}
    </>
  );
}

/** The plan beside what would be: who has how much, taxes, and what passes otherwise and why. */
export function WhatIfResult({ input, before, after }: WhatIfResultProps) {
  const moved = comparedTransfers(input, before, after);
  const { open, drawer } = useTaxReceipts({ named: input, before, after, sides: PLAN_AND_WHAT_IF });
  return (
    <Stack gap={20}>
      <Comparison
        title="Who has how much in the end"
        first="Who"
        lines={comparedHolders(input, before, after)}
        sides={PLAN_AND_WHAT_IF}
      />
      <Comparison
        title="Taxes"
        first="Tax"
        lines={comparedTaxes(before, after)}
        sides={PLAN_AND_WHAT_IF}
        none="No tax is due either way."
        onOpen={open}
      />
      <NewWarnings before={before} after={after} />
      {moved.length > 0 && <Passages moved={moved} />}
      {drawer}
    </Stack>
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
                <Difference cents={after - before} same="As planned" />
              </Chip>
            }
          />
        ))}
      </List>
      {shown.length < moved.length && <Button onClick={() => setWhole(true)}>Show all {moved.length}</Button>}
    </Sheet>
  );
}
