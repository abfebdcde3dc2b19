import { labelOf } from '@platform/contracts/labels';
import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutHolding, withoutTrust } from '../../domain/balance-sheet/removal.ts';
import { withAssetSplit } from '../../domain/balance-sheet/split.ts';
import { NO_WILL_TERMS } from '../../domain/document/document.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { canUndo, type EstateChange, withoutChange } from '../../domain/history/estate-change.ts';
import { NO_POLICY_RECORD } from '../../domain/insurance/policy.ts';
import { withoutPerson } from '../../domain/person/removal.ts';
import { existingTrust } from '../../domain/trust/trust.ts';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { estateChangeRecord, newEstateRecord, nounChangeRecord } from './change-record.ts';
import { changedThings, isTold } from './changed-things.ts';

const estates = SAMPLE_HOUSEHOLDS.map((household) => sampleEstate(household, '2026-11-22T10:00:00.000Z'));
const estate = estates[0] as Estate;
const ACTOR = { accountId: 'a', name: 'Sam Okoro', impersonator: null, service: null };
const WRITING = { id: 'change', actor: ACTOR, at: '2026-11-22T10:00:00.000Z', made: 2 };
const recordOf = (before: Estate, after: Estate): EstateChange => {
  const record = estateChangeRecord(before, after, WRITING);
  if (!record) throw new Error('nothing was changed');
  return record;
};
const revalued = (known: Estate, balanceCents: number): Estate => ({
  ...known,
  assets: known.assets.map((asset, index) => (index === 0 ? { ...asset, balanceCents } : asset)),
});
const codeOf = (doing: () => unknown): string | undefined => {
  try {
    doing();
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return undefined;
};

describe('a change of an estate', () => {
  it('says whom a policy insures and what it pays, before and after', () => {
    const [asset] = estate.assets;
    const [first, second] = estate.people;
    if (!asset || !first || !second) throw new Error('nobody is insured');
    const paying = (deathBenefitCents: number, more: object = {}): Estate => ({
      ...estate,
      assets: [
        { ...asset, lifeInsurance: { ...NO_POLICY_RECORD, insuredId: first.id, deathBenefitCents, ...more } },
        ...estate.assets.slice(1),
      ],
    });
    const term = { secondaryInsuredId: second.id, policyKind: 'TERM', policyLength: 20, issueDate: '2016-05-02' };
    const { things } = recordOf(paying(1_500_000_00), paying(2_000_000_00, term));
    expect(things[0]?.fields.map(({ label, before, after }) => [label, before, after])).toEqual([
      [
        'Policy',
        `Insures ${first.name}; pays $1,500,000.00`,
        `Insures ${first.name} and ${second.name}; pays $2,000,000.00; Term life; 20 years; issued May 2, 2016`,
      ],
    ]);
  });
  it('says in words what a will orders, and who acts', () => {
    const [document] = estate.documents;
    const [first, second] = estate.people;
    if (!document || !first || !second) throw new Error('no document');
    const office = { id: 'f', role: 'executor', designation: 'first_successor', displayOrder: 1, note: null };
    const saying = (to: string, personName: string): Estate => ({
      ...estate,
      documents: [
        {
          ...document,
          will: { ...NO_WILL_TERMS, steps: [{ kind: 'RESIDUE', to: [{ to }] }] },
          fiduciaries: [{ ...office, personId: null, personName }],
        },
      ],
    });
    const [thing] = recordOf(saying(first.id, 'Harbor Law'), saying(second.id, 'Pine Trust')).things;
    expect(thing?.fields.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['What it says should happen', `The remainder to ${first.name}`, `The remainder to ${second.name}`],
      ['Who acts', 'Harbor Law, first successor executor', 'Pine Trust, first successor executor'],
    ]);
  });

  it('says who, what, before and after in the reader’s words', () => {
    const before = revalued(estate, 100_050);
    const after = { ...revalued(estate, 250_000_075), clientState: 'FL' };
    const record = recordOf({ ...before, clientState: 'MA' }, after);
    expect(record).toMatchObject({ actorName: 'Sam Okoro', supportName: null, estateId: estate.id, leftOut: 0 });
    expect(record.things.map(({ part, action, name }) => [part, action, name])).toEqual([
      ['estate', 'CHANGED', estate.displayName],
      ['assets', 'CHANGED', estate.assets[0]?.name],
    ]);
    const words = record.things.flatMap(({ fields }) =>
      fields.map(({ label, before: was, after: is }) => [label, was, is]),
    );
    expect(words).toEqual([
      ['Home state', 'Massachusetts', 'Florida'],
      ['Value', '$1,000.50', '$2,500,000.75'],
    ]);
  });
  it('says who acted in support mode, and that a service is the platform', () => {
    const impersonator = { accountId: 's', name: 'Sue Admin', emailAddress: 'sue@example.com' };
    const after = revalued(estate, 5);
    expect(estateChangeRecord(estate, after, { ...WRITING, actor: { ...ACTOR, impersonator } })?.supportName).toBe(
      'Sue Admin',
    );
    expect(estateChangeRecord(estate, after, { ...WRITING, actor: { ...ACTOR, service: 'estate' } })?.actorName).toBe(
      'The platform',
    );
  });
  it('is none where a reader sees no difference', () => {
    expect(estateChangeRecord(estate, { ...estate, updatedAt: 'later', version: 9 }, WRITING)).toBeNull();
  });
  it('holds no identifier, path or enumeration in its words', () => {
    for (const known of estates) {
      const empty = {
        ...known,
        people: [],
        relations: [],
        assets: [],
        liabilities: [],
        assetAccounts: [],
        trusts: [],
        documents: [],
        charities: [],
        entities: [],
      };
      const { things } = changedThings(empty as Estate, known);
      const words = things.flatMap(({ name, fields }) => [
        name,
        ...fields.flatMap(({ label, before, after }) => [label, before, after]),
      ]);
      for (const text of words)
        expect(text ?? '').not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|^[A-Z]+_[A-Z_]+$|^\d{4}-\d{2}-\d{2}$/);
      expect(things.length).toBeLessThanOrEqual(60);
    }
  });
  it('has words for everything that an estate stores', () => {
    const fields = estates.flatMap((known) =>
      changedThings(
        { ...known, people: [], assets: [], liabilities: [], trusts: [], documents: [] } as never,
        known,
      ).things.flatMap(({ fields }) => fields.map(({ label }) => label)),
    );
    expect(fields).not.toContain('Other details');
    const unnamed = estates
      .flatMap(({ people, assets, liabilities, trusts, documents }) =>
        [people, assets, liabilities, trusts, documents].flatMap((list) => list.flatMap((one) => Object.keys(one))),
      )
      .filter((field) => !isTold(field));
    expect(unnamed).toEqual([]);
  });
  it('says a difference that its words do not show without them', () => {
    const next = {
      ...estate,
      assets: estate.assets.map((asset, at) =>
        at === 0 ? { ...asset, owners: [...asset.owners].map((one) => ({ ...one })), state: '' } : asset,
      ),
    };
    const fields = recordOf(
      { ...next, assets: next.assets.map((one, at) => (at === 0 ? { ...one, state: null } : one)) },
      next,
    ).things[0]?.fields;
    expect(fields).toMatchObject([{ label: 'State', before: null, after: null }]);
  });
  it('says a kind in the words of its own part, and of something new what says something', () => {
    const milestone = { id: 'm', version: 1, milestone: 'Sale', year: 2030, kind: 'OTHER', isOneTime: false };
    const record = nounChangeRecord(
      estate,
      { part: 'milestones', name: 'Sale', before: null, after: milestone },
      WRITING,
    );
    const said = record?.things[0]?.fields.map(({ label, after }) => [label, after]);
    expect(said).toEqual([
      ['Kind', labelOf('FinancialMilestoneKind', 'OTHER')],
      ['Year', '2030'],
    ]);
    const empty = { ...estate, assets: [] };
    const order = (fields: readonly { label: string }[] = []) => fields.map(({ label }) => label);
    const [added, removed] = [recordOf(empty, estate), recordOf(estate, empty)];
    expect(order(added.things[0]?.fields)).toEqual(order(removed.things[0]?.fields));
  });
  it('of a new household names its people', () => {
    expect(newEstateRecord(estate, WRITING).things[0]).toMatchObject({ part: 'estate', action: 'ADDED' });
  });
});

