import type { ExtractedValue, Fiduciary, FiduciaryRole } from '../reading.ts';
import type { DocumentContext } from './document.ts';
import { valueAt } from './evidence.ts';

/** "I nominate the agent designated in this form as conservator": whoever acts is also to be appointed by a court. */
const SAME_AS_AGENT =
  /\b(?:guardian|conservator)\b[^.]{0,200}\bI nominate (?:the|my|each) (?:same )?(?:health[- ]?care )?(?:agent|person|attorney[- ]in[- ]fact|proxy|surrogate|representative)s?\b(?:\s*[.,;]|[^.]{0,40}\b(?:designated|named|appointed|acting|above)\b)|\bI nominate (?:the|my) (?:agent|attorney[- ]in[- ]fact|person (?:then )?(?:serving|acting|named|designated) as my (?:health care )?agent)s?\b[^.]{0,80}\b(?:guardian|conservator)\b/i;

export function withNominees(
  ctx: DocumentContext,
  found: readonly ExtractedValue<Fiduciary>[],
): ExtractedValue<Fiduciary>[] {
  const sentence = /POWER|HEALTH/.test(ctx.kind)
    ? ctx.sentences.find(({ text }) => SAME_AS_AGENT.test(text))
    : undefined;
  // In a directive a guardian is named; in a power, whoever a court may appoint.
  const role =
    ctx.kind === 'HEALTHCARE_DIRECTIVE' && /\bguardian\b/i.test(sentence?.text ?? '')
      ? 'guardian'
      : 'conservator_nominee';
  if (!sentence || found.some(({ value }) => value.role === role)) return [...found];
  const nominees = found.flatMap(({ value }) => {
    if (!/^(?:co_)?primary$/.test(value.designation)) return [];
    return valueAt(ctx.flow, { ...value, role: role as FiduciaryRole }, [sentence]) ?? [];
  });
  return [...found, ...nominees];
}
