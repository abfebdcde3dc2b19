import { expect, it } from 'vitest';
import { ESTATE_HISTORY } from './estate.history.ts';

const stored = (netWorthByPerson: object[]) => ({
  _id: 'e',
  people: [],
  calculated: { asOf: '2026-11-20', netWorthCents: 5, netWorthByPerson },
});

it('a net worth by person stored as cents is its amountCents, and nothing else of the figures changes', () => {
  const [, amounts] = ESTATE_HISTORY;
  const next = amounts?.change(
    stored([
      { personId: 'p', cents: 5 },
      { personId: 'q', cents: 0 },
    ]),
  );
  expect(next).toEqual(
    stored([
      { personId: 'p', amountCents: 5 },
      { personId: 'q', amountCents: 0 },
    ]),
  );
  expect(amounts?.change(stored([]))).toEqual(stored([]));
});

it('a relation stored before is not by adoption, and a child with one parent gets no second one', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says === 'a relation says whether it is by adoption');
  const relations = [{ id: 'r', from: 'ada', to: 'cleo', kind: 'PARENT' }];
  expect(step?.change({ _id: 'e', people: [], relations })).toEqual({
    _id: 'e',
    people: [],
    relations: [{ id: 'r', from: 'ada', to: 'cleo', kind: 'PARENT', isAdopted: false }],
  });
});

it('figures from before they knew the day on which they may be others say that they do not', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.includes('first day on which'));
  const before = stored([]);
  expect(step?.change(before)).toEqual({ ...before, calculated: { ...before.calculated, staleFrom: null } });
  const after = { ...before, calculated: { ...before.calculated, staleFrom: '2026-12-02' } };
  expect(step?.change(after)).toEqual(after);
});

it('a person stored before, present or removed, has every later fact, and none of the known ones changes', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says === 'a person has every fact that the form asks for');
  const ada = { id: 'ada', name: 'Ada', federalDsueCents: 5 };
  const [before, after] = [
    step?.change({ _id: 'e', people: [ada], removedPeople: [{ person: ada, relations: [] }] }),
    {
      ...ada,
      preferredName: null,
      country: null,
      gender: null,
      bio: null,
      federalDsueSource: null,
      stateExemptionUsedCents: 0,
      hawaiiStateDsueRemainingCents: 0,
      marylandStateDsueRemainingCents: 0,
    },
  ];
  expect(before).toEqual({ _id: 'e', people: [after], removedPeople: [{ person: after, relations: [] }] });
});

it('a balance sheet stored before stands as it came, and shows no empty columns, as every one did', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('a balance sheet has its order'));
  expect(step?.change({ _id: 'e' })).toEqual({ _id: 'e', balanceSheetOrder: [], hideEmptyColumnsBalanceSheet: true });
});

it('assets and debts stored before have every later fact; a debt that a property secures is its mortgage', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says === 'assets and debts have every fact that their forms ask for');
  const before = {
    _id: 'e',
    assets: [{ id: 'house', balanceCents: 5 }],
    liabilities: [
      { id: 'm', securedByAssetId: 'house' },
      { id: 'l', securedByAssetId: null },
    ],
  };
  const after = step?.change(before) as { assets: object[]; liabilities: object[]; removedHoldings: object[] };
  expect(after.removedHoldings).toEqual([]);
  expect(after.assets).toEqual([
    {
      id: 'house',
      balanceCents: 5,
      costBasisCents: null,
      acquisitionDate: null,
      custodian: null,
      isLiquid: null,
      realEstateType: null,
    },
  ]);
  expect(after.liabilities).toEqual([
    expect.objectContaining({ id: 'm', securedByAssetId: 'house', liabilityType: 'MORTGAGE', interestRate: null }),
    expect.objectContaining({ id: 'l', securedByAssetId: null, liabilityType: 'OTHER_DEBT', lengthOfTerm: null }),
  ]);
});

it('an estate stored before has no entities, and what was taken off its balance sheet was an asset or a debt', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('an estate has entities'));
  const removal = { asset: { id: 'house' }, liability: null };
  expect(step?.change({ _id: 'e', removedHoldings: [removal] })).toEqual({
    _id: 'e',
    entities: [],
    removedHoldings: [{ ...removal, entity: null, charity: null }],
  });
});

