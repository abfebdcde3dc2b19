import { isStateName } from './states.ts';

export interface FoundName {
  start: number;
  end: number;
  text: string;
}

/** Capitalised words of the trade that are not part of a person's or an institution's name. */
const TRADE =
  'statutory durable form choice option cash gift gifts relation relationship recipient recipients order fraction living i my me we our us he she his her they their it its you your the this that these those a an if when upon on after before at in of by for from to as and or but no not any each every all both either neither nothing should unless until while during whenever then next also such some one two three four five six seven eight nine ten first second third fourth fifth sixth seventh eighth initial alternate alternates successor successors backup primary trustee trustees co-trustee co-trustees cotrustee trustmaker trustmakers grantor grantors settlor settlors trustor trustors donor insured principal testator testatrix executor executors executrix personal representative representatives agent agents attorney attorney-in-fact guardian guardians conservator conservators protector witness witnesses notary public beneficiary beneficiaries spouse husband wife child children son daughter descendant descendants issue sister brother niece nephew friend parent parents mother father grandchild grandchildren cousin article articles section sections sec item items clause paragraph part exhibit schedule page agreement instrument document declaration will wills testament codicil last amendment amendments restatement restated amended certification certificate directive advance power powers proxy health care healthcare medical living-will durable general limited state county city commonwealth district court internal revenue code irs gst qtip law laws governing statutes january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday date dated signed sworn seal mr mrs ms dr share shares marital non-marital residuary residue remainder exempt nonexempt non-exempt subtrust income principal property real tangible estate gift gifts specific distribution distributions name names birth representative address phone telephone number numbers relationship instructions acceptance now therefore back-up what whatever which who whoever how where whereas being having know hereby upon with within without under per stirpes payment payments survivor survivors surviving decedent deceased family-share dear re yes united states america american social security medicare medicaid hipaa revocable irrevocable joint disclaimer bypass executed effective approved adviser advisor advisers advisors investment committee director undersigned print full am is are was were be been into than please must divided equal equally basic form give pay leave deliver'.split(
    ' ',
  );
const STOP = new Set(TRADE);
/** First names that are also words of the calendar or the trade. */
const GIVEN_NAMES = new Set(['april', 'may', 'june', 'august', 'will']);
/** May stand inside an institution's or a trust's name, but not alone. */
const TAKES_NAME = new Set([
  'investment',
  'advisers',
  'advisors',
  'committee',
  'health',
  'care',
  'state',
  'city',
  'county',
  'general',
  'commonwealth',
  'public',
  'united',
  'american',
  'america',
  'state',
  'medical',
  'family',
  'first',
  'second',
  'children',
  'property',
  'wills',
  'estate',
  'law',
  'district',
  'west',
  'joint',
  'security',
  'national',
  'family',
  'issue',
  'april',
  'may',
  'june',
  'august',
  'will',
  'agent',
  'friend',
  'friends',
  'representative',
  'gift',
  'real',
  'social',
  'guardian',
  'five',
  'three',
  'seven',
  'two',
  'page',
  'power',
  'article',
  'share',
  'beneficiary',
  'part',
  'page',
  'name',
  'revocable',
  'living',
  'order',
  'choice',
  'gifts',
  'irrevocable',
]);

