import { describe, expect, it } from 'vitest';
import { GST_DEFAULT_SKIP_PERSON, GST_DEFAULT_STATUS_EXEMPT } from '../../gst/gst-defaults.ts';
import type { Trust } from '../estate-case.ts';
import {
  cash,
  held,
  inTrust,
  M,
  moved,
  onDeath,
  play,
  residue,
  type Sketch,
  tax,
  trust,
  will,
} from './case-builder.ts';

describe('generation-skipping tax', () => {
  const family: Pick<Sketch, 'people' | 'relations' | 'status'> = {
    status: 'WIDOWED',
    people: [
      { id: 'h', birthDate: '1940-01-01' },
      'a',
      { id: 'dead', isDeceased: true },
      'a1',
      'd1',
      { id: 'pal', birthDate: '1977-07-02' },
    ],
    relations: [
      ['h', 'PARENT', 'a'],
      ['h', 'PARENT', 'dead'],
      ['a', 'PARENT', 'a1'],
      ['dead', 'PARENT', 'd1'],
    ],
  };
  const used = (people: Sketch['people']) =>
    people?.map((one) =>
      typeof one === 'object' && one.id === 'h' ? { ...one, gstExemptionUsedCents: 14 * M * 100 } : one,
    );

  it('C33 taxes a direct skip at two sevenths of what the exemption does not shelter; a dead parent moves the line up', () => {
    const of = (to: string) =>
      play({
        ...family,
        people: used(family.people) ?? [],
        assets: [cash('x', 8 * M, 'h')],
        wills: [will('h', [residue(to)])],
      });
    // 8 − 1 left of the exemption = 7 million × 2/7.
    expect(tax(of('a1'), 'gst')).toBe(2 * M);
    expect(of('a1').estates[0]?.gstExemptionAllocatedCents).toBe(M * 100);
    expect(tax(of('d1'), 'gst')).toBe(0);
    // 37½ years and a day younger.
    expect(tax(of('pal'), 'gst')).toBe(2 * M);
  });

  it('C33 funds a GST-exempt share with the exemption left', () => {
    const result = play({
      ...family,
      people: used(family.people) ?? [],
      assets: [cash('x', 3 * M, 'h')],
      trusts: [trust('ex', 'OTHER', 'h', { gstStatus: 'EXEMPT', lifetimeBeneficiaries: ['a'] })],
      wills: [will('h', [{ kind: 'GST_EXEMPT_FUNDING', to: [{ to: 'ex' }] }, residue('a')])],
    });
    expect([inTrust(result, 'ex'), held(result, 'a')]).toEqual([M, 2 * M]);
  });

  it('R325: what nobody said makes no tax: a trust of no status is exempt, a stranger of no age no skip person', () => {
    expect([GST_DEFAULT_SKIP_PERSON, GST_DEFAULT_STATUS_EXEMPT]).toEqual([false, true]);
    const passing = (more: Partial<Trust>) =>
      play({
        ...family,
        assets: [cash('x', M, 't', { titling: 'TRUST_OWNED' })],
        trusts: [
          trust('t', 'IRREVOCABLE', 'h', { lifetimeBeneficiaries: ['a'], terms: onDeath('a', residue('a1')), ...more }),
        ],
        deaths: [['a', '2026-03-01']],
      });
    expect([tax(passing({}), 'gst'), tax(passing({ gstStatus: 'UNSURE' }), 'gst')]).toEqual([0, 0]);
    const stranger = play({
      status: 'SINGLE',
      people: [{ id: 'h', gstExemptionUsedCents: 15 * M * 100, birthDate: '1940-01-01' }, 'pal'],
      relations: [],
      assets: [cash('x', 8 * M, 'h')],
      wills: [will('h', [residue('pal')])],
    });
    expect(tax(stranger, 'gst')).toBe(0);
  });

  it('C34 taxes a trust outside the estate that passes to a skip person, by its inclusion ratio, out of the trust', () => {
    const of = (more: Partial<Trust>, dollars = M) =>
      play({
        ...family,
        assets: [cash('x', dollars, 't', { titling: 'TRUST_OWNED' })],
        trusts: [
          trust('t', 'IRREVOCABLE', 'h', { lifetimeBeneficiaries: ['a'], terms: onDeath('a', residue('a1')), ...more }),
        ],
        deaths: [['a', '2026-03-01']],
      });
    expect(tax(of({ gstStatus: 'NON_EXEMPT' }), 'gst')).toBe(400_000);
    expect(tax(of({ inclusionRatio: 0.25 }), 'gst')).toBe(100_000);
    // 1,000,000.04 × 0.333 × 40% = 133,200.0053…, rounded once.
    expect(tax(of({ inclusionRatio: 0.333 }, 1_000_000.04), 'gst')).toBe(133_200.01);
    expect(tax(of({ gstStatus: 'EXEMPT' }), 'gst')).toBe(0);
    expect(held(of({ gstStatus: 'NON_EXEMPT' }), 'a1')).toBe(600_000);
    expect(moved(of({ gstStatus: 'NON_EXEMPT' }), 't', 'tax:US', 'tax')).toBe(400_000);
  });
});

it('C33 leaves a GST-exempt share for skip persons untaxed: it has its exemption already', () => {
  const result = play({
    status: 'WIDOWED',
    people: ['h', 'a', 'a1'],
    relations: [
      ['h', 'PARENT', 'a'],
      ['a', 'PARENT', 'a1'],
    ],
    assets: [cash('x', 20 * M, 'h')],
    trusts: [trust('dynasty', 'OTHER', 'h', { lifetimeBeneficiaries: ['a1'] })],
    wills: [will('h', [{ kind: 'GST_EXEMPT_FUNDING', to: [{ to: 'dynasty' }] }, residue('a')])],
  });
  expect([tax(result, 'gst'), inTrust(result, 'dynasty')]).toEqual([0, 15 * M]);
  expect(result.estates[0]?.gstExemptionAllocatedCents).toBe(15 * M * 100);
});
