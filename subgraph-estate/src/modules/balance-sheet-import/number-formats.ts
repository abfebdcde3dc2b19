/** How a workbook shows a number, as far as it says what the number is. */
export interface NumberLook {
  readonly kind: 'plain' | 'date' | 'percent';
  /** The sign of a currency that is not the dollar. */
  readonly currency?: string;
}

const PLAIN: NumberLook = { kind: 'plain' };
/** The formats that a workbook has without writing them down (ECMA-376, 18.8.30): days among them, also those of East Asia. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** `[$€-407]#,##0.00` → €; nothing for dollars. */
function currencyOf(code: string): string | undefined {
  const bracketed = /\[\$([^\]-]*)/.exec(code)?.[1]?.trim();
  const sign = bracketed || /[€£¥₣₹₽₩₪]/u.exec(code)?.[0];
  if (!sign || /^(US)?\$$|^USD$/i.test(sign)) return undefined;
  return sign.slice(0, 8);
}

/** What a number of this format is: by its id where the workbook does not write it down, else by its code. */
export function lookOf(id: number, code: string | undefined): NumberLook {
  if (code === undefined)
    return isBuiltInDate(id) ? { kind: 'date' } : { kind: id === 9 || id === 10 ? 'percent' : 'plain' };
  // The first section is that of positive numbers; words in quotes and escaped characters mean nothing.
  const first = (code.split(';')[0] ?? '').replace(/"[^"]*"|\\.|_.|\*./g, '');
  const bare = first.replace(/\[[^[\]]{0,40}\]/g, '');
  if (bare.includes('%')) return { kind: 'percent' };
  if (/[dy]/i.test(bare) && !/general/i.test(bare)) return { kind: 'date' };
  const currency = currencyOf(code);
  return currency ? { ...PLAIN, currency } : PLAIN;
}
