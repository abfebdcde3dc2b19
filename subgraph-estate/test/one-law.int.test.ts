import { newId } from '@platform/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EstateAsset } from '../src/domain/balance-sheet/holding.ts';
import { NO_ASSET, NO_LIABILITY } from '../src/domain/balance-sheet/holding-facts.ts';
import { person } from '../src/domain/estate/household.ts';
import { NO_POLICY_RECORD } from '../src/domain/insurance/policy.ts';
import type { EstateTrust } from '../src/domain/trust/trust.ts';
import { emptyTrust } from '../src/domain/trust/trust.ts';
import { type StartedEstate, startEstate } from './estate-harness.ts';

const [CLEO, OTTO] = [newId(), newId()];
const DOLLARS = 100;

/** What the screens and the printed report ask for, in one: their figures have to be the same. */
const FIGURES = `
  id displayName calculatedNetWorth calculationProblem
  people { id name netWorth }
  trusts { name insideEstate netWorth }
  netWorthReceipt { total outsideTotal unknownTotal groups { label subtotal lines { label amount } } outside { label amount note } unknown { label amount note } byType { amount } }
  balanceSheet { columns { id } totals total groups { rows { cells total } } }
  distribution {
    problem { message }
    totals { tax insideTaxableEstate outsideTaxableEstate }
    deaths { decedentName gross marital charitable deductions taxable exclusionUsed exclusionLeft tax working { amount } }
    taxes { amount working { amount lines { depth label amount rule } } }
    finalHoldings { outright inTrust total }
  }`;

let estate: StartedEstate;
let id: string;
let version: number;
let ada: string;

const asset = (name: string, dollars: number, more: Partial<EstateAsset>): EstateAsset => ({
  ...NO_ASSET,
  id: newId(),
  name,
  assetType: 'CASH',
  balanceCents: dollars * DOLLARS,
  owners: [{ id: ada }],
  ...more,
});
const trust = (name: string, kind: EstateTrust['kind'], more: Partial<EstateTrust>): EstateTrust => ({
  ...emptyTrust(newId(), name),
  kind,
  settlors: [OTTO],
  lifetimeBeneficiaries: [ada],
  ...more,
});

/** A change through the graph, so that the stored figures are worked out by what a client would cause. */
async function addAccount(attributes: object): Promise<void> {
  const { data } = await estate.as('advisor')(
    `mutation ($v: Int!, $a: AssetInput!) { createAsset(estateId: "${id}", version: $v, attributes: $a) { estate { version } } }`,
    { v: version, a: { assetType: 'CASH', ...attributes } },
  );
  version = data.createAsset.estate.version;
}

beforeAll(async () => {
  estate = await startEstate();
  const created = await estate.as('advisor')(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id version personId people { id isSpouse } } } }',
    {
      input: {
        firstName: 'Ada',
        lastName: 'Marlow',
        state: 'MA',
        maritalStatus: 'LEGALLY_MARRIED',
        spouseFirstName: 'Ben',
        spouseLastName: 'Marlow',
      },
    },
  );
  const { estate: made } = created.data.createEstate;
  const ben = made.people.find(({ isSpouse }: { isSpouse: boolean }) => isSpouse).id;
  [id, version, ada] = [made.id, made.version, made.personId];
  const elected = trust('Otto’s Marital Trust', 'MARITAL', {});
  const declined = trust('Otto’s Second Trust', 'MARITAL', { qtipElection: 'NONE' });
  const insurance = trust('Marlow Insurance Trust', 'ILIT', { settlors: [ben], lifetimeBeneficiaries: [] });
  await estate.shared.estateModel.updateOne(
    { _id: id },
    {
      $push: {
        people: {
          $each: [
            person({ id: CLEO, name: 'Cleo Marlow', firstName: 'Cleo', lastName: 'Marlow' }),
            person({ id: OTTO, name: 'Otto Finch', firstName: 'Otto', lastName: 'Finch', isDeceased: true }),
          ],
        },
        relations: { id: newId(), from: ada, to: CLEO, kind: 'PARENT', isAdopted: false },
      },
      $set: {
        trusts: [elected, declined, insurance],
        assets: [
          asset('Brokerage', 16_000_000, { assetType: 'BROKERAGE' }),
          asset('Account with Cleo', 1_000_000, {
            owners: [{ id: ada }, { id: CLEO }],
            titling: 'JOINT_WITH_SURVIVORSHIP',
          }),
          asset('Elected property', 2_000_000, { owners: [{ id: elected.id }] }),
          asset('Other property', 300_000, { owners: [{ id: declined.id }] }),
          asset('Policy on Ben', 10_000, {
            assetType: 'LIFE_INSURANCE',
            owners: [{ id: insurance.id }],
            lifeInsurance: { ...NO_POLICY_RECORD, insuredId: ben, deathBenefitCents: 5_000_000 * DOLLARS },
          }),
        ],
        liabilities: [
          {
            ...NO_LIABILITY,
            id: newId(),
            name: 'Loan with Cleo',
            liabilityType: 'LOAN',
            balanceCents: 400_000 * DOLLARS,
            owners: [{ id: ada }, { id: CLEO }],
          },
        ],
      },
    },
  );
  await addAccount({
    name: 'Community account',
    balance: 1_000_000 * DOLLARS,
    owners: [{ ownerId: ada }],
    titling: 'COMMUNITY_PROPERTY',
  });
});
afterAll(() => estate?.stop());

