import { renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { LanguageModelSheet } from './language-model-sheet.tsx';

const NONE = {
  organizationId: 'o1',
  version: 1,
  isEnabled: false,
  baseUrl: null as string | null,
  modelName: null as string | null,
  hasKey: false,
  masksNames: true,
  changedAt: null,
  changedByName: null,
};

function open(known = NONE) {
  let kept = known;
  const sent: unknown[] = [];
  const shown = renderScreen(<LanguageModelSheet organizationId="o1" />, {
    session: sessionOf({ account: { activeRole: 'ADMIN' } }),
    answers: {
      organizationLanguageModel: () => kept,
      updateOrganizationLanguageModel: ({
        version,
        attributes,
      }: {
        version: number;
        attributes: typeof NONE & { apiKey?: string };
      }) => {
        sent.push({ version, attributes });
        const { apiKey, ...facts } = attributes;
        kept = { ...kept, ...facts, hasKey: Boolean(apiKey) || kept.hasKey, version: kept.version + 1 };
        return { ok: true, languageModel: { organizationId: 'o1', version: kept.version } };
      },
      tryOrganizationLanguageModel: { ok: false, message: 'The model did not answer in time.' },
    },
  });
  return { ...shown, sent };
}

test('a model is set up, which does not turn it on, tried, and turned on', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('Off')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Set up a model' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Language model for documents' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findAllByText('Say where the model is.');
  await user.type(dialog.getByLabelText(/Address/), 'https://models.example.com/v1');
  await user.type(dialog.getByLabelText(/Model/), 'reader');
  await user.type(dialog.getByLabelText(/Key/), 'secret');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/with a key/)).toBeDefined();
  expect(screen.getByText('Off')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('The model did not answer in time.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
  expect(await screen.findByText('On')).toBeDefined();
  const facts = { baseUrl: 'https://models.example.com/v1', modelName: 'reader', masksNames: true };
  expect(sent).toEqual([
    { version: 1, attributes: { ...facts, apiKey: 'secret' } },
    { version: 2, attributes: { isEnabled: true } },
  ]);
});

test('a key that is kept stays when nothing is typed in its place', async () => {
  const { user, sent } = open({ ...NONE, baseUrl: 'https://models.example.com/v1', modelName: 'reader', hasKey: true });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('switch', { name: /Hide names/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toMatchObject([{ attributes: { masksNames: false } }]);
  expect(JSON.stringify(sent)).not.toContain('apiKey');
});
