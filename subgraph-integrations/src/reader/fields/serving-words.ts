/** Words around a name that say whether its bearer serves, and after whom. */

export const ALSO = /^(?:\s(?:of|under|to)\s[^,;.]{0,40})?,?\s(?:and|&)\s(?:also\s)?(?:as\s)?(?:the\s)?$/i;
/** "Trustee shall pay …": what the holder of an office does names nobody. */
export const IS_SUBJECT =
  /^\s(?:considers?|deems?|determines?|thinks?|sees?|decides?|chooses?|believes?|finds?|selects?|shall|may|will|must|agrees?|hereby|is (?:hereby )?(?:authorized|directed|empowered))\s(?:(?:also|then|not|hereby)\s)?(?!serve|act\b|be\b|become|succeed|consist|continue|have been)/i;

/** A name straight after a condition that was blanked out: "or, if he fails, B". */
export const AFTER_BLANK =
  /\s{6,40}[,:]?\s{0,9}(?:(?:then|or|use|to|it is|I (?:name|appoint|nominate|want|choose|pick|ask)|followed by|by|the (?:trust|fiduciary) (?:department|division|office) of)\s{1,9}){0,9}(?:(?:my|our|the \w{1,30}['’]s) (?:said )?[\w-]{1,40},?\s{1,9})?(?:(?:Attorney|Dr\.?|Father|Sister|Judge|Rev\.?|Pastor|Rabbi|Mr\.|Mrs\.|Ms\.)\s{1,9})?$/;
/** "The succession of Trustees after the Settlors": whoever is named first comes after those who made the trust. */
export const AFTER_MAKERS =
  /\btrustees?\b[^.;:]{0,30}\b(?:after (?:the )?(?:settlors?|grantors?|trustors?|trustmakers?|me|us)|(?:after|when|once) (?:I|we) (?:die|have died|am gone|are gone|cannot|no longer)|after (?:my|our) deaths?)\b|^\W*after (?:me|us|(?:the )?(?:settlors?|grantors?|trustors?))\b[^.;:]{0,80}\btrustees?\b|\b(?:on|upon|at|after) (?:my|our|the (?:grantor|settlor|trustor|trustmaker)s?['’]s?) (?:death|incapacity|resignation)s?\b[^.;:]{0,40}\btrustee(?:s|ship)?\b/i;
/** "If she does not act, A does." */
export const DOES = /^\s(?:does|is|will|shall)(?: so)?\s{0,4}[.,;]?\s{0,4}$/i;
export const SERVES =
  /^[\s,]{0,9}(?:\([^)]{0,80}\)\s{0,9})?(?:is|are|shall|will|may|can|could|should|does|to|be|then|also|next|instead|alone|serves?|acts?|becomes?|succeeds?|steps|takes|follows?|named|appointed|chosen|designated|the one (?:who|to)|in (?:his|her|their|that) place|continue|as|fill|may|together|,|\s)*\b(?:serves?|act|acts|succeed|succeeds|be chosen|be appointed|is next|be named|next|takes? over|follows?|fill|in that order|is (?:then )?(?:named|appointed)|is (?:my|the) (?:first|second|third)? ?(?:choice|alternate)|becomes?|steps? in|do it|do so|do this|carry it out|is my|is then|serves|takes? (?:his|her|their|its|my|our) place|replaces?|substitutes? for)\b/i;
/** "my daughter Perpetua in his stead". */
export const INSTEAD = /^,?\s*in (?:his|her|their|its|whose|that (?:one|person)['’]s)\s+(?:place|stead|room)\b/i;
export const HERSELF =
  /(?<=\b(?:name|appoint|nominate|designate|choose|want)\s)(?:him|her)\b(?=\s(?:also\s)?(?:as|to be|to serve|to act)\b)|\b(?:He|She)(?=\s(?:shall|will|is to|is)\salso\s(?:be|serve|act|my|the)\b)/g;
export const APPOINTS =
  /\b(?:I|we|the principal|the grantors?|the settlors?|the testator|principal|declarant|who|asks that|trustmaker)?\s*(?:hereby\s+)?(?:name|appoint|nominate|designate|choose|select|constitute|request|want|ask|declare)(?:s|ed|d)?\b[^;]*$/i;
export const DIVIDES =
  /\b(?:divide|distribute|give|bequeath|devise|provide|paid)\w*\b[^;]{0,200}\b(?:to|for)\b[^;]{0,60}$/i;
/** "; and if not, then to her sister, A": who takes in another clause of what divides. */
export const TAKES = /\bto\s+(?:(?:(?:my|our|his|her|their|its) [\w-]+|the \w+['’]s [\w-]+),?\s+)?$/i;
export const LEADS_ON =
  /(?:^|\b)(?:then|next|followed by|and then|second|third|lastly|finally|thereafter|after (?:him|her|them|that))\b[\s:,]*(?:to\s+|by\s+)?(?:(?:my|our|his|her) [\w-]+,?\s+)?$/i;
/** "(1) Ann Lee; (2) Bo Lee". */
export const LISTED = /^\s*(?:and\s+)?\(?\w{1,3}\)\s*$/;
/** "the job goes to A", "the office devolves upon B". */
export const OFFICE_PASSES =
  /\b(?:it|job|office|role|position|trusteeship|executorship|appointment|task|duty|duties|vacancy)\b[^.;]{0,30}\b(?:(?:goes|go|pass(?:es)?|falls?|devolves?|is to go|shall (?:go|pass|fall|devolve))\s+(?:first\s+)?(?:(?:up)?on|to)|(?:is|are|(?:shall|will|may|must) be|to be) (?:filled|held) (?:first )?by)\s+(?:(?:my|our|his|her) [\w-]+,?\s+)?$/i;
/** "I wish it to be my sister, A". */
export const WISHES =
  /\b(?:(?:wish|want|prefer|would like) (?:it|this|that|the \w+) to be|the (?:person|one|job|next|choice) (?:is|will be|shall be)) (?:(?:my|our) [\w-]+,?\s+)?$/i;
/** "A is to serve as executor together with B". */
export const WITH = /\b(?:together|jointly|along) with\s+(?:(?:my|our) [\w-]+,?\s+)?$/i;
/** "If either stops serving, the other serves with A": A takes the place of whoever went, beside whoever is left. */
export const JOINS =
  /\b(?:the (?:other|survivor|remaining (?:one|\w{4,15}))|the one (?:who|that) (?:remains|is left|survives)|whoever remains)\b[^.;]{0,30}\b(?:with|together with|jointly with)\s+(?:(?:my|our|his|her) [\w-]+,?\s+)?$/i;
/** "A shall succeed the Grantor". */
export const COMES_NEXT =
  /^,?\s(?:(?:shall|will|is to|then)\s){0,2}(?:succeeds?|replaces?|steps? in|takes? over|takes? (?:his|her|their|its|my|our) place)\b/i;
export const SECTION =
  /\b(?:trustees?|execut\w*|representatives?|fiduciar\w*|guardians?|agents?|offices?|successors?|succession|appointments?|nominations?|who will serve|conservators?|proxy|surrogate|alternates?|attorney|custodians?|protectors?|advis[oe]rs?|committees?)\b/i;
/** What the holder of an office does, under a heading that names it: "Investment Advisor. Ann Lee directs …". */
export const DOES_ITS_WORK =
  /^(?:,[^,;.]{2,60},)?\s(?:directs?|serves?|acts?|advises?|decides?|handles?|(?:shall|will|is to)\s(?:direct|serve|act|advise|decide|be)|is\s(?:appointed|named|chosen|the|my|our)|holds? (?:this|the) office)\b/i;
/** "The Committee has three members: …". */
export const MEMBERS_ARE =
  /\bcommittee\b[^.;:]{0,50}\bmembers?\b[^.;:]{0,20}(?::|\b(?:are|is))\s(?:(?:Dr|Hon|Prof)\.\s)?$/i;
/** "… and name themselves as the initial Trustees", "both as the one who makes this trust and as its Trustee". */
export const NAMES_ITSELF =
  /\b(?:names?|appoints?|designates?|declares?)\s(?:himself|herself|themselves|ourselves|myself)\s(?:to be |as |to act as )?(?:the |its )?(?:(?:initial|first|original|sole|co-)\s?){0,2}trustees?\b|\bdeclares?(?: on [^;]{4,22})? that (?:he|she|they|I|we) (?:now |will |has |have )?(?:holds?|set aside)\b[^.;]{0,120}\bas trustees?\b|\btransfers? (?:and delivers? )?(?:un)?to (?:himself|herself|themselves|myself|ourselves),? as (?:the )?trustees?\b|\band (?:I|we),? as (?:the )?(?:initial |sole )?trustees?\b|\bboth as [^.;,]{0,60}\band as (?:its|the|sole|initial) (?:initial )?trustee\b|\bthe same (?:two )?(?:persons?|people|individuals?),? as (?:the )?(?:its )?(?:initial )?trustees?\b|\bcalled the (?:trustors|grantors|settlors|trustmakers|donors) and (?:they )?are (?:also )?the (?:first |initial |original )?trustees\b|\bboth (?:of them )?(?:are serving|are acting|serve|act|shall serve|shall act) as (?:the )?(?:first |initial )?trustees\b/i;
/** "She is also the sole Trustee at present". */
export const SERVES_NOW =
  /^\W{0,3}(?:He|She) (?:is|serves as) (?:also |now |currently |at present ){0,2}(?:the )?(?:sole |only |acting |current |present )?Trustee\b(?! (?:of|under|who))/;
/** "The Grantor is the Trustee". */
export const IS_TRUSTEE =
  /\b(?:I|we|(?:the )?(?:grantors?|settlors?|trustmakers?|trustors?))\s+(?:am|are|is|shall be|will be|shall serve as|will serve as|serves? as|shall act as|will act as|acts? as|appoint (?:myself|ourselves)(?: as)?|names? (?:myself|ourselves|himself|herself|themselves)(?: as)?)\s+(?:both\s+)?(?:the\s+|my\s+|our\s+|its\s+|also\s+)?(?:(?:initial|first|original|sole|current|co-)\s*)*trustees?/i;
/** "The Grantors serve together", under the heading of the office. */
export const MAKERS_SERVE =
  /\b(?:the grantors?|the settlors?|the trustmakers?|the trustors?|we|I)\s+(?:(?:shall|will|both)\s+)*(?:serve|serves|act|acts|am|are)\b(?:\s+together|\s+jointly|\s+first|\s+as)?/i;
