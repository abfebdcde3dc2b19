import { refusal, screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ADA, BEN, openEstatePage } from '../estate/estate-page.fixture.tsx';
import { BYPASS, LIVING } from './trusts.fixture.ts';
import { TrustsRoute } from './trusts.route.tsx';

const estateOf = (trusts: readonly object[]) => ({
  id: 'estate-1',
  version: 3,
  displayName: 'Marsh',
  people: [ADA, BEN].map((one) => ({ ...one, isCorporateTrustee: false })),
  charitables: [],
  estateDocuments: [],
  trusts,
});
const open = (id: string, trusts: readonly object[], more: object = {}) =>
  openEstatePage(
    { Page: TrustsRoute, path: 'trusts/:trustId' },
    { estate: estateOf(trusts), ...more },
    { at: `trusts/${id}` },
  );

test('what changed a trust stands in its order with what of it still counts, each one step away', async () => {
  const amendments = [
    { id: 'first', name: 'First amendment', executedAt: '2018-01-01', standing: 'REPLACED', restates: false },
    { id: 'whole', name: 'Restatement', executedAt: '2022-01-01', standing: 'IN_FORCE', restates: true },
    { id: 'empty', name: 'Third amendment', executedAt: null, standing: null, restates: false },
  ];
  open('living', [{ ...LIVING, amendments }]);
  const items = within(await screen.findByRole('list', { name: 'What changed it' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'First amendmentAmendment, signed Jan 1, 2018Replaced',
    'RestatementSays all of it anew, signed Jan 1, 2022In force',
    'Third amendmentAmendmentWhat it says is not entered',
  ]);
  expect(screen.getByRole('link', { name: 'Restatement' }).getAttribute('href')).toBe(
    '/estate/estate-1/documents/whole',
  );
});

test('R206: a trust that pays sub-trusts keeps all of them apart, and names those that both deaths pay', async () => {
  const { graph } = open(
    'living',
    [
      { ...LIVING, syntheticTrusts: [{ id: 'bypass' }, { id: 'once' }] },
      { ...BYPASS, mayConverge: true },
      { ...BYPASS, id: 'once', name: 'Marsh Marital Trust' },
    ],
    { divergeSubtrusts: { ok: true, trust: { id: 'living' }, estate: { id: 'estate-1', version: 4 } } },
  );
  await screen.findByText(
    'What the second death brings to Marsh Bypass Trust joins what the first one did, in one trust.',
  );
  screen.getByRole('button', { name: 'Keep apart' }).click();
  await screen.findByText('Each death has a Marsh Bypass Trust of its own.');
  expect(graph.sent.find(({ name }) => name === 'DivergeSubtrusts')?.variables).toEqual({ id: 'living', version: 3 });
});

test('keeping apart is taken back also after something else of the estate has changed', async () => {
  const paid = { ...BYPASS, mayConverge: true };
  const asked: [boolean, number][] = [];
  let version = 3;
  let apart = false;
  const answer = (to: boolean) => (input: { version: number }) => {
    asked.push([to, input.version]);
    if (input.version !== version) throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION');
    version += 1;
    apart = to;
    return { ok: true, trust: { id: 'bypass' }, estate: { id: 'estate-1', version } };
  };
  open('bypass', [paid], {
    estate: () => ({ ...estateOf([{ ...paid, staysApart: apart }]), version }),
    divergeSubtrusts: answer(true),
    convergeSubtrusts: answer(false),
  });
  (await screen.findByRole('button', { name: 'Keep apart' })).click();
  await screen.findByText('Each death has a Marsh Bypass Trust of its own.');
  version = 9;
  (await screen.findByRole('button', { name: 'Undo' })).click();
  await screen.findByText('Marsh Bypass Trust is one trust after both deaths.');
  expect(asked).toEqual([
    [true, 3],
    [false, 4],
    [false, 9],
  ]);
});
