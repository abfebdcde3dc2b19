import type { Step } from '@platform/estate-engine';
import { describe, expect, it } from 'vitest';
import type { EstateFiduciary } from '../document/document.ts';
import type { Estate } from '../estate/estate.ts';
import { NO_POLICY_RECORD } from '../insurance/policy.ts';
import { familyOf } from '../person/family.fixture.ts';
import { existingTrust } from '../trust/trust.ts';
import { planConflicts } from './conflicts.ts';
import { acting, CENTS, HALVES, house, widow, will } from './widow.fixture.ts';

const TODAY = '2026-11-23';

const found = (estate: Estate) => planConflicts(estate, TODAY);
const kinds = (estate: Estate): string[] =>
  found(estate).map((one) => (one.kind === 'WARNING' ? one.warning.code : one.kind));

it('where title and plan agree and somebody can follow, nothing is found', () => {
  expect(found(widow())).toEqual([]);
});

describe('titles and designations', () => {
  it('a house with survivorship is found with who gains and who loses', () => {
    const joint = house({ owners: [{ id: 'ada' }, { id: 'dee' }], titling: 'JOINT_WITH_SURVIVORSHIP' });
    const [conflict] = found(widow({ assets: [joint] }));
    expect(conflict).toMatchObject({ kind: 'TITLE', severity: 'HIGH', isOrdinary: false, asset: { id: 'house' } });
    expect(conflict?.kind === 'TITLE' && conflict.found.shares).toEqual([
      { id: 'dee', amountCents: 250_000 * CENTS },
      { id: 'eve', amountCents: -250_000 * CENTS },
    ]);
  });
  it('of somebody with a living trust and no will, it is found against what the trust orders', () => {
    const joint = house({ owners: [{ id: 'ada' }, { id: 'dee' }], titling: 'JOINT_WITH_SURVIVORSHIP' });
    const trust = {
      ...existingTrust('living', 'Living trust', 'REVOCABLE'),
      settlors: ['ada'],
      fiduciaries: [acting('trustee', 'dee', 0), acting('trustee', 'eve', 1)],
      terms: [{ on: 'DEATH_OF' as const, personId: 'ada', steps: [{ kind: 'RESIDUE' as const, to: [{ to: 'eve' }] }] }],
    };
    const estate = widow({ assets: [joint], documents: [], trusts: [trust] });
    const [conflict] = found(estate).filter(({ kind }) => kind === 'TITLE');
    expect(conflict?.kind === 'TITLE' && conflict.found.shares).toEqual([
      { id: 'dee', amountCents: 500_000 * CENTS },
      { id: 'eve', amountCents: -500_000 * CENTS },
    ]);
    expect(kinds({ ...estate, trusts: [] })).not.toContain('TITLE');
  });
  it('a retirement account that goes to the spouse is ordinary', () => {
    const couple = familyOf({ ada: {}, ben: {}, dee: {}, eve: {} }, ['ada', 'SPOUSE', 'ben'], ['dee', 'CHILD', 'ada']);
    const ira = house({ id: 'ira', assetType: 'RETIREMENT', beneficiaries: [{ to: 'ben' }] });
    const wills = [
      will([{ kind: 'RESIDUE', to: [{ to: 'dee' }] }]),
      will([{ kind: 'RESIDUE', to: [{ to: 'eve' }] }], { id: 'his', name: 'Will of Ben', ownerId: 'ben' }),
    ];
    const [conflict] = found({ ...couple, assets: [ira], documents: wills }).filter(({ kind }) => kind === 'TITLE');
    expect(conflict).toMatchObject({ kind: 'TITLE', severity: 'LOW', isOrdinary: true });
  });
  it('an account for retirement that names nobody is paid to the estate', () => {
    const ira = house({ id: 'ira', assetType: 'RETIREMENT' });
    expect(kinds(widow({ assets: [ira] }))).toEqual(['NO_BENEFICIARY']);
    expect(kinds(widow({ assets: [{ ...ira, beneficiaries: [{ to: 'dee' }, { to: 'eve' }] }] }))).toEqual([]);
  });
  it('a former spouse who is still designated is found', () => {
    const divorced = familyOf({ ada: {}, rex: {} }, ['ada', 'FORMER_SPOUSE', 'rex']);
    const account = house({ beneficiaries: [{ to: 'rex' }] });
    expect(kinds({ ...divorced, assets: [account] })).toContain('FORMER_SPOUSE');
  });
  it('a policy of the insured beside a trust for policies counts in the estate', () => {
    const policy = house({
      id: 'policy',
      assetType: 'LIFE_INSURANCE',
      beneficiaries: [{ to: 'dee' }, { to: 'eve' }],
      lifeInsurance: { ...NO_POLICY_RECORD, insuredId: 'ada', deathBenefitCents: 5_000_000 * CENTS },
    });
    const ilit = {
      ...existingTrust('ilit', 'ILIT', 'ILIT'),
      settlors: ['ada'],
      fiduciaries: [acting('trustee', 'dee', 0), acting('trustee', 'eve', 1)],
    };
    const [conflict] = found(widow({ assets: [policy], trusts: [ilit] }));
    expect(conflict).toMatchObject({
      kind: 'POLICY_IN_ESTATE',
      benefitCents: 5_000_000 * CENTS,
      trust: { id: 'ilit' },
    });
    const owned = { ...policy, owners: [{ id: 'ilit' }] };
    expect(kinds(widow({ assets: [owned], trusts: [ilit] }))).not.toContain('POLICY_IN_ESTATE');
  });
});

