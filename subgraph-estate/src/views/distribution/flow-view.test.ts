import type { Step } from '@platform/estate-engine';
import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import { expect, it } from 'vitest';
import { CENTS, HALVES, house, widow, will } from '../../domain/conflict/widow.fixture.ts';
import { familyOf } from '../../domain/person/family.fixture.ts';
import { existingTrust } from '../../domain/trust/trust.ts';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { distributionView } from './distribution-view.ts';

const finalDetails = (estate: Parameters<typeof distributionView>[0]): Record<string, string | null> =>
  Object.fromEntries(
    distributionView(estate, '2026-11-22')
      .flow.nodes.filter(({ column, kind }) => column === 'FINAL' && kind !== 'tax')
      .map(({ label, detail }) => [label, detail]),
  );

it('an equal part is said of those among whom all divides evenly, not of two who happen to receive the same', () => {
  const family = familyOf(
    { ada: {}, dee: {}, eve: { isDeceased: true }, fay: {}, gus: {} },
    ['dee', 'CHILD', 'ada'],
    ['eve', 'CHILD', 'ada'],
    ['fay', 'CHILD', 'eve'],
    ['gus', 'CHILD', 'eve'],
  );
  const descendants = will([{ kind: 'RESIDUE', to: [{ class: 'DESCENDANTS', scheme: 'PER_STIRPES' }] }]);
  const blended = { ...family, assets: [house()], documents: [descendants] };
  expect(Object.values(finalDetails(blended))).toEqual([null, null, null]);
  const living = { ...family, people: family.people.map((person) => ({ ...person, isDeceased: false })) };
  expect(Object.values(finalDetails({ ...living, assets: [house()], documents: [will(HALVES)] }))).toEqual([
    'Half',
    'Half',
  ]);
});

it('what passes for several reasons says each with its amount, the largest first; for one, that alone', () => {
  const steps: readonly Step[] = [
    { kind: 'CASH_GIFT', amountCents: 100_000 * CENTS, to: [{ to: 'dee' }] },
    { kind: 'RESIDUE', to: [{ to: 'dee' }, { to: 'eve' }] },
  ];
  const cash = house({ id: 'cash', name: 'Cash', assetType: 'CASH', balanceCents: 300_000 * CENTS });
  const { edges } = distributionView(widow({ assets: [cash], documents: [will(steps)] }), '2026-11-22').flow;
  expect(Object.fromEntries(edges.map(({ to, reason }) => [to, reason]))).toEqual({
    'FINAL:dee': 'Gift of money: $100,000.00; What the will leaves over: $100,000.00',
    'FINAL:eve': 'What the will leaves over',
  });
});

it('where the first death alone is looked at, the columns still call it the first, and who survives is shown before debts', () => {
  const [castellan] = SAMPLE_HOUSEHOLDS;
  if (!castellan) throw new Error('no sample household');
  const estate = sampleEstate(castellan, '2026-11-22T00:00:00.000Z');
  const first = distributionView(estate, '2026-11-22', { firstDeathOnly: true }).flow;
  expect(first.columns.map(({ title }) => title)).toEqual(['Today', 'First death', 'Who receives']);
  const survivor = (flow: typeof first, column: string) =>
    flow.nodes.find((node) => node.column === column && node.label.startsWith('Helen'))?.detail;
  expect(survivor(first, 'TODAY')).toBe('Trust, IRA, half of joint, before debts');
  expect(survivor(first, 'FINAL')).toBe('2 sources, before debts');
  const both = distributionView(estate, '2026-11-22').flow;
  expect(survivor(both, 'TODAY')).toBe('Trust, IRA, half of joint');
});

