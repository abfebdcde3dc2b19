import { namesIn } from '../language/names.ts';
import { isCaption } from './captions.ts';
import { withoutAddresses } from './links.ts';
import { RELATION, RELATION_WORD } from './people.ts';
import type { Sentence } from './sentences.ts';

/**
 * What a question, or the words before a list, say of the answer or item below: "Who is the executor?" over "Ann Lee."
 * reads as "I nominate as executor: Ann Lee." The words put before it are nowhere printed, so no quote holds them.
 */
export function withLeads(sentences: readonly Sentence[]): Sentence[] {
  const leads = new Leads();
  return sentences.map((sentence, at) => leads.read(sentence, sentences.slice(at + 1, at + 9)));
}

const OFFICE =
  /\b(?:(?:first|second|third|initial|original|sole|successor|alternate|backup|health[- ]?care|medical|personal|co)[\s-]+)*(?:trustees?|executors?|executrix|(?:(?<=care )|personal )representatives?|attorneys?[- ]in[- ]fact|agents?|prox(?:y|ies)|surrogates?|patient advocates?|guardians?|conservators?|trust protectors?)\b/gi;
const NEXT =
  /\b(?:successors?|alternates?|back-?ups?|instead|takes? over|take (?:his|her|their|the) place|next|second|then|replaces?|cannot|can['’]t|unable|unwilling|not (?:able|willing)|does not|do not|after (?:me|us|that|him|her|them)|no longer|dies?|becomes? incapacitated)\b/i;
const ACTS_FOR =
  /\b(?:acts?|speaks?|decides?|makes? (?:\w+ )?decisions|handles? (?:things|money|my affairs))\b[^?]{0,40}\bfor me\b/i;
const TAKES =
  /^(?:and )?who (?:will |should |would |shall )?(?:gets?|receives?|takes?|inherits?|is to have)\b(?! over)/i;
const GIFTS = /\b(?:gifts?|bequests?)\b/i;
/** "And if that does not work?", "And after that?": the question before is asked again. */
const AGAIN = /^(?:and|or|but|what|who)?\s*(?:if|after|next|then|what if|when|else)\b/i;
const AT_AGE = /^(?:when|at what age|how old)\b[^?]*\b(?:child|children|beneficiar\w+|share|money|trust|paid)\b/i;
const CHILDREN = /^(?:who|what)\b[^?]*\b(?:my|our|your) children\b/i;
const MARRIED = /^(?:am|are) (?:i|we|you) (?:now |currently )?married\b|^who is (?:my|your) (?:spouse|husband|wife)\b/i;
const MARRIED_BEFORE = /\bmarried before\b|\bformer (?:spouse|husband|wife)\b/i;
const DIED = /\b(?:child|son|daughter)\b[^?]*\b(?:died|deceased|dead)\b/i;
/** "Yes, to", "Yes:" opens an answer and says nothing that its question does not. */
const YES = /^(?:yes)\b[,.:]?\s*(?:to\s+)?|^to\s+/i;
const QUESTION = /^(?:Q[.:]\s*|\d{1,2}[.)]\s*)?([^?]{4,160})\?$/;
const FOLLOWING = /:$/;
const APPOINTS =
  /\b(?:appoint|nominate|name|designate|choose|select|request|following|in (?:this|the|that) order|will serve|shall serve|to serve)\b/i;
/** Lines between the items of a list: what a form prints under a blank, and where people live. */
const BETWEEN = /^\((?!\d)|^(?:address|phone|telephone|e-?mail|relationship|city|home|work|cell)\b/i;
const NAME_LABEL =
  /^(?:print(?:ed)? )?name:\s|^\(?(?:full |printed |legal )?(?:(?:successor |alternate )?agent |proxy )?(?:#\d )?name\)?:?\t|^\((?:successor )?agent(?: #\d)? name\)\t/i;
/** "Name | Address | Phone". */
const PEOPLE_HEAD =
  /^(?:full )?names?(?:\t\s*(?:address|(?:tele)?phone(?: number)?|relation(?:ship)?|e-?mail|city|contact)s?)+$/i;
/** "Name: Ann Lee Relationship: wife": blanks on one line with the name. */
const ABOUT_HIM =
  /(?<=\p{L})[\s\t]+(?:relationship|address|(?:home |work |cell )?(?:tele)?phone|e-?mail|city)\b[^:]{0,24}:/iu;
/** "First Alternate Agent's Name and Relationship: Monique Felder, daughter". */
const OFFICE_LABEL =
  /^((?:(?:first|second|third|primary|successor|alternate|back-?up) ){0,2}(?:health ?care )?(?:agent|executor|trustee|guardian|personal representative|surrogate|proxy))['’]s (?:full )?name(?: and [\p{L} ]{3,20})?:\s{1,4}(?=\p{Lu})/iu;
const BARE_OFFICE =
  /^(?:designation of |appointment of |my )?(?:\S+\s){0,3}\S+?(?:\(s\))?(?: (?:for|of) (?:my |the |any |our |each )?(?:minor )?(?:child|children)(?: under (?:age )?\d\d)?)?:?$/i;

/** "I give the balance of my assets as follows:", of a form with choices. */
const GIVEN_AS_FOLLOWS = /\bI give (.{3,300}?),? as follows\s{0,400}:/;
const TO_RECEIVE = /\bname\b.{0,40}\b(?:person|charity)\b.{0,30}\bto receive\b.{0,60}:\s{0,9}$/i;
const AMOUNT_LABEL = /^amount of (?:cash )?gift[^:]{0,30}:\s{0,4}/i;
/** "RESIDUARY ESTATE. I adopt one property disposition clause": the choices below say of whom. */
const IN_CLAUSES = /\b(?:one|1) (?:property )?(?:disposition|distribution) clause\b/i;
const CHOICE = /^(?:choice \p{L}{3,5}[:.]\s{1,4})?(?:all|equally)?\s?(?:to|among)\s/iu;

/** "[X] All to one person: Otis Tate" below "Everything else I own". */
const OF_THE_REST = /\b(?:everything else|all other property|residue|residuary|remaining property|the rest)\b/i;
const TICKED = /^(?:\[ ?[xX✓] ?\]|[☑☒])\s(?:(?:all|in equal shares|equally) )?(?:to|among) [^:]{0,40}:\s/i;

type Topic = { kind: 'office'; words: string } | { kind: 'residue' } | { kind: 'other'; lead: string };

class Leads {
  private topic: Topic | undefined;
  /** What the next answer begins with. */
  private answer: string | undefined;
  /** What each name of a list begins with. */
  private list: string | undefined;

  /** "Name of person to receive gift:", its answer, and "Amount of gift: $3,000" one below the other. */
  private taker: string | undefined;

  private given(sentence: Sentence): Sentence | undefined {
    const { text } = sentence;
    if (TO_RECEIVE.test(text)) this.taker = '';
    else if (this.taker === '' && (namesOnly(text) || (sentence.isHeading && !/\d/.test(text))))
      this.taker = text.trim();
    else if (this.taker && AMOUNT_LABEL.test(text) && /\$\s?\d/.test(text)) {
      const lead = `I give to ${this.taker} the sum of `;
      this.taker = undefined;
      return led({ ...sentence, text }, lead, AMOUNT_LABEL);
    }
    return undefined;
  }

  /** The last few words without a stop: what choices stand under. */
  private over = '';
  /** What a form gives "as follows", over the choices of who takes it. */
  private gift: string | undefined;

  private chosen(sentence: Sentence): Sentence | undefined {
    const { text } = sentence;
    const given = GIVEN_AS_FOLLOWS.exec(text)?.[1] ?? (IN_CLAUSES.test(text) ? 'my residuary estate' : undefined);
    if (given !== undefined) {
      this.gift = `I give ${given.replace(/\s?\([^)]{0,80}\)|\sat the time of my death/g, '')} `;
      this.list = undefined;
      return undefined;
    }
    if (!TICKED.test(text) && text.length < 90 && !/[.;]\s{0,9}$/.test(text)) this.over = text;
    if ((OF_THE_REST.test(sentence.heading) || OF_THE_REST.test(this.over)) && TICKED.test(text)) {
      const shares = /\bequal/i.test(TICKED.exec(text)?.[0] ?? '') ? 'in equal shares ' : '';
      return led(sentence, `I give the rest of my estate ${shares}to `, TICKED);
    }
    if (this.gift === undefined) return undefined;
    if (/^I (?:give|nominate|appoint|sign)\b/.test(text)) this.gift = undefined;
    const isEqual = /\bequal(?:ly)?\b/i.test(text);
    const lead = `${this.gift ?? ''}${isEqual ? 'in equal shares ' : ''}to `;
    if (this.gift === undefined || !CHOICE.test(text)) return undefined;
    // "All to the following person:" leads the name below it.
    if (/:\s{0,99}$/.test(text)) {
      this.list = lead;
      return sentence;
    }
    return led(sentence, lead, CHOICE);
  }

  /** The office that a sentence spoke of last. */
  private spoken: string | undefined;

  private below: readonly Sentence[] = [];

  read(sentence: Sentence, below: readonly Sentence[]): Sentence {
    this.below = below;
    if ((sentence.implied ?? 0) > 0 || sentence.isHand) return sentence;
    const { text } = sentence;
    const question = QUESTION.exec(text.trim())?.[1];
    if (question !== undefined) {
      this.ask(question);
      return sentence;
    }
    const office = OFFICE_LABEL.exec(text)?.[1];
    if (office !== undefined) return led(sentence, officeLead(office, false), OFFICE_LABEL);
    const given = this.given(sentence);
    if (given) return given;
    const chosen = this.chosen(sentence);
    if (chosen) return chosen;
    const asked = this.answer;
    if (asked !== undefined && !sentence.isHeading) {
      this.answer = undefined;
      return led(sentence, asked, YES);
    }
    const row = this.inRow(sentence);
    if (row) return row;
    const isListed =
      this.list !== undefined &&
      (NAME_LABEL.test(text) ||
        (officeIn(text) === undefined &&
          (namesOnly(withoutAddresses(text)) || livesThere(text) || isNominee(text, sentence.mark))));
    const list = this.list;
    const about = list !== undefined && NAME_LABEL.test(text) ? ABOUT_HIM.exec(text) : null;
    if (list !== undefined && about)
      return led({ ...sentence, text: text.slice(0, about.index).padEnd(text.length) }, list, NAME_LABEL);
    if (list !== undefined && isListed) {
      const [first] = namesIn(text);
      const tail = first && livesThere(text) && !RELATION.test(text) ? text.slice(first.end) : '';
      const bare = tail === '' ? text : text.slice(0, -tail.length) + ' '.repeat(tail.length);
      return led(
        { ...sentence, text: bare },
        list,
        (ITEM_OPENS.exec(bare)?.[0] ?? '') === '' ? NAME_LABEL : ITEM_OPENS,
      );
    }
    this.list =
      BETWEEN.test(text) || isCaption(text) ? this.list : (listLead(sentence, this.spoken) ?? this.unnamed(sentence));
    this.spoken = officeIn(text) ?? this.spoken;
    return sentence;
  }

  /** Whether the head of a table of people was read last, or a row of it. */
  private inTable = false;

  /** "I designate as my agent:" over "Name | Address | Phone", and below it whoever is filled in. */
  private inRow(sentence: Sentence): Sentence | undefined {
    const { text } = sentence;
    const [cell = ''] = text.split('\t');
    const isHead = this.list !== undefined && PEOPLE_HEAD.test(text.trim());
    const isRow = this.list !== undefined && this.inTable && cell.length < text.length;
    this.inTable = isHead || isRow;
    if (isHead) return sentence;
    if (!isRow || !namesOnly(cell.replace(/\s\([^)]{1,60}\)\s*$/, ''))) return undefined;
    return led({ ...sentence, text: cell.padEnd(text.length) }, this.list ?? '', NAME_LABEL);
  }

  /** "I, Ann Lee, appoint:" over "Name: Bo Lee" over "as my agent to …": the office is named below. */
  private unnamed({ text }: Sentence): string | undefined {
    if (!/\b(?:appoint|designate|nominate)\s{0,60}:\s{0,4}$/i.test(text)) return undefined;
    const below = this.below.slice(0, 8).find((one) => AS_OFFICE.test(one.text));
    const spoken = below && officeIn(AS_OFFICE.exec(below.text)?.[0] ?? '');
    // "as my attorney-in-fact (my "agent")": what the form itself calls the office.
    const office = below && CALLED_AGENT.test(below.text) ? 'agent' : spoken;
    if (office === undefined) return undefined;
    const named = this.below.filter((one) => NAME_LABEL.test(one.text) || namesOnly(withoutAddresses(one.text)));
    // Two above "as my agents" act together.
    const together = below !== undefined && named.filter((one) => one.start <= below.start).length > 1;
    return officeLead(together ? `co-${office}` : office, false);
  }

  private ask(question: string): void {
    this.list = undefined;
    this.topic = this.topicOf(question);
    this.answer = this.topic && leadOf(this.topic, question);
    // Answers to one question may stand below each other.
    if (this.topic?.kind === 'office') this.list = this.answer;
  }

  private topicOf(question: string): Topic | undefined {
    if (GIFTS.test(question)) return undefined;
    if (MARRIED_BEFORE.test(question)) return { kind: 'other', lead: 'My former spouse is ' };
    if (DIED.test(question)) return { kind: 'other', lead: 'My deceased child, ' };
    if (MARRIED.test(question)) return { kind: 'other', lead: 'I am married to ' };
    if (TAKES.test(question)) return { kind: 'residue' };
    if (AT_AGE.test(question)) return { kind: 'other', lead: 'The child receives ' };
    const office = /^(?:and )?(?:if [^,]{1,60}, )?(?:who|what|which)\b/i.test(question)
      ? (officeIn(question) ?? (ACTS_FOR.test(question) ? 'agent' : undefined))
      : undefined;
    if (office !== undefined) return { kind: 'office', words: office };
    if (CHILDREN.test(question)) return { kind: 'other', lead: 'My children are ' };
    const isAgain = AGAIN.test(question) || /^(?:and )?who (?:takes? over|is next|comes next)\b/i.test(question);
    return isAgain && this.topic?.kind !== 'other' ? this.topic : undefined;
  }
}

function leadOf(topic: Topic, question: string): string {
  if (topic.kind === 'other') return topic.lead;
  // "Who speaks for me when I cannot?" asks for the first of them.
  const asked = question.replace(
    /\b(?:when|if|once) (?:I|we|you) (?:cannot|can['’]t|can not|am|are|become)\b.{0,80}$/i,
    '',
  );
  if (topic.kind === 'office') return officeLead(topic.words, NEXT.test(asked) || AGAIN.test(question));
  const event = /\bif (.{3,80})$/i.exec(question)?.[1];
  return event
    ? `If ${event.replace(/\bthat person\b/i, 'my spouse')}, the rest of my estate goes to `
    : 'The rest of my estate goes to ';
}

const officeIn = (text: string): string | undefined => [...text.matchAll(OFFICE)].at(0)?.[0];

function officeLead(words: string, isNext: boolean): string {
  const isSaid = /\b(?:successor|alternate|backup|first|second|third)\b/i.test(words);
  return `I nominate as ${isNext && !isSaid ? 'successor ' : ''}${words}: `;
}

/** "as my agent to …", also behind what a form prints under the names. */
const AS_OFFICE = /(?:^|\)\s|\t)as (?:my|the|his|her)\b.{0,80}/i;

const CALLED_AGENT = /\battorney[- ]in[- ]fact\s?\((?:my |the |hereinafter )?"(?:the )?agent\b/i;

/** "First successor" alone below "Trustee". */
const PLACE_ALONE = /^(?:(?:first|second|third|fourth|1st|2nd|3rd) )?(?:successor|alternate|back-?up|substitute):?$/i;
const ORDER = /\b(?:following|order|below|these)\b/i;
/** "I appoint as successor:" over a blank. */
const NEXT_BELOW =
  /\b(?:appoint|name|designate|nominate|choose)\b[^:]{0,40}\bas (?:my |the |his |her )?(?:successor|alternate|back-?up)s?:\s*$/i;
/** "I name the following as successor trustee, in this order:" leads each name below it; so does "Alternate Agent" alone. */
function listLead({ text, isHeading }: Sentence, before: string | undefined): string | undefined {
  const last = text.split(/(?<=[.;])\s/).at(-1) ?? '';
  // "The following serve after her in the order given:" goes on with the office that was spoken of.
  const goesOn = FOLLOWING.test(text.trim()) && /\b(?:serve|act|succeed)\b/i.test(last) && ORDER.test(last);
  const office = officeIn(last) ?? officeIn(text) ?? (goesOn || NEXT_BELOW.test(last) ? before : undefined);
  if (PLACE_ALONE.test(text.trim()) && office === undefined && before !== undefined)
    return officeLead(`${text.trim().replace(/:$/, '').toLowerCase()} ${before.toLowerCase()}`, false);
  if (office === undefined) return undefined;
  if (NEXT_BELOW.test(last)) return officeLead(office, true);
  const isAlone =
    (isHeading || /^(?:first|second|third|alternate|successor|primary|initial)\b.{0,40}$/i.test(text)) &&
    BARE_OFFICE.test(text) &&
    !/\b(?:powers|authority|provisions|duties)\b/i.test(text);
  // "Who comes after me as Trustee" over its items.
  const heads =
    isHeading &&
    !/\b(?:powers|authority|provisions|duties|removal|resignation|compensation)\b/i.test(text) &&
    COMES_AFTER.test(text);
  if (heads) return officeLead(office, true);
  if (!isAlone && !goesOn && !(FOLLOWING.test(text.trim()) && APPOINTS.test(text))) return undefined;
  return officeLead(office, (NEXT.test(text) || /\bafter\b/i.test(text)) && !/\binitial\b/i.test(text));
}

const COMES_AFTER = /\b(?:after (?:me|us)|(?:comes|is|in line) next|takes? over|succeeds? (?:me|us)|succession)\b/i;

const FILLING = new RegExp(
  `\\b(?:and|then|or|jointly|together|to serve|to act|as|co-\\w+|my|our|the|of|in that order|alone|either|both|${RELATION_WORD})s?\\b|[\\s.,;:()"“”&•–-]`,
  'gi',
);

/** Whether a line holds names and nothing else but what joins them. */
function namesOnly(text: string): boolean {
  const names = namesIn(text);
  if (names.length === 0 || text.length > 160) return false;
  let rest = text;
  for (const { start, end } of names.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return rest.replace(FILLING, '') === '';
}

/** "(b) If not, my sister Ann Lee, if she is willing.": what an item says before the name, and behind it. */
const ITEM_OPENS = new RegExp(
  `^(?:(?:and|or|then|next|if not|otherwise|thereafter|failing (?:him|her|them|that)),?:?\\s)*(?:(?:(?:first|second|third|fourth|fifth)(?:ly)?|[1-5](?:st|nd|rd|th))[,:]?\\s(?:to\\s)?)?(?:(?:my|our|his|her) (?:[\\w'’-]+\\s){0,3}?(?:${RELATION_WORD}),?\\s)?(?=\\p{Lu})`,
  'iu',
);
const COUNTED = /^(?:first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th))\b/i;
const BEHIND_NOMINEE =
  /^(?:\s*$|[.;]|,\s*(?:(?:and|or|then)\s*)?$|,?\s\(|,?\s(?:if|so long as|provided|until|and then|who|whom|of|a|an|my|our|his|her|their|the)\b)/i;

/** An item of a list of nominees: marked, begun with a name, and saying of it nothing but when, or who it is. */
function isNominee(text: string, mark: string | undefined): boolean {
  const opening = ITEM_OPENS.exec(text)?.[0] ?? '';
  if (
    (mark === undefined && !COUNTED.test(opening)) ||
    text.length > 220 ||
    /[$%]|\b(?:gives?|shares?|receives?|percent)\b/i.test(text)
  )
    return false;
  const from = opening.length;
  const [first] = namesIn(text.slice(from));
  return first !== undefined && first.start === 0 && BEHIND_NOMINEE.test(text.slice(from + first.end));
}

/** "Kurt Dietz, Evanston", "Lena Barr, my niece, of Oak Park": a name, and where or what its bearer is. */
function livesThere(text: string): boolean {
  const [first, ...others] = namesIn(text);
  if (!first || text.slice(0, first.start).trim() !== '' || text.length > 110) return false;
  const rest = text.slice(first.end);
  return (
    /^,\s[^.;:$]{2,90}\.?\s{0,60}$/.test(rest) &&
    !/;\s*\p{Lu}/u.test(rest) &&
    others.length < 2 &&
    !/\b(?:and|or|if|shall|will|to|is|has|have|may|as|then)\b/i.test(rest)
  );
}

function led(sentence: Sentence, lead: string, opening: RegExp): Sentence {
  const text = sentence.text.replace(opening, (words) => ' '.repeat(words.length));
  const isPerson = /^(?:it|they|all|everything|this|that)\b/i.test(text.trim());
  const words = isPerson ? lead.replace(/ goes to $/, ': ') : lead;
  return { ...sentence, text: words + text, implied: words.length, isHeading: false };
}