const ORG_WORDS =
  /\b(?:Bank|Banc|Bancorp|Trust|Trustees|Company|Co|Inc|LLC|LLP|LP|PC|N\.A|NA|Corp|Corporation|Ltd|Foundation|Fund|Council|Society|University|College|School|Academy|Church|Parish|Cathedral|Temple|Synagogue|Mosque|Ministry|Ministries|Mission|Diocese|Hospital|Clinic|Hospice|Museum|Library|Gallery|Theater|Theatre|Orchestra|Symphony|Choir|Opera|Ballet|Association|Alliance|League|Club|Clubs|Center|Centre|Institute|Services|Savings|Shelter|Shelf|Closet|Kitchen|Pantry|Squad|Rescue|Cooperative|Co-op|Advisors|Advisers|Advisory|Partners|Group|Fiduciary|Fiduciaries|Conservancy|Sanctuary|Zoo|Aquarium|Garden|Gardens|Park|Parks|Network|Coalition|Project|Initiative|Program|Charities|Charity|Relief|Aid|Humane|Habitat|Refuge|Reserve|Preserve|Federation|Union|Brigade|Department|Corps|Guild|Lodge|Auxiliary|Committee|Home|Homes|House|Residences|Friends|Scouts|Scholarship|Endowment|Wealth|Capital|Management|Financial|Cross|Army|Archive|Archives|Observatory|Arboretum|Nursery|Farm|Trail|Trails|Watch|Ark|Legal|Literacy|Station|Workshop|Collective|Commons|Exchange|Partnership|Bureau|Board|Works|Watershed|Land|River|Lake|Historical|Heritage|Youth|Animal|Wildlife|Community|Tutoring|Mentoring|Outreach|Volunteers?|Fellowship|Collaborative|Apprenticeship|Education|Educational|Arts|Veterans|Seniors|Cancer|Research|Conservation|Restoration|Preservation|Stewardship|Hunger|Housing|Homeless|Crisis|Chorus|Festival|Ambulance|Firefighters|Grange|PTA|Boosters?|Seminary|Abbey|Monastery|Convent|Chapel|Congregation|Farmers|Growers|Radio|Press)\b/;
/** Ends the name of a place, which takes and holds nothing. */
const PLACE =
  /\b(?:Island|Islands|Road|Street|Avenue|Lane|Drive|Boulevard|Court|Beach|County|Parish|Township|Highway|Terrace|Mountain|Falls|Springs|Heights|Hills|Bay|Shores|Township|Act|Code|Law|Powers|Rule|Discretion|Tax|Taxes|Account|Accounts|Insurance|Bible|Pond|Ridge|Harbor|Creek|River|Canyon|Valley|Mesa|Plaza|Estates|Subdivision|Reservation)$/i;
