import { useQuery } from '@apollo/client/react';
import { abbreviateCents, counted, formatDate } from '@platform/kernel';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import { Button, EmptyState, FigureStrip, lazyPart, PageHead } from '@platform/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../estate/loaded.tsx';
import css from './insurance.module.css';
import { type InsuranceEstate, type InsuranceReload, InsuranceRouteQuery } from './insurance-query.ts';
import { PolicyCard } from './policy-card.tsx';

// The form, its masks and rules are fetched with the first of them, not with the page.
const PolicyDialog = lazyPart(() => import('./policy-dialog.tsx'), 'PolicyDialog');

/** URL: /estate/:estateId/insurance */
export function InsuranceRoute() {
  const { estateId = '' } = useParams();
  const query = useQuery(InsuranceRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  const reload = async (): Promise<InsuranceEstate | null> => (await query.refetch()).data?.estate ?? null;
  return (
    <Loaded query={query} what="the insurance">
      {({ estate }) => estate && <Insurance estate={estate} reload={reload} />}
    </Loaded>
  );
}

type Summary = InsuranceEstate['lifeInsuranceSummary'];

/** `$2M with Ada Marsh`: in whose taxable estates the policies count. */
function countsIn({ inTaxableEstates, outsideTotal, unknownTotal, asOf }: Summary): string {
  const people = inTaxableEstates.map(({ personName, amount }) => `${abbreviateCents(amount)} with ${personName}`);
  const unknown = unknownTotal > 0 ? [`${abbreviateCents(unknownTotal)} not known whose`] : [];
  return [...people, `${abbreviateCents(outsideTotal)} outside`, ...unknown, `Worked out on ${formatDate(asOf)}`].join(
    '. ',
  );
}

function Totals({ summary }: { summary: Summary }) {
  const { count, benefit, cashValue, premiumPerYear, premiumsUnknown, insideTotal } = summary;
  return (
    <FigureStrip
      label="All policies"
      figures={[
        {
          id: 'benefit',
          label: 'Death benefits',
          cents: benefit,
          caption: `Of ${counted(count, 'policy', 'policies')}`,
        },
        { id: 'cash', label: 'Cash value', cents: cashValue, caption: 'On the balance sheet' },
        {
          id: 'premiums',
          label: 'Premiums a year',
          // Of none is known what it costs: that is no zero.
          cents: premiumsUnknown === count ? null : premiumPerYear,
          caption:
            premiumsUnknown > 0
              ? `${counted(premiumsUnknown, 'policy', 'policies')} without a known premium`
              : 'Of all policies',
        },
        {
          id: 'inside',
          label: 'In the taxable estates',
          tone: 'tax',
          cents: insideTotal,
          caption: countsIn(summary),
        },
      ]}
    />
  );
}

function Insurance({ estate, reload }: InsuranceReload) {
  useDocumentTitle('Insurance');
  const mayEdit = usePermission('estate:edit');
  // The id of the open policy; null is a new one.
  const [editing, setEditing] = useState<string | null | undefined>(undefined);
  const { lifeInsurances, lifeInsuranceSummary } = estate;
  const opened = lifeInsurances.find(({ id }) => id === editing) ?? null;
  const add = mayEdit && (
    <Button primary icon={<IconPlus size={17} stroke={1.6} />} onClick={() => setEditing(null)}>
      Add policy
    </Button>
  );
  const isEmpty = lifeInsurances.length === 0;
  return (
    <>
      <PageHead
        title="Insurance"
        summary={isEmpty ? undefined : 'What each policy pays, to whom, and in whose taxable estate it counts.'}
        actions={!isEmpty && add}
      />
      {isEmpty ? (
        <EmptyState
          tone="asset"
          title="No life insurance yet"
          text="Add a policy to see who receives it and in whose taxable estate it counts."
          actions={add}
        />
      ) : (
        <>
          <Totals summary={lifeInsuranceSummary} />
          <div className={css.cards}>
            {lifeInsurances.map((policy) => (
              <PolicyCard key={policy.id} policy={policy} onEdit={mayEdit ? () => setEditing(policy.id) : undefined} />
            ))}
          </div>
        </>
      )}
      {editing !== undefined && (editing === null || opened) && (
        <Suspense>
          <PolicyDialog
            key={editing ?? 'new'}
            policy={opened}
            estate={estate}
            reload={reload}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
