import { describe, expect, it } from 'vitest';
import { cash, gift, play, residue, will } from '../distribution/conventions/case-builder.ts';
import { inLocalSections, localAuthority, localSections, localWorking } from './local-sections.ts';
import { STATE_CODES } from './state-tables.ts';

const inState = (state: string, cite: string): string[] => localAuthority(state, [{ cite }]).map((one) => one.cite);

describe('an authority in the sections of a state', () => {
  it.each([
    ['MA', 'UPC 2-604', ['M.G.L. c. 190B, § 2-604']],
    ['CO', 'UPC 3-902', ['C.R.S. § 15-12-902']],
    ['MI', 'UPC 2-606', ['MCL 700.2606']],
    ['NC', 'UTC 602(b)', ['N.C.G.S. § 36C-6-602']],
    ['FL', 'UTC 505', ['Fla. Stat. § 736.0505']],
    ['NY', 'UPC 3-805; IRC § 2053', ['N.Y. SCPA 1811', 'IRC § 2053']],
    ['CA', 'UPC 2-1106; IRC § 2518', ['Cal. Prob. Code § 282', 'IRC § 2518']],
    // No section is held, or it is no rule of the model acts.
    ['LA', 'UPC 2-604', ['UPC 2-604']],
    ['NON_US', 'UPC 2-604', ['UPC 2-604']],
    ['MD', 'UPC 2-604', ['UPC 2-604']],
    ['NON_US', 'UPC 3-9A', ['UPC 3-9A']],
    ['MA', 'UPC 3-9A; IRC §§ 2002, 2206–2207B', ['M.G.L. c. 190B, § 3-916', 'IRC §§ 2002, 2206–2207B']],
    ['NE', 'UPC 3-805', ['Neb. Rev. Stat. § 30-2487']],
  ])('%s %s', (state, cite, expected) => {
    expect(inState(state, cite)).toEqual(expected);
  });

  it('names each section once within a state, without a hole in its pattern', () => {
    for (const state of STATE_CODES) {
      const cites = localSections(state).map(({ cite }) => cite);
      expect(new Set(cites).size, state).toBe(cites.length);
      expect(cites.join(), state).not.toMatch(/#|undefined/);
    }
  });

  it('is found at every depth of a working, whose amounts stay', () => {
    const line = { label: 'Debts', amountCents: 1, authority: [{ cite: 'UPC 3-805' }] };
    const working = { label: 'Share', amountCents: 1, parts: [line], basis: [{ ...line, parts: [line] }] };
    const own = { ...line, authority: [{ cite: 'Fla. Stat. § 733.707' }] };
    expect(localWorking('FL', working)).toEqual({ ...working, parts: [own], basis: [{ ...own, parts: [own] }] });
  });

  it('is cited by transfers and warnings of a plan, by where its decedent lived', () => {
    const cut = play({
      state: 'TX',
      status: 'SINGLE',
      people: ['h', 'a', 'b'],
      assets: [cash('x', 100_000, 'h')],
      wills: [will('h', [gift(150_000, 'a'), residue('b')])],
    });
    const { transfers, warnings } = inLocalSections(cut);
    expect(transfers[0]?.authority).toEqual([{ cite: 'Tex. Est. Code § 355.109', title: 'General devise' }]);
    expect(warnings.find(({ code }) => code === 'ABATED_GIFT')?.authority).toEqual([
      { cite: 'Tex. Est. Code § 355.109' },
    ]);
  });
});
