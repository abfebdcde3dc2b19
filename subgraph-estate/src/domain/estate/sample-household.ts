import { addDays, type Cents, type IsoDate } from '@platform/kernel';
import type { EstateAsset, EstateLiability } from '../balance-sheet/holding.ts';
import { NO_ASSET, NO_LIABILITY } from '../balance-sheet/holding-facts.ts';
import type { EstateDocument } from '../document/document.ts';
import { NO_WILL_TERMS } from '../document/document.ts';
import { NO_POLICY_RECORD } from '../insurance/policy.ts';
import type { EstatePerson } from '../person/person.ts';
import { existingTrust } from '../trust/trust.ts';
import type { Estate } from './estate.ts';
import { type Founding, newEstate, person } from './household.ts';

const dollars = (whole: number): Cents => whole * 100;

/** Where the figures come from: nobody is to take them for somebody's. */
const SOURCE = 'Made up for the sample';

/**
 * A made-up household to look at and to try things on: Massachusetts, a second marriage, a child of each union, a second
 * home in another state, a policy in a trust, a will of one of the two alone. So it has a tax of a state, an ancillary
 * property, intestacy and a missing document to show.
 */
export function sampleHousehold(founding: Founding): Estate {
  const { nextId, today, at } = founding;
  const base = newEstate(
    {
      firstName: 'Thomas',
      lastName: 'Merrow',
      birthDate: '1961-03-14',
      state: 'MA',
      city: 'Concord',
      maritalStatus: 'LEGALLY_MARRIED',
      spouseFirstName: 'Julia',
      spouseLastName: 'Merrow',
      spouseBirthDate: '1966-09-02',
    },
    founding,
  );
  const [thomas, julia] = base.people as [EstatePerson, EstatePerson];
  const child = (firstName: string, birthDate: IsoDate): EstatePerson => {
    const named = { firstName, lastName: 'Merrow', name: `${firstName} Merrow` };
    return person({ id: nextId(), ...named, birthDate, state: 'MA' });
  };
  const [owen, clara] = [child('Owen', '1990-06-21'), child('Clara', '2001-11-08')];
  const parent = (from: EstatePerson, to: EstatePerson): Estate['relations'][number] => ({
    id: nextId(),
    from: from.id,
    to: to.id,
    kind: 'PARENT',
    isAdopted: false,
  });
  const trust = {
    ...existingTrust(nextId(), 'Merrow Family Insurance Trust', 'ILIT'),
    situs: 'MA',
    executedAt: '2016-04-11',
    settlors: [thomas.id],
    lifetimeBeneficiaries: [julia.id],
    terms: [
      {
        on: 'DEATH_OF' as const,
        personId: thomas.id,
        steps: [{ kind: 'RESIDUE' as const, to: [{ to: owen.id }, { to: clara.id }] }],
      },
    ],
  };
  const valued = { valuationDate: addDays(today, -30), valuationSource: SOURCE };
  const owns = (name: string, amount: Cents, owners: readonly string[], more: Partial<EstateAsset>): EstateAsset => ({
    ...NO_ASSET,
    ...valued,
    id: nextId(),
    name,
    assetType: 'BROKERAGE',
    balanceCents: amount,
    owners: owners.map((id) => ({ id })),
    ...more,
  });
  const both = [thomas.id, julia.id];
  const home = owns('Residence, Concord', dollars(1_850_000), both, {
    assetType: 'REAL_ESTATE',
    realEstateType: 'PRIMARY_RESIDENCE',
    state: 'MA',
    titling: 'TENANCY_BY_THE_ENTIRETY',
    costBasisCents: dollars(640_000),
    acquisitionDate: '2004-07-30',
  });
  const assets: EstateAsset[] = [
    home,
    owns('Lake house, Naples', dollars(720_000), [thomas.id], {
      assetType: 'REAL_ESTATE',
      realEstateType: 'SECOND_HOME',
      state: 'ME',
      costBasisCents: dollars(395_000),
      acquisitionDate: '2012-05-18',
    }),
    owns('Brokerage, joint', dollars(2_400_000), both, {
      titling: 'JOINT_WITH_SURVIVORSHIP',
      costBasisCents: dollars(1_310_000),
    }),
    owns('IRA of Thomas', dollars(1_150_000), [thomas.id], {
      assetType: 'RETIREMENT',
      retirementAccountType: 'IRA',
      beneficiaries: [
        { to: julia.id, percent: 100, tier: 'PRIMARY' },
        { to: owen.id, percent: 50, tier: 'CONTINGENT' },
        { to: clara.id, percent: 50, tier: 'CONTINGENT' },
      ],
    }),
    owns('Savings of Julia', dollars(186_000), [julia.id], { assetType: 'CASH' }),
    owns('Term policy on Thomas', 0, [trust.id], {
      assetType: 'LIFE_INSURANCE',
      beneficiaries: [{ to: trust.id, percent: 100, tier: 'PRIMARY' }],
      lifeInsurance: {
        ...NO_POLICY_RECORD,
        insuredId: thomas.id,
        deathBenefitCents: dollars(2_000_000),
        policyKind: 'TERM',
        policyLength: 20,
        issueDate: '2016-05-02',
      },
    }),
  ];
  const mortgage: EstateLiability = {
    ...NO_LIABILITY,
    id: nextId(),
    name: 'Mortgage, Concord',
    liabilityType: 'MORTGAGE',
    balanceCents: dollars(310_000),
    interestRate: 3.25,
    owners: both.map((id) => ({ id })),
    securedByAssetId: home.id,
    asOf: valued.valuationDate,
    source: SOURCE,
  };
  const will: EstateDocument = {
    id: nextId(),
    kind: 'WILL',
    name: 'Will of Thomas Merrow',
    title: null,
    ownerId: thomas.id,
    executedAt: '2016-04-11',
    modifiedAt: null,
    locationOfOriginal: null,
    parentId: null,
    situs: 'MA',
    isOnFile: true,
    planningStatus: 'COMPLETE',
    will: {
      ...NO_WILL_TERMS,
      steps: [
        {
          kind: 'RESIDUE',
          to: [
            {
              to: julia.id,
              alternates: [
                { to: owen.id, percent: 50 },
                { to: clara.id, percent: 50 },
              ],
            },
          ],
        },
      ],
    },
    amendment: null,
    fiduciaries: [],
    uploadIds: [],
    createdAt: at,
    createdByReading: null,
  };
  return {
    ...base,
    isSample: true,
    status: 'COMPLETE',
    displayName: 'Sample: The Merrow Family',
    people: [thomas, julia, owen, clara],
    relations: [...base.relations, parent(thomas, owen), parent(thomas, clara), parent(julia, clara)],
    trusts: [trust],
    assets,
    liabilities: [mortgage],
    documents: [will],
  };
}
