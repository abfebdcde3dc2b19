import type { Step } from '@platform/estate-engine';
import { describe, expect, it } from 'vitest';
import { templateGaps, templateWords } from '../../views/disposition/template-words.ts';
import { templatesOf } from '../../views/disposition/templates.ts';
import { planOf, withPlan } from '../disposition/plan.ts';
import type { PlannedStep } from '../disposition/planned-step.ts';
import { toEstateCase } from '../estate/estate-case.ts';
import { person } from '../estate/household.ts';
import { familyOf } from '../person/family.fixture.ts';
import { isDeletable } from '../person/uses.ts';
import { existingTrust } from '../trust/trust.ts';
import { fiduciaryOffices } from './acting.ts';
import { trustInForce } from './amended-trusts.ts';
import type { EstateDocument } from './document.ts';
import { newDocument } from './document-facts.ts';
import { standingOf } from './in-force.ts';

const TODAY = '2026-11-21';
const cash = (amountCents: number, to: string): Step => ({ kind: 'CASH_GIFT', amountCents, to: [{ to }] });
const residue = (to: string): Step => ({ kind: 'RESIDUE', to: [{ to }] });
const atDeath = (...steps: PlannedStep[]) => [{ on: 'DEATH_OF' as const, personId: 'ada', steps }];
const trustee = (personName: string) => ({
  id: personName,
  personId: null,
  personName,
  role: 'trustee',
  designation: 'primary',
  displayOrder: 0,
  note: null,
});
const living = {
  ...existingTrust('living', 'Living trust', 'REVOCABLE'),
  executedAt: '2010-01-01',
  settlors: ['ada'],
  terms: atDeath(cash(5, 'ida'), cash(7, 'cal'), residue('otis')),
  fiduciaries: [trustee('Otis')],
};
const amendment = (
  id: string,
  executedAt: string | null,
  steps: PlannedStep[],
  more: Partial<EstateDocument> = {},
  restates = false,
): EstateDocument => ({
  ...newDocument(id, 'TRUST_AMENDMENT', id, '2026-01-01T00:00:00.000Z'),
  executedAt,
  parentId: 'living',
  amendment: { terms: steps.length > 0 ? atDeath(...steps) : [], restates },
  ...more,
});
const estateWith = (...documents: EstateDocument[]) => ({
  ...familyOf(
    Object.fromEntries(
      ['ada', 'ida', 'cal', 'otis', 'rue'].map((id) => [id, person({ id, name: `${id} Marsh`, isDeceased: false })]),
    ),
  ),
  trusts: [living],
  documents,
});
const played = (...documents: EstateDocument[]) =>
  toEstateCase(estateWith(...documents), TODAY).trusts?.[0]?.terms?.flatMap(({ steps }) => steps);
const standings = (...documents: EstateDocument[]) =>
  documents.map((document) => standingOf(estateWith(...documents), document)?.standing ?? null);