const INSIDE = 19_300_000 * DOLLARS;
const OUTSIDE = 5_800_000 * DOLLARS;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('a household that is asked for everywhere', () => {
  it('has one net worth: on the tile, the receipt, the balance sheet, in the lists, on the dashboard and in print', async () => {
    const { data } = await estate.as('advisor')(`{
      estate(id: "${id}") { ${FIGURES} }
      estates(filter: { searchTerm: "marlow" }) { collection { calculatedNetWorth } }
      organizationClients(searchTerm: "marlow") { collection { netWorth estate { calculatedNetWorth } } }
      estateOverview { households { estateId netWorth } }
    }`);
    const { netWorthReceipt, balanceSheet, distribution, people, calculatedNetWorth } = data.estate;
    const column = (name: string): number =>
      balanceSheet.totals[balanceSheet.columns.findIndex((one: { id: string }) => one.id === name)];
    expect(distribution.problem).toBeNull();
    expect([
      distribution.totals.insideTaxableEstate,
      netWorthReceipt.total,
      column('inside'),
      calculatedNetWorth,
      data.estates.collection[0].calculatedNetWorth,
      data.organizationClients.collection[0].estate.calculatedNetWorth,
      data.estateOverview.households.find(({ estateId }: { estateId: string }) => estateId === id).netWorth,
      sum(people.map(({ netWorth }: { netWorth: number | null }) => netWorth ?? 0)),
      sum(netWorthReceipt.byType.map(({ amount }: { amount: number }) => amount)),
    ]).toEqual(Array.from({ length: 9 }, () => INSIDE));
    // Outside: half the account with the child, what was not elected, the policy at its benefit.
    expect([distribution.totals.outsideTaxableEstate, netWorthReceipt.outsideTotal]).toEqual([OUTSIDE, OUTSIDE]);
    expect(sum(netWorthReceipt.outside.map(({ amount }: { amount: number }) => amount))).toBe(OUTSIDE);
    // The balance sheet has the policy at its cash value of $10,000.00, and lists what the child owes, which no death pays.
    expect(column('outside')).toBe(OUTSIDE - 4_990_000 * DOLLARS - 200_000 * DOLLARS);
    expect(balanceSheet.total).toBe(column('inside') + column('outside'));
    expect(data.estate.trusts).toEqual([
      { name: 'Otto’s Marital Trust', insideEstate: true, netWorth: 2_000_000 * DOLLARS },
      { name: 'Otto’s Second Trust', insideEstate: false, netWorth: 300_000 * DOLLARS },
      { name: 'Marlow Insurance Trust', insideEstate: false, netWorth: 10_000 * DOLLARS },
    ]);
  });

  it('is taxed on what its receipt shows: the gross estate is the lines of who dies, before debts', async () => {
    const { data } = await estate.as('advisor')(`{ estate(id: "${id}") { ${FIGURES} } }`);
    const { netWorthReceipt, distribution } = data.estate;
    const [first] = distribution.deaths;
    const own = netWorthReceipt.groups.find(({ label }: { label: string }) => label === 'Ada');
    const owned = own.lines.filter(({ amount }: { amount: number }) => amount > 0);
    expect(own.subtotal).toBe(18_800_000 * DOLLARS);
    expect(first.gross).toBe(sum(owned.map(({ amount }: { amount: number }) => amount)));
    expect(sum(distribution.deaths.map(({ tax }: { tax: number }) => tax))).toBe(distribution.totals.tax);
    expect(distribution.totals.tax).toBeGreaterThan(0);
    for (const {
      gross,
      marital,
      charitable,
      deductions,
      taxable,
      exclusionUsed,
      exclusionLeft,
      working,
    } of distribution.deaths) {
      expect(gross - marital - charitable - deductions).toBe(taxable);
      expect(exclusionUsed + exclusionLeft).toBe(working.amount);
    }
    for (const { outright, inTrust, total } of distribution.finalHoldings) expect(outright + inTrust).toBe(total);
    for (const { amount, working } of distribution.taxes) {
      expect(working.lines.at(-1)).toMatchObject({ rule: 'total', depth: 0, amount });
    }
  });

  it('keeps its net worth when the deaths cannot be played, and says what nobody can place', async () => {
    const nameless = trust('Old Trust', 'REVOCABLE', { settlors: [], lifetimeBeneficiaries: [] });
    await estate.shared.estateModel.updateOne(
      { _id: id },
      {
        $push: {
          trusts: nameless,
          assets: asset('Held in the old trust', 700_000, { owners: [{ id: nameless.id }] }),
        },
      },
    );
    const half = [{ ownerId: ada, percent: 50 }];
    await addAccount({ name: 'Half an account', balance: 200_000 * DOLLARS, owners: half });
    const { data } = await estate.as('advisor')(`{ estate(id: "${id}") { ${FIGURES} } }`);
    const { netWorthReceipt, balanceSheet, distribution, calculatedNetWorth, calculationProblem } = data.estate;
    expect(calculationProblem).toBe(distribution.problem.message);
    const now = INSIDE + 100_000 * DOLLARS;
    expect([calculatedNetWorth, netWorthReceipt.total, distribution.totals.insideTaxableEstate]).toEqual([
      now,
      now,
      now,
    ]);
    expect(netWorthReceipt.unknown).toEqual([
      { label: 'Held in the old trust', amount: 700_000 * DOLLARS, note: 'the trust names no settlor' },
      { label: 'Half an account', amount: 100_000 * DOLLARS, note: 'the owners’ shares do not come to the whole' },
    ]);
    expect(netWorthReceipt.unknownTotal).toBe(800_000 * DOLLARS);
    const unknown = balanceSheet.columns.findIndex((one: { id: string }) => one.id === 'unknown');
    expect(balanceSheet.totals[unknown]).toBe(800_000 * DOLLARS);
    expect(data.estate.trusts.at(-1)).toEqual({ name: 'Old Trust', insideEstate: null, netWorth: 700_000 * DOLLARS });
  });
});
