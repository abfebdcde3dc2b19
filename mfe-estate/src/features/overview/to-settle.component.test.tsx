import { screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { distribution } from '../estate/estate-page.fixture.tsx';
import { open } from './overview.fixture.tsx';

test('what passes by the law of intestacy is said as that, with its amount and the way to the documents', async () => {
  const warning = {
    code: 'INTESTATE_SHARE',
    message: 'No will or trust orders this part of the estate of Ada Marsh.',
    amount: 125_000_000,
    ids: ['ada'],
  };
  const other = { code: 'LAPSED_GIFT', message: 'A gift has lapsed.', amount: 5, ids: ['ben'] };
  open({ distribution: distribution({ warnings: [warning, other] }) });
  const said = '$1,250,000 of the estate of Ada Marsh passes by the law of intestacy.';
  const note = (await screen.findByText(said)).parentElement as HTMLElement;
  expect(note.textContent).toContain('No will or trust orders this part');
  expect(within(note).getByRole('link', { name: 'Open documents' }).getAttribute('href')).toBe(
    '/estate/estate-1/documents',
  );
  expect(screen.queryByText(/A gift has lapsed/)).toBeNull();
});

test('a trust that does not say whose family it is for is a question, with the way to where it is answered', async () => {
  const message = 'Marsh Family Trust leaves $2,000,000.00 to descendants and does not say whose.';
  open({
    distribution: distribution({ warnings: [{ code: 'FAMILY_OF_WHOM', message, amount: 5, ids: ['trust-1'] }] }),
  });
  const note = (await screen.findByText('Whose family is meant?')).parentElement as HTMLElement;
  expect(note.textContent).toContain(message);
  expect(within(note).getByRole('link', { name: 'Say whose' }).getAttribute('href')).toBe(
    '/estate/estate-1/trusts/trust-1/dispositions',
  );
});

test('property in another state is named, with what the figures leave out of it', async () => {
  const warning = { code: 'OUT_OF_STATE_PROPERTY', message: 'Elsewhere.', amount: 5, ids: ['lake', 'cabin'] };
  const asset = (id: string, name: string) => ({ id, name, isStale: false, valuationDate: null });
  open({
    assets: [asset('lake', 'Lake house'), asset('cabin', 'Vermont cabin'), asset('home', 'Residence')],
    distribution: distribution({ warnings: [warning, warning] }),
  });
  const note = (await screen.findByText('Lake house and Vermont cabin lie in another state.')).parentElement;
  expect(note?.textContent).toContain('its own tax is not in these figures');
});

test('what has no owner is said with the way to give it one; where all has one nothing is said', async () => {
  open({ hasUnassignedAssets: true });
  const note = (await screen.findByText('Not everything on the balance sheet has an owner.')).parentElement;
  const way = within(note as HTMLElement).getByRole('link', { name: 'Open the balance sheet' });
  expect(way.getAttribute('href')).toBe('/estate/estate-1/balance-sheet');
});

const assumedPouroverWills = [{ person: { id: 'ada', name: 'Ada Marsh' }, trust: { id: 't', name: 'Marsh Trust' } }];

test('a revocable trust without a will is said', async () => {
  open({ assumedPouroverWills });
  const gap = (await screen.findByText('A revocable trust without a will.')).parentElement;
  expect(gap?.textContent).toContain(
    'No will of Ada Marsh is among the documents: what Marsh Trust does not hold passes by intestacy.',
  );
});

test('a will that is assumed is said', async () => {
  open({ assumedPouroverWills, assumedPouroverWill: true });
  const assumed = (await screen.findByText('A pour-over will is assumed.')).parentElement;
  expect(assumed?.textContent).toContain('That of Ada Marsh into Marsh Trust is not among the documents.');
});

const WAITING = { hasUnassociatedDocuments: true, abstractionTokensNeeded: 3 };
test('files that tell nothing yet are said', async () => {
  open(WAITING);
  const note = (await screen.findByText('Files wait.')).parentElement;
  expect(note?.textContent).toContain(
    'Reading all that are not read takes 3 document tokens. Not every file belongs to a document or a trust.',
  );
});

test('whoever cannot have files read is not told that they wait', async () => {
  open(WAITING, { activeRole: 'CLIENT' });
  await screen.findByText('The Marsh Family');
  expect(screen.queryByText('Files wait.')).toBeNull();
});

test('an estate in which all is ordered and owned says nothing of either', async () => {
  open();
  await screen.findByText('The Marsh Family');
  expect(screen.queryByText(/intestacy|has an owner/)).toBeNull();
});
