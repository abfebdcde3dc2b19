import { requiredCents, requiredDate } from '@platform/mfe-kit/form-rules';
import { renderScreen, screen } from '@platform/mfe-kit/testing';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FormElements } from './form-elements.tsx';

const schema = z.object({ worth: requiredCents, on: requiredDate() });
type Typed = z.input<typeof schema>;
type Read = z.output<typeof schema>;

/** As the resolver of the remotes does it. */
const resolver: Resolver<Typed, unknown, Read> = (values) => {
  const { data, error } = schema.safeParse(values);
  if (data) return { values: data, errors: {} };
  const errors = error?.issues.map(({ path, message }) => [path[0], { type: 'custom', message }]) ?? [];
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Typed> };
};

function Form({ onRead }: { readonly onRead: (read: Read) => void }) {
  const form = useForm<Typed, unknown, Read>({
    resolver,
    mode: 'onTouched',
    defaultValues: { worth: null, on: '2026-11-20' },
  });
  return (
    <form onSubmit={form.handleSubmit(onRead)} noValidate>
      <FormElements
        control={form.control}
        elements={[
          { kind: 'currency', name: 'worth', label: 'Worth' },
          { kind: 'date', name: 'on', label: 'On' },
        ]}
      />
      <button type="submit">Save</button>
    </form>
  );
}

function openForm() {
  const read: Read[] = [];
  const { user } = renderScreen(<Form onRead={(values) => read.push(values)} />);
  const type = async (text: string): Promise<HTMLInputElement> => {
    const field = await screen.findByLabelText<HTMLInputElement>('Worth');
    await user.clear(field);
    if (text) await user.type(field, text);
    await user.tab();
    return field;
  };
  return { read, user, type };
}

test.each([
  ['1.2M', '1,200,000.00', 120_000_000],
  ['500k', '500,000.00', 50_000_000],
  ['1,250,000.55', '1,250,000.55', 125_000_055],
])('R175: %s is taken as %s, and shown so before it is saved', async (typed, shown, cents) => {
  const { read, user, type } = openForm();
  const field = await type(typed);
  expect(field.value).toBe(shown);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => read).toEqual([{ worth: cents, on: '2026-11-20' }]);
});

test.each([
  ['-5000', /without a minus/],
  ['1e9', /in digits: 1,000,000 or 1M/],
  ['1.250.000,55', /commas for thousands, a point for cents/],
  ['', /Please specify a valid number/],
])('R100 R175: "%s" is refused in words, stays as it was typed, and nothing is saved', async (typed, words) => {
  const { read, user, type } = openForm();
  const field = await type(typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(field.value).toBe(typed);
  expect(read).toEqual([]);
});

test('a year typed short is refused in words', async () => {
  const { read, user, type } = openForm();
  await type('5');
  const day = screen.getByLabelText('On');
  await user.clear(day);
  await user.type(day, '0024-05-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Year must have 4 digits, from 1500 to 9999')).length).toBeGreaterThan(0);
  expect(read).toEqual([]);
});