it('what somebody has outright after the first death says of which kind it is, and a sum from where it comes', () => {
  const steps: readonly Step[] = [
    { kind: 'SPECIFIC_GIFT', assetId: 'house', to: [{ to: 'eve' }] },
    { kind: 'CASH_GIFT', amountCents: 100_000 * CENTS, to: [{ to: 'eve' }, { to: 'dee' }] },
    { kind: 'RESIDUE', to: [{ to: 'ben' }] },
  ];
  const cash = house({ id: 'cash', name: 'Cash', assetType: 'CASH', balanceCents: 300_000 * CENTS });
  const married = familyOf(
    { ada: {}, ben: {}, dee: {}, eve: {} },
    ['ada', 'SPOUSE', 'ben'],
    ['dee', 'CHILD', 'ada'],
    ['eve', 'CHILD', 'ada'],
  );
  const estate = {
    ...married,
    maritalStatus: 'LEGALLY_MARRIED' as const,
    assets: [house(), cash],
    documents: [will(steps)],
  };
  const { nodes } = distributionView(estate, '2026-11-22', { firstToDieId: 'ada' }).flow;
  const details = nodes.flatMap(({ column, kind, label, detail }) =>
    column === 'FIRST_DEATH' && kind === 'person' ? [[label, detail]] : [],
  );
  expect(Object.fromEntries(details)).toEqual({
    'Ben, outright': 'What the will leaves over',
    'Dee, outright': 'Gift of money',
    'Eve, outright': 'Real estate, gift of money',
  });
});

it('a charity that both deaths give to says what the first gave, and the sums under the last column are of both', () => {
  const married = familyOf(
    { ada: {}, ben: {}, dee: {}, eve: {} },
    ['ada', 'SPOUSE', 'ben'],
    ['dee', 'CHILD', 'ada'],
    ['eve', 'CHILD', 'ada'],
  );
  const gift = (amountCents: number): Step => ({ kind: 'CASH_GIFT', amountCents, to: [{ to: 'fund' }] });
  const cash = (id: string, owner: string) =>
    house({ id, name: id, assetType: 'CASH', balanceCents: 900_000 * CENTS, owners: [{ id: owner }] });
  const flowOf = (hers: number) =>
    distributionView(
      {
        ...married,
        maritalStatus: 'LEGALLY_MARRIED' as const,
        assets: [cash('hers', 'ada'), cash('his', 'ben')],
        charities: [{ id: 'fund', name: 'Fund', charitableKind: null, createdByReading: null }],
        documents: [
          will([...(hers > 0 ? [gift(hers)] : []), { kind: 'RESIDUE', to: [{ to: 'ben' }] }]),
          { ...will([gift(200_000 * CENTS), { kind: 'RESIDUE', to: [{ to: 'dee' }] }], { ownerId: 'ben' }), id: 'his' },
        ],
      },
      '2026-11-22',
      { firstToDieId: 'ada' },
    ).flow;
  const said = ({ nodes, columns }: ReturnType<typeof flowOf>) => [
    nodes.find(({ column, kind }) => column === 'FINAL' && kind === 'charity')?.detail,
    columns.at(-1)?.totals.find(({ label }) => label.startsWith('Charity')),
  ];
  expect(said(flowOf(500_000 * CENTS))).toEqual([
    'Ben’s gift, beside $500K at the first death',
    { label: 'Charity, both deaths', amount: 700_000 * CENTS, note: null },
  ]);
  expect(said(flowOf(0))).toEqual(['Ben’s gift', { label: 'Charity', amount: 200_000 * CENTS, note: null }]);
});

it('what falls to a state for want of heirs names the state', () => {
  const alone = { ...familyOf({ ada: {} }), clientState: 'OR', assets: [house()] };
  const { nodes } = distributionView(alone, '2026-11-22').flow;
  expect(nodes.flatMap(({ column, label }) => (column === 'FINAL' ? [label] : []))).toEqual(['State of Oregon']);
});

it('a trust that does not say for whom it is says that of what it ends with, apart from the family', () => {
  const trust = { ...existingTrust('living', 'Living Trust', 'IRREVOCABLE'), settlors: ['ada'] };
  const gap = { ...familyOf({ ada: {}, dee: {} }, ['dee', 'CHILD', 'ada']), trusts: [trust] };
  const view = distributionView({ ...gap, assets: [house({ owners: [{ id: 'living' }] })] }, '2026-11-22');
  const { nodes, columns } = view.flow;
  const [end] = nodes.filter(({ column }) => column === 'FINAL');
  expect(end).toMatchObject({ kind: 'trust', detail: 'It does not say who receives this', isNobodys: true });
  expect(columns.at(-1)?.totals).toMatchObject([
    { label: 'Family', amount: 0, note: 'Nothing for the family' },
    { label: 'Nobody named', amount: end?.amount },
    { label: 'Tax', amount: 0 },
  ]);
  expect([view.totals.family, view.totals.nobodys]).toEqual([0, end?.amount]);
  expect(view.warnings.filter(({ code }) => code === 'TRUST_FOR_NOBODY')).toMatchObject([{ ids: ['living'] }]);
});
