import { offerFile } from '@platform/mfe-kit/list';
import type { CardFacts } from './family-facts.ts';
import { lifeLine } from './family-facts.ts';
import { CARD_HEIGHT, CARD_WIDTH, type FamilyLayout, type PlacedCard } from './family-layout.ts';
import { roundedPath } from './family-path.ts';
import type { FamilyEstate, FamilyPerson } from './family-query.ts';

/** px around the tree, with room for its name above. */
const MARGIN = 32;
const HEADING = 48;
/** Browsers draw no larger picture than about this many pixels a side. */
const MOST_PIXELS = 16_000;
const SHARPNESS = 2;
const FONT = "font-family=\"'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif\"";
/** Light, whatever the page looks like: it goes into letters and on paper. */
const INK = '#12232d';
const SOFT = '#4a5b66';
const LINE = '#7c8b94';
const COUPLE = '#0f5670';

const inXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The words of a name in lines that a card is wide enough for; a word that is not is broken, and nothing left out. */
export function linesOf(name: string, mostCharacters: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/).filter(Boolean)) {
    const pieces = word.match(new RegExp(`.{1,${mostCharacters}}`, 'gu')) ?? [];
    for (const piece of pieces) {
      const last = lines.at(-1);
      if (last !== undefined && `${last} ${piece}`.length <= mostCharacters && piece === pieces[0])
        lines[lines.length - 1] = `${last} ${piece}`;
      else lines.push(piece);
    }
  }
  return lines;
}

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

export interface FamilyPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The whole tree as a drawing that needs nothing of the page: every card, every line, every name in full. */
export function familyPicture(estate: FamilyEstate, layout: FamilyLayout, facts: CardFacts): FamilyPicture {
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
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${FONT}>`,
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

/** A file's name that every system takes. */
const filenameOf = (displayName: string): string => `${displayName.replace(/[\\/:*?"<>|]+/g, ' ').trim()} family tree`;

/** Hands the tree over as a PNG. Rejects where the browser cannot draw it. */
export async function offerFamilyPicture(picture: FamilyPicture, displayName: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`;
  await image.decode();
  const scale = Math.min(SHARPNESS, MOST_PIXELS / picture.width, MOST_PIXELS / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!png) throw new Error('the picture could not be drawn');
  offerFile(png, 'image/png', `${filenameOf(displayName)}.png`);
}
