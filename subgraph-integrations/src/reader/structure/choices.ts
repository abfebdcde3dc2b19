/**
 * The choices of a form: "(a) All to my spouse … ______" over "(b) All to the following person … Ann Lee, signed". What
 * nobody signed beside says nothing: it is blanked, and so is the signature beside what was chosen. All offsets stay.
 */
export function withoutOtherChoices(text: string): string {
  const lines = linesOf(text);
  let result = text;
  const blank = (from: number, to: number): void => {
    result = result.slice(0, from) + result.slice(from, to).replace(/[^\n]/g, ' ') + result.slice(to);
  };
  for (const choices of choicesIn(lines)) {
    const signed = choices.filter(({ words }) => signaturesIn(words).some(({ name }) => isMaker(text, name)));
    // A box may be empty without a rule in it: then the one signature tells what was chosen.
    const bySignature = signed.length === 1 && choices.every((one) => !isOpen(one.words));
    if (bySignature) {
      for (const one of choices) {
        if (one !== signed[0]) blank(one.start, one.end);
        else for (const { from, to } of signaturesIn(one.words)) blank(one.start + from, one.start + to);
      }
      continue;
    }
    const chosen = choices.filter(({ words }) => !isOpen(words));
    // Of a list without blanks nothing is chosen, and where nobody signed the whole list stands as it is.
    if (chosen.length !== 1 || chosen.length === choices.length || !isSigned(chosen[0]?.words ?? '')) continue;
    for (const { start, end, words } of choices) {
      if (isOpen(words)) blank(start, end);
      else for (const { from, to } of signaturesIn(words)) blank(start + from, start + to);
    }
  }
  return result;
}

interface TextLine {
  start: number;
  end: number;
  words: string;
}

const LETTER = /^\(?([a-h])[.)]\s/;
/** "c. Choice Three:", whatever a scanner made of its letter. */
const CHOICE = /^\S{0,3}\s?Choice (One|Two|Three|Four|Five|Six)\b/i;
const COUNTED = ['one', 'two', 'three', 'four', 'five', 'six'];
/** A numbered paragraph ends the choices above it. */
const NEXT_PARAGRAPH = /^(?:\d{1,2}(?:\.\d{1,2})*[.)]?|ARTICLE|Article|PART|Part)\s/;
/** A choice runs over so many lines at most. */
const LONGEST = 7;

function linesOf(text: string): TextLine[] {
  let at = 0;
  return text.split('\n').map((words) => {
    const start = at;
    at += words.length + 1;
    return { start, end: start + words.length, words };
  });
}

function choicesIn(lines: readonly TextLine[]): TextLine[][] {
  const lists: TextLine[][] = [];
  let list: TextLine[] = [];
  const end = (): void => {
    if (list.length > 1) lists.push(list);
    list = [];
  };
  let length = 0;
  for (const { start, end: stop, words } of lines) {
    const counted = CHOICE.exec(words)?.[1]?.toLowerCase();
    const letter = counted === undefined ? LETTER.exec(words)?.[1] : 'abcdefgh'.charAt(COUNTED.indexOf(counted));
    if (letter !== undefined) {
      if (letter === 'a' || letter !== 'abcdefgh'.charAt(list.length)) end();
      if (letter === 'a' || list.length > 0) list.push({ start, end: stop, words });
      length = 1;
      continue;
    }
    const last = list.at(-1);
    if (!last) continue;
    length += 1;
    if (NEXT_PARAGRAPH.test(words) || length > LONGEST) end();
    else list[list.length - 1] = { start: last.start, end: stop, words: `${last.words}\n${words}` };
  }
  end();
  return lists;
}

/** A rule with nothing on it, or the words that a form wants instead. */
const isOpen = (words: string): boolean => /_{5,}/.test(words) || /\bNOT USED\b/.test(words);
const NAME = "\\p{Lu}[\\p{L}.'’-]{0,30}(?: \\p{Lu}[\\p{L}.'’-]{0,30}){1,4}";
const SIGNED = new RegExp(
  `\\t(?:/s/ )?${NAME}(?=[ \\t]*(?:\\(your signature\\)[ \\t]*)?(?:\\n|$))|\\n(?:/s/ )?${NAME}(?= \\(your signature\\))`,
  'giu',
);
const isSigned = (words: string): boolean => signaturesIn(words).length > 0;
const signaturesIn = (words: string): { from: number; to: number; name: string }[] =>
  [...words.matchAll(SIGNED)].map((match) => ({
    from: match.index + 1,
    to: match.index + match[0].length,
    name: match[0].trim().replace(/^\/s\/ /i, ''),
  }));

/** Who signs the choices of a form stands in it many times, at its head and below its end among them. */
const isMaker = (text: string, name: string): boolean => {
  const [lower, whole] = [name.toLowerCase(), text.toLowerCase()];
  return lower.includes(' ') && whole.split(lower).length > 3 && whole.slice(0, 700).includes(lower);
};
