import { useMutation } from '@apollo/client/react';
import { dispositionLabel } from '@platform/contracts/disposition-labels';
import { inSentence, labelOf } from '@platform/contracts/labels';
import { refreshed } from '@platform/mfe-kit';
import { serverErrorText, undoChange } from '@platform/mfe-kit/forms';
import { Button, Chip, IconButton, Note, notify, Row, UiLink } from '@platform/ui-kit';
import { IconArrowDown, IconArrowUp, IconPencil } from '@tabler/icons-react';
import css from './dispositions.module.css';
import { type Plan, type PlanReload, type Template, UpdateDispositionMutation } from './dispositions-query.ts';
import { whileSteps } from './while-steps.ts';

interface StepListProps extends PlanReload {
  /** Null for whoever only reads. */
  readonly onEdit: ((template: Template) => void) | null;
}

const sameDeath = (a: Template | undefined, b: Template | undefined): boolean =>
  a !== undefined && b !== undefined && a.divisionEvent.label === b.divisionEvent.label;

function useMove({ plan, reload }: PlanReload) {
  const [update, { loading }] = useMutation(UpdateDispositionMutation);
  const put = async (from: number, to: number, version: number): Promise<number> => {
    const { data } = await update({ variables: { id: `${plan.id}:${from - 1}`, version, attributes: { step: to } } });
    return data?.updateDispositionTemplate.estate?.version ?? version + 1;
  };
  /** A step to another place; both from 1. Answers whether it is there. */
  const move = async (from: number, to: number): Promise<boolean> => {
    // Not told by buttons that cannot be pressed: the one that was pressed would lose the keyboard.
    if (loading) return false;
    try {
      const version = await put(from, to, plan.estate.version);
      const undone = {
        name: plan.name,
        done: `Step ${to} is step ${from} again.`,
        back: async (over: number) => {
          await put(to, from, over);
          await refreshed(reload);
        },
        version,
        now: await whileSteps(reload, version),
      };
      notify({ message: `Step ${from} is step ${to} now.`, undo: () => void undoChange(undone) });
      return true;
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
      await refreshed(reload);
      return false;
    }
  };
  return move;
}

/** The keyboard goes along with a step that was moved, to the same button or, at the end of the list, to the other one. */
async function follow(pressed: HTMLElement, isUp: boolean, moved: Promise<boolean>): Promise<void> {
  if (!(await moved) || document.activeElement !== pressed) return;
  const item = pressed.closest('li');
  const place = isUp ? item?.previousElementSibling : item?.nextElementSibling;
  const [up, down] = place?.querySelectorAll<HTMLButtonElement>(`.${css.tools} button`) ?? [];
  const ways = isUp ? [up, down] : [down, up];
  ways.find((button) => button && !button.disabled)?.focus();
}

/** The steps of a will or trust in their order, by the death at which they are played. */
export function StepList({ plan, reload, onEdit }: StepListProps) {
  const move = useMove({ plan, reload });
  const { templates } = plan;
  const deaths = [...new Set(templates.map(({ divisionEvent }) => divisionEvent.label))];
  return deaths.map((label) => (
    <section key={label} className={css.death} aria-label={label}>
      <h3>{label}</h3>
      <ol className={css.steps}>
        {templates.map((template, at) =>
          template.divisionEvent.label === label ? (
            <StepItem
              key={template.id}
              estateId={plan.estate.id}
              paidTwice={plan.paidTwice}
              template={template}
              onEdit={onEdit && (() => onEdit(template))}
              onUp={onEdit && sameDeath(template, templates[at - 1]) ? () => move(at + 1, at) : null}
              onDown={onEdit && sameDeath(template, templates[at + 1]) ? () => move(at + 1, at + 2) : null}
            />
          ) : null,
        )}
      </ol>
    </section>
  ));
}

/** The trusts that a step pays: what happens to it there are steps of their own. */
const trustsOf = ({ takers }: Template) => takers.flatMap(({ to }) => (to?.__typename === 'Trust' ? [to] : []));

/** Of each trust that the step pays, where somebody wants to see that: `Marlow Family Trust: exempt`. */
function gstWords(template: Template): string {
  if (!template.displayGstShares) return '';
  return trustsOf(template)
    .map(
      ({ name, gstStatus }) =>
        `${name}: ${gstStatus ? inSentence(labelOf('GstStatus', gstStatus)) : 'GST status not known'}`,
    )
    .join(' · ');
}

const convergenceWords = (name: string, apart: boolean): string =>
  apart ? `Each death has a ${name} of its own` : 'What both deaths bring runs together in it';

interface StepItemProps extends Pick<Plan, 'paidTwice'> {
  readonly estateId: string;
  readonly template: Template;
  readonly onEdit: (() => void) | null;
  readonly onUp: (() => Promise<boolean>) | null;
  readonly onDown: (() => Promise<boolean>) | null;
}

function StepItem({ estateId, paidTwice, template, onEdit, onUp, onDown }: StepItemProps) {
  const { step, kind, fundingBadge, distributionDetails, description, gaps, designatedFiduciaries } = template;
  const other = template.otherDistributionFunding;
  const gst = gstWords(template);
  return (
    <li className={css.step}>
      <span className={css.number} aria-hidden>
        {step}
      </span>
      <div className={css.body}>
        <Row gap={8} wrap>
          <b>{dispositionLabel('DispositionKind', kind)}</b>
          {fundingBadge && <Chip tone="trust">{fundingBadge}</Chip>}
        </Row>
        <p>{distributionDetails}</p>
        {description && <p className={css.quiet}>{description}</p>}
        {other?.description && <p className={css.quiet}>{other.description}</p>}
        {gst && <p className={css.quiet}>{gst}</p>}
        {designatedFiduciaries.length > 0 && (
          <p className={css.quiet}>
            {designatedFiduciaries.map(({ roleTitle, personName }) => `${roleTitle}: ${personName}`).join(' · ')}
          </p>
        )}
        {trustsOf(template).map(({ id, name }) => (
          <p key={id} className={css.quiet}>
            <UiLink className={css.link} href={`/estate/${estateId}/trusts/${id}/dispositions`}>
              {`What ${name} does next`}
            </UiLink>
            {paidTwice.has(id) && ` · ${convergenceWords(name, paidTwice.get(id) === true)}`}
          </p>
        ))}
        {gaps.length > 0 && (
          <Note tone="warning">
            {gaps.map((gap) => (
              <p key={gap}>{gap}</p>
            ))}
          </Note>
        )}
      </div>
      {onEdit && (
        <div className={css.tools}>
          <IconButton
            label={`Move step ${step} up`}
            icon={<IconArrowUp size={18} aria-hidden />}
            disabled={!onUp}
            onClick={({ currentTarget }) => onUp && void follow(currentTarget, true, onUp())}
          />
          <IconButton
            label={`Move step ${step} down`}
            icon={<IconArrowDown size={18} aria-hidden />}
            disabled={!onDown}
            onClick={({ currentTarget }) => onDown && void follow(currentTarget, false, onDown())}
          />
          <Button
            size="small"
            icon={<IconPencil size={16} aria-hidden />}
            aria-label={`Change step ${step}`}
            onClick={onEdit}
          >
            Change
          </Button>
        </div>
      )}
    </li>
  );
}
