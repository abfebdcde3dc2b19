import type { ExtractedValue, Fiduciary, FiduciaryRole } from '../reading.ts';
import { type Group, groupsOf, type Mention } from '../structure/people.ts';
import type { Sentence } from '../structure/sentences.ts';
import { CONDITION, withoutAsides, withoutConditions } from './asides.ts';
import { type DocumentContext, type Household, TRUST_KINDS } from './document.ts';
import { valueAt, within } from './evidence.ts';
import { inNamesOf, officeFor } from './office-links.ts';
import { bareOffice, designation, type Office, officesIn } from './offices.ts';
import { sameName } from './parties.ts';
import { levelFor, levelInPlace } from './places-in-line.ts';
import { namedToServe } from './serving-names.ts';
import {
  AFTER_BLANK,
  AFTER_MAKERS,
  ALSO,
  COMES_NEXT,
  DIVIDES,
  DOES,
  DOES_ITS_WORK,
  INSTEAD,
  IS_SUBJECT,
  IS_TRUSTEE,
  JOINS,
  LEADS_ON,
  LISTED,
  MAKERS_SERVE,
  MEMBERS_ARE,
  NAMES_ITSELF,
  OFFICE_PASSES,
  SECTION,
  SERVES,
  SERVES_NOW,
  TAKES,
  WISHES,
  WITH,
} from './serving-words.ts';
import { isSignature } from './signers.ts';

/** The whole of it under another name. */
const OWN_TRUST = /\b(?:Living|Revocable|Declaration|Contingent|Testamentary) Trust$/;

interface State {
  role: FiduciaryRole | undefined;
  /** Of which trust it is, where that is one of several. */
  of: string | undefined;
  /** Of a nominee: what he is to be guardian of. */
  matter: string | undefined;
  sentence: number;
  heading: string;
  /** The last place in line that is taken, for each office and each trust that it is of. */
  levels: Map<string, number>;
  /** Under which heading an office was first filled. */
  headings: Map<FiduciaryRole, string>;
}

/** Who serves in which office and in what order. */
export function readFiduciaries(ctx: DocumentContext, household: Household): ExtractedValue<Fiduciary>[] {
  const found: ExtractedValue<Fiduciary>[] = [];
  const state: State = {
    role: undefined,
    of: undefined,
    matter: undefined,
    sentence: -9,
    heading: '',
    levels: new Map(),
    headings: new Map(),
  };
  for (const [i, sentence] of ctx.sentences.entries()) {
    const headed = sentence.isHeading ? bareOffice(sentence.text, ctx.kind) : undefined;
    if (headed) Object.assign(state, { role: headed, of: undefined, sentence: i, heading: sentence.heading });
    if (sentence.isHeading || isSignature(sentence, i, ctx.sentences.length)) continue;
    if (sentence.heading !== state.heading && i - state.sentence > 3) state.role = undefined;
    state.heading = sentence.heading;
    const reader = new ClauseReader(ctx, household, sentence, i, state, found);
    for (const clause of clausesOf(sentence.text)) reader.read(clause.text, clause.start);
    reader.readSelf();
  }
  return found;
}

function clausesOf(text: string): { text: string; start: number }[] {
  const clauses: { text: string; start: number }[] = [];
  // "1) Ann Lee 2) Bo Lee" is a list as "Ann Lee; Bo Lee" is one.
  for (const m of text.matchAll(/(?:[^;\s]|\s(?!(?:and\s)?\(?[2-9]\)\s\p{Lu}))+[;\s]?/gu))
    clauses.push({ text: m[0].replace(/;$/, ''), start: m.index });
  return clauses;
}

class ClauseReader {
  private readonly ctx: DocumentContext;
  private readonly household: Household;
  private readonly sentence: Sentence;
  private readonly index: number;
  private readonly state: State;
  private readonly found: ExtractedValue<Fiduciary>[];

  constructor(
    ctx: DocumentContext,
    household: Household,
    sentence: Sentence,
    index: number,
    state: State,
    found: ExtractedValue<Fiduciary>[],
  ) {
    this.ctx = ctx;
    this.household = household;
    this.sentence = sentence;
    this.index = index;
    this.state = state;
    this.found = found;
  }

  /** Whether an earlier clause of this sentence named somebody. */
  private servedBefore = false;

  /** The sentence up to the end of the clause, unmasked, with its semicolons as commas. */
  private said = '';
  private offset = 0;

