import { describe, expect, it } from 'vitest';
import { inLocalSections } from '../../law/local-sections.ts';
import { figureWorkings } from '../figure-workings.ts';
import {
  alone,
  cash,
  estateCase,
  gift,
  joint,
  LAW,
  land,
  M,
  play,
  policy,
  residue,
  warned,
  will,
} from './case-builder.ts';

const cites = (transfer: { readonly authority: readonly { readonly cite: string }[] } | undefined): string[] =>
  (transfer?.authority ?? []).map(({ cite }) => cite);

describe('the law that a transfer rests on', () => {
  it('of title: a section on accounts for an account, what courts say of land, the deed of a life estate', () => {
    const { transfers } = play({
      assets: [
        joint('account', M, ['h', 'w']),
        joint('home', M, ['h', 'w'], { ...land, titling: 'TENANCY_BY_THE_ENTIRETY' }),
        cash('cabin', M, 'h', { ...land, isLifeEstate: true, beneficiaries: [{ to: 'a' }] }),
      ],
    });
    const of = (id: string) => cites(transfers.find(({ assetId }) => assetId === id));
    expect(of('account')).toEqual(['UPC 6-212']);
    expect(of('home')).toEqual(['United States v. Craft, 535 U.S. 274, 280–281 (2002)']);
    expect(of('cabin')).toEqual(['Restatement (Third) of Property § 25.2']);
  });

  it('of a tax: the section that says who bears that tax, of the state where it has one', () => {
    const taxesIn = (state: string, dollars: number, to: string) => {
      const result = play(
        alone({
          state,
          assets: [cash('x', dollars, 'h')],
          wills: [will('h', [residue(to)])],
          people: ['h', 'a', 'f'],
          assume: LAW,
        }),
      );
      return inLocalSections(result)
        .transfers.filter(({ reason }) => reason === 'tax')
        .map((one) => [one.toId, ...cites(one)]);
    };
    expect(taxesIn('NY', 20 * M, 'a')).toEqual([
      ['tax:NY', 'N.Y. EPTL 2-1.8'],
      ['tax:US', 'N.Y. EPTL 2-1.8', 'IRC §§ 2002, 2206–2207B'],
    ]);
    expect(taxesIn('KY', M, 'f')).toEqual([['tax:KY', 'KRS 140.070', 'KRS 140.080']]);
  });

  it('of a tax of heirs and of the taxable estate: what their parts rest on stands at their head', () => {
    const sketch = alone({
      state: 'NJ',
      people: ['h', 'a', 'f'],
      assets: [cash('x', M, 'h')],
      wills: [will('h', [residue('f')])],
    });
    expect(cites(play(sketch).taxes[0]?.working as never)).toEqual(['N.J.S.A. 54:34-2']);
    const taxable = figureWorkings(estateCase(sketch)).find((one) => one.of === 'estate' && one.figure === 'taxable');
    expect(cites(taxable?.working as never)).toEqual(['IRC § 2051']);
  });

  it('Kentucky: a gift that fails falls into the residue here, and to the heirs by KRS 394.500, which is said', () => {
    const sketch = (state: string) =>
      alone({
        state,
        people: ['h', 'a', { id: 'f', isDeceased: true }, 'b'],
        assets: [cash('x', M, 'h')],
        wills: [will('h', [gift(100_000, 'f'), residue('b')])],
      });
    expect([warned(play(sketch('KY')), 'LAPSED_GIFT'), warned(play(sketch('KY')), 'LAW_DIFFERS')]).toEqual([
      100_000, 100_000,
    ]);
    expect(warned(play(sketch('TN')), 'LAW_DIFFERS')).toBeUndefined();
  });
});

describe('how much of a tax several bear', () => {
  const lines = (state: string, more: object) => {
    const sketch = alone({
      state,
      people: ['h', 'a', 'b'],
      relations: [
        ['h', 'PARENT', 'a'],
        ['h', 'PARENT', 'b'],
      ],
      assets: [cash('x', 26 * M, 'h')],
      ...more,
    });
    return figureWorkings(estateCase(sketch)).flatMap((one) =>
      one.of === 'borne' && one.kind === 'federal_estate'
        ? (one.working.parts ?? []).flatMap(({ parts = [] }) => parts)
        : [],
    );
  };

  it('Florida: what the gifts would bear, and the residue’s own part, each from the whole tax', () => {
    // 4.4 million: 16 of 26 parts that the gift would bear, and the other 10.
    const [gifts, own] = lines('FL', { wills: [will('h', [gift(16 * M, 'b'), residue('a')])], assume: LAW });
    expect(gifts).toMatchObject({
      label: expect.stringMatching(/^What gifts .* would bear/),
      amountCents: 270_769_231,
    });
    expect(own).toMatchObject({ label: expect.stringMatching(/but gifts of things/), amountCents: 169_230_769 });
    for (const line of [gifts, own]) {
      const divided = line?.basis?.find(({ label }) => label.startsWith('Part of the tax'));
      expect(divided?.parts?.[0]).toEqual({ label: 'Federal estate tax of this death', amountCents: 440_000_000 });
    }
  });

  it('a generation-skipping tax opens to the property and the exemption that it is worked out on', () => {
    const sketch = alone({
      people: ['h', 'a', 'g'],
      relations: [
        ['h', 'PARENT', 'a'],
        ['a', 'PARENT', 'g'],
      ],
      assets: [cash('x', 16 * M, 'h')],
      wills: [will('h', [gift(16 * M, 'g')], { taxApportionment: 'APPORTION' })],
    });
    // 16 − 0.4 of estate tax − 15: two sevenths of 600,000.
    const borne = figureWorkings(estateCase(sketch)).find((one) => one.of === 'borne' && one.kind === 'gst');
    const [skip] = borne?.working.parts?.[0]?.parts ?? [];
    expect(skip).toMatchObject({ label: 'Direct skip to g', amountCents: 17_142_857 });
    expect(skip?.basis?.map(({ amountCents }) => amountCents)).toEqual([15.6 * M * 100, -15 * M * 100]);
  });

  it('a policy’s part: the whole tax by its part in the taxable estate (IRC 2206)', () => {
    const [own] = lines('FL', {
      assets: [cash('x', 10 * M, 'h'), policy('p', 10 * M, 'h', 'h', { beneficiaries: [{ to: 'b' }] })],
    }).filter(({ label }) => label.startsWith('Recovered'));
    expect(own?.basis?.at(-1)).toMatchObject({
      label: 'Part of the tax that they bear together',
      amountCents: 100_000_000,
      formula: '$2,000,000.00 × $10,000,000.00 ÷ $20,000,000.00',
    });
  });
});
