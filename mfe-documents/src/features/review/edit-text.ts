import { amountProblem } from '@platform/contracts/field-rules';
import { parseDollars } from '@platform/kernel';

/** The part of a structured value that a person corrects; the rest of it stays as it was read. */
const MAIN_FIELDS = ['person', 'to', 'name', 'status', 'documentName', 'age', 'termLengthYears'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gifts of money are corrected in dollars. */
const mainField = (value: Record<string, unknown>): string | undefined =>
  typeof value['amountCents'] === 'number'
    ? 'amountCents'
    : MAIN_FIELDS.find((name) => value[name] !== undefined && value[name] !== null);

/** What the edit field starts with. Case: { to: 'Anna', amountCents: 50000000 } → `500000.00`. */
export function editTextOf(value: unknown): string {
  if (!isRecord(value)) return String(value ?? '');
  const field = mainField(value);
  if (field === undefined) return '';
  const part = value[field];
  return field === 'amountCents' ? (Number(part) / 100).toFixed(2) : String(part);
}

/** The corrected value in the shape it was read in, or why it cannot be taken. */
export function editedValueOf(value: unknown, text: string): { value?: unknown; error?: string } {
  const trimmed = text.trim();
  if (!trimmed) return { error: 'Required' };
  if (!isRecord(value)) return { value: typeof value === 'number' ? Number(trimmed) : trimmed };
  const field = mainField(value);
  if (field === undefined) return { error: 'This value cannot be edited here; accept or reject it.' };
  if (field === 'amountCents') {
    const problem = amountProblem(trimmed);
    return problem === null ? { value: { ...value, amountCents: parseDollars(trimmed) } } : { error: problem };
  }
  if (typeof value[field] !== 'number') return { value: { ...value, [field]: trimmed } };
  const number = Number(trimmed);
  return Number.isFinite(number)
    ? { value: { ...value, [field]: number } }
    : { error: 'Please specify a valid number' };
}
