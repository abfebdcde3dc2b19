import { STATE_SOURCE, stateCode } from '../language/states.ts';
import type { ExtractedValue } from '../reading.ts';
import type { DocumentContext } from './document.ts';
import { valueAt } from './evidence.ts';

const GOVERNING: readonly RegExp[] = [
  new RegExp(
    `\\b(?:governed|construed|controlled|interpreted|administered|determined)\\b[^.\\n]{0,120}?\\b(${STATE_SOURCE})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:laws?|statutes) of (?:the )?(?:State|Commonwealth|district)?\\s*(?:of )?(${STATE_SOURCE})\\b[^.\\n]{0,50}\\b(?:govern|control|appl|determin)`,
    'i',
  ),
  new RegExp(
    `\\b(${STATE_SOURCE})(?:'s)? (?:law|statutes?|rules)\\b[^.\\n]{0,50}\\b(?:govern|control|appl|determin)`,
    'i',
  ),
  new RegExp(
    `\\b(?:governing law|applicable law|state law|choice of law|law|situs|governing state)\\b[.:\\t\\s—–-]+(?:the )?(?:laws? of )?(?:State of |Commonwealth of )?(${STATE_SOURCE})\\b`,
    'i',
  ),
  new RegExp(`\\b(?:situs|place of administration|principal office)\\b[^.\\n]{0,60}\\b(${STATE_SOURCE})\\b`, 'i'),
  new RegExp(
    `\\b(?:subject to|under|according to|by) (?:the )?(?:laws? of )?(?:the )?(?:State of |Commonwealth of )?(${STATE_SOURCE})(?:'s)? law\\b`,
    'i',
  ),
];
const ANYWHERE = new RegExp(`(?<![\\p{L}])(${STATE_SOURCE})(?![\\p{L}])`, 'giu');
/** "Washington County, Ohio": the name of something else that a state lends. */
const STREET =
  /^\s+(?:Street|St\.|Avenue|Ave|Road|Rd|Lane|Drive|Boulevard|University|State University|Bank|Trust|College|Museum|County|Parish|Township|City(?!,? and State)|Avenue|Square|Place|Hospital|Church|Foundation)\b/;

/** State of the governing-law clause; without one, the state the opening or the form names. */
export function readSitus(ctx: DocumentContext): ExtractedValue<string> | null {
  const { text } = ctx.flow;
  for (const pattern of GOVERNING) {
    const match = pattern.exec(text);
    const code = match && stateCode(match[1] ?? '');
    if (match && code)
      return valueAt(ctx.flow, code, [{ start: match.index, end: match.index + match[0].length }]) ?? null;
  }
  const opening = text.slice(0, 2200);
  const inOpening = states(opening)[0] ?? states(text)[0];
  if (!inOpening) return null;
  const late = inOpening.start > 2200;
  return (
    valueAt(ctx.flow, inOpening.code, [inOpening], late ? 'No clause names the governing law.' : undefined) ?? null
  );
}

function states(text: string) {
  return [...text.matchAll(ANYWHERE)]
    .filter((m) => /^\p{Lu}/u.test(m[0]) && !STREET.test(text.slice(m.index + m[0].length)))
    .filter(
      (m) =>
        !/\p{Lu}\p{Ll}+\s$/u.test(text.slice(0, m.index)) ||
        /,\s$/.test(text.slice(0, m.index)) ||
        /\b(?:State|Commonwealth|(?<!\b(?:Company|Bank|University|College|Society|Association) )of)\s$/.test(
          text.slice(0, m.index),
        ) ||
        (/^\n?/.test(m[0]) && m[0] !== 'Georgia' && m[0] !== 'Virginia'),
    )
    .flatMap((m) => {
      const code = stateCode(m[1] ?? '');
      return code ? [{ start: m.index, end: m.index + m[0].length, code }] : [];
    });
}