it('a policy stored before, present or removed, has every later fact, and what is none gets none', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says === 'a policy has every fact that its form asks for');
  const policy = { id: 'p', lifeInsurance: { insuredId: 'ada', deathBenefitCents: 5, transferredOn: '2025-06-01' } };
  const house = { id: 'house', lifeInsurance: null };
  const whole = {
    id: 'p',
    lifeInsurance: {
      insuredId: 'ada',
      deathBenefitCents: 5,
      transferredOn: '2025-06-01',
      policyKind: null,
      policyNumber: null,
      policyLength: null,
      policyRating: null,
      policyInformation: null,
      premiumCents: null,
      premiumFrequency: null,
      issueDate: null,
      lastReviewed: null,
    },
  };
  const debt = { asset: null, liability: { id: 'm' } };
  expect(
    step?.change({
      _id: 'e',
      assets: [policy, house],
      removedHoldings: [{ asset: policy, liability: null }, debt],
    }),
  ).toEqual({ _id: 'e', assets: [whole, house], removedHoldings: [{ asset: whole, liability: null }, debt] });
});

it('what was taken off a balance sheet before was split into nothing', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.includes('split into'));
  const removal = { asset: { id: 'house' }, liability: null, entity: null, charity: null };
  expect(step?.change({ _id: 'e', removedHoldings: [removal] })).toEqual({
    _id: 'e',
    removedHoldings: [{ ...removal, parts: [] }],
  });
});

it('nobody stored before has gifts listed; what they had used up stands as it was', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('a person may have gifts listed'));
  const ada = { id: 'ada', federalExemptionUsedCents: 300 };
  expect(step?.change({ _id: 'e', people: [ada], removedPeople: [{ person: ada, relations: [] }] })).toEqual({
    _id: 'e',
    people: [{ ...ada, gifts: [] }],
    removedPeople: [{ person: { ...ada, gifts: [] }, relations: [] }],
  });
});

it('an estate stored before has no accounts, and what was taken off its balance sheet was none', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says === 'an estate has asset accounts');
  const removal = { asset: { id: 'house' }, liability: null, entity: null, charity: null };
  expect(step?.change({ _id: 'e', removedHoldings: [removal] })).toEqual({
    _id: 'e',
    assetAccounts: [],
    removedHoldings: [{ ...removal, account: null }],
  });
});

it('an estate stored before begins its history with the net worth that is known of it', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('values that gave way are kept'));
  const known = { _id: 'e', calculated: { asOf: '2026-11-20', netWorthCents: 5 } };
  const point = { day: '2026-11-20', amountCents: 5 };
  expect(step?.change(known)).toEqual({ ...known, pastValues: [], netWorthHistory: [point] });
  const unknown = { _id: 'e', calculated: { asOf: null, netWorthCents: null } };
  expect(step?.change(unknown)).toEqual({ ...unknown, pastValues: [], netWorthHistory: [] });
});

it('no card of a family tree stored before has a place of its own', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('cards of the family tree'));
  expect(step?.change({ _id: 'e' })).toEqual({ _id: 'e', nodePositions: [] });
});

it('of documents stored before nobody has said where they are or what they change, and none was moved or taken off', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('documents are entered by hand'));
  const office = { id: 'executor' };
  const acting = { id: 'will', fiduciaries: [office] };
  const removal = { asset: { id: 'house' }, trust: null };
  const before = {
    _id: 'e',
    documents: [acting],
    trusts: [acting],
    readingUndo: [{ key: 'k', documents: [acting], trusts: [acting] }],
    removedHoldings: [removal, { asset: null, trust: acting }],
  };
  const trust = { id: 'will', fiduciaries: [{ ...office, note: null }] };
  const document = { ...trust, modifiedAt: null, locationOfOriginal: null, parentId: null };
  expect(step?.change(before)).toEqual({
    _id: 'e',
    documentOrder: [],
    documents: [document],
    trusts: [trust],
    readingUndo: [{ key: 'k', documents: [document], trusts: [trust] }],
    removedHoldings: [
      { ...removal, document: null },
      { asset: null, trust, document: null },
    ],
  });
});

