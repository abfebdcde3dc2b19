import { useMutation } from '@apollo/client/react';
import { usePermission } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { Checkbox, Sheet, Stack } from '@platform/ui-kit';
import css from './plan-reviews.module.css';
import { type PlanReview, TickMutation } from './plan-reviews-query.ts';
import { useStep } from './use-step.ts';

type Item = PlanReview['lawyerChecklist'][number];

interface ReviewListsProps {
  readonly review: PlanReview;
  readonly reload: () => Promise<unknown>;
}

/** What is looked at, and who has: a list each for the administrator, the advisor and the attorney. */
export function ReviewLists({ review, reload }: ReviewListsProps) {
  const mayWork = usePermission('review:work');
  const mayRequest = usePermission('review:request');
  const [tick] = useMutation(TickMutation);
  const { busy, run } = useStep(reload);
  const put = (item: Item): Promise<void> => {
    const isDone = !item.isDone;
    const variables = { id: review.id, version: review.version, itemId: item.id, isDone };
    return run(() => tick({ variables }), isDone ? 'Looked at.' : 'To look at again.');
  };
  const list = (title: string, items: readonly Item[], mayTick: boolean) =>
    items.length > 0 && (
      <fieldset className={css.list}>
        <legend>
          {title}: {items.filter(({ isDone }) => isDone).length} of {items.length}
        </legend>
        {items.map((item) => (
          <Checkbox
            key={item.id}
            label={item.text}
            hint={item.doneAt ? `${item.doneByName ?? 'Somebody'} on ${formatDayOf(item.doneAt)}` : undefined}
            checked={item.isDone}
            disabled={!mayTick || busy}
            onChange={() => void put(item)}
          />
        ))}
      </fieldset>
    );
  return (
    <Sheet title="What is looked at">
      <Stack gap={20}>
        {list('For the attorney', review.lawyerChecklist, mayWork)}
        {list('For the administrator', review.adminChecklist, mayWork)}
        {list('For the advisor', review.advisorChecklist, mayRequest)}
      </Stack>
    </Sheet>
  );
}
