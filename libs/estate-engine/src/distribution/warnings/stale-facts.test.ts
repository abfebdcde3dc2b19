import { describe, expect, it } from 'vitest';
import {
  cash,
  heldBy,
  joint,
  onDeath,
  play,
  policy,
  residue,
  type Sketch,
  trust,
  will,
} from '../conventions/case-builder.ts';
import type { Target } from '../estate-case.ts';

const warnings = (sketch: Sketch, ...codes: string[]): string[] =>
  play(sketch)
    .warnings.filter(({ code }) => codes.includes(code))
    .map(({ code, death, ids, amountCents }) => `${death} ${code} ${ids.join('+')} ${amountCents / 100}`);

const late = { id: 'late', isDeceased: true };
const people = ['h', late, 'a', 'b'];
const single = { status: 'SINGLE' as const, people, relations: [] };

describe('facts that no longer fit together are told, and name the item', () => {
  it('property in the name of somebody who died before', () => {
    const codes = (asset: Sketch['assets'][number]) => warnings({ ...single, assets: [asset] }, 'DEAD_OWNER');
    expect(codes(cash('x', 50, 'late'))).toEqual(['FIRST_DEATH DEAD_OWNER x+late 50']);
    expect(codes(joint('x', 50, ['late', 'a']))).toEqual([]);
    expect(codes(cash('x', 50, 'h'))).toEqual([]);
  });

  it('a policy on the life of somebody who died before', () => {
    const of = (insured: string) => warnings({ ...single, assets: [policy('p', 500, 'a', insured)] }, 'DEAD_INSURED');
    expect([of('late'), of('h')]).toEqual([['FIRST_DEATH DEAD_INSURED p+late 500'], []]);
  });

  it('trusts that distribute to each other at one death, once for the circle', () => {
    const pair = (second: string): Sketch => ({
      ...single,
      assets: [cash('x', 50, 's', { titling: 'TRUST_OWNED' }), cash('y', 20, 't', { titling: 'TRUST_OWNED' })],
      trusts: [
        trust('s', 'IRREVOCABLE', 'h', { terms: onDeath('h', residue('t')) }),
        trust('t', 'IRREVOCABLE', 'h', { terms: onDeath('h', residue(second)) }),
      ],
    });
    expect(warnings(pair('s'), 'CIRCULAR_TERMS')).toEqual(['FIRST_DEATH CIRCULAR_TERMS s+t 0']);
    expect(warnings(pair('a'), 'CIRCULAR_TERMS')).toEqual([]);
    // C3: what each receives from the other waits.
    expect(heldBy(play(pair('s')), 's', 't')).toEqual([20, 50]);
  });

  it('a residuary taker who died first, with the share that goes to the others or to the heirs', () => {
    const of = (...to: (string | Target)[]) =>
      warnings({ ...single, assets: [cash('x', 90, 'h')], wills: [will('h', [residue(...to)])] }, 'LAPSED_SHARE');
    expect(of('a', 'late', 'b')).toEqual(['FIRST_DEATH LAPSED_SHARE h+late 30']);
    expect(of('late')).toEqual(['FIRST_DEATH LAPSED_SHARE h+late 90']);
    expect(of('a', { to: 'late', alternates: [{ to: 'b' }] })).toEqual([]);
  });
});
