import { holdsUnshown, UNSHOWN_MESSAGE } from '@platform/contracts/text-characters';
import { DomainError } from '@platform/kernel';
import { z } from 'zod';

/** Platform shell §5. */
export const SUPPORT_LIMITS = { subject: 80, description: 500, name: 255, email: 80, pageUrl: 2_000 } as const;
const ENCODING = 'UTF-8';
const PRIORITY = 'Low';

/** What is shown nowhere is caught before. */
const LINE_END = /[\t\n\r]/;
const LONG_LINE = 255;

const shown = () =>
  z
    .string()
    .refine((text) => !holdsUnshown(text), UNSHOWN_MESSAGE)
    .trim();

/** One line of text; nothing that could begin another line of the mail. */
const line = (max: number = LONG_LINE) =>
  shown()
    .refine((text) => [...text].length <= max, `At most ${max} characters`)
    .refine((text) => !LINE_END.test(text), 'Must be one line');
const needed = (message: string, max?: number) => line(max).refine((text) => text !== '', message);
const text = (max: number) =>
  shown()
    .refine((value) => [...value].length <= max, `At most ${max} characters`)
    .default('');

const schema = z.object({
  company: line().default('').pipe(needed('Organization is required')),
  type: line().default('').pipe(needed('Reason is required')),
  subject: line(SUPPORT_LIMITS.subject).default('').pipe(needed('Subject is required')),
  description: text(SUPPORT_LIMITS.description),
  /** Both as the form shows them; the mail names the account's own. */
  name: line(SUPPORT_LIMITS.name).optional(),
  email: line(SUPPORT_LIMITS.email).optional(),
  orgid: line().optional(),
  encoding: z.literal(ENCODING, `Must be ${ENCODING}`).default(ENCODING),
  priority: z.literal(PRIORITY, `Must be ${PRIORITY}`).default(PRIORITY),
  pageUrl: line(SUPPORT_LIMITS.pageUrl).default(''),
  spouseEmail: line(SUPPORT_LIMITS.email).optional(),
  spouseName: line(SUPPORT_LIMITS.name).optional(),
  state: line().optional(),
  whatToDiscuss: text(SUPPORT_LIMITS.description).optional(),
});
export type SupportRequest = z.infer<typeof schema>;

/** The fields of a support or consultation request. Throws: DomainError BAD_USER_INPUT at the first field that is wrong. */
export function parseSupportRequest(fields: unknown): SupportRequest {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new DomainError('BAD_USER_INPUT', issue?.message ?? 'Required', { field: String(issue?.path[0] ?? '') });
}
