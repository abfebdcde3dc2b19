import { counted, formatWholeDollars } from '@platform/kernel';
import { usePermission } from '@platform/mfe-kit';
import { Note, UiLink } from '@platform/ui-kit';
import { Fragment } from 'react';
import { estatePaths } from '../estate/estate.paths.ts';
import type { OverviewEstate } from './overview-query.ts';

const TOGETHER = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Wills that nobody has seen: taken for made where the household says so, and otherwise offered. */
function AssumedWills({ estate }: { estate: OverviewEstate }) {
  const wills = estate.assumedPouroverWills;
  if (wills.length === 0) return null;
  return estate.assumedPouroverWill ? (
    <Note>
      <b>A pour-over will is assumed.</b>{' '}
      {wills
        .map(({ person, trust }) => `That of ${person.name} into ${trust.name} is not among the documents.`)
        .join(' ')}{' '}
      Add it, or take the assumption back under Household.
    </Note>
  ) : (
    <Note tone="warning" icon="danger">
      <b>A revocable trust without a will.</b>{' '}
      {wills
        .map(
          ({ person, trust }) =>
            `No will of ${person.name} is among the documents: what ${trust.name} does not hold passes by intestacy.`,
        )
        .join(' ')}{' '}
      Add the will, or assume one that pours over under Household.
    </Note>
  );
}

/** Files that tell the figures nothing yet. */
function WaitingFiles({ estate }: { estate: OverviewEstate }) {
  const { hasUnassociatedDocuments, abstractionTokensNeeded: tokens } = estate;
  const words = [
    ...(tokens > 0 ? [`Reading all that are not read takes ${counted(tokens, 'document token')}.`] : []),
    ...(hasUnassociatedDocuments ? ['Not every file belongs to a document or a trust.'] : []),
  ];
  if (words.length === 0) return null;
  return (
    <Note>
      <b>Files wait.</b> {words.join(' ')} <UiLink href={estatePaths(estate.id).documents}>Open documents</UiLink>
    </Note>
  );
}

/** A tax that the figures do not have: which states tax what lies there is not known here of every one. */
function ElsewhereNote({ estate }: { estate: OverviewEstate }) {
  const ids = new Set(
    estate.distribution.warnings.filter(({ code }) => code === 'OUT_OF_STATE_PROPERTY').flatMap((one) => one.ids),
  );
  if (ids.size === 0) return null;
  const names = estate.assets.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  return (
    <Note>
      <b>
        {names.length > 0 ? TOGETHER.format(names) : 'Property'} {names.length > 1 ? 'lie' : 'lies'} in another state.
      </b>{' '}
      Where that state taxes estates or inheritances, its own tax is not in these figures.{' '}
      <UiLink href={estatePaths(estate.id).taxes}>How each tax is worked out</UiLink>
    </Note>
  );
}

/** Each with the place where somebody says who receives. */
function NobodysTrusts({ estate }: { estate: OverviewEstate }) {
  const { finalHoldings, totals } = estate.distribution;
  const trusts = finalHoldings.filter(({ isNobodys }) => isNobodys);
  if (trusts.length === 0) return null;
  return (
    <Note tone="warning" icon="danger">
      <b>
        {trusts.length === 1
          ? 'A trust does not say for whom it is.'
          : `${trusts.length} trusts do not say for whom they are.`}
      </b>{' '}
      The figures leave ${formatWholeDollars(totals.nobodys)} in {trusts.length === 1 ? 'it' : 'them'}. Say who receives
      what is in:{' '}
      {trusts.map(({ holderId, holderName }, at) => (
        <Fragment key={holderId}>
          {at > 0 && ', '}
          <UiLink href={`${estatePaths(estate.id).trusts}/${holderId}/dispositions`}>{holderName}</UiLink>
        </Fragment>
      ))}
    </Note>
  );
}

/** Each question with the place where it is answered. */
function FamiliesNotSaid({ estate }: { estate: OverviewEstate }) {
  const open = estate.distribution.warnings.filter(({ code }) => code === 'FAMILY_OF_WHOM');
  return open.map(({ message, ids: [trustId] }) => (
    <Note key={message} tone="warning" icon="danger">
      <b>Whose family is meant?</b> {message}{' '}
      <UiLink href={`${estatePaths(estate.id).trusts}/${trustId}/dispositions`}>Say whose</UiLink>
    </Note>
  ));
}

/** What the figures below rest on that nobody has ordered or said, each with the way to put it right. */
export function ToSettle({ estate }: { estate: OverviewEstate }) {
  const mayEdit = usePermission('estate:edit');
  const paths = estatePaths(estate.id);
  const { warnings, deaths } = estate.distribution;
  const byLaw = warnings.filter(({ code }) => code === 'INTESTATE_SHARE');
  /** At each death there may be such a part: of whose estate it is, is said. */
  const ofWhom = (ids: readonly string[]): string => {
    const death = deaths.find(({ decedentId }) => ids.includes(decedentId));
    return death ? ` of the estate of ${death.decedentName}` : '';
  };
  return (
    <>
      {byLaw.map(({ message, amount, ids }) => (
        <Note key={`${ids.join()}:${message}`} tone="warning" icon="danger">
          <b>
            {amount > 0
              ? `$${formatWholeDollars(amount)}${ofWhom(ids)} passes by the law of intestacy`
              : 'By the law of intestacy'}
            .
          </b>{' '}
          {message} <UiLink href={paths.documents}>Open documents</UiLink>
        </Note>
      ))}
      <NobodysTrusts estate={estate} />
      <FamiliesNotSaid estate={estate} />
      <AssumedWills estate={estate} />
      <ElsewhereNote estate={estate} />
      {estate.hasUnassignedAssets && (
        <Note tone="warning" icon="danger">
          <b>Not everything on the balance sheet has an owner.</b> What nobody is said to own counts in no estate until
          it has one. <UiLink href={paths.balanceSheet}>Open the balance sheet</UiLink>
        </Note>
      )}
      {mayEdit && <WaitingFiles estate={estate} />}
    </>
  );
}
