import { formatWholeDollars } from '@platform/kernel';
import { Note, UiLink } from '@platform/ui-kit';
import { estatePaths } from '../estate/estate.paths.ts';
import type { OverviewEstate } from './overview-query.ts';

/** What the figures below rest on that nobody has ordered or said, each with the way to put it right. */
export function ToSettle({ estate }: { estate: OverviewEstate }) {
  const paths = estatePaths(estate.id);
  const byLaw = estate.distribution.warnings.filter(({ code }) => code === 'INTESTATE_SHARE');
  return (
    <>
      {byLaw.map(({ message, amount, ids }) => (
        <Note key={`${ids.join()}:${message}`} tone="warning" icon="danger">
          <b>
            {amount > 0 ? `$${formatWholeDollars(amount)} passes by the law of intestacy` : 'By the law of intestacy'}.
          </b>{' '}
          {message} <UiLink href={paths.documents}>Open documents</UiLink>
        </Note>
      ))}
      {estate.hasUnassignedAssets && (
        <Note tone="warning" icon="danger">
          <b>Not everything on the balance sheet has an owner.</b> What nobody is said to own counts in no estate until
          it has one. <UiLink href={paths.balanceSheet}>Open the balance sheet</UiLink>
        </Note>
      )}
    </>
  );
}
