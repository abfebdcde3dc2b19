import { screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ADA, BEN, openEstatePage } from '../estate/estate-page.fixture.tsx';
import { BYPASS, LIVING } from './trusts.fixture.ts';
import { TrustsRoute } from './trusts.route.tsx';

const open = (id: string, trusts: readonly object[], more: object = {}) =>
  openEstatePage(
    { Page: TrustsRoute, path: 'trusts/:trustId' },
    {
      estate: {
        id: 'estate-1',
        version: 3,
        displayName: 'Marsh',
        people: [ADA, BEN].map((one) => ({ ...one, isCorporateTrustee: false })),
        charitables: [],
        estateDocuments: [],
        trusts,
      },
      ...more,
    },
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
