import { withoutInitialStops } from '../language/names.ts';
import type { Callout, DocumentKind, ExtractedValue, Fiduciary } from '../reading.ts';
import { isHeading } from '../structure/flow.ts';
import { type DocumentContext, type Household, IRREVOCABLE_KINDS, TRUST_KINDS } from './document.ts';
import { valueAt } from './evidence.ts';

type Scope = 'gift' | 'any';
interface Rule {
  callout: Callout;
  pattern: RegExp;
  /** Sentences that only define, permit or refuse the matter. */
  unless?: RegExp;
  kinds?: (kind: DocumentKind) => boolean;
  scope?: Scope;
}

const trusts = (k: DocumentKind) => TRUST_KINDS.has(k) || k === 'TRUST_AMENDMENT' || k === 'TRUST_CERTIFICATION';
const dispositive = (k: DocumentKind) => trusts(k) || k === 'WILL' || k === 'POUROVER_WILL' || k === 'CODICIL';
const powers = (k: DocumentKind) => k === 'POWER_OF_ATTORNEY';
const health = (k: DocumentKind) => k === 'HEALTHCARE_DIRECTIVE';
/** What the words mean is not yet said of anybody; "Issue means descendants, by right of representation" is. */
const DEFINES_THE_MANNER =
  /\bmeans\b(?<!\b(?:issue|descendants|heirs|children)["”’']{0,2},? means)|\b(?:stirpes|representation|stocks)["”’',]{0,2} (?:\w+ )?means\b/i;

/** What is said of a marriage that ended is no clause for the day one does. */
const DIVORCED_ALREADY =
  /prenuptial|child support|^\W*(?:x\W+)?divorced\W*$|^(?!.*\b(?:if|upon|should|in the event|when|after)\b).*\b(?:(?:am|are|is|was|were) (?:now |since )?divorced|(?:once|formerly|previously|used to be|was|were) married|(?:former|ex)[ -](?:spouse|wife|husband)|ended in divorce|marriage (?:to|with) [^.;]{2,40} (?:ended|was (?:dissolved|annulled))|dissolved by decree)\b/i;

/** A payment that waits while a beneficiary divorces, or is out of reach of whom he divorces, is no clause of the maker's marriage. */
const OF_A_BENEFICIARY =
  /\b(?:postpone|withhold|hold back|suspend|delay|defer)\w{0,3}\b[^.;]{0,160}\bwhile\b[^.;]{0,80}\b(?:divorc|legal(?:ly)? separat)|\bclaims? of (?:a|any|an? (?:ex|former)) ?-?(?:spouse|husband|wife)\b[^.;]{0,60}\b(?:divorc|legal(?:ly)? separat)/i;

const RULES: readonly Rule[] = [
  {
    callout: 'no_contest',
    kinds: dispositive,
    pattern:
      /\b(?:contest|challenge|dispute|attack|oppose|impugn|fight|sue|lawsuit|(?:bring|file|start|maintain)\w* (?:a |any )?(?:suit|action|proceeding)\w* to (?:break|upset|void|overturn)|goes to court|thrown out|set(?:ting|s)? aside)\w*\b[^.]{0,160}\b(?:struck|forfeit|revoked|lose|loses|lost|void|nothing|disinherit|no share|predeceas|cancel|takes? nothing|receives? nothing|(?:shall|will) have nothing|one dollar|(?:treated|regarded|considered|deemed)[^.]{0,30}(?:died|dead|predeceas))|\b(?:forfeit|revoke)\w*[^.]{0,120}\b(?:contest|challenge)|\b(?:contest|challenge)\w*\b[^.]{0,120}\bforfeit/i,
  },
  {
    callout: 'spendthrift',
    kinds: dispositive,
    pattern:
      /\bspendthrift\b|\b(?:interests?|beneficiary|share|distribution|principal|income|benefit)\w*\b[^.]{0,90}\b(?:assign\w*|transfer\w*|alienat\w*|anticipat\w*|pledge\w*|encumber\w*|liable|sold|sell)\b[^.]{0,120}|\bmay not be (?:assigned|sold|pledged)\b[^.]{0,80}\b(?:beneficiar|creditor)|\b(?:creditors?|claims of)\b[^.]{0,80}\b(?:may not|cannot|can not|shall not|free|exempt|beyond|reach|attach|no right)|\bno creditor\b|\b(?:nobody|no one)\b[^.;]{0,30}\bowes?\b[^.;]{0,20}\b(?:can|may|shall) (?:take|reach|touch|claim|get)\b|\bmay not (?:\w+,? ){0,3}(?:assign|sell|pledge|encumber|transfer)\b[^.]{0,60}\binterest|\b(?:nobody|no one)\b[^.]{0,60}\b(?:borrow against|sell|sign away|pledge|assign|transfer)\b[^.]{0,60}\b(?:get|receive|interest|share|part)\b|\b(?:rights?|parts?)\b[^.]{0,40}\b(?:trust|fund)\b[^.]{0,20}\b(?:can['’]t|cannot|may not|can not) be (?:sold|borrowed|taken|pledged|assigned|signed)\b|\bfree (?:of|from) (?:the )?(?:claims?|debts?|anticipation|assignment|alienation)\b[^.;]{0,60}\bbeneficiar/i,
    unless:
      /^(?!.*(?:spendthrift|may not|cannot|can not|shall not|can't|not assignable|not transferable|no (?:beneficiary|interest|power|right|creditor|part|share)|nobody|no one|none|neither|beyond|free (?:of|from)|exempt|protected|out of reach|never)).*$/i,
  },
  { callout: 'qtip', kinds: dispositive, pattern: /qualified terminable interest|\bQTIP\b/i },
  {
    callout: 'power_of_appointment',
    kinds: dispositive,
    pattern:
      /\bas (?:the |my |his |her |such )?[\p{L}']+ (?:shall |may |by will )?(?:appoints?|directs?)\b[^.]{0,40}\b(?:will|power)\b|\bappointment\b[^.]{0,60}\bby (?:his|her|their) will\b|\b(?:survivor|spouse|husband|wife|child|beneficiary)\b[^.]{0,20}\bmay\b(?! not)[^.]{0,60}\b(?:give away|dispose of)(?: (?:it|all|any)(?: of it)?)? by (?:(?:his|her|a|or) )*will\b|\b(?:spouse|husband|wife|child|beneficiary|survivor|daughter|son|\p{Lu}\p{Ll}+|he|she)\b[^.]{0,80}\b(?:may|shall have|has|have|holds?|is given|can)\b[^.]{0,60}\b(?:(?:limited|general|special|testamentary|nongeneral)\s+(?:testamentary )?power (?:of appointment|to appoint)|power of appointment|appoint\b[^.]{0,80}\b(?:among|by will|to (?:any|one)|property|trust|balance|share))/iu,
    unless:
      /\bover which I\b|excluding any property|\bno (?:\w+ )?power (?:of appointment|to appoint)|\b(?:agent|trustee may grant|successor trustee|guardian|executor|second trust|holder of a general|is exercised only|appoint (?:a|another|an|one or more|additional|successor|co-?)\b\s*(?:successor|trustee|co|agent|corporate|independent|special)?)/i,
  },
  {
    callout: 'grantor_trust',
    kinds: trusts,
    pattern:
      /grantor trust|\b67[1-9]\b|power (?:of|to) substitut|substitute (?:property|assets) of (?:equal|equivalent)|reacquire (?:the )?trust (?:property|assets|corpus|principal)|swap (?:assets|property)|treated as (?:the )?owner[^.]{0,60}income tax/i,
    // What every residence trust says of a sale to its maker makes no status.
    unless: /\bmay not (?:sell|transfer)\b[^.]*\bgrantor trust\b|related or subordinate/i,
  },
  {
    callout: 'directed_trust',
    kinds: dispositive,
    pattern:
      /directed trust|(?:trustee|bank|company)[^.]{0,80}(?:shall|must|will|only)[^.]{0,40}(?:follow|act on|act (?:only )?(?:at|upon))[^.]{0,40}(?:direction|instruction)|(?:investment|distribution) (?:advis[oe]r|director|committee|trust director)[^.]{0,60}(?:directs?|shall direct|has (?:sole|exclusive)|alone|decides?|controls?)/i,
  },
  { callout: 'charitable', kinds: (k) => k === 'CRUT' || k === 'CLAT', pattern: /charit\w+/i },
  {
    callout: 'special_needs',
    kinds: dispositive,
    pattern:
      /\b(?:special|supplemental) needs\b[^.]{0,60}trust\b|\btrust\b[^.]{0,80}(?:special|supplemental) needs|\bsupplement\w{0,4}\b[^.;]{0,40}\b(?:not|never|rather than|without)\b[^.;]{0,30}\b(?:supplant|replac|displac)\w{0,4}\b[^.;]{0,60}\b(?:benefits?|assistance|aid)\b/i,
    unless: /\bif (?:a|any|the) (?:beneficiary|person|child|descendant)|any (?:beneficiary|person)|a beneficiary/i,
  },
  {
    callout: 'pet_trust',
    kinds: dispositive,
    pattern:
      /\b(?:care|support|benefit|maintenance|upkeep)\b[^.]{0,30}\b(?:my|our|any)\b[^.]{0,40}\b(?:pets?|dogs?|cats?|horses?|animals?|birds?|parrots?|donkeys?|goats?)\b|\bpet trust\b|(?:\b(?:sum|money|funds?|dollars)|\$[\d,]+)\b[^.]{0,40}\b(?:set aside|kept|held|put by) for (?:my|our)\b[^.]{0,30}\b(?:pets?|dogs?|cats?|horses?|animals?|birds?|parrots?)\b|\b(?:pets?|dogs?|cats?|horses?|parrots?)\b[^.]{0,60}\b(?:care|for (?:his|her|its|their) (?:keep|upkeep|board|maintenance))\b/i,
  },
  {
    callout: 'per_stirpes',
    kinds: dispositive,
    pattern: /per stirp(?:es|ital)|by (?:right of )?representation|by stocks/i,
    unless: DEFINES_THE_MANNER,
  },
  {
    callout: 'per_capita',
    kinds: dispositive,
    pattern: /per capita/i,
    unless: /^per (?:stirpes|capita)\s+means|\bmeans\b|\bnot per capita\b/i,
  },
  {
    callout: 'disclaimer',
    kinds: dispositive,
    pattern: /disclaim\w*[^.]{0,120}\btrust\b|disclaimer trust/i,
    unless:
      /a beneficiary or|any beneficiary may disclaim|qualified disclaimers?\W*$|may disclaim any|as if the beneficiary|trustee may disclaim/i,
  },
  {
    callout: 'divorce_clause',
    kinds: dispositive,
    pattern:
      /\b(?:divorce|dissolution of (?:our |the |my )?marriage|legal(?:ly)? separat|no longer married|marriage\b[^.]{0,20}\b(?:ends?|dissolved|terminated|annulled))/i,
    unless: new RegExp(`${DIVORCED_ALREADY.source}|${OF_A_BENEFICIARY.source}`, 'i'),
  },
  {
    callout: 'crummey',
    kinds: trusts,
    pattern:
      /crummey|\b(?:demand|withdraw)\w*[^.]{0,140}\b(?:contribution|gift|(?<!\bin )addition|transfer|annual exclusion|part of it)|\b(?:contribution|gift|(?<!\bin )addition)\w*[^.]{0,120}\b(?:demand|withdraw)/i,
    unless: /attains? (?:the )?age|when the child/i,
  },
  {
    callout: 'durable',
    kinds: powers,
    pattern:
      /\b(?:durable\b|continue\w*[^.]{0,60}(?:incapacit|loses? capacity|disab|incompet)|not (?:be )?(?:affected|terminated|end|revoked)[^.]{0,60}(?:incapacit|disab|incompet|capacity)|surviv\w*[^.]{0,40}(?:incapacit|disab)|(?:incapacit|disab|incompet)\w*[^.]{0,40}\b(?:does|do|shall|will) not (?:terminate|end|affect|revoke|cancel)|even (?:if|though)[^.]{0,50}(?:incapacit|disab|capacity)|remains? (?:in effect|effective|good|valid)[^.]{0,60}(?:incapacit|disab|incompet|capacity))/i,
    unless: /not durable/i,
  },
  {
    callout: 'springing',
    kinds: (k) => powers(k),
    pattern:
      /\b(?:only (?:if|when|upon|after)|takes? effect (?:upon|when|if|only|after)|effective (?:upon|when|only)|becomes? effective|does not take effect|springs?|starts? (?:only )?when|begins? (?:only )?when)\b[^.]{0,120}(?:incapacit|disab|incompet|physician|doctor|unable to (?:manage|handle)|cannot manage)/i,
    unless: /immediately|when signed/i,
  },
  {
    callout: 'gifting_power',
    kinds: powers,
    pattern: /\b(?:gifts?|give away|gifting)\b/i,
    unless:
      /\b(?:may not|shall not|cannot|no (?:power|authority)|not authorized|must not|never)\b(?![^.]*\b(?:other than|except|unless|beyond|more than|in excess|exceed|over)\b)[^.]*\b(?:gift|give)/i,
  },
  {
    callout: 'hipaa',
    kinds: (k) => health(k) || powers(k),
    pattern:
      /\bHIPAA\b|Health Insurance Portability|(?:medical|health(?:[- ]?care)?|protected health) (?:records?|information|files|charts?)|medical[^.]{0,20}information/i,
  },
  {
    callout: 'life_support_withheld',
    kinds: health,
    pattern:
      /\[ ?[xX✓] ?\][^[\n]{0,40}(?:comfort care|do not|no |not want|withhold|withdraw|natural)|comfort (?:care )?only|(?:do not|don't|not) (?:want|wish|prolong|be kept|use|start|attempt)[^.]{0,100}(?:life|treatment|machine|ventilat|resuscit|tube|dying|support|alive|breathing)|(?:withh(?:e|o)ld|withdr|stop|discontinu|remove)\w*[^.]{0,80}(?:life|treatment|machine|ventilat|tube|nutrition|support)|(?:life[- ]|treatment|ventilat|nutrition|hydration)\w*[^.]{0,60}\b(?:be |is )(?:withheld|withdrawn|stopped|removed|discontinued)|\blife not be (?:extended|prolonged)|(?:let|allow(?:ed)?)[^.]{0,20}(?:die|natural death)|no (?:life support|machines|feeding tube|artificial|resuscitation|CPR|ventilator)/i,
    unless:
      /want (?:all|every)|prolong my life as long|withdrawal of consent|informed consent|decisions? to provide, withhold|in accordance with the choice/i,
  },
  {
    callout: 'anatomical_gift',
    kinds: (k) => health(k) || powers(k),
    pattern:
      /\b(?:organs?|tissues?|eyes|corneas?|anatomical|body)\b[^.\n]{0,70}\b(?:donat\w*|give|gift|help|transplant|science|research|school)|\b(?:donat\w*|give|gift|donor)\b[^.\n]{0,50}\b(?:organs?|tissues?|eyes|corneas?|my body|anatomical)/i,
    unless: /\b(?:do not|don't|not) (?:want|wish|donate|give)|no organ|\[ \] *(?:i )?(?:give|donate)/i,
  },
  {
    callout: 'pour_over',
    kinds: (k) => k === 'POUROVER_WILL',
    pattern:
      /pour\w{0,20}[^.;\n]{0,600}|\b(?:rest|residue|residuary|remain\w{0,12}|everything|balance)\b[^.;\n]{0,600}\btrust\b/i,
  },
  {
    callout: 'guardian_nomination',
    kinds: (k) => dispositive(k),
    pattern:
      /\b(?:name|nominate|appoint|designate|choose|select)\w*\b(?:[^.]|\b\p{Lu}\.){0,140}\b[Gg]uardians?\b|\b(?:want|ask|wish|request)\b[^.]{0,100}\b(?:to be|as|to serve as|to act as) (?:the )?guardians?\b|\b[Gg]uardians?\b[^.]{0,60}\b(?:is|shall be|will be|be|are)\b\s+\p{Lu}/u,
    unless: /guardian ad litem|trustee may|court may|without (?:a )?guardian/i,
  },
  {
    callout: 'deceased_child',
    kinds: dispositive,
    pattern:
      /\b(?:(?:my|our|his|her) deceased (?:son|daughter|child)\b|deceased (?:son|daughter|child),|(?:son|daughter|child),? \p{Lu}[^.,]{2,40},? (?:is deceased|died|predeceased me|has died|who died|who is deceased)|(?:my|our|his|her|their) late (?:son|daughter|child)|(?:\b(?:an?|one|our|my|their|the \w+['’]s)) (?:\w+ )?(?:son|daughter|child), \p{Lu}[^.,]{2,40},? (?:died|predeceased (?:us|me|him|her|them|the \w+)|is deceased|has died|who (?:died|predeceased|is deceased))|[Mm]y (?:eldest|oldest|youngest|only|first|second|middle)(?: child| son| daughter)?,? \p{Lu}[^.,]{2,40},? (?:is deceased|died|predeceased me|has died|who died|who is deceased))/u,
  },
  {
    callout: 'independent_administration',
    kinds: dispositive,
    pattern:
      /independent(?:,? (?:and )?(?:unsupervised|informal))? (?:administration|executor)|\badministration\b[^.]{0,40}\b(?:independent|unsupervised)\b|independent of (?:the )?(?:court|probate)|no (?:other )?action (?:shall|will|need) be had in/i,
  },
];

/** Marked provisions, each with the sentence that makes it. */
export function readCallouts(ctx: DocumentContext, { childDied }: Household): ExtractedValue<Callout>[] {
  const found: ExtractedValue<Callout>[] = [];
  const texts = new Map(ctx.sentences.map((s) => [s, withoutInitialStops(s.text)]));
  for (const rule of RULES) {
    if (rule.kinds && !rule.kinds(ctx.kind)) continue;
    const sentence = ctx.sentences.find(
      (s) =>
        rule.pattern.test(texts.get(s) ?? s.text) &&
        s.text.length > 8 &&
        !isTitle(s.text, rule) &&
        !isQuestion(s.text) &&
        !rule.unless?.test(s.text),
    );
    const value = sentence && valueAt(ctx.flow, rule.callout, [sentence]);
    if (value) found.push(value);
  }
  const dead = childDied && dispositive(ctx.kind) && valueAt(ctx.flow, 'deceased_child' as const, [childDied]);
  if (dead && !found.some(({ value }) => value === dead.value)) found.push(dead);
  const fixed = irrevocable(ctx);
  if (fixed) found.push(fixed);
  return found;
}

/** Whoever is named a guardian in a will is nominated there, in whatever words. */
export function withGuardians(
  { kind }: DocumentContext,
  found: ExtractedValue<Callout>[],
  serving: readonly ExtractedValue<Fiduciary>[],
): ExtractedValue<Callout>[] {
  const named = serving.find(({ value }) => /^guardian/.test(value.role));
  // "I nominate the individual named below", where nobody is: a form that was not filled in.
  if (!named)
    return found.map((one) =>
      one.value === 'guardian_nomination' && one.confidence === 'HIGH'
        ? { ...one, confidence: 'LOW', reason: 'Nobody was read who is nominated as guardian.' }
        : one,
    );
  if (!dispositive(kind) || found.some(({ value }) => value === 'guardian_nomination')) return found;
  return [...found, { ...named, value: 'guardian_nomination' }];
}

/** A question of a form or a workbook says nothing; its answer does. */
const isQuestion = (text: string): boolean => /\?["”’)\s]{0,4}$/.test(text);

/** A heading names a clause but is not one, except where the document's title says what it is. */
function isTitle(text: string, rule: Rule): boolean {
  const bare = text.replace(/[.:]$/, '').replace(/^(?:part|section|article) [\divxlc]+\s?[-–—:.]{1,3}\s?/i, '');
  return (
    rule.callout !== 'durable' &&
    bare.length < 45 &&
    (isHeading(bare) || bare.split(' ').length < 4 || bare.length < text.length - 4) &&
    !/\b(?:is|are|may|shall|will|not|give|receives?|goes|has|wish|want|donate|held|died|dead|was|were|had|passes|must|cannot)\b/i.test(
      bare,
    )
  );
}

function irrevocable(ctx: DocumentContext): ExtractedValue<Callout> | undefined {
  if (!IRREVOCABLE_KINDS.has(ctx.kind)) return undefined;
  const sentence = ctx.sentences.find((s) =>
    /\birrevocabl[ey]\b|(?:may|can|shall)(?: never| not|not)\b[^.]{0,60}\b(?:revoke|revoked|cancel|change|changed|amend|amended|end|alter|altered)\b|no (?:right|power)[^.]{0,40}(?:revoke|amend|alter)|gives? up[^.]{0,40}(?:right|power)|without (?:any )?(?:right|power) (?:of|to) (?:revocation|revoke)|beyond (?:his|her|my|our|their) (?:own )?(?:recall|power to revoke)/i.test(
      s.text,
    ),
  );
  return sentence && valueAt(ctx.flow, 'irrevocable' as const, [sentence]);
}
