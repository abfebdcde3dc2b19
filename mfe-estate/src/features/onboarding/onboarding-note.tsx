import { useQuery } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { ONBOARDING_SCREENS, type OnboardingGapKind } from '@platform/contracts/onboarding';
import { usePermission, useSession } from '@platform/mfe-kit';
import { Button, lazyPart, Note, UiLink } from '@platform/ui-kit';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { estatePaths } from '../estate/estate.paths.ts';
import { type OnboardingInfo, OnboardingQuery } from './onboarding-query.ts';

// Asked of new clients alone: fetched with the first question.
const OnboardingDialog = lazyPart(() => import('./onboarding-dialog.tsx'), 'OnboardingDialog');

/** What an answer asks for next: in words, and the page where it is entered. */
const GAPS: Readonly<
  Record<OnboardingGapKind, { readonly says: string; readonly link: string; readonly at: 'family' | 'balanceSheet' }>
> = {
  CHILDREN_NOT_ENTERED: {
    says: 'There are children, and none is entered. The law of the state counts them where a will does not.',
    link: 'Add them to the family',
    at: 'family',
  },
  EXEMPTION_NOT_ENTERED: {
    says: 'Estate tax exemption has been used, and no gift is entered: the tax shown is too low.',
    link: 'Enter gifts on the page of the family',
    at: 'family',
  },
  GST_EXEMPTION_NOT_ENTERED: {
    says: 'Exemption from the generation-skipping tax has been used, and none is entered.',
    link: 'Enter it on the page of the family',
    at: 'family',
  },
  NET_WORTH_APART: {
    says: 'What is entered comes to something else than what they say they are worth',
    link: 'Open the balance sheet',
    at: 'balanceSheet',
  },
};

/** Whoever advises finishes for the firm; the client is not asked what the firm knows already. */
const isOpen = (info: OnboardingInfo | null, isClient: boolean): boolean =>
  !info?.advisorComplete && !(isClient && info?.clientComplete);

function progressOf(info: OnboardingInfo | null): string {
  const { advisorLastScreen: last } = info ?? {};
  if (!last) return 'Four short pages: family, exemptions, goals and net worth.';
  return `${ONBOARDING_SCREENS.indexOf(last) + 1} of ${ONBOARDING_SCREENS.length} pages are answered.`;
}

const QUESTIONS = 'questions';

interface OnboardingNoteProps {
  readonly estateId: string;
  /** Samples and estates of before have been entered without them. */
  readonly isNew: boolean;
}

/** The questions to a new client, until they are answered, and then what the answers ask to be entered. */
export function OnboardingNote({ estateId, isNew }: OnboardingNoteProps) {
  const mayAnswer = usePermission('estate:onboard');
  const isClient = useSession().account.activeRole === 'CLIENT';
  const [parameters, setParameters] = useSearchParams();
  const isAsking = parameters.has(QUESTIONS);
  const { data } = useQuery(OnboardingQuery, {
    variables: { estateId },
    skip: !mayAnswer,
    fetchPolicy: 'cache-and-network',
  });
  if (!mayAnswer || !data?.estate) return null;
  const { onboardingInfo: info } = data.estate;
  const ask = (asking: boolean): void =>
    setParameters(
      (known) => {
        const next = new URLSearchParams(known);
        if (asking) next.set(QUESTIONS, 'open');
        else next.delete(QUESTIONS);
        return next;
      },
      { replace: true },
    );
  const paths = estatePaths(estateId);
  const range = info?.netWorthRange && labelOf('NetWorthRange', info.netWorthRange);
  return (
    <>
      {isOpen(info, isClient) && (info || isNew) && (
        <Note tone="accent">
          <b>First questions.</b> {isClient ? 'Your advisor would like to know a few things.' : progressOf(info)}{' '}
          <Button size="small" onClick={() => ask(true)}>
            {info?.advisorLastScreen && !isClient ? 'Go on' : 'Answer them'}
          </Button>
        </Note>
      )}
      {!isClient &&
        info?.gaps.map((gap) => (
          <Note key={gap} tone="warning" icon="danger">
            {GAPS[gap].says}
            {gap === 'NET_WORTH_APART' && range ? ` (${range}).` : ''}{' '}
            <UiLink href={paths[GAPS[gap].at]}>{GAPS[gap].link}</UiLink>
          </Note>
        ))}
      {isAsking && (
        <Suspense>
          <OnboardingDialog estateId={estateId} onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  );
}