  read(clause: string, offset: number): void {
    this.said = `${this.sentence.text.slice(0, offset)}${clause}`.replaceAll(';', ',');
    this.offset = offset;
    const masked = withoutAsides(clause);
    const conditional = masked !== clause;

    const isOfName = inNamesOf(this.ctx.people, clause);
    const allOffices = officesIn(clause, this.ctx.kind).filter((office) => !isOfName(office));
    const whole = new Map(allOffices.map((office) => [office.start, office]));
    const offices = officesIn(masked, this.ctx.kind)
      .filter((office) => !isOfName(office) && !IS_SUBJECT.test(masked.slice(office.end)))
      // For whom a trust is held is blanked with those who do not serve, and tells one trust from another.
      .map((office): Office => ({ ...whole.get(office.start), ...office }));
    // Whoever was named last: for "I also name her as trustee".
    const before = this.index - this.state.sentence <= 1 ? this.found.at(-1)?.value.person : undefined;
    const groups = groupsOf(masked, namedToServe(this.ctx, this.household, masked, before));
    let last: Office | undefined;
    let served = false;
    for (const [g, group] of groups.entries()) {
      const isBeside = last && served && WITH.test(masked.slice(0, group.start));
      const office = isBeside
        ? ({ ...last, co: true, level: undefined } as Office)
        : officeFor(masked, group, offices, groups);
      const role =
        office?.role ??
        (office || this.carries(masked, group, allOffices, served)
          ? (this.roleHere(allOffices, last) ?? this.state.role)
          : undefined);
      if (!role) continue;
      const step = ((conditional && this.isStep(clause)) || AFTER_MAKERS.test(clause)) && g === 0;
      const follows =
        LEADS_ON.test(masked.slice(0, group.start)) ||
        AFTER_BLANK.test(masked.slice(0, group.start)) ||
        (served && !office) ||
        (served && last === office);
      const isNext = step || follows || COMES_NEXT.test(masked.slice(group.end));
      this.record(group, role, office, isNext, offset, clause);
      // "A and B, Executors of this Will and Trustees of the trust": one group, two offices.
      const second = office && offices.find((o) => o.role !== role && ALSO.test(masked.slice(office.end, o.start)));
      if (office && second?.role && second.start > office.end && second.start > group.end)
        this.record(group, second.role, second, step || follows, offset, clause);
      last = office ?? last;
      served = true;
    }
    this.servedBefore ||= served;
    // An office that a clause names somebody to is the one it speaks of, whatever else it mentions.
    const spoken =
      (last?.role ? last : undefined) ?? offices.findLast((o) => o.role) ?? allOffices.findLast((o) => o.role);
    if (spoken?.role && (served || SECTION.test(this.sentence.heading) || groups.length > 0 || clause.length < 200)) {
      this.state.role = spoken.role;
      this.state.sentence = this.index;
    } else if (served) this.state.sentence = this.index;
  }

  /** "I am Trustee", "The Grantors serve together", "I appoint myself". */
  readSelf(): void {
    if (this.ctx.kind === 'TRUST_AMENDMENT') this.readPresent();
    if (!TRUST_KINDS.has(this.ctx.kind)) return;
    const { text, heading } = this.sentence;
    if (this.found.some(({ value }) => value.role === 'trustee' && /primary$/.test(value.designation))) {
      // "While I am able: I am trustee.": said again, and the office is spoken of.
      if (/\b(?:I am|we are) (?:the |its )?(?:first |initial |sole )?trustees?\b/i.test(text))
        Object.assign(this.state, { role: 'trustee', of: undefined, sentence: this.index });
      return;
    }
    const masked = withoutConditions(text);
    const match =
      IS_TRUSTEE.exec(masked) ??
      NAMES_ITSELF.exec(masked) ??
      (this.state.levels.has('trustee')
        ? null
        : /\btrustees?\b/i.test(heading) || (this.state.role === 'trustee' && this.index - this.state.sentence <= 2)
          ? MAKERS_SERVE.exec(masked)
          : null);
    if (!match || /\bnot\b/i.test(match[0])) return;
    const people = this.household.principals.map(
      (name): Mention => ({ start: match.index, end: match.index + match[0].length, name }),
    );
    if (people.length === 0) return;
    this.record(
      { start: match.index, end: match.index + match[0].length, members: people, inTurn: false },
      'trustee',
      undefined,
      false,
      0,
      text,
      true,
    );
    this.state.role = 'trustee';
    this.state.sentence = this.index;
  }