/** The same where it is said to lie there: people are called Lake, too. */
const LANDSCAPE = /\b(?:Lake|Lakes|Bayou|Prairie|Hill|Hollow|Meadow|Farm|Ranch|Field|Brook)$/i;
const LIES = /\b(?:on|at|in|near|by|upon|overlooking)\s+(?:the\s+)?$/i;
/** A parish that has a saint or a faith in its name is a church. */
const CONGREGATION = /^(?:Saints?|St\.?|Holy|Sacred|Our|Immaculate|Blessed|Christ|Good|Trinity|All)\b/i;
/** "2210 Arrowleaf Lane": what a house number stands before is a street. */
const NUMBERED = /(?:^|[\s(])\d{1,6}[A-Z]? +$/;
/** "dated May 4, 2013 Ann Lee": a year is no number of a house. */
const DATED =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s(?:\d{1,2},?\s)?\d{4} +$/;
/** "X, of San Rafael,": where a party lives or has its seat. */
const RESIDES =
  /(?:,\s+(?:(?:now|presently|formerly|late|both|all)\s+)?(?:(?:residing|domiciled|living|located|situated?)\s+(?:in|at)|a resident of|of)|\b(?:county|city|town|village|borough|township|parish) of|\b(?:resid(?:es?|ing|ents?)|domiciled|situated?|located|born|liv(?:es?|ing)) (?:in|at|of|near))\s+(?:the\s+(?:city|town|village|county)\s+of\s+)?$/i;
const PARTICLES =
  '(?:de|del|de la|de los|da|di|dos|du|van|van der|van den|von|der|den|la|le|el|al|bin|ibn|ter|ten|y|st\\.)';
const WORD = "(?:(?:\\p{Lu}\\.){3,5}|\\p{Lu}[\\p{L}'’]*(?:-\\p{L}[\\p{L}'’]*)*\\.?)";
/** A name in daily use, between the others: Wilhelmina "Mina" Addo. */
const NICKNAME = /\s["“‘'(]\p{Lu}[\p{L}-]{1,20}["”’')]/u;
const RUN = new RegExp(
  `${WORD}(?:(?: ${PARTICLES})? ${WORD}| \\d{4}(?=(?: \\p{Lu}[\\p{L}'’]*){0,3} (?:Trust|TRUST)\\b)|(?:${NICKNAME.source})(?=\\s+${WORD}))*`,
  'gu',
);

/** The name in daily use: "Mina" of Wilhelmina "Mina" Addo. */
export const nicknameIn = (name: string): string | undefined => NICKNAME.exec(name)?.[0].replace(/[^\p{L}-]/gu, '');

/** A name without the one in daily use. */
export const withoutNickname = (name: string): string => name.replace(NICKNAME, '');
const SUFFIX =
  /^(?:,?\s+(?:Jr|Sr|II|III|IV|Esq|CPA|C\.P\.A|CFP|J\.?D|M\.?D|Ph\.?D)\b\.?|,\s+(?:Inc|INC|LLC|L\.L\.C|N\.A|NA|Ltd|P\.C|LLP|L\.P)\b\.?|\s+(?:N\.A\.?))/;
const LINK = new RegExp(`^ (?:of|for|of the|for the|OF|FOR|OF THE|FOR THE|&|at|to|in) (${WORD}(?:\\s+${WORD})*)`, 'u');
const AND_LINK = new RegExp(`^ (?:and|AND|&) (${WORD}(?:\\s+${WORD})*)`, 'u');

/** What a company does besides: "Fidelity and Deposit Company". */
const SECOND_TRADE =
  /^ (?:and|&) (?:Deposit|Guaranty|Guarantee|Surety|Title|Safe Deposit|Savings|Trust|Loan|Casualty)(?: Trust)? (?:Company|Bank|Corporation|Association|Co\.|Co\b)/i;

/** "Wisconsin Basic Will": what a paper is called. */
const PAPER = /^Rev\. (?:Proc|Rul)\b|\b(?:Basic|Statutory|Simple|Living|Mutual|Joint) (?:Will|Trust Form|Form)$/i;

export function isInstitution(name: string): boolean {
  const words = name.split(/\s+/);
  return (ORG_WORDS.test(toTitle(name)) && words.length > 1) || words.length > 4 || /\b(?:of|for|the)\b/.test(name);
}

/** A trust made by a person, as opposed to a trust company. */
export function isTrustName(name: string): boolean {
  return (
    /\bTrust(?: (?:No\.? ?\w+|Agreement|[IVX]+|U\/A.*|\d+))?$/i.test(name) &&
    !/\b(?:Bank|Company|Co|Inc|N\.A)\b|\b(?:Land|Conservation|Preservation|Nature|Historic|Wildlife|Community) Trust$/i.test(
      name,
    )
  );
}

/** Words that say what kind of arrangement a trust is; a company that serves as trustee has none in its name. */
const ARRANGEMENT =
  /\b(?:Family|Living|Joint|Revocable|Irrevocable|Marital|Bypass|Credit|Shelter|Survivor['’]?s?|Insurance|Residence|Children['’]?s?|Descendants|Grandchildren['’]?s?|Education|Gift|Remainder|Annuity|Unitrust|Needs|Disclaimer|Exempt|Exemption|QTIP|GST|Pot|Separate|Personal|Dynasty|[A-D])\b/i;

/** "Investment Trust Director": the beginning of an office. */
const OF_AN_OFFICE = /^(?:Investment|Distribution|Directed|Administrative|Special|Separate|Independent) Trust$/;

/**
 * Whether a name that ends in "Trust" is a company that may hold an office ("Keystone Trust"), not a trust that
 * somebody made ("Keystone Family Trust", "Ellen Moore Trust"): it names no arrangement and nobody of the document.
 */
export function isTrustCompany(name: string, documentNames: readonly string[]): boolean {
  if (!/\bTrust$/.test(name) || ARRANGEMENT.test(name) || OF_AN_OFFICE.test(name)) return false;
  const own = name
    .replace(/\s{0,4}Trust$/, '')
    .split(/\s+/)
    .map((word) => word.replace(/['’]s?$/, ''));
  const people = documentNames.filter((other) => !isTrustName(other) && !isInstitution(other));
  return own.length > 0 && !people.some((person) => person.split(/\s+/).some((word) => own.includes(word)));
}

/** Names of people and institutions in a text. One-word names are left out: `PeopleIndex` knows who they are. */
export function namesIn(text: string): FoundName[] {
  const found: FoundName[] = [];
  for (const run of text.matchAll(RUN)) {
    for (const piece of splitAtStops(run[0], run.index, IS_COMPANY.test(text.slice(run.index + run[0].length)))) {
      const last = found.at(-1);
      if (last && piece.start < last.end) continue;
      const grown = grow(text, piece);
      if (grown) found.push(grown);
    }
  }
  return found;
}

/** "St. Brigid's Table, Inc.": whose name goes on behind whom it is called after. */
const IS_COMPANY = /^,?\s(?:Inc|INC|LLC|L\.L\.C|Ltd|Corp|N\.A)\b/;

function splitAtStops(run: string, offset: number, isCompany: boolean): FoundName[] {
  const pieces: FoundName[] = [];
  let current: { start: number; end: number } | undefined;
  const flush = () => {
    if (current) pieces.push({ ...current, text: run.slice(current.start - offset, current.end - offset) });
    current = undefined;
  };
  const words = [...run.matchAll(/\S+/g)];
  for (const [i, word] of words.entries()) {
    const bare = word[0]
      .replace(/['’]s$/, '')
      .replace(/\.$/, '')
      .toLowerCase();
    const named = GIVEN_NAMES.has(bare) && i < words.length - 1 && !STOP.has((words[i + 1]?.[0] ?? '').toLowerCase());
    const inside = current !== undefined && TAKES_NAME.has(bare) && i > 0;
    const opens =
      TAKES_NAME.has(bare) &&
      i < words.length - 1 &&
      ORG_WORDS.test(toTitle(run.slice(word.index))) &&
      i === 0 &&
      words.length > 2;
    // "Kazimierz A. Zielinski": an initial is no article.
    const initial = current !== undefined && /^\p{Lu}\.$/u.test(word[0]);
    if (STOP.has(bare) && !inside && !opens && !named && !initial) {
      flush();
      continue;
    }
    const start = offset + word.index;
    current = { start: current?.start ?? start, end: start + word[0].length };
    // A sentence may end after a full word with a stop; an initial or a title never ends one.
    if (/\p{L}{3}\.$/u.test(word[0]) && !/^(?:Inc|Ltd|Corp|Mrs|Rev|Hon|Esq|INC|LTD|CORP)\.$/.test(word[0])) flush();
    else if (/['’]s$/.test(word[0]) && i < words.length - 1 && !isCompany && !ORG_WORDS.test(run.slice(word.index)))
      flush();
  }
  flush();
  return pieces;
}

function grow(text: string, piece: FoundName): FoundName | undefined {
  let { start, end } = piece;
  for (let again = true; again; ) {
    again = false;
    const rest = text.slice(end);
    const sofar = text.slice(start, end);
    const suffix = SUFFIX.exec(rest);
    if (suffix) {
      end += suffix[0].length;
      again = true;
      continue;
    }
    const link = LINK.exec(rest);
    if (
      link &&
      ORG_WORDS.test(toTitle(sofar)) &&
      !STOP.has(firstWord(link[1])) &&
      !(
        /\s(?:of|OF)\s/.test(link[0]) &&
        isTown(text, end + link[0].length - (link[1]?.length ?? 0), end + link[0].length)
      ) &&
      !(/\s(?:to|in|at)\s/.test(link[0]) && !ORG_WORDS.test(toTitle(link[1] ?? '')))
    ) {
      end += link[0].length;
      again = true;
      continue;
    }
    // "The Scioto Fidelity and Deposit Company Executor": the company ends with its own word.
    const second = SECOND_TRADE.exec(rest);
    if (second && /\p{L}$/u.test(sofar)) {
      end += second[0].length;
      again = true;
      continue;
    }
    const and = AND_LINK.exec(rest);
    if (
      and &&
      ((/&/.test(and[0]) && ORG_WORDS.test(toTitle(`${sofar} ${and[1]}`))) ||
        (ORG_WORDS.test(toTitle(sofar)) && /^(?:trust|sons?|savings|loan|associates)\b/i.test(and[1] ?? '')) ||
        (!/\s/.test(sofar) && ORG_WORDS.test(toTitle(lastWord(and[1])))) ||
        // "Ravalli County Search and Rescue": a word that is nobody's own name.
        (/\s/.test(sofar) &&
          /^(?:rescue|recovery|letters|sciences?|recreation|gardens|forests|wildlife|parks)$/i.test(and[1] ?? '')))
    ) {
      end += and[0].length;
      again = true;
    }
  }
  let name = text.slice(start, end).replace(/['’]s$/, '');
  // "Ann Lee Independent Executor": the last word belongs to the office.
  if (!isInstitution(name)) name = name.replace(/\s(?:Independent|Sole|Substitute|Original|Alternate)$/i, '');
  if (!/(?:Jr|Sr|Inc|Esq|Ltd|Co|Corp|JR|SR|INC|LTD|CO|CORP|\b\p{Lu}|N\.A)\.$/u.test(name))
    name = name.replace(/\.$/, '');
  end = start + name.length;
  if (/^(?:Mr|Mrs|Ms|Dr|Hon|Prof)\.\s/.test(name)) start += name.match(/^\S+\s/)?.[0].length ?? 0;
  // "Trustee: Article V": a part of a document is nobody.
  if (/\b(?:Article|Section|Paragraph|Item|Schedule|Exhibit) (?:[IVXLC]+|\d[\d.]*|[A-Z])$/.test(text.slice(start, end)))
    return undefined;
  const words = text
    .slice(start, end)
    .split(/\s+/)
    .filter((w) => /\p{L}/u.test(w));
  const clean = text.slice(start, end);
  if (/\b(?:April|May|June|August)$/.test(clean) && /^\s+\d/.test(text.slice(end))) return undefined;
  // "the Texas Trust Code": a statute is nobody.
  if (/^\s{1,4}(?:Code|Act|Law|Statutes?|CODE|ACT|LAW|STATUTES)\b/.test(text.slice(end, end + 12))) return undefined;
  if (
    isPlace(text, start, end) ||
    AMOUNT.test(clean) ||
    PAPER.test(clean) ||
    WHAT_IS_HELD.test(clean) ||
    /^trust nevertheless$/i.test(clean) ||
    /^(?:Company|Inc|Corporation|Association|Co\.),?\s/.test(clean)
  )
    return undefined;
  if (words.length < 2 || isStateName(clean) || words.every((w) => w.length < 2)) return undefined;
  return { start, end, text: clean };
}

/** "Residuary Trust Estate": what a paper calls the property that it holds. */
const WHAT_IS_HELD =
  /^(?:\p{L}+ ){0,2}(?:Trust|Residuary) (?:Estate|Property|Fund|Assets)$|^(?:the )?\p{L}+(?: \p{L}+)? (?:Share|Portion|Amount)$/iu;

/** "Twenty Thousand Dollars" is nobody. */
const AMOUNT =
  /\b(?:dollars|percent|years|shares)$|^(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)[\s-]*)+$/i;

/** Towns, streets, waters and counties take and hold nothing. */
/** "Calle del Norte": streets of the Southwest have their word in front. */
const CALLE = /^(?:Calle|Camino|Avenida|Paseo|Via|Rancho)\b/;

function isPlace(text: string, start: number, end: number): boolean {
  const clean = text.slice(start, end);
  if (CALLE.test(clean)) return true;
  const lead = text.slice(Math.max(0, start - 60), start);
  const organised = ORG_WORDS.test(toTitle(clean.split(/\s+/).slice(0, -1).join(' ')));
  if (PLACE.test(clean) && NUMBERED.test(lead) && !DATED.test(lead)) return true;
  // Of three words the last may be the name of a family that is called as a way is.
  const isFamily =
    /^\S+\s\S+\s(?:Lane|Court|Street|Ridge|Valley|Pond|Bay|Hills|Falls)$/.test(clean) && !LIES.test(lead);
  if (PLACE.test(clean) && !isFamily && !organised && !CONGREGATION.test(clean)) return true;
  if (LANDSCAPE.test(clean) && LIES.test(lead) && !organised) return true;
  // "The cabin on Lake Harrow".
  if (/^(?:Lake|Mount|Mt\.|Fort|Camp|Cape) \S+$/.test(clean) && LIES.test(lead)) return true;
  // "1 Ann Lee | cousin": the number of a row.
  const isRow = /^\d{1,2} +$/.test(text.slice(0, start)) && text[end] === '\t';
  if (NUMBERED.test(lead) && !isRow && !DATED.test(lead) && !ORG_WORDS.test(toTitle(clean))) return true;
  if (RESIDES.test(lead) && !ORG_WORDS.test(toTitle(clean))) return true;
  // Nobody is called "the": what is, and is no organisation, is a thing.
  if (/\bthe\s+$/i.test(lead) && !isInstitution(clean) && !isTrustName(clean)) return true;
  return isTown(text, start, end);
}

/** "of Grand Rapids, Michigan": a town stands before its state. */
function isTown(text: string, start: number, end: number): boolean {
  const state = /^,\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u.exec(text.slice(end))?.[1] ?? '';
  const named = isStateName(state) || isStateName(state.split(' ')[0] ?? '') || /\bCounty$/.test(state);
  return named && /\b(?:of|in|at|near|from)\s+(?:the (?:city|town) of\s+)?$/i.test(text.slice(0, start));
}

function firstWord(text = ''): string {
  return (text.split(/\s+/)[0] ?? '').toLowerCase();
}

function lastWord(text = ''): string {
  return text.split(/\s+/).at(-1) ?? '';
}

const BEHIND_A_NAME = /,\s(?:Esq|Jr|Sr|Ph\.?D|Inc)\.?$/;

/** Capitals of a title page in ordinary writing; a name in mixed case stays as it is. */
export function toTitle(name: string): string {
  const collapsed = name
    .replace(/\s+/g, ' ')
    .trim()
    // "McALLISTER": capitals but for the small letter of the prefix.
    .replace(/(?<=\bMa?c\p{Lu})\p{Lu}+\b/gu, (rest) => rest.toLowerCase());
  if (/\bMa?c\p{Lu}\p{Ll}/u.test(collapsed) && / /.test(collapsed))
    return collapsed
      .split(' ')
      .map((word) => (/^\p{Lu}{2,}/u.test(word) ? toTitle(word) : word))
      .join(' ');
  // "ANN LEE, Esq.": what stands behind a name is written as it always is.
  const behind = BEHIND_A_NAME.exec(collapsed)?.[0] ?? '';
  if (behind !== '') return toTitle(collapsed.slice(0, -behind.length)) + behind;
  if (collapsed !== collapsed.toUpperCase() || !/\p{L}{2}/u.test(collapsed)) return collapsed;
  const small = new Set(['of', 'the', 'and', 'to', 'for', 'in', 'a']);
  return collapsed
    .toLowerCase()
    .split(' ')
    .map((word, i) => (i > 0 && small.has(word) ? word : capital(word)))
    .join(' ');
}

function capital(word: string): string {
  if (/^(?:ii|iii|iv|llc|n\.a\.?|na)$/.test(word)) return word.toUpperCase();
  return word.replace(/(^|[-'’"(.])(\p{L})/gu, (_all, before: string, letter: string, at: number) =>
    /['’]/.test(before) && at > 1 ? before + letter : before + letter.toUpperCase(),
  );
}

/** The stop of an initial ends no sentence: "the Gideon A. Feldstein Trust". All offsets stay. */
export const withoutInitialStops = (text: string): string => text.replace(/(?<=\b\p{Lu})\.(?=\s)/gu, ' ');
