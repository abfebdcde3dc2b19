import { renderScreen, screen } from '@platform/mfe-kit/testing';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FormElements } from './form-elements.tsx';

interface Typed {
  readonly name: string;
  readonly heirs: { readonly who: string }[];
}
const WRONG: FieldErrors<Typed> = { name: { type: 'custom', message: 'Name is required' } };
const resolver: Resolver<Typed> = (values) => {
  if (values.name) return { values, errors: {} };
  return { values: {}, errors: WRONG };
};

function Form({ rule = resolver }: { readonly rule?: Resolver<Typed> }) {
  const { control } = useForm<Typed>({ resolver: rule, mode: 'onTouched', defaultValues: { name: '', heirs: [] } });
  return (
    <FormElements
      control={control}
      elements={[
        { kind: 'text', name: 'name', label: 'Name' },
        {
          kind: 'array',
          name: 'heirs',
          label: 'Heirs',
          entry: 'Heir',
          newEntry: { who: '' },
          elements: [{ kind: 'text', name: 'who', label: 'Who' }],
        },
      ]}
    />
  );
}

test('a button of the list is not moved by the error of a field that is left for it', async () => {
  const { user } = renderScreen(<Form />);
  const name = await screen.findByLabelText('Name');
  await user.click(name);
  const add = screen.getByRole('button', { name: 'Add heir' });
  await user.pointer({ keys: '[MouseLeft>]', target: add });
  // An error above the button would take it from under the pointer, and the press would be lost.
  await expect.poll(() => document.activeElement).toBe(name);
  await user.pointer({ keys: '[/MouseLeft]', target: add });
  await expect.poll(() => document.activeElement).toBe(await screen.findByLabelText('Who'));
  await screen.findByText('Name is required');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Remove heir 1' }) });
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Who'));
});

const unnamedHeir: Resolver<Typed> = (values) => {
  if (values.heirs.every(({ who }) => who)) return { values, errors: {} };
  const errors: FieldErrors<Typed> = {
    heirs: values.heirs.map(() => ({ who: { type: 'custom', message: 'Say who' } })),
  };
  return { values: {}, errors };
};

test('a new entry is not said to be wrong before somebody was at it', async () => {
  const { user } = renderScreen(<Form rule={unnamedHeir} />);
  const add = await screen.findByRole('button', { name: 'Add heir' });
  await user.click(add);
  await screen.findByLabelText('Who');
  expect(screen.queryByText('Say who')).toBeNull();
  // The first is left empty for the second.
  await user.click(add);
  expect(await screen.findAllByText('Say who')).toHaveLength(1);
});
