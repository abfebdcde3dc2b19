import { describe, expect, it } from 'vitest';
import { workingAddsUp } from '../../explanation/working.ts';
import type { Scheme, Target } from '../estate-case.ts';
import { cash, gift, held, heldBy, M, onDeath, play, residue, type Sketch, tax, trust, will } from './case-builder.ts';

describe('C14 a disclaimed share of a class', () => {
  const family: Sketch = {
    status: 'WIDOWED',
    people: ['h', 'a', 'b', 'a1', 'a2'],
    relations: [
      ['h', 'PARENT', 'a'],
      ['h', 'PARENT', 'b'],
      ['a', 'PARENT', 'a1'],
      ['a', 'PARENT', 'a2'],
    ],
    assets: [cash('x', 120, 'h')],
    assume: { disclaimers: [{ personId: 'a' }] },
  };
  const of = (target: Target, personId = 'a', amountCents?: number) =>
    heldBy(
      play({
        ...family,
        wills: [will('h', [residue(target)])],
        assume: { disclaimers: [amountCents === undefined ? { personId } : { personId, amountCents }] },
      }),
      'a',
      'b',
      'a1',
      'a2',
    );
  // 120 among two children: a's 60 goes down a's own line, 30 each.
  it.each<[string, Target, number[]]>([
    ['CHILDREN: down the line of the one who disclaims', { class: 'CHILDREN' }, [0, 60, 30, 30]],
    ['DESCENDANTS per stirpes likewise', { class: 'DESCENDANTS', scheme: 'PER_STIRPES' as Scheme }, [0, 60, 30, 30]],
    ['CHILDREN per capita: to the others of the class', { class: 'CHILDREN', scheme: 'PER_CAPITA' }, [0, 120, 0, 0]],
  ])('%s', (_name, target, expected) => expect(of(target)).toEqual(expected));

  it('without descendants goes to the others of the class', () => {
    expect(of({ class: 'CHILDREN' }, 'b')).toEqual([120, 0, 0, 0]);
  });

  it('keeps what is not disclaimed', () => {
    // 20 of a's 60, halved between a1 and a2.
    expect(of({ class: 'CHILDREN' }, 'a', 20_00)).toEqual([40, 60, 10, 10]);
  });
});

describe('C20 the formula of a will', () => {
  it('counts what a trust passes to others at the same death, though the will comes first', () => {
    const result = play({
      assets: [cash('x', 20 * M, 'h'), cash('y', 4 * M, 'rt', { titling: 'TRUST_OWNED' })],
      trusts: [
        trust('rt', 'REVOCABLE', 'h', { terms: onDeath('h', residue('a')) }),
        trust('by', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'] }),
      ],
      wills: [will('h', [{ kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'by' }] }, residue('w')])],
    });
    // 15 − 4 million that the trust gives the child = 11; 20 − 11 = 9 to the spouse; taxable 15, no tax.
    expect([...heldBy(result, 'by', 'w', 'a'), tax(result, 'federal_estate')]).toEqual([11 * M, 9 * M, 4 * M, 0]);
  });

  it('waits for the trust that the will itself pours into', () => {
    const result = play({
      assets: [cash('x', 20 * M, 'h')],
      trusts: [
        trust('rt', 'REVOCABLE', 'h', { terms: onDeath('h', residue('a')) }),
        trust('by', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'] }),
      ],
      wills: [will('h', [{ kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'by' }] }, residue('rt')])],
    });
    // The formula comes before the residue: 15 million; the rest, 5 million, pours over to the child and bears 2 of tax.
    expect([...heldBy(result, 'by', 'a'), tax(result, 'federal_estate')]).toEqual([15 * M, 3 * M, 2 * M]);
  });
});

describe('C31 the receipt of an inheritance tax', () => {
  it('says what the share could not pay where estate tax has taken it', () => {
    const result = play({
      status: 'SINGLE',
      state: 'NJ',
      people: ['h', 'pal', 'kid'],
      relations: [['h', 'PARENT', 'kid']],
      assets: [cash('x', 23.4 * M, 'h')],
      wills: [will('h', [gift(20 * M, 'kid'), residue('pal')])],
    });
    // The friend's class D tax on 3.4 million is 105,000 + 16% of 2.7 million = 537,000, but the federal tax F of the
    // residue leaves I = 3.4 − F, and F = 0.4 × (23.4 − I − 15): I = 0.04 / 0.6 million = 66,666.67.
    const inheritance = result.taxes.find(({ kind }) => kind === 'inheritance');
    expect([tax(result, 'inheritance'), held(result, 'pal')]).toEqual([66_666.67, 0]);
    expect(inheritance?.working && workingAddsUp(inheritance.working)).toBe(true);
    expect(inheritance?.working.parts?.[0]?.parts?.at(-1)).toEqual({
      label: 'Beyond what is left to pay it',
      amountCents: 66_666_67 - 537_000_00,
    });
  });
});
