import { renderScreen, screen, sessionOf, waitFor } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { listOf, MARSHES, row } from './documents.fixture.tsx';
import { DocumentsRoute } from './documents.route.tsx';

const TRUST_ROW = { ...row('t1', 'Marsh Trust'), isTrust: true, gstStatus: 'EXEMPT' };
function openOwner(kind: string, hasThirdParties: boolean, isTrust = true) {
  const sent: object[] = [];
  const shown = renderScreen(
    <Routes>
      <Route path="/estate/:estateId/documents" element={<DocumentsRoute />} />
    </Routes>,
    {
      at: '/estate/e1/documents',
      session: sessionOf({ flags: { ENABLE_THIRD_PARTY_SETTLED_TRUSTS: hasThirdParties } }),
      answers: {
        estate: MARSHES,
        estateUploads: listOf(),
        documentCopyRequests: listOf(),
        documents: listOf({ ...TRUST_ROW, isTrust }),
        trust: { id: 't1', kind, settlors: [{ id: 'ada' }] },
        estateDocument: { id: 't1', kind, person: { id: 'ada' } },
        updateTrust: (input: object) => {
          sent.push(input);
          return { ok: true, trust: { id: 't1' }, estate: { id: 'e1', version: 4 } };
        },
      },
    },
  );
  const open = async (): Promise<HTMLSelectElement> => {
    await shown.user.click(await screen.findByRole('button', { name: 'Change or move Marsh Trust' }));
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Settlor/Document Owner' }));
    return screen.findByRole<HTMLSelectElement>('combobox', { name: 'Settlor/Document Owner' });
  };
  return { ...shown, sent, open };
}
const choicesIn = (list: HTMLSelectElement): (string | null)[] =>
  [...list.options].map(({ textContent }) => textContent).filter((text) => text !== 'Choose');

test('R189: the form of the settlor or document owner says who it is and saves another', async () => {
  const { user, sent, open } = openOwner('REVOCABLE', false);
  await screen.findByText(/GST Status: GST exempt/);
  const list = await open();
  expect(list.value).toBe('ada');
  await user.selectOptions(list, 'Ada Marsh and Ben Marsh');
  await user.click(screen.getByRole('button', { name: 'Save owner' }));
  await waitFor(() => expect(sent).toEqual([{ id: 't1', version: 3, attributes: { settlorIds: ['ada', 'ben'] } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['ILIT', true, true, true],
  ['ILIT', true, false, false],
  ['REVOCABLE', true, true, false],
  ['TRUST_AMENDMENT', false, true, true],
  ['TRUST_AMENDMENT', false, false, false],
  ['WILL', false, true, false],
])(
  'R264: for %s (a trust: %s) with the flag %s settlors outside the couple are offered: %s',
  async (kind, isTrust, hasFlag, offered) => {
    const { open } = openOwner(kind, hasFlag, isTrust);
    const couple = ['Ada Marsh', 'Ben Marsh', ...(isTrust ? ['Ada Marsh and Ben Marsh'] : [])];
    expect(choicesIn(await open())).toEqual([...couple, ...(offered ? ['Lena Marsh'] : [])]);
  },
);