describe('documents', () => {
  it('made under the law of another state', () => {
    expect(found(widow({ documents: [will(HALVES, { situs: 'NY' })] }))).toMatchObject([
      { kind: 'MADE_ELSEWHERE', madeIn: 'NY', livesIn: 'OR' },
    ]);
  });
  it('a formula of 2010 gives more than twice as much free of tax today, one of 2025 does not', () => {
    const formula: readonly Step[] = [{ kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'dee' }] }, ...HALVES];
    const [conflict] = found(widow({ documents: [will(formula, { executedAt: '2010-05-01' })] }));
    // IRC 2010(c): 5,000,000 for 2010 by the act of that December, 15,000,000 for 2026.
    expect(conflict).toMatchObject({ kind: 'EXCLUSION_GREW', thenCents: 500_000_000, nowCents: 1_500_000_000 });
    expect(kinds(widow({ documents: [will(formula, { executedAt: '2025-05-01' })] }))).not.toContain('EXCLUSION_GREW');
    // 600,000 in 1990, which the tables do not hold.
    expect(found(widow({ documents: [will(formula, { executedAt: '1990-05-01' })] }))).toContainEqual(
      expect.objectContaining({ kind: 'EXCLUSION_GREW', thenCents: null }),
    );
  });
  it('that name the other children and not the one born later', () => {
    const only = will([{ kind: 'RESIDUE', to: [{ to: 'dee' }] }], { executedAt: '1981-06-01' });
    expect(found(widow({ documents: [only] }))).toMatchObject([{ kind: 'BORN_LATER', child: { id: 'eve' } }]);
    const ofClass = will([{ kind: 'RESIDUE', to: [{ class: 'CHILDREN' }] }], { executedAt: '1981-06-01' });
    expect(kinds(widow({ documents: [ofClass] }))).toEqual([]);
    const ofNone = will([{ kind: 'RESIDUE', to: [{ to: 'zoo' }] }], { executedAt: '1981-06-01' });
    const charities = [{ id: 'zoo', name: 'Zoo', charitableKind: null, createdByReading: null }];
    expect(kinds(widow({ documents: [ofNone], charities }))).toEqual([]);
  });
});

it('a settlor who dies before the term of an annuity trust ends is found', () => {
  const schedule = {
    termYears: 5,
    lifeOfId: null,
    annuityCents: 1,
    payoutType: 'Level' as const,
    increasePercent: null,
    lastAnnuityCents: null,
    payoutPercent: null,
    growthPercent: null,
    incomeTaxPercent: null,
  };
  const fiduciaries = [acting('trustee', 'dee', 0), acting('trustee', 'eve', 1)];
  const grat = {
    ...existingTrust('grat', 'GRAT', 'GRAT'),
    settlors: ['ada'],
    fundedAt: '2024-01-01',
    schedule,
    fiduciaries,
  };
  const dies = (firstDeathOn: string) =>
    kinds(widow({ trusts: [grat], assumptions: { ...widow().assumptions, firstDeathOn } }));
  expect(dies('2028-12-31')).toContain('DIES_IN_TERM');
  expect(dies('2029-01-01')).not.toContain('DIES_IN_TERM');
});

