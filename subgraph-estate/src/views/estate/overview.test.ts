import type { IsoDate } from '@platform/kernel';
import { castellan } from '@platform/test-kit/builders';
import { describe, expect, it } from 'vitest';
import type { Estate, EstateAsset } from '../../domain/estate/estate.ts';
import { withFigures } from '../../domain/estate/figures.ts';
import type { EstateUpload } from '../../domain/upload/upload.ts';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { estateOverview } from './overview.ts';

const TODAY = '2026-11-20' as IsoDate;

const ESTATE: Estate = {
  ...sampleEstate(castellan, `${TODAY}T00:00:00.000Z`),
  id: 'e1',
  displayName: 'The Alden Family',
  assets: [],
  liabilities: [],
  documents: [],
  trusts: [],
  decisions: [],
};

const upload = (status: EstateUpload['status']): EstateUpload =>
  ({
    id: 'u1',
    estateId: 'e1',
    status,
    createdAt: '2026-11-01T00:00:00.000Z',
    file: { filename: 'will.pdf' },
    values: [{ path: 'executedAt', confidence: 'LOW' }],
    possibleIssues: [],
  }) as unknown as EstateUpload;

describe('work of the dashboard', () => {
  it.each(['READ', 'FAILED'] as const)('of an upload that is %s opens the review of that upload', (status) => {
    const { work } = estateOverview([ESTATE], [upload(status)], TODAY);
    expect(work.map(({ path }) => path)).toEqual(['/estate/e1/abstractions/u1']);
  });
});

describe('figures of the dashboard are the engine’s', () => {
  const [client = '', spouse = ''] = ESTATE.people.map(({ id }) => id);
  const holding = (more: Partial<EstateAsset>): EstateAsset => ({
    id: 'a1',
    name: 'Holding',
    assetType: 'CASH',
    balanceCents: 0,
    valuationDate: null,
    valuationSource: null,
    state: null,
    owners: [{ id: client }],
    titling: null,
    contributions: [],
    beneficiaries: [],
    retirementAccountType: null,
    lifeInsurance: null,
    ...more,
  });
  const policy = (owner: string): EstateAsset =>
    holding({
      assetType: 'LIFE_INSURANCE',
      owners: [{ id: owner }],
      lifeInsurance: { insuredId: client, deathBenefitCents: 2_000_000_000 },
    });
  const insuranceFound = (owner: string): string[] => {
    const cash = holding({ id: 'a2', balanceCents: 9_000_000_000 });
    const estate = withFigures({ ...ESTATE, assets: [policy(owner), cash] }, TODAY);
    const { opportunities } = estateOverview([estate], [], TODAY);
    return opportunities.filter(({ kind }) => kind === 'INSURANCE_IN_ESTATE').map(({ detail }) => detail);
  };

  it('a policy counts in the estate of the insured who owns it, not of one whose spouse does (IRC 2042(2))', () => {
    expect(insuranceFound(client)).toEqual(['$20.00M of benefit']);
    expect(insuranceFound(spouse)).toEqual([]);
  });

  it('an old value is worth a call by the part of it that counts', () => {
    const child = ESTATE.people[2]?.id ?? '';
    const old = { valuationDate: '2026-01-01' as IsoDate, balanceCents: 1_000_000 };
    const rest = holding({ id: 'a2', balanceCents: 500_000, valuationDate: TODAY });
    const joint = holding({ ...old, owners: [{ id: client }, { id: child }], titling: 'JOINT_WITH_SURVIVORSHIP' });
    const { work } = estateOverview([{ ...ESTATE, assets: [joint, rest] }], [], TODAY);
    expect(work.map(({ detail }) => detail)).toEqual(['323 days old, counts for 50% of net worth']);
  });
});
