import { refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { describe, expect, test } from 'vitest';
import { family, LENA, ORIN, open, PETRA } from './family.fixture.tsx';

describe('the photo of somebody', () => {
  interface Saved {
    readonly url: string | null;
    readonly version: number;
  }
  /** The family page, with what is saved of the photo of Orin; `overtake` is somebody else's change. */
  function opened() {
    let saved: Saved = { url: null, version: 0 };
    const sent: unknown[] = [];
    const { user } = open({
      estate: () => family(3, [{ ...ORIN, photoUrl: saved.url, photoVersion: saved.version }, PETRA, LENA]).estate,
      updatePersonPhoto: ({ photo, version }: { photo: File | null; version: number }) => {
        sent.push([photo?.name ?? null, version]);
        if (version !== saved.version) throw refusal('Somebody else changed this.', 'STALE_VERSION', 'version');
        saved = { url: photo && `/files/${photo.name}`, version: version + 1 };
        return { ok: true, person: { id: 'orin', photoUrl: saved.url, photoVersion: saved.version } };
      },
    });
    const choose = (name: string) =>
      user.upload(
        screen.getByLabelText('Photo of Orin Birch', { selector: 'input' }),
        new File(['picture'], name, { type: 'image/png' }),
      );
    const overtake = (url: string | null): void => {
      saved = { url, version: saved.version + 1 };
    };
    const select = async () => user.click(await screen.findByRole('button', { name: /^Orin Birch/ }));
    return { user, sent, choose, overtake, select };
  }
  const pictures = (address: string) => document.querySelectorAll(`img[src="${address}"]`).length;

  test('takes the place of the initials, and gives it back', async () => {
    const { user, sent, choose, select } = opened();
    await select();
    await screen.findByRole('button', { name: 'Add photo' });
    await choose('orin.png');
    await screen.findByText('Orin Birch has a photo.');
    await waitFor(() => expect(pictures('/files/orin.png')).toBeGreaterThan(0));
    await user.click(screen.getByRole('button', { name: 'Photo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove photo' }));
    await screen.findByText('The photo of Orin Birch is removed.');
    await waitFor(() => expect(pictures('/files/orin.png')).toBe(0));
    expect(sent).toEqual([
      ['orin.png', 0],
      [null, 1],
    ]);
  });

  test('that somebody else has changed meanwhile is shown beside one’s own, and stays until one is chosen', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:mine', revokeObjectURL: () => undefined });
    const { user, sent, choose, overtake, select } = opened();
    await select();
    overtake('/files/theirs.png');
    await choose('mine.png');
    const dialog = await screen.findByRole('dialog', { name: 'Somebody changed this photo meanwhile' });
    expect([...dialog.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
      '/files/theirs.png',
      'blob:mine',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Keep what is saved' }));
    await waitFor(() => expect(pictures('/files/theirs.png')).toBeGreaterThan(0));

    overtake(null);
    await choose('mine.png');
    await user.click(await screen.findByRole('button', { name: 'Use mine' }));
    await screen.findByText('Orin Birch has a photo.');
    await waitFor(() => expect(pictures('/files/mine.png')).toBeGreaterThan(0));
    expect(sent).toEqual([
      ['mine.png', 0],
      ['mine.png', 1],
      ['mine.png', 2],
    ]);
  });
});