describe('those who are to act', () => {
  const named = (...fiduciaries: EstateFiduciary[]) => found(widow({ documents: [will(HALVES, { fiduciaries })] }));
  it('one alone has no successor', () => {
    expect(named(acting('executor', 'dee', 0))).toMatchObject([{ kind: 'NO_SUCCESSOR', office: { depth: 1 } }]);
  });
  it('a name of which nothing else is known can act', () => {
    expect(named(acting('executor', null, 0), acting('executor', 'dee', 1))).toEqual([]);
  });
  it('who has died or is a minor cannot, and the gravest is an office that nobody can hold', () => {
    const people = [
      { birthDate: '2015-01-01', standing: 'MINOR' },
      { isDeceased: true, standing: 'DECEASED' },
    ];
    for (const { standing, ...facts } of people) {
      const estate = widow({ documents: [will(HALVES, { fiduciaries: [acting('executor', 'dee', 0)] })] });
      const changed = estate.people.map((person) => (person.id === 'dee' ? { ...person, ...facts } : person));
      expect(found({ ...estate, people: changed })).toContainEqual(
        expect.objectContaining({
          kind: 'CANNOT_ACT',
          severity: 'HIGH',
          nominee: expect.objectContaining({ standing }),
        }),
      );
    }
  });
});

it('a trust that a will creates has a trustee of its own or of the will, else that is found once, with what it waits for', () => {
  const fund = {
    ...existingTrust('fund', 'Fund for Dee', 'OTHER'),
    settlors: ['ada'],
    createdUponDeath: true,
    lifetimeBeneficiaries: ['dee'],
  };
  const toFund: readonly Step[] = [{ kind: 'RESIDUE', to: [{ to: 'fund' }] }];
  const ofOffices = (willActs: readonly EstateFiduciary[], trustActs: readonly EstateFiduciary[]) => {
    const executors = [acting('executor', 'dee', 0), acting('executor', 'eve', 1)];
    const documents = [will(toFund, { fiduciaries: [...executors, ...willActs] })];
    return found(widow({ documents, trusts: [{ ...fund, fiduciaries: trustActs }] })).filter(
      (one) => one.kind === 'WARNING' && one.warning.code === 'MISSING_FIDUCIARY',
    );
  };
  const trustees = [acting('trustee', 'eve', 0), acting('successor_trustee', 'dee', 1)];
  expect(ofOffices(trustees, [])).toEqual([]);
  expect(ofOffices([], trustees)).toEqual([]);
  expect(ofOffices([], [])).toMatchObject([
    { severity: 'HIGH', warning: { ids: ['fund'], amountCents: 1_000_000 * CENTS } },
  ]);
});

it('what a will leaves to a spouse who is no citizen is found, unless a qualified domestic trust receives it', () => {
  const couple = familyOf({ ada: {}, ben: { citizenship: 'SE' }, dee: {}, eve: {} }, ['ada', 'SPOUSE', 'ben']);
  const marital = {
    ...existingTrust('marital', 'Marital Trust', 'MARITAL'),
    ...{ settlors: ['ada'], createdUponDeath: true, lifetimeBeneficiaries: ['ben'] },
    ...{ qtipElection: 'FEDERAL_AND_STATE' as const, fiduciaries: [acting('trustee', 'dee', 0)] },
    terms: [{ on: 'SECOND_DEATH' as const, steps: [{ kind: 'RESIDUE' as const, to: [{ to: 'dee' }] }] }],
  };
  const forBen = (isQdot: boolean): Estate => ({
    ...couple,
    firstSpouseToDieId: 'ada',
    assets: [house()],
    documents: [will([{ kind: 'MARITAL_FUNDING', to: [{ to: 'marital' }] }])],
    trusts: [{ ...marital, isQdot }],
  });
  expect(kinds(forBen(false))).toContain('NON_CITIZEN_SPOUSE');
  expect(kinds(forBen(true))).not.toContain('NON_CITIZEN_SPOUSE');
});

it('an estate that cannot be played still says what needs no play', () => {
  const ira = house({ id: 'ira', assetType: 'RETIREMENT' });
  const estate = widow({ assets: [ira, house({ owners: [{ id: 'ada', percent: 150 }] })] });
  expect(kinds(estate)).toEqual(['NO_BENEFICIARY']);
});