describe('taking a change back', () => {
  it('sets single values back to the cent, and keeps what was changed beside them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.integer({ min: 0, max: 99_999_999_999 }),
        (was, is) => {
          fc.pre(was !== is);
          const before = revalued(estate, was);
          const after = revalued(estate, is);
          const later = { ...after, displayName: 'Another name' };
          expect(withoutChange(later, recordOf(before, after))).toEqual({ ...before, displayName: 'Another name' });
        },
      ),
    );
  });
  it('is refused where the same has been changed again, or is gone', () => {
    const change = recordOf(estate, revalued(estate, 7));
    expect(codeOf(() => withoutChange(revalued(estate, 8), change))).toBe('CHANGED_SINCE');
    expect(codeOf(() => withoutChange({ ...estate, assets: [] }, change))).toBe('CHANGED_SINCE');
  });
  it('is not offered again where it is taken back already, or somebody has changed the same since', () => {
    const [before, after] = [revalued(estate, 5), revalued(estate, 7)];
    const change = recordOf(before, after);
    expect(canUndo(after, change)).toBe(true);
    const back = withoutChange(after, change);
    expect(canUndo(back, change)).toBe(false);
    expect(canUndo(back, recordOf(after, back))).toBe(true);
    expect(canUndo(revalued(estate, 8), change)).toBe(false);
    const [{ id = '' } = {}] = estate.liabilities;
    const sold = withoutHolding(estate, id);
    const removal = recordOf(estate, sold);
    expect([canUndo(sold, removal), canUndo(withoutChange(sold, removal), removal)]).toEqual([true, false]);
  });
  it('brings a holding and a person back', () => {
    const charity = { id: 'c', name: 'Zoo', charitableKind: null, createdByReading: null };
    const cash = { ...estate.assets[0], id: 'cash', name: 'Cash' } as Estate['assets'][number];
    const aunt = { ...estate.people[0], id: 'aunt', name: 'Aunt Em' } as Estate['people'][number];
    const before = {
      ...estate,
      assets: [...estate.assets, cash],
      people: [...estate.people, aunt],
      charities: [charity],
    };
    const sold = withoutHolding(before, 'cash');
    const change = recordOf(before, sold);
    expect(canUndo(sold, change)).toBe(true);
    expect(withoutChange(sold, change).assets.map(({ id }) => id)).toContain('cash');
    const gone = withoutPerson(before, 'aunt');
    expect(withoutChange(gone, recordOf(before, gone)).people.map(({ id }) => id)).toContain('aunt');
    expect(codeOf(() => withoutChange(before, change))).toBe('NOT_FOUND');
  });
  it('is asked of what the store made of it: in another order, and without what says nothing', () => {
    const [asset, ...others] = estate.assets as [Estate['assets'][number], ...Estate['assets']];
    const policy = (deathBenefitCents: number) => ({ ...NO_POLICY_RECORD, insuredId: 'orin', deathBenefitCents });
    const paying = (lifeInsurance: object | null): Estate => ({
      ...estate,
      assets: [{ ...asset, lifeInsurance } as never, ...others],
    });
    const change = recordOf(paying(policy(100)), paying({ ...policy(200), transferredOn: null }));
    const { policyKind: _none, ...kept } = policy(200);
    const stored = paying(Object.fromEntries(Object.entries(kept).toReversed()));
    expect(withoutChange(stored, change).assets[0]?.lifeInsurance?.deathBenefitCents).toBe(100);
    expect(codeOf(() => withoutChange(paying(policy(300)), change))).toBe('CHANGED_SINCE');
  });
  it('brings back several that went at once, a trust, a spouse with what followed, and the whole of a split', () => {
    const [first, second] = [0, 1].map((at) => ({ ...estate.assets[0], id: `cash-${at}`, name: `Cash ${at}` }));
    const before = { ...estate, assets: [...estate.assets, first, second] as Estate['assets'] };
    const without = ['cash-0', 'cash-1'].reduce((known, id) => withoutHolding(known, id), before);
    expect(withoutChange(without, recordOf(before, without)).assets.map(({ id }) => id)).toEqual(
      before.assets.map(({ id }) => id),
    );

    const trusted = { ...estate, trusts: [...estate.trusts, existingTrust('new', 'New Trust', 'OTHER')] };
    const untrusted = withoutTrust(trusted, 'new');
    expect(withoutChange(untrusted, recordOf(trusted, untrusted)).trusts).toEqual(trusted.trusts);

    const aunt = { ...estate.people[0], id: 'aunt', name: 'Aunt Em' } as Estate['people'][number];
    const wed = { ...estate, displayName: 'The two', people: [...estate.people, aunt] };
    const single: Estate = { ...withoutPerson(wed, 'aunt'), displayName: 'The one', maritalStatus: 'SINGLE' };
    const back = withoutChange(single, recordOf(wed, single));
    expect([back.displayName, back.maritalStatus, back.people.at(-1)]).toEqual(['The two', wed.maritalStatus, aunt]);

    const [one, other] = estate.people.map(({ id }) => ({ ownerId: id, percent: 50 }));
    const whole = { ...estate, assets: [first] as Estate['assets'] };
    const parted = withAssetSplit(whole, 'cash-0', [one, other] as never, (at) => `part-${at}`);
    const change = recordOf(whole, parted);
    expect(canUndo(parted, change)).toBe(true);
    expect(withoutChange(parted, change).assets).toEqual(whole.assets);
    const unsplit = { ...parted, removedHoldings: parted.removedHoldings.map((one) => ({ ...one, parts: [] })) };
    expect(codeOf(() => withoutChange(unsplit, change))).toBe('CANNOT_UNDO');
  });
  it('is not offered for what was added, nor for instruments', () => {
    const added = { ...estate, people: [...estate.people, { ...estate.people[0], id: 'new' }] } as Estate;
    expect(canUndo(added, recordOf(estate, added))).toBe(false);
    expect(codeOf(() => withoutChange(added, recordOf(estate, added)))).toBe('CANNOT_UNDO');
    const trusted = estates.find(({ trusts }) => trusts.length > 0) as Estate;
    const renamed = { ...trusted, trusts: trusted.trusts.map((trust) => ({ ...trust, name: `${trust.name} II` })) };
    expect(canUndo(renamed, recordOf(trusted, renamed))).toBe(false);
  });
});