describe('a trust as its amendments have left it', () => {
  it('is played with the gift that an amendment puts in the place of another, the rest as it was', () => {
    expect(played()).toEqual([cash(5, 'ida'), cash(7, 'cal'), residue('otis')]);
    expect(played(amendment('first', '2015-01-01', [cash(9, 'ida')]))).toEqual([
      cash(7, 'cal'),
      cash(9, 'ida'),
      residue('otis'),
    ]);
  });

  it('follows the later amendment, whatever was entered first; one without its text changes nothing', () => {
    const second = amendment('second', '2020-01-01', [cash(11, 'ida'), residue('rue')]);
    const first = amendment('first', '2015-01-01', [cash(9, 'ida'), residue('cal')]);
    const lost = amendment('lost', '2022-01-01', [residue('ida')], { isOnFile: false });
    const empty = amendment('empty', '2023-01-01', [], { amendment: null });
    expect(played(second, lost, first, empty)).toEqual([cash(7, 'cal'), cash(11, 'ida'), residue('rue')]);
    expect(standings(second, lost, first, empty)).toEqual(['IN_FORCE', null, 'IN_FORCE', null]);
    // Nor is a restatement in force of which nothing but that is entered.
    expect(standings(amendment('bare', '2023-01-01', [], {}, true))).toEqual([null]);
  });

  it('is what a restatement says and no more; the amendments before it, and those before the trust’s own text, are replaced', () => {
    const before = amendment('before', '2009-01-01', [residue('ida')]);
    const first = amendment('first', '2015-01-01', [cash(9, 'ida')]);
    const whole = amendment('whole', '2020-01-01', [residue('rue')], {}, true);
    const last = amendment('last', '2021-01-01', [cash(3, 'cal')]);
    expect(played(before, first, whole, last)).toEqual([cash(3, 'cal'), residue('rue')]);
    expect(standings(before, first, whole, last)).toEqual(['REPLACED', 'REPLACED', 'IN_FORCE', 'IN_FORCE']);
    expect(standingOf(estateWith(before, first, whole, last), first)?.replacedBy?.id).toBe('whole');
  });

  it('loses what an amendment takes away and puts nothing in the place of: a gift by its taker, then the remainder', () => {
    const none: PlannedStep = { kind: 'CASH_GIFT', takesAway: true, to: [{ to: 'ida' }] };
    const first = amendment('first', '2015-01-01', [none]);
    expect(played(first)).toEqual([cash(7, 'cal'), residue('otis')]);
    const second = amendment('second', '2016-01-01', [{ kind: 'RESIDUE', takesAway: true, to: [] }]);
    expect(played(first, second)).toEqual([cash(7, 'cal')]);
    // A later text gives again what was taken away.
    expect(played(first, second, amendment('third', '2017-01-01', [cash(1, 'ida'), residue('rue')]))).toEqual([
      cash(7, 'cal'),
      cash(1, 'ida'),
      residue('rue'),
    ]);
    expect(played(amendment('other', '2018-01-01', [{ ...none, to: [{ to: 'rue' }] }]))).toEqual(
      living.terms[0]?.steps,
    );
  });

  it('says of what takes away nothing that any earlier text gives', () => {
    const gapsOf = (to: string) => {
      const estate = estateWith(
        amendment('first', '2015-01-01', [{ kind: 'PERCENT_GIFT', takesAway: true, to: [{ to }] }]),
      );
      return templatesOf(estate, 'first').map((one) => [templateWords(one), ...templateGaps(one, TODAY)]);
    };
    expect(gapsOf('ida')).toEqual([['The gift of money to ida Marsh is taken away.']]);
    expect(gapsOf('rue')).toEqual([
      [
        'The gift of money to rue Marsh is taken away.',
        'No earlier text says this at that death: there is nothing that it takes away.',
      ],
    ]);
  });

  it('a restatement of which nothing is entered yet takes nothing away', () => {
    expect(played(amendment('whole', '2020-01-01', [], {}, true))).toEqual(living.terms[0]?.steps);
  });

  it('whom an amendment names to an office acts in the place of those whom the trust names to it', () => {
    const changed = estateWith(amendment('first', '2015-01-01', [], { fiduciaries: [trustee('Rue')] }));
    expect(trustInForce(changed, living).fiduciaries.map(({ personName }) => personName)).toEqual(['Rue']);
    expect(
      fiduciaryOffices(changed, TODAY).map(({ instrument, nominees }) => [
        instrument.name,
        nominees.map(({ fiduciary }) => fiduciary.personName),
      ]),
    ).toEqual([['first', ['Rue']]]);
    expect(toEstateCase(changed, TODAY).trusts?.[0]?.trustees).toEqual([{ name: 'Rue' }]);
  });

  it('its own steps are edited as such, and whom they name stays', () => {
    const estate = estateWith(amendment('first', '2015-01-01', [cash(9, 'rue')]));
    expect(planOf(estate, 'first')?.steps.map(({ step }) => step)).toEqual([cash(9, 'rue')]);
    expect(isDeletable(estate, 'rue')).toBe(false);
    const plan = planOf(estate, 'first');
    const event = { on: 'DEATH_OF' as const, personId: 'ada' };
    const edited = plan && withPlan(estate, plan, [{ event, step: residue('rue') }]);
    expect(edited?.documents[0]?.amendment).toEqual({ restates: false, terms: atDeath(residue('rue')) });
    expect(planOf(estateWith(amendment('alone', null, [cash(9, 'rue')], { parentId: 'gone' })), 'alone')).toBeNull();
  });
});
