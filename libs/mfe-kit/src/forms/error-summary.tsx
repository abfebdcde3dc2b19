import { counted } from '@platform/kernel';
import { Note } from '@platform/ui-kit';
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import css from './error-summary.module.css';
import { fieldOf, goTo, labelOf, namesIn } from './form-page.ts';
import { type WrongField, wrongFields } from './wrong-fields.ts';

interface Line extends WrongField {
  readonly label: string;
  readonly fieldId: string;
}

function linesOf(form: HTMLFormElement, wrong: readonly WrongField[]): readonly Line[] {
  return wrong.flatMap((each) => {
    const field = fieldOf(form, each.name);
    return field ? [{ ...each, label: labelOf(field) || each.name, fieldId: field.id }] : [];
  });
}

const isSame = (some: readonly Line[], others: readonly Line[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

const titleOf = (count: number): string => `${counted(count, 'field needs', 'fields need')} your attention`;

/**
 * At the top of a form of three or more fields: `<ErrorSummary control={control} />`. A submit that finds two or more
 * fields wrong lists them, each with a link to its field; a line goes when its field is right. It says nothing by
 * itself, for the submit has moved the focus to the first wrong field, which says what is wrong with it.
 */
export function ErrorSummary<Values extends FieldValues>({ control }: { readonly control: Control<Values> }) {
  const { errors, submitCount } = useFormState({ control });
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const seenCount = useRef(0);

  // Labels and their order are those of the page, so they are read from it once React has written it.
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const next = linesOf(form, wrongFields(errors, namesIn(form)));
    setLines((last) => (isSame(last, next) ? last : next));
    if (seenCount.current === submitCount) return;
    seenCount.current = submitCount;
    // One wrong field has the focus already. Decided by the submit: a list that comes while somebody types is in the way.
    setIsAsked(next.length > 1);
  });

  const isListed = isAsked && lines.length > 0;
  useLayoutEffect(() => {
    const focused = document.activeElement;
    // The list has pushed the fields down, maybe out of sight.
    if (isListed && focused && place.current?.closest('form')?.contains(focused)) {
      focused.scrollIntoView({ block: 'nearest' });
    }
  }, [isListed]);

  const follow = (event: MouseEvent, name: string): void => {
    const form = place.current?.closest('form');
    const field = form && fieldOf(form, name);
    if (!field) return;
    // The address stays as it is: it is no place to come back to.
    event.preventDefault();
    goTo(field);
  };
  return (
    <div ref={place} hidden={!isListed}>
      {isListed && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more field of the form
        <div role="group" aria-labelledby={titleId}>
          <Note tone="danger">
            <p id={titleId} className={css.title}>
              {titleOf(lines.length)}
            </p>
            <ul>
              {lines.map(({ name, label, message, fieldId }) => (
                <li key={name} className={css.line}>
                  <a href={`#${fieldId}`} onClick={(event) => follow(event, name)}>
                    {label}
                  </a>{' '}
                  {message}
                </li>
              ))}
            </ul>
          </Note>
        </div>
      )}
    </div>
  );
}