  /** "The surviving Settlor is Ann Lee. She is also the sole Trustee at present.": an amendment says who serves now. */
  private readPresent(): void {
    const match = SERVES_NOW.exec(this.sentence.text);
    const before = this.ctx.sentences[this.index - 1];
    const [maker, other] = this.household.principals;
    const isSpokenOf =
      before !== undefined &&
      this.ctx.people.mentionsIn(before).some(({ name }) => name === maker && other === undefined);
    if (!match || maker === undefined || !isSpokenOf) return;
    const [start, end] = [match.index, match.index + match[0].length];
    const group: Group = { start, end, members: [{ start, end, name: maker }], inTurn: false };
    this.record(group, 'trustee', undefined, false, 0, this.sentence.text, true);
    Object.assign(this.state, { role: 'trustee', of: undefined, sentence: this.index });
  }

  private carries(text: string, group: Group, offices: readonly Office[], served: boolean): boolean {
    const near = served || this.index - this.state.sentence <= 3 || SECTION.test(this.sentence.heading);
    if (!near && offices.length === 0) return false;
    const after = text.slice(group.end);
    const lead = text.slice(0, group.start);
    if (this.isHeadOfOffice(lead, after) || MEMBERS_ARE.test(lead)) return true;
    // What divides property names takers, also beside a word for an office and behind an event.
    const said = this.said.slice(0, this.offset + group.start).slice(-320);
    if (DIVIDES.test(said) && TAKES.test(said)) return false;
    if (DIVIDES.test(lead)) return false;
    if (
      !OFFICE_PASSES.test(lead) &&
      /\b(?:to|for|give|distribute|pay|leave)\s*$/i.test(lead) &&
      !/\b(?:then|next|turn)\s+to\s*$/i.test(lead)
    )
      return false;
    if (LISTED.test(lead)) return near;
    // "Successor trustees: A; B; C": nothing but the name, behind one who serves.
    if (
      this.servedBefore &&
      /^\s*(?:(?:and|then)\s+)?(?:(?:my|our) [\w-]+,?\s*)?$/i.test(lead) &&
      /^[\s.]*$/.test(after)
    )
      return near;
    if (LEADS_ON.test(lead) && lead.length - (lead.lastIndexOf(',') + 1) < 40) return near;
    if (OFFICE_PASSES.test(lead) || JOINS.test(lead)) return true;
    if (SERVES.test(after)) return true;
    if (INSTEAD.test(after) || AFTER_BLANK.test(lead) || (DOES.test(after) && /\s{6}/.test(lead))) return near;
    // "A my agent, or B, if …".
    if (
      served &&
      /,\s(?:(?:and|or|but)\s)?(?:or|otherwise|alternatively|if not),?\s(?:(?:my|our) [\w-]+,?\s+)?$/i.test(lead)
    )
      return true;
    if (/\bshall (?:serve|act) (?:together |jointly )?with\s*$/i.test(lead)) return near;
    if (WISHES.test(lead)) return near || offices.length > 0;
    if (
      /\b(?:name|appoint|nominate|designate|choose|select|want|pick|ask|substitute)\s+(?:in (?:his|her|their|its) (?:place|stead)(?: and stead)?,?\s+)?(?:the name of\s+)?(?:(?:my|our) (?:said |dear |beloved )?[\w-]+,?\s+)?$/i.test(
        lead,
      )
    )
      return near || offices.length > 0;
    // A numbered list of successors: nothing but the name.
    return (
      SECTION.test(this.sentence.heading) &&
      /^\W*(?:my [\w-]+,?\s*)?$/i.test(lead) &&
      /^[\s.,;]{0,40}(?:\(?[\w\s,]{0,30}\)?)?[\s.]{0,40}$/.test(after) &&
      near
    );
  }

  /** "Investment Advisor. Ann Lee directs all investments.": the first who is named under the heading of an office. */
  private isHeadOfOffice(lead: string, after: string): boolean {
    const before = this.ctx.sentences[this.index - 1];
    return (
      before !== undefined &&
      before.heading === this.sentence.heading &&
      bareOffice(before.text, this.ctx.kind) !== undefined &&
      /^\W*(?:(?:my|our) [\w-]+,?\s*)?$/i.test(lead) &&
      DOES_ITS_WORK.test(after)
    );
  }

  private roleHere(offices: readonly Office[], last: Office | undefined): FiduciaryRole | undefined {
    if (last?.role) return last.role;
    const here = offices.findLast((o) => o.role)?.role;
    // "If no guardian is serving, A": the guardian of the person of whom was spoken.
    if (here && this.index - this.state.sentence <= 3 && this.state.role?.startsWith(`${here}_of_`))
      return this.state.role;
    if (here) return here;
    if (this.index - this.state.sentence <= 3 && this.state.role) return this.state.role;
    return officesIn(this.sentence.heading, this.ctx.kind).find((o) => o.role)?.role;
  }

