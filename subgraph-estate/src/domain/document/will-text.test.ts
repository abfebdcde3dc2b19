import type { Step, Target } from '@platform/estate-engine';
import { describe, expect, it } from 'vitest';
import { NO_WILL_TERMS } from './document.ts';
import { willTermsWith, willTextOf, withRemainderTrust } from './will-text.ts';

const terms = (...steps: Step[]) => ({ ...NO_WILL_TERMS, steps });
const residue = (...to: Target[]): Step => ({ kind: 'RESIDUE', to });
const CHILDREN: Target = { class: 'CHILDREN', scheme: 'PER_STIRPES' };

describe('what a form holds of a will', () => {
  it('is all of it, and becomes the same steps again', () => {
    const will = {
      ...terms(
        { kind: 'SPECIFIC_GIFT', assetId: 'house', to: [{ to: 'ida' }] },
        { kind: 'CASH_GIFT', amountCents: 500, to: [{ class: 'SIBLINGS' }] },
        { kind: 'PERCENT_GIFT', percent: 5, to: [{ to: 'fund' }] },
        residue(
          { to: 'otis', percent: 60, alternates: [CHILDREN] },
          { to: 'cal', percent: 40, alternates: [CHILDREN] },
        ),
      ),
      survivorshipDays: 30,
      excludedHeirs: ['hugh'],
      taxApportionment: 'APPORTION' as const,
      waiveRecovery: true,
    };
    const text = willTextOf(will);
    expect(text?.residue).toEqual([
      { to: 'otis', heirClass: null, scheme: null, percent: 60 },
      { to: 'cal', heirClass: null, scheme: null, percent: 40 },
    ]);
    expect(text?.instead).toEqual([{ to: null, heirClass: 'CHILDREN', scheme: 'PER_STIRPES', percent: null }]);
    expect(text && willTermsWith(will, text)).toEqual(will);
  });

  it.each<[string, Step]>([
    ['a gift to two', { kind: 'CASH_GIFT', amountCents: 5, to: [{ to: 'ida' }, { to: 'cal' }] }],
    [
      'a gift with somebody in its taker’s place',
      { kind: 'CASH_GIFT', amountCents: 5, to: [{ to: 'ida', alternates: [{ to: 'cal' }] }] },
    ],
    ['a trust that is funded at the death', { kind: 'MARITAL_FUNDING', to: [{ to: 'marital' }] }],
    ['a share in stages', residue({ to: 'ida', ages: [{ age: 30, percent: 50 }] })],
    ['a disclaimer trust', residue({ to: 'otis', disclaimerTrustId: 'trust' })],
    ['the children of somebody else', residue({ class: 'CHILDREN', classOf: 'hugh' })],
    [
      'others in the place of each',
      residue({ to: 'ida', alternates: [{ to: 'cal' }] }, { to: 'cal', alternates: [{ to: 'ida' }] }),
    ],
    [
      'others in the place of others',
      residue({ to: 'ida', alternates: [{ to: 'cal', alternates: [{ to: 'otis' }] }] }),
    ],
  ])('is nothing of one that says more: %s', (_what, step) => expect(willTextOf(terms(step))).toBeNull());

  it('is nothing said of a will that says nothing', () => {
    expect(willTextOf(null)).toEqual({
      gifts: [],
      residue: [],
      instead: [],
      survivorshipDays: null,
      excludedHeirs: [],
    });
  });

  it('keeps its gifts where what is left goes to a trust', () => {
    const gift: Step = { kind: 'CASH_GIFT', amountCents: 500, to: [{ to: 'ida' }] };
    const will = withRemainderTrust(terms(gift, residue({ to: 'otis' })), 'trust');
    expect(will.steps).toEqual([gift, { kind: 'RESIDUE', to: [{ to: 'trust' }] }]);
    expect(withRemainderTrust(null, 'trust').steps).toHaveLength(1);
  });
});
