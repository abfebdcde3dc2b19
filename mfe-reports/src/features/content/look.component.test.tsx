import { type Answers, refusal, renderScreen, screen, sessionOf, waitFor } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { LookSheet } from './look-sheet.tsx';
import type { ContentChanges } from './use-content.ts';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
// Not the one of the session, which the cache would take its logo from.
const LOOK = {
  id: 'organization-2',
  version: 7,
  name: 'Northmere Wealth',
  logoUrl: null as string | null,
  pdfLogoHeight: null as number | null,
  pdfLogoFooterHeight: null as number | null,
  organizationThemeSettings: null,
};
const CHANGES = { of: { organizationId: 'organization-2', version: 1 } } as ContentChanges;
const pngFile = (): File =>
  new File([Uint8Array.from(atob(PNG.slice(PNG.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))], 'logo.png', {
    type: 'image/png',
  });

function open({ activeRole = 'ADMIN' as 'ADMIN' | 'REPORT_ADMIN', answers = {} as Answers, look = LOOK } = {}) {
  let kept = look;
  const sent: { version: number; attributes: Record<string, unknown> }[] = [];
  const shown = renderScreen(<LookSheet changes={CHANGES} />, {
    session: sessionOf({ account: { activeRole } }),
    answers: {
      organization: () => kept,
      updateOrganizationTheme: (said: (typeof sent)[number]) => {
        sent.push(said);
        const { logo, theme: _, ...heights } = said.attributes;
        kept = {
          ...kept,
          ...heights,
          ...(logo !== undefined && { logoUrl: logo as string | null }),
          version: kept.version + 1,
        };
        return { ok: true, organization: { id: kept.id, version: kept.version } };
      },
      ...answers,
    },
  });
  return { ...shown, sent };
}

test('a logo is chosen, shown on the cover at the height that is chosen for it, and removed', async () => {
  const { user, sent } = open();
  await screen.findByRole('img', { name: 'The cover of a report with the name Northmere Wealth' });
  await user.upload(screen.getByLabelText('Choose a logo'), pngFile());
  const cover = await screen.findByRole('img', { name: 'The cover of a report with the logo' });
  await user.selectOptions(screen.getByLabelText('Height on the cover'), '80 pixels');
  await waitFor(() => expect(cover.querySelector('img')?.style.height).toBe('40px'));
  await user.selectOptions(screen.getByLabelText('Height at the foot of pages'), '20 pixels');
  await waitFor(() => expect(sent).toHaveLength(3));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Height at the foot of pages').value).toBe('20'));
  await user.click(screen.getByRole('button', { name: 'Remove logo' }));
  await screen.findByRole('img', { name: 'The cover of a report with the name Northmere Wealth' });
  expect(sent).toMatchObject([
    { version: 7, attributes: { logo: PNG } },
    { version: 8, attributes: { pdfLogoHeight: 80 } },
    { version: 9, attributes: { pdfLogoFooterHeight: 20 } },
    { version: 10, attributes: { logo: null } },
  ]);
});

test('a logo that was removed comes back by Undo', async () => {
  const { user, sent } = open({ look: { ...LOOK, logoUrl: PNG } });
  await user.click(await screen.findByRole('button', { name: 'Remove logo' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('img', { name: 'The cover of a report with the logo' });
  expect(sent).toMatchObject([
    { version: 7, attributes: { logo: null } },
    { version: 8, attributes: { logo: PNG } },
  ]);
});

test('colours that are not saved yet stay while the logo is changed', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Font of titles'), 'EB Garamond');
  await user.selectOptions(screen.getByLabelText('Height on the cover'), '80 pixels');
  await screen.findByText('Saved. The logo is 80 pixels tall on the cover.');
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Height on the cover').value).toBe('80'));
  expect(screen.getByLabelText<HTMLSelectElement>('Font of titles').value).toBe('EB Garamond');
});

test('what is no picture is refused in words, and nothing is sent', async () => {
  const { sent, user } = open();
  const choose = await screen.findByLabelText<HTMLInputElement>('Choose a logo');
  choose.accept = '';
  await user.upload(choose, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  await screen.findByText('Choose a PNG or JPEG picture.');
  expect(sent).toEqual([]);
});

test('colours and fonts are saved together, with a word where texts could not be read on them', async () => {
  const { user, sent } = open();
  await user.selectOptions(await screen.findByLabelText('Font of titles'), 'EB Garamond');
  await user.click(screen.getByRole('button', { name: 'Save colors and fonts' }));
  await screen.findByText('Saved. Pages have these colors and fonts, and reports from now on.');
  await user.click(screen.getByRole('button', { name: 'Use the platform’s' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { version: 7, attributes: { theme: { fontFamilySerif: 'EB Garamond', accentDefault: null } } },
    { version: 8, attributes: { theme: null } },
  ]);
});

test('what somebody else has changed meanwhile is shown, and nothing is saved over it', async () => {
  const stale = (): never => {
    throw refusal('Somebody changed it.', 'STALE_VERSION');
  };
  const { user } = open({ answers: { updateOrganizationTheme: stale } });
  await user.selectOptions(await screen.findByLabelText('Height on the cover'), '80 pixels');
  await screen.findByText(/Somebody changed this meanwhile/);
});

test('who may not change the organization reads how it looks', async () => {
  open({ activeRole: 'REPORT_ADMIN' });
  await screen.findByText('An administrator of the organization changes these.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose logo' }).disabled).toBe(true);
});
