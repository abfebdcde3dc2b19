import { Button, TextInput } from '@platform/ui-kit';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { AskBeforeLeaving, FormModal } from './unsaved-guard.tsx';

function useNameForm(onSave: () => void) {
  const form = useForm({ defaultValues: { name: 'Ada' } });
  const fields = (
    <form onSubmit={form.handleSubmit(onSave)} aria-label="Name">
      <TextInput {...form.register('name')} label="Name" />
      <Button type="submit">Save</Button>
    </form>
  );
  return { form, fields };
}

function DialogPage() {
  const [opened, setOpened] = useState(true);
  const navigate = useNavigate();
  const { form, fields } = useNameForm(() => void navigate('/saved'));
  if (!opened) return <p>The dialog is closed</p>;
  return (
    <FormModal
      control={form.control}
      title="A name"
      onClose={() => setOpened(false)}
      footer={<Button onClick={() => setOpened(false)}>Cancel</Button>}
    >
      {fields}
    </FormModal>
  );
}

function FormPage({ tab }: { tab?: string }) {
  const navigate = useNavigate();
  const { form, fields } = useNameForm(() => undefined);
  return (
    <>
      <AskBeforeLeaving control={form.control} {...(tab && { tab })} />
      {fields}
      <Button onClick={() => void navigate('/elsewhere')}>Elsewhere</Button>
      <Button onClick={() => void navigate('/form?tab=two')}>Second tab</Button>
    </>
  );
}

const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const press = (name: string) => screen.findByRole('button', { name });

/** Whether the browser would ask before it closes the tab. */
function isReloadAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a dialog around a form', () => {
  it('closes by Escape as long as nothing was typed', async () => {
    const { user } = renderScreen(<DialogPage />);
    await screen.findByLabelText('Name', { selector: 'input' });
    expect(isReloadAsked()).toBe(false);
    await user.keyboard('{Escape}');
    await screen.findByText('The dialog is closed');
  });

  it('asks before Escape, its cross or a reload loses what was typed, and keeps it', async () => {
    const { user } = renderScreen(<DialogPage />);
    const name = await screen.findByLabelText<HTMLInputElement>('Name', { selector: 'input' });
    await user.type(name, ' Lovelace');
    expect(isReloadAsked()).toBe(true);
    for (const leave of [() => user.keyboard('{Escape}'), async () => user.click(await press('Close dialog'))]) {
      await leave();
      await user.click(await press('Keep editing'));
      expect(name.value).toBe('Ada Lovelace');
    }
    await user.keyboard('{Escape}');
    await user.click(await press('Discard what I typed'));
    await screen.findByText('The dialog is closed');
  });

  it('does not ask somebody who cancels, nor after it was saved', async () => {
    const { user, path } = renderScreen(<DialogPage />);
    await user.type(await screen.findByLabelText('Name', { selector: 'input' }), ' Lovelace');
    await user.click(await press('Save'));
    await expect.poll(() => question()).toBeNull();
    await expect.poll(path).toBe('/saved');
    expect(isReloadAsked()).toBe(false);
  });
});

describe('a form on a page', () => {
  it('asks before a link leads away from what was typed, and stays or goes as the person says', async () => {
    const { user, path } = renderScreen(<FormPage />, { at: '/form' });
    await user.type(await screen.findByLabelText('Name', { selector: 'input' }), '!');
    await user.click(await press('Elsewhere'));
    await user.click(await press('Keep editing'));
    await expect.poll(path).toBe('/form');
    await user.click(await press('Elsewhere'));
    await user.click(await press('Discard what I typed'));
    await expect.poll(path).toBe('/elsewhere');
  });

  it('lets the page write its own address', async () => {
    const { user, path } = renderScreen(<FormPage />, { at: '/form' });
    await user.type(await screen.findByLabelText('Name', { selector: 'input' }), '!');
    await user.click(await press('Second tab'));
    await expect.poll(path).toBe('/form?tab=two');
    expect(question()).toBeNull();
  });

  it('in one of several tabs of a page asks before another of them takes its place', async () => {
    const { user, path } = renderScreen(<FormPage tab="tab" />, { at: '/form' });
    await user.type(await screen.findByLabelText('Name', { selector: 'input' }), '!');
    await user.click(await press('Second tab'));
    await user.click(await press('Keep editing'));
    await expect.poll(path).toBe('/form');
    await user.click(await press('Second tab'));
    await user.click(await press('Discard what I typed'));
    await expect.poll(path).toBe('/form?tab=two');
  });
});
