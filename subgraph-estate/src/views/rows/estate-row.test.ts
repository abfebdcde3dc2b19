import type { IsoDate } from '@platform/kernel';
import { castellan } from '@platform/test-kit/builders';
import { describe, expect, it } from 'vitest';
import type { EstateAsset } from '../../domain/balance-sheet/holding.ts';
import { NO_ASSET } from '../../domain/balance-sheet/holding-facts.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { withFigures } from '../../domain/estate/figures.ts';
import { NO_POLICY_RECORD } from '../../domain/insurance/policy.ts';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { estateRow } from './estate-row.ts';
import { listedItems } from './listed-item.ts';
import { wordEnds } from './word-ends.ts';

const TODAY = '2026-11-20' as IsoDate;
const SAMPLE = sampleEstate(castellan, `${TODAY}T00:00:00.000Z`);
const ESTATE: Estate = { ...SAMPLE, assets: [], liabilities: [], documents: [], trusts: [], decisions: [] };

describe('the row of an estate is the engine’s', () => {
  const [client = '', spouse = ''] = ESTATE.people.map(({ id }) => id);
  const holding = (more: Partial<EstateAsset>): EstateAsset => ({
    ...NO_ASSET,
    id: 'a1',
    name: 'Holding',
    assetType: 'CASH',
    balanceCents: 0,
    owners: [{ id: client }],
    ...more,
  });
  const policy = (owner: string): EstateAsset =>
    holding({
      assetType: 'LIFE_INSURANCE',
      owners: [{ id: owner }],
      lifeInsurance: { ...NO_POLICY_RECORD, insuredId: client, deathBenefitCents: 2_000_000_000 },
    });
  const insuranceFound = (owner: string): number => {
    const cash = holding({ id: 'a2', balanceCents: 9_000_000_000 });
    return estateRow(withFigures({ ...ESTATE, assets: [policy(owner), cash] }, TODAY)).facts.taxedInsuranceCents;
  };

  it('a policy counts in the estate of the insured who owns it, not of one whose spouse does (IRC 2042(2))', () => {
    expect(insuranceFound(client)).toBe(2_000_000_000);
    expect(insuranceFound(spouse)).toBe(0);
  });

  it('an old value is worth a call by the part of it that counts', () => {
    const child = ESTATE.people[2]?.id ?? '';
    const old = { valuationDate: '2026-01-01' as IsoDate, balanceCents: 1_000_000 };
    const rest = holding({ id: 'a2', balanceCents: 500_000, valuationDate: TODAY });
    const joint = holding({ ...old, owners: [{ id: client }, { id: child }], titling: 'JOINT_WITH_SURVIVORSHIP' });
    const { facts } = estateRow({ ...ESTATE, assets: [joint, rest] });
    expect(facts.insideCents).toBe(1_000_000);
    expect(facts.largeAssets).toContainEqual({ id: 'a1', name: 'Holding', on: '2026-01-01', amountCents: 500_000 });
  });
});

describe('what lists show of an estate', () => {
  it('names each thing once: a trust is in search, in the documents and in the list of trusts by one row', () => {
    const items = listedItems(SAMPLE);
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    const [trust] = SAMPLE.trusts.filter(({ createdUponDeath }) => !createdUponDeath);
    const [shown] = items.filter(({ key }) => key.endsWith(`:${trust?.id}`));
    expect(shown).toMatchObject({ hit: { scope: 'TRUST' }, document: { isTrust: true }, trust: { id: trust?.id } });
  });

  it('is found by any part of a word', () => {
    expect(wordEnds('Lee Ann')).toEqual(['lee', 'ee', 'e', 'ann', 'nn', 'n']);
  });
});