  private isStep(clause: string): boolean {
    const condition = clause.match(CONDITION)?.[0] ?? '';
    if (/\bguardian|minor child|ever needed|is needed|be needed|necessary\b/i.test(condition)) return false;
    const someone =
      /\b(?:he|she|they|neither|none|both|all|either|that person|the (?:first|named|initial|primary)|any|trustee|executor|agent|representative|guardian|proxy|surrogate|office|vacancy)\b/i.test(
        condition,
      );
    return (
      someone ||
      this.ctx.people.mentionsIn({ text: condition }).length > 0 ||
      /\bmy (?:spouse|husband|wife)\b/i.test(condition) ||
      (TRUST_KINDS.has(this.ctx.kind) && /\b(?:I|we|grantor|settlor)\b/i.test(condition))
    );
  }

  private record(
    group: Group,
    role: FiduciaryRole,
    office: Office | undefined,
    step: boolean,
    offset: number,
    clause: string,
    isMaker = false,
  ): void {
    // Who comes next of an office that was named before serves in the same trust.
    const of = office ? this.scopeOf(office) : this.state.role === role ? this.state.of : undefined;
    if (office) this.state.of = of;
    if (office?.role) this.state.matter = office.matter;
    const line = role === 'conservator_nominee' && this.state.matter ? `${role} ${this.state.matter}` : role;
    const key = of === undefined ? line : `${line} of ${of}`;
    const held = this.state.levels.get(key);
    let level = isMaker
      ? 0
      : (levelInPlace(this.ctx.people, this.found, role, step ? clause : '') ??
        levelFor(this.ctx.kind, role, office, step, held));
    const inTurn =
      group.inTurn ||
      (group.members.length > 1 &&
        /\bin (?:that|the following|the) order\b|\bin succession\b|one at a time/i.test(clause));
    const together = new Set(group.members.map(({ name }) => name)).size > 1 && !inTurn;
    for (const [i, member] of group.members.entries()) {
      // Nobody is his own agent or executor; and "I, Ann Lee, as Grantor and Trustee, signed the trust on …": an amendment tells who made the trust.
      if (
        !isMaker &&
        !TRUST_KINDS.has(this.ctx.kind) &&
        this.ctx.kind !== 'TRUST_CERTIFICATION' &&
        this.household.principals.includes(member.name)
      )
        continue;
      if (inTurn && i > 0) level += 1;
      if (this.found.some((f) => f.value.role === role && f.value.of === of && sameName(f.value.person, member.name)))
        continue;
      const text = this.sentence.text;
      const from = Math.max(0, Math.min(offset + member.start, office ? offset + office.start : offset + member.start));
      const to = Math.min(text.length, Math.max(offset + member.end, office ? offset + office.end : 0));
      const value = valueAt(
        this.ctx.flow,
        {
          role,
          designation: designation(level, together || (office?.co ?? false)),
          person: member.name,
          ...(of === undefined ? {} : { of }),
        },
        [within(this.sentence, from, to)],
        office ? undefined : 'The office was named in an earlier sentence.',
      );
      if (!value) continue;
      if (office?.co && value.value.designation.startsWith('co_')) this.joinEarlier(role, value.value.designation);
      this.found.push(value);
      if (!this.state.headings.has(role)) this.state.headings.set(role, this.sentence.heading);
      this.state.levels.set(key, Math.max(this.state.levels.get(key) ?? -1, level));
    }
  }

  /** Of which trust of several, when it is not the one that the whole document makes. */
  private scopeOf(office: Office | undefined): string | undefined {
    const of = office?.of;
    const { title, kind } = this.ctx;
    if (of === undefined || !(TRUST_KINDS.has(kind) || kind === 'WILL')) return undefined;
    const isOwn = title.toLowerCase().includes(of.toLowerCase()) || OWN_TRUST.test(of);
    if (of === 'this trust' && this.state.headings.get('trustee') === this.sentence.heading) return undefined;
    // The trusts of a will have one trustee unless more are named.
    if (isOwn || !this.state.levels.has('trustee')) return undefined;
    return of === 'this trust' ? this.sentence.heading || of : of;
  }

  /** "Agent: A" over "Co-agent: B": A serves together with B. */
  private joinEarlier(role: FiduciaryRole, place: string): void {
    for (const [at, one] of this.found.entries())
      if (one.value.role === role && `co_${one.value.designation}` === place)
        this.found[at] = { ...one, value: { ...one.value, designation: place } };
  }
}
