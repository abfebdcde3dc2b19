import { useQuery } from '@apollo/client/react';
import { useDocumentTitle } from '@platform/mfe-kit';
import {
  Caption,
  FigureStrip,
  LinkButton,
  lazyPart,
  Money,
  PageHead,
  Receipt,
  type ReceiptLine,
  Sheet,
  Stack,
} from '@platform/ui-kit';
import { IconSitemap } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DistributionProblem } from '../estate/distribution-problem.tsx';
import { estatePaths } from '../estate/estate.paths.ts';
import type { PlanFigure } from '../estate/figure-drawer.tsx';
import { Loaded } from '../estate/loaded.tsx';
import { DeathSection } from './death-section.tsx';
import { type TaxesEstate, TaxesRouteQuery } from './taxes-query.ts';
import { Warnings } from './warnings.tsx';

/** URL: /estate/:estateId/taxes */
export function TaxesRoute() {
  const { estateId = '' } = useParams();
  const query = useQuery(TaxesRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} what="the taxes">
      {({ estate }) => estate && <Taxes estate={estate} />}
    </Loaded>
  );
}

function finding({ taxes, totals, deaths }: TaxesEstate['distribution']) {
  const due = new Set(taxes.filter(({ amount }) => amount > 0).map(({ death }) => death));
  if (due.size === 0) return deaths.length > 1 ? 'No tax is due at either death.' : 'No tax is due at death.';
  const where =
    due.size > 1
      ? 'at both deaths'
      : deaths.length < 2
        ? 'at death'
        : `all of it at the ${due.has('FIRST_DEATH') ? 'first' : 'second'} death`;
  return (
    <>
      Tax would take <Money cents={totals.tax} />, {where}.
    </>
  );
}

const FigureDrawer = lazyPart(() => import('../estate/figure-drawer.tsx'), 'FigureDrawer');

/** What each holds when all is done, each amount with its working. */
function FinalHoldings({
  holdings,
  onOpen,
}: {
  holdings: TaxesEstate['distribution']['finalHoldings'];
  onOpen: (figure: PlanFigure) => void;
}) {
  const lines = holdings.map(
    ({ holderId, holderName, total }): ReceiptLine => ({
      id: holderId,
      label: holderName,
      cents: total,
      onOpen: () => onOpen({ title: `Held in the end: ${holderName}`, of: { holderId } }),
    }),
  );
  const cents = holdings.reduce((sum, { total }) => sum + total, 0);
  return (
    <Sheet title="What everybody holds in the end">
      <Receipt
        label="What everybody holds in the end"
        lines={[...lines, { id: 'total', label: 'All that is left', cents, kind: 'total' }]}
      />
    </Sheet>
  );
}

function Taxes({ estate }: { estate: TaxesEstate }) {
  useDocumentTitle('Taxes');
  const [opened, setOpened] = useState<PlanFigure | null>(null);
  const { distribution } = estate;
  const { problem, deaths, taxes, totals, warnings, law, finalHoldings } = distribution;
  return (
    <>
      <PageHead
        title="Taxes"
        summary={problem ? 'Not worked out yet.' : finding(distribution)}
        actions={
          <LinkButton href={estatePaths(estate.id).diagram} icon={<IconSitemap size={17} stroke={1.6} />}>
            Estate diagram
          </LinkButton>
        }
      />
      <Stack gap={20}>
        {problem && <DistributionProblem estateId={estate.id} problem={problem} />}
        {!problem && (
          <>
            <FigureStrip
              label="Estimated taxes"
              figures={[
                {
                  id: 'tax',
                  label: 'Estimated tax',
                  tone: 'tax',
                  cents: totals.tax,
                  caption: `${totals.taxPercent.toFixed(1)}% of everything`,
                },
                { id: 'federal', label: 'Federal', cents: totals.federalTax, caption: 'At all deaths' },
                { id: 'state', label: 'States', cents: totals.stateTax, caption: 'At all deaths' },
              ]}
            />
            <Warnings warnings={warnings} />
            {deaths.map((death) => (
              <DeathSection
                key={death.death}
                death={death}
                deathsCount={deaths.length}
                taxes={taxes.filter((tax) => tax.death === death.death)}
                onOpen={setOpened}
              />
            ))}
            {finalHoldings.length > 0 && <FinalHoldings holdings={finalHoldings} onOpen={setOpened} />}
          </>
        )}
        <Caption>{law}. Estimates; they change with the law, the values and the years of death.</Caption>
      </Stack>
      {opened && <FigureDrawer estateId={estate.id} figure={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