it('what two deaths brought to a trust stored before ran together, also to one that can be brought back', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('a trust says whether its sub-trusts'));
  const before = { id: 'family' };
  const after = { id: 'family', isNonConverging: false };
  const estate = (trust: object) => ({
    _id: 'e',
    trusts: [trust],
    readingUndo: [{ key: 'k', trusts: [trust] }],
    removedHoldings: [{ trust: null }, { trust }],
  });
  expect(step?.change(estate(before))).toEqual(estate(after));
});

it('an asset stored before has no discount, nor has one that can be brought back', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('an asset says what discount'));
  const asset = { id: 'a', discountPercent: null };
  const removed = (one: object | null) => ({ asset: one, parts: [{ id: 'a' }], trust: null });
  const before = { _id: 'e', assets: [{ id: 'a' }], removedHoldings: [removed({ id: 'a' }), removed(null)] };
  expect(step?.change(before)).toEqual({
    _id: 'e',
    assets: [asset],
    removedHoldings: [
      { asset, parts: [asset], trust: null },
      { asset: null, parts: [asset], trust: null },
    ],
  });
});

it('a trust stored before has no powers over it and no election of its own', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('a trust says who holds a power'));
  const before = { _id: 'e', trusts: [{ id: 't' }], readingUndo: [], removedHoldings: [] };
  const trust = { id: 't', powers: [], isQdot: false, isReverseQtip: false };
  expect(step?.change(before)).toEqual({ ...before, trusts: [trust] });
});

it('no exemption was allocated late to a trust stored before', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('a trust says which GST exemption'));
  const before = { _id: 'e', trusts: [{ id: 't' }], readingUndo: [], removedHoldings: [] };
  expect(step?.change(before)).toEqual({ ...before, trusts: [{ id: 't', lateAllocations: [] }] });
});

it('what a trust stored before pays was level, and one that pays nothing still says nothing', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('a trust says whether each year'));
  const schedule = { termYears: 5, annuityCents: 100 };
  const level = { payoutType: 'Level', increasePercent: null, lastAnnuityCents: null, ...schedule };
  const before = { _id: 'e', trusts: [{ schedule }, { schedule: null }], readingUndo: [], removedHoldings: [] };
  expect(step?.change(before)).toEqual({ ...before, trusts: [{ schedule: level }, { schedule: null }] });
});

it('interests in an entity stored before have no discount, also of one that can be brought back', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('an entity says what discount'));
  const entity = { id: 'lake', discountPercent: null, discountSource: null };
  const before = {
    _id: 'e',
    entities: [{ id: 'lake' }],
    removedHoldings: [{ entity: { id: 'lake' } }, { entity: null }],
  };
  const removedHoldings = [{ entity }, { entity: null }];
  expect(step?.change(before)).toEqual({ _id: 'e', entities: [entity], removedHoldings });
});

it('nothing of an estate stored before grows between the deaths', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('an estate says what its holdings grow by'));
  const before = { _id: 'e', assumptions: { expensesPercent: 2 } };
  const assumptions = { expensesPercent: 2, growthBetweenDeathsPercent: 0 };
  expect(step?.change(before)).toEqual({ _id: 'e', assumptions });
});

it('an amendment stored before says nothing by itself, also one that can be brought back', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('an amendment of a trust'));
  const estate = (document: object) => ({
    _id: 'e',
    documents: [document],
    readingUndo: [{ key: 'k', documents: [document] }],
    removedHoldings: [{ document: null }, { document }],
  });
  expect(step?.change(estate({ id: 'first' }))).toEqual(estate({ id: 'first', amendment: null }));
});

it('nobody stored before is disabled or left anything by an earlier estate; land is worked as nothing and kept by nobody', () => {
  const step = ESTATE_HISTORY.find(({ says }) => says.startsWith('a person says what earlier estates'));
  const ada = { id: 'ada', isDisabled: false, federalDsueUsedCents: 0, earlierDsueUsedCents: 0, earlierEstates: [] };
  const asset = { id: 'a', use: null, isLifeEstate: false };
  const before = {
    _id: 'e',
    people: [{ id: 'ada' }],
    removedPeople: [{ person: { id: 'ada' } }],
    assets: [{ id: 'a' }],
    removedHoldings: [{ asset: { id: 'a' }, parts: [{ id: 'a' }] }],
  };
  expect(step?.change(before)).toEqual({
    _id: 'e',
    people: [ada],
    removedPeople: [{ person: ada }],
    assets: [asset],
    removedHoldings: [{ asset, parts: [asset] }],
  });
});
