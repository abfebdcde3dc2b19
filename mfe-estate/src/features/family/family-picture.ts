import { DRAWING_COLOURS, DRAWING_FONT, type Drawing, inXml, linesOf } from '@platform/ui-kit/drawing';
import type { CardFacts } from './family-facts.ts';
import { lifeLine } from './family-facts.ts';
import { CARD_HEIGHT, CARD_WIDTH, type FamilyLayout, type PlacedCard } from './family-layout.ts';
import { roundedPath } from './family-path.ts';
import type { FamilyEstate, FamilyPerson } from './family-query.ts';

/** px around the tree, with room for its name above. */
const MARGIN = 32;
const HEADING = 48;
const { ink: INK, soft: SOFT, line: LINE } = DRAWING_COLOURS;
const COUPLE = '#0f5670';

/** Smaller letters for a longer name: all of it stands in the card. */
function lettering(name: string): { readonly lines: readonly string[]; readonly size: number } {
  for (const size of [14, 12, 10, 8]) {
    const lines = linesOf(name, Math.floor((CARD_WIDTH - 24) / (size * 0.58)));
    if (lines.length * size * 1.25 <= CARD_HEIGHT - 36) return { lines, size };
  }
  return { lines: linesOf(name, Math.floor((CARD_WIDTH - 24) / (6 * 0.58))), size: 6 };
}

function cardPicture({ x, y }: PlacedCard, person: FamilyPerson, facts: CardFacts): string {
  const { lines, size } = lettering(person.name);
  const isOfCouple = person.isClient || person.isSpouse;
  const name = lines.map(
    (line, at) =>
      `<text x="${x + 12}" y="${y + 14 + size + at * size * 1.25}" font-size="${size}" font-weight="600" fill="${INK}">${inXml(line)}</text>`,
  );
  const below = lifeLine(person, facts);
  return [
    `<rect x="${x}" y="${y}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" rx="8" fill="#ffffff" stroke="${isOfCouple ? COUPLE : LINE}" stroke-width="${isOfCouple ? 2 : 1}"/>`,
    ...name,
    below && `<text x="${x + 12}" y="${y + CARD_HEIGHT - 12}" font-size="12" fill="${SOFT}">${inXml(below)}</text>`,
  ].join('');
}

/** The whole tree as a drawing that needs nothing of the page: every card, every line, every name in full. */
export function familyPicture(estate: FamilyEstate, layout: FamilyLayout, facts: CardFacts): Drawing {
  const people = new Map(estate.people.map((person) => [person.id, person]));
  const [width, height] = [layout.width + 2 * MARGIN, layout.height + 2 * MARGIN + HEADING];
  const path = (points: Parameters<typeof roundedPath>[0], stroke: string, more = ''): string =>
    `<path d="${roundedPath(points)}" fill="none" stroke="${stroke}" ${more}/>`;
  const children = layout.children.map(({ points, isPrior }) =>
    path(points, LINE, `stroke-width="1.4"${isPrior ? ' stroke-dasharray="4 4"' : ''}`),
  );
  const partners = layout.partners.map(({ kind, points }) =>
    kind === 'married'
      ? path(points, LINE, 'stroke-width="5.4"') + path(points, '#ffffff', 'stroke-width="2.6"')
      : path(points, LINE, `stroke-width="1.4"${kind === 'prior' ? ' stroke-dasharray="4 4"' : ''}`),
  );
  const cards = layout.cards.flatMap((card) => {
    const person = people.get(card.id);
    return person ? [cardPicture(card, person, facts)] : [];
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${DRAWING_FONT}>`,
    `<title>${inXml(`Family tree of ${estate.displayName}`)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<text x="${MARGIN}" y="${MARGIN + 20}" font-size="20" fill="${INK}">${inXml(estate.displayName)}</text>`,
    `<g transform="translate(${MARGIN} ${MARGIN + HEADING})">`,
    ...children,
    ...partners,
    ...cards,
    '</g></svg>',
  ].join('');
  return { svg, width, height };
}
