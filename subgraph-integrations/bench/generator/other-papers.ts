import { type Block, line, mark, paragraph, row, titled } from './blocks.ts';
import type { Case } from './case.ts';
import { dateText, money } from './words.ts';

/** Papers that come in a binder and are none of an estate plan, though they name the same people. */
export function otherPaper(made: Case): Block[] {
  const { random } = made;
  return random.pick([letter, deed, invoice])(made);
}

function named(made: Case, name: string): Block {
  made.truth.name = name;
  return titled(mark('kind name issues[0]', name));
}

function letter(made: Case): Block[] {
  const { family, date } = made;
  const { maker, others, place } = family;
  return [
    named(made, 'Letter to Client'),
    line(dateText(date, 'long')),
    line(`${maker.name}`),
    line(`${place.town}, ${place.state}`),
    paragraph(`Dear ${maker.given}:`),
    paragraph(
      'Thank you for meeting with us last week. We enclose a copy of our engagement terms and ask that you bring your latest brokerage statements to the next meeting.',
    ),
    paragraph('Our fee for the initial consultation has been waived. Please call with any questions.'),
    line('Very truly yours,'),
    line(others[3]?.name ?? ''),
  ];
}

function deed(made: Case): Block[] {
  const { family, land, date } = made;
  const { maker, others, place } = family;
  return [
    named(made, 'Warranty Deed'),
    paragraph(
      `This indenture, dated ${dateText(date, 'long')}, is from ${others[2]?.name}, grantor, to ${maker.name}, grantee, whose address is ${place.town}, ${place.county} County, ${place.state}.`,
    ),
    paragraph(
      `For ten dollars and other consideration, the grantor conveys and warrants the ${land}, subject to easements of record.`,
    ),
    paragraph('Parcel number 14-220-0037. Taxes for the current year are prorated to the day of closing.'),
    line(`/s/ ${others[2]?.name}`),
  ];
}

function invoice(made: Case): Block[] {
  const { family, random, date } = made;
  return [
    named(made, 'Invoice for Services'),
    row('Bill to', family.maker.name),
    row('Date', dateText(date, 'slashes')),
    row('Item', 'Hours', 'Amount'),
    row('Conference with client', '1.5', money(60_000, 'figures')),
    row('Review of brokerage statements', '2.0', money(80_000, 'figures')),
    row('Filing fee', '', money((1 + random.below(9)) * 1_000, 'figures')),
    line('Payment is due within 30 days. Thank you for your business.'),
  ];
}
