import { withoutInitialStops } from '../language/names.ts';
import type { DocumentKind, ExtractedValue } from '../reading.ts';
import { type Flow, isHeading } from '../structure/flow.ts';
import { find, valueAt, widened } from './evidence.ts';

interface Rule {
  kind: DocumentKind;
  title?: RegExp;
  body: RegExp;
}

/** First match wins: the narrower kinds come first. `title` is tried on the heading, `body` on the whole text. */
const TRUSTS: readonly Rule[] = [
  {
    kind: 'GRAT',
    title: /grantor retained annuity|\bGRAT\b/i,
    body: /grantor retained annuity trust|qualified annuity interest/i,
  },
  { kind: 'QPRT', title: /\bresidence trust|\bQPRT\b/i, body: /qualified personal residence/i },
  {
    kind: 'CRUT',
    title: /charitable remainder|unitrust|\bCRUT\b/i,
    body: /charitable remainder (?:uni)?trust|unitrust amount/i,
  },
  { kind: 'CLAT', title: /charitable lead|\bCLAT\b/i, body: /charitable lead/i },
  {
    kind: 'ILIT',
    title: /insurance trust|\bILIT\b/i,
    body: /(?:own|hold|purchase|acquire)\w*[^.]{0,40}(?:life insurance|insurance on the (?:life|settlor|grantor|insured))|polic(?:y|ies) (?:of (?:life )?insurance )?(?:up)?on (?:the life|(?:the )?(?:grantor|settlor|insured|trustor|donor)'s life|his life|her life|my life|our lives|the joint lives)|polic(?:y|ies)\b[^.]{0,120}\bon (?:the life of|his life|her life|my life|our lives)/i,
  },
  {
    kind: 'SLAT',
    title: /spousal lifetime access|lifetime access trust|spousal access|\bspousal\b[^\n]{0,30}\btrust\b|\bSLAT\b/i,
    body: /spousal lifetime access/i,
  },
];
/** Of the trust as a whole: "the Bypass Trust, which may not be changed" speaks of a part of it, and of a later day. */
const IRREVOCABLE =
  /\b(?:(?:trust|agreement|instrument|indenture|deed|settlement)[^.,;]{0,30}(?:is|shall be|will be)\s+irrevocable|(?:this (?:\w+\s){0,2}(?:trust|agreement|instrument)|i|we|grantors?|settlors?|trustors?|trustmakers?|donors?)(?: (?:\w+ )?(?:intends?|declares?|agrees?)[^.,;]{0,30})? (?:may (?:never|not)|cannot|shall (?:not|never)|will (?:not|never))\s+(?:change|be (?:revoked|amended|changed|altered)|revoke|amend|alter)|no (?:right|power) to (?:alter|amend|revoke|change)|(?:trust|agreement|instrument)\b[^.,;]{0,40}\b(?:cannot|can never|may not|may never|shall not) be (?:revoked|amended|changed|altered)|irrevocable (?:[\w-]+ ){0,2}trust\b|\bis an irrevocable,? (?:[\w-]+,? ){0,6}trust\b|(?:nobody|no one|no person)(?! (?:else|but|other|except)) (?:may|can|shall) (?:revoke|amend|change|alter)|(?<![\w ] {0,2}(?:when|once|if|until) )\bit is irrevocable\b|irrevocably (?:transfers?|assigns?|gives?))/i;
/** What becomes fixed at a death was not before. */
const LATER =
  /\b(?:after that|thereafter|from then on)\b|\b(?:upon|after|on|following|at|when)\b[^.;]{0,60}\b(?:death|dies|die)\b/i;
/** "the Exemption Trust shall be irrevocable": a part of the whole, which began revocable. */
const OF_A_SUBTRUST =
  /\b(?:Survivor['’]?s?|Bypass|Marital|Exemption|Exempt|Disclaimer|Family|QTIP|Credit Shelter|Decedent['’]s|Shelter|Residuary) Trusts?\b[^.;]{0,60}\birrevocable/i;
/** Who made it keeps the power to undo it. */
const MAKER_REVOKES =
  /\b(?:I|we|(?:either|each|the|both)?\s?(?:grantor|settlor|trustor|trustmaker|donor)s?|either (?:of us|spouse)|each of us)\s(?:\w+,?\s){0,3}(?:may|can|reserves?(?: the| unto \w+ the)? (?:right|power)(?: to)?|retains? the (?:right|power) to)\b(?! not| never)[^.;]{0,60}\b(?:revoke|cancel)\b/i;
const REVOCABLE =
  /(?:may|can|reserves? the (?:right|power) to|right to|power to|free to)\s+(?:\w+,?\s+){0,6}?(?:revoke|amend|cancel|change)[^.]*|revocable (?:living )?trust[^.]*/i;
const JOINT =
  /\b(?:grantors|settlors|trustmakers|trustors|co-?settlors|co-?grantors)\b|joint (?:revocable|living|trust)|our (?:joint )?trust\b|\b(?:either|both|each|the (?:first|last)) of us\b/i;

export function titleOf(flow: Flow): { text: string; start: number; end: number } {
  const lines: { start: number; end: number; text: string }[] = [];
  let at = 0;
  for (const text of flow.text.slice(0, 1500).split('\n').slice(0, 9)) {
    const line = { start: at, end: at + text.length, text };
    at += text.length + 1;
    if (
      /^(?:state|county|commonwealth|parish|city) of\b|^(?:page|draft|prepared by|return to|after recording)|^\W*$/i.test(
        text,
      )
    )
      continue;
    if (isTitleLine(text) && TITLE_WORD.test(text)) {
      lines.push(line);
      const whole = wholeTitle(flow, line);
      return GENERIC.test(whole.text) ? (namedBelow(flow, whole) ?? whole) : whole;
    }
  }
  const first = flow.text.split('\n').find((l) => /\p{L}{3}/u.test(l)) ?? '';
  return lines[0] ?? { start: flow.text.indexOf(first), end: flow.text.indexOf(first) + first.length, text: first };
}

const TITLE_WORD =
  /\b(?:will|testament|trust|unitrust|codicil|amendment|restatement|certification|certificate|power|directive|proxy|declaration|agreement|lease|memorandum|surrogate|GRAT|QPRT|CRUT|ILIT|SLAT|contract|deed|policy|invoice|statement|appointment|living will|advance|designation|mandate|authorization|HIPAA)\b/i;

/** Whether words say what kind of document they are the title of. */
export const isTitled = (text: string): boolean => TITLE_WORD.test(text);

/** A heading of a clause is none of the document. */
const NUMBERED =
  /^(?:(?:article|section|part|item|clause|step|schedule|exhibit)\s+[\divxlc]+\b|(?:first|second|third|fourth|fifth|sixth)\s*[:.]|\(?[\da-z]{1,2}[.)]\s)/i;

function isTitleLine(text: string): boolean {
  const bare = text.replace(/[.:]$/, '').replace(/,/g, '');
  if (text.length >= 130 || NUMBERED.test(text)) return false;
  return isHeading(bare) || bare === bare.toUpperCase() || isHeading(bare.slice(0, 68)) || isLongTitle(bare);
}

/** "Health Care Proxy and Living Will of Ann Marie van der Berg, III": capitals all along, longer than a heading is. */
function isLongTitle(bare: string): boolean {
  const words = bare.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const small = words.filter(
    (word) => /^\p{Ll}/u.test(word) && !/^(?:of|the|and|to|for|in|on|a|an|or|by|de|la|van|der|von|den)$/.test(word),
  );
  return words.length > 2 && words.length <= 16 && small.length === 0;
}

/** "IRREVOCABLE TRUST AGREEMENT" over "THE ASH TRUST": the line that names the trust is the better title. */
const GENERIC =
  /^(?:(?:an?|the|this|irrevocable|revocable|living|joint|family|trust|agreement|declaration|indenture|deed|of|inter vivos|amended|and|restated)\b\s*)+$/i;

/** The line below that names the trust: "IRREVOCABLE TRUST AGREEMENT" over "THE ASH TRUST". */
export function namedBelow(
  flow: Flow,
  above: { end: number },
): { text: string; start: number; end: number } | undefined {
  const between =
    /^\n(?:known as|called|named|to be known as)(?: the)?(?=\n)/i.exec(flow.text.slice(above.end))?.[0].length ?? 0;
  const start = above.end + between + 1;
  const text = flow.text.slice(start).split('\n')[0] ?? '';
  const named = isTitleLine(text) && /\b(?:trust|unitrust)\b/i.test(text) && !GENERIC.test(text);
  return named ? { text, start, end: start + text.length } : undefined;
}

/** A title runs on while a line ends, or the next begins, with "of" or "to". */
function wholeTitle(flow: Flow, line: { start: number; end: number }): { text: string; start: number; end: number } {
  let { end } = line;
  for (let more = 0; more < 3; more++) {
    const next = flow.text.slice(end + 1).split('\n')[0] ?? '';
    const runsOn =
      /\b(?:of|to|the|for)$|\p{L}-$/iu.test(flow.text.slice(line.start, end)) || /^(?:of|to the|for)\b/i.test(next);
    if (!runsOn || next === '' || next.length > 90) break;
    end += 1 + next.length;
  }
  return { start: line.start, end, text: flow.text.slice(line.start, end).replace(/-\n/g, '-').replace(/\n/g, ' ') };
}

export function readKind(flow: Flow): ExtractedValue<DocumentKind> | null {
  const title = titleOf(flow);
  const opening = `${title.text}\n${flow.text.slice(0, 1800)}`;
  const decided = decide(title.text, opening, flow);
  if (!decided) return null;
  const found = decided.evidence
    ? (find(flow, decided.evidence) ?? findPastInitials(flow, decided.evidence))
    : undefined;
  const evidence = found && decided.upTo ? widened(flow, found, decided.upTo) : found;
  return valueAt(flow, decided.kind, [evidence ?? title], evidence ? undefined : 'Read from the title alone.') ?? null;
}

function findPastInitials(flow: Flow, pattern: RegExp) {
  return find({ ...flow, text: withoutInitialStops(flow.text) }, pattern);
}

interface Decided {
  readonly kind: DocumentKind;
  readonly evidence?: RegExp;
  /** Characters that the evidence is shown up to, on both sides. */
  readonly upTo?: string;
}

const SENTENCE = '.;\n';
/** Papers that have a grantor, a principal or an agent too, and are no part of a plan. */
const OTHER_PAPER =
  /\b(?:deed|lease|contract|invoice|statement of account|account statement|bill of sale|mortgage|promissory note|letter|receipt|policy|appraisal|listing agreement|retainer|engagement)\b/i;

function decide(title: string, opening: string, flow: Flow): Decided | undefined {
  if (/\bcodicil\b/i.test(title)) return { kind: 'CODICIL', evidence: /codicil/i };
  if (
    /certificat(?:e|ion)\b[^\n]*\btrust|trust certificat|affidavit of trust|memorandum of trust|abstract of trust/i.test(
      title,
    )
  ) {
    return { kind: 'TRUST_CERTIFICATION', evidence: /certif\w+[^.\n]{0,600}/i };
  }
  if (/amendment/i.test(title) && !/restate/i.test(title) && /trust/i.test(opening)) {
    return { kind: 'TRUST_AMENDMENT', evidence: /amend[^.:\n]*/i };
  }
  if (
    /health[- ]?care|medical|advance directive|living will|patient advocate|surrogate|natural death|life[- ](?:support|sustaining|prolonging)|mental health|end[- ]of[- ]life/i.test(
      title,
    )
  ) {
    return { kind: 'HEALTHCARE_DIRECTIVE', evidence: /\b(?:health[- ]?care|medical)\b/i, upTo: '.\n' };
  }
  // Who may see one's health records is a part of the papers about one's care.
  if (/\bHIPAA\b|(?:release|disclosure) of (?:protected )?(?:health|medical) information/i.test(title)) {
    return { kind: 'HEALTHCARE_DIRECTIVE', evidence: /\b(?:HIPAA|health information)\b/i, upTo: '.\n' };
  }
  if (/power of attorney|power of appointment of agent|\bPOA\b|statutory power/i.test(title)) {
    return { kind: 'POWER_OF_ATTORNEY', evidence: /power of attorney/i };
  }
  if (OTHER_PAPER.test(title) && !/\btrust|\bwill\b|testament/i.test(title)) return { kind: 'OTHER' };
  const isTrust =
    !WILL_WITH_TRUST.test(title) && /\btrust\b|unitrust|\bGRAT\b|\bQPRT\b|\bCRUT\b|\bILIT\b|\bSLAT\b/i.test(title);
  if (
    !isTrust &&
    (/\bwill\b|testament/i.test(title) ||
      /\b(?:make|declare|publish)\w*[^.]{0,60}\b(?:my|this)\b[^.]{0,30}\bwill\b/i.test(opening))
  ) {
    const pour = pourOver(flow);
    return pour
      ? { kind: 'POUROVER_WILL', evidence: pour, upTo: '.;' }
      : { kind: 'WILL', evidence: /(?:my|this)\s+(?:last\s+)?will\b(?:\s+and\s+testament)?/i };
  }
  if (isTrust || /\b(?:settlor|grantor|trustmaker|trustor)s?\b/i.test(opening)) return trustKind(title, flow);
  if (/\bappoint\b[^.]*\b(?:attorney-in-fact|agent)\b/i.test(opening)) {
    return /health/i.test(opening)
      ? { kind: 'HEALTHCARE_DIRECTIVE', evidence: /health[^.]{0,600}/i }
      : { kind: 'POWER_OF_ATTORNEY', evidence: /appoint[^.]{0,600}/i };
  }
  if (HEALTH_WORDS.filter((words) => words.test(flow.text)).length >= 2)
    return {
      kind: 'HEALTHCARE_DIRECTIVE',
      evidence: /\bhealth[- ]?care (?:agent|proxy|representative|surrogate|decisions?)/i,
      upTo: '.\n',
    };
  return { kind: 'OTHER' };
}

/** What only papers about one's own care speak of. */
const HEALTH_WORDS: readonly RegExp[] = [
  /\bhealth[- ]?care (?:agent|proxy|representative|surrogate)\b/i,
  /\b(?:my|make) (?:own )?(?:health[- ]?care|medical) (?:decisions|choices)\b/i,
  /\blife[- ](?:support|sustaining|prolonging)\b/i,
];

/** The residue goes to a trust the testator made in life, not to one made by the will. */
function pourOver(flow: Flow): RegExp | undefined {
  const forms = [
    /\b(?:rest|residue|residuary|remain\w{0,12}|balance|everything|all)\b[^.;]{0,240}\btrustees?\b[^.;]{0,60}\b(?:under|of)\b[^.;]{0,60}\b(?:agreement|declaration|instrument|indenture|trust)\b[^.;]{0,60}\b(?:dated|date|made|created|established|executed|signed|known as|of (?:January|February|March|April|May|June|July|August|September|October|November|December))\b/i,
    /\bpour[- ]?(?:s|ed|ing)?[- ]?over\b/i,
    /\b(?:pour|rest|residue|residuary|remain\w{0,12}|balance|everything|all)\b[^.;]{0,160}\b(?:trustees? of|to|into)\s{1,4}(?:the\s{1,4}|my\s{1,4})?[^.;]{0,80}\btrust\b[^.;]{0,120}\b(?:dated|date|created|established|executed|signed|agreement|u\/a|even date|earlier|today|before|same day)/i,
    /\bpour\b[^.;]{0,100}\btrust\b/i,
    /\b(?:rest|residue|residuary|remain\w{0,12}|balance)\b[^.;]{0,160}\btrustees? (?:then |now |at that time )?(?:acting|serving|in office)\b[^.;]{0,60}\bof\b[^.;]{0,80}\btrust\b/i,
    /\b(?:rest|residue|residuary|remain\w{0,12})\b[^.;]{0,120}\b(?:to|into) my (?:revocable|living|own)[^.;]{0,40}trust\b/i,
  ];
  const text = withoutInitialStops(flow.text);
  return forms.find((form) => {
    const said = form.exec(text);
    return said !== null && !MADE_BY_WILL.test(text.slice(said.index, said.index + said[0].length + 40));
  });
}

/** "BASIC WILL WITH TRUST FOR CHILDREN": a will, which makes a trust. */
const WILL_WITH_TRUST = /\b(?:will|testament)\b[^\n]{0,40}\b(?:with|and|containing|creating)\b[^\n]{0,40}\btrusts?\b/i;
/** A trust that the will itself makes is none that was there before. */
const MADE_BY_WILL = /\b(?:created|established|made|set up) (?:by|under|in) (?:this|my) (?:last )?will\b/i;

function trustKind(title: string, flow: Flow): Decided {
  const named = TRUSTS.find((rule) => rule.title?.test(title));
  if (named)
    return named.body.test(flow.text)
      ? { kind: named.kind, evidence: named.body, upTo: SENTENCE }
      : { kind: named.kind, evidence: named.title ?? named.body };
  const head = flow.text.slice(0, 4000);
  const fixed =
    !MAKER_REVOKES.test(head) &&
    head
      .split(/[.;\n]/)
      .some((clause) => IRREVOCABLE.test(clause) && !LATER.test(clause) && !OF_A_SUBTRUST.test(clause));
  if ((fixed || /\birrevocable\b/i.test(title)) && !/\brevocable\b/i.test(title.replace(/irrevocable/gi, ''))) {
    const special = TRUSTS.find((rule) => rule.body.test(head));
    if (special) return { kind: special.kind, evidence: special.body, upTo: SENTENCE };
    if (
      /(?:for (?:the benefit of )?my (?:spouse|husband|wife)|grantor's (?:spouse|husband|wife)|settlor's (?:spouse|husband|wife))/i.test(
        head,
      ) &&
      /during (?:the|my) (?:spouse|husband|wife|lifetime of)/i.test(flow.text)
    ) {
      return { kind: 'SLAT', evidence: /spouse|husband|wife/i, upTo: '.' };
    }
    return { kind: 'IRREVOCABLE', evidence: IRREVOCABLE, upTo: SENTENCE };
  }
  const opening = head.slice(0, 2500);
  const ours = /\b(?:we|our|us)\b/i.test(opening) && !/\b(?:I|my|me)\b/.test(opening);
  const joint = /\bjoint\b/i.test(title) || JOINT.test(opening) || ours;
  return { kind: joint ? 'REVOCABLE_JOINT' : 'REVOCABLE', evidence: REVOCABLE, upTo: SENTENCE };
}
