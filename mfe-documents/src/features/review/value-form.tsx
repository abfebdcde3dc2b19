import { useQuery } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormElements } from '@platform/mfe-kit/form-elements';
import { FormAlert, serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Row } from '@platform/ui-kit';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { graphql } from '../../gql/index.ts';
import css from './review.module.css';
import type { ValueForm as Form, KnownNames } from './value-form-parts.ts';

const KnownNamesQuery = graphql(`
  query ReviewKnownNames($estateId: ID!) {
    estate(id: $estateId) { id people { id name } trusts { id name } }
  }
`);

/** Names of the family's people and trusts; none while they are not there, for a name can be written as well. */
function useKnownNames(estateId: string): KnownNames {
  const { data } = useQuery(KnownNamesQuery, { variables: { estateId } });
  const names = (all: readonly { readonly name: string }[] = []): string[] => [
    ...new Set(all.map(({ name }) => name).filter(Boolean)),
  ];
  const { people, trusts } = data?.estate ?? {};
  return { people: names(people), takers: [...new Set([...names(people), ...names(trusts)])] };
}

interface ValueFormProps {
  readonly form: Form;
  readonly label: string;
  readonly value: unknown;
  readonly estateId: string;
  /** Rejects when the value is refused. */
  readonly onSave: (value: unknown) => Promise<void>;
  readonly onCancel: () => void;
}

/** One value as a form of its kind; Escape closes it, Enter saves. */
export function ValueForm({ form: kind, label, value, estateId, onSave, onCancel }: ValueFormProps) {
  const known = useKnownNames(estateId);
  const place = useRef<HTMLFormElement>(null);
  const form = useForm({
    resolver: zodResolver(kind.schema),
    mode: 'onTouched',
    defaultValues: kind.start(value as never),
  });
  const typed = useWatch({ control: form.control });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSave(kind.value(values, value as never));
    } catch (error) {
      form.setError('root', { message: serverErrorText(error) });
    }
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form
      ref={place}
      className={css.edit}
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKeyDown}
      aria-label={label}
      noValidate
    >
      <FormElements control={form.control} elements={kind.elements(known, typed)} />
      <FormAlert message={errors.root?.message} />
      <Row gap={8}>
        <Button size="small" primary type="submit" busy={isSubmitting}>
          Save
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}
