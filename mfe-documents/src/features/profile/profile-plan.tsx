import { useMutation, useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { usePermission, usePollingWhile } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Checkbox, Chip, LinkButton, Note, notify, Row, Sheet, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';

const ProfilePlan = graphql(`
  fragment ProfilePlan on AutomaticProfile {
    id
    version
    status
    error
    appliedByName
    preprocessingErrors { message }
    items { id group label detail isSure valueCount questions estateUpload { id file { filename } } }
  }
`);
const ProfilePlanQuery = graphql(`
  query ProfilePlan($estateId: ID!) {
    estate(id: $estateId) { id automaticProfile { id ...ProfilePlan } }
  }
`);
const TakeProfileMutation = graphql(`
  mutation TakeProfile($id: ID!, $version: Int!, $itemIds: [ID!]!) {
    updateAutomaticProfile(id: $id, version: $version, attributes: { acceptedItemIds: $itemIds }) {
      ok
      automaticProfile { id ...ProfilePlan }
      estate { id version }
    }
  }
`);
export type ProfilePlanData = ResultOf<typeof ProfilePlan>;
type Item = ProfilePlanData['items'][number];

const GROUPS = ['PEOPLE', 'TRUSTS', 'DOCUMENTS'] as const;
const POLL_WHILE_READING_MS = 3_000;

/** What a client's files say of the household, as one plan: nothing of it counts before somebody takes it. */
export function ProfilePlanSheet({ estateId }: { readonly estateId: string }) {
  const mayReview = usePermission('abstraction:review');
  const { data, startPolling, stopPolling } = useQuery(ProfilePlanQuery, {
    variables: { estateId },
    skip: !mayReview,
    fetchPolicy: 'cache-and-network',
  });
  const plan = data?.estate?.automaticProfile as ProfilePlanData | null | undefined;
  usePollingWhile(plan?.status === 'READING', POLL_WHILE_READING_MS, { startPolling, stopPolling });
  if (!plan) return null;
  return (
    <Sheet title="Household from these files" aside={<Chip>{labelOf('AutomaticProfileStatus', plan.status)}</Chip>}>
      <Stack gap={12}>
        {plan.error && <Note tone="danger">{plan.error}</Note>}
        {plan.preprocessingErrors.map(({ message }) => (
          <Note key={message} tone="warning">
            {message}
          </Note>
        ))}
        {plan.status === 'READING' && <p>The plan is here as soon as the files are read.</p>}
        {plan.status === 'APPLIED' && (
          <p>
            {plan.appliedByName ?? 'Somebody'} took it over. What was read with doubt waits in the review of each file.
          </p>
        )}
        {plan.status === 'READY' && <Items key={plan.version} plan={plan} estateId={estateId} />}
      </Stack>
    </Sheet>
  );
}

function Items({ plan, estateId }: { readonly plan: ProfilePlanData; readonly estateId: string }) {
  const [take, { loading }] = useMutation(TakeProfileMutation);
  // What rests on doubtful words is chosen by hand.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(plan.items.filter(({ isSure }) => isSure).map(({ id }) => id)),
  );
  const toggle = (id: string): void =>
    setChosen((known) => new Set(known.has(id) ? [...known].filter((one) => one !== id) : [...known, id]));
  const confirm = async (): Promise<void> => {
    try {
      await take({ variables: { id: plan.id, version: plan.version, itemIds: [...chosen] } });
      notify(`${counted(chosen.size, 'item')} taken over into the estate.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  if (plan.items.length === 0) return <p>The files say nothing of the household that could be taken over.</p>;
  return (
    <>
      {GROUPS.map((group) => {
        const items = plan.items.filter((item) => item.group === group);
        return items.length === 0 ? null : (
          <section key={group} aria-label={labelOf('ProfileItemGroup', group)}>
            <h3>{labelOf('ProfileItemGroup', group)}</h3>
            <Stack gap={8}>
              {items.map((item) => (
                <Checkbox
                  key={item.id}
                  label={item.label}
                  hint={hintOf(item)}
                  checked={chosen.has(item.id)}
                  onChange={() => toggle(item.id)}
                />
              ))}
            </Stack>
          </section>
        );
      })}
      <Row gap={8} wrap>
        <Button primary busy={loading} disabled={chosen.size === 0} onClick={() => void confirm()}>
          Take {counted(chosen.size, 'item')} into the estate
        </Button>
        <LinkButton href={`/estate/${estateId}/documents`}>Look at each value instead</LinkButton>
      </Row>
    </>
  );
}

const hintOf = ({ detail, valueCount, questions, isSure, estateUpload }: Item): string =>
  [
    detail,
    `${counted(valueCount, 'value')} of ${estateUpload.file.filename}`,
    questions > 0 && `${counted(questions, 'question')} left to the review`,
    !isSure && 'read with doubt',
  ]
    .filter(Boolean)
    .join(' · ');
