import { type Cents, DomainError, isDomainError } from '@platform/kernel';
import type { MortalityTable } from '../actuarial/mortality.ts';
import type { PaymentFrequency, PaymentTiming } from '../actuarial/payment-frequency.ts';
import { type Ratio, toNumber } from '../arithmetic/ratio.ts';
import { RULE_SET_VERSION } from '../law/rule-set.ts';
import { type JsonSchema, validate } from '../validation/json-schema.ts';

/** One name of the command line: checks its input itself, and answers one JSON object or throws a DomainError. */
export interface Calculation {
  readonly name: string;
  readonly summary: string;
  readonly inputSchema: JsonSchema;
  run(input: unknown): object;
}

/** A field of an input with the type its schema stands for. */
export interface Field<T> {
  readonly schema: JsonSchema;
  readonly optional: boolean;
  /** Never set: carries the type. */
  readonly typed?: T;
}

type InputOf<F> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };
type Fields = Readonly<Record<string, Field<unknown>>>;

const field = <T>(schema: JsonSchema): Field<T> => ({ schema, optional: false });

export const optional = <T>(of: Field<T>): Field<T | undefined> => ({ schema: of.schema, optional: true });
export const described = <T>(of: Field<T>, description: string): Field<T> => ({
  ...of,
  schema: { ...of.schema, description },
});

/** A trillion dollars: what is worked out from it stays within whole numbers. */
export const MOST_CENTS = 100_000_000_000_000;
export const cents: Field<Cents> = field({
  type: 'integer',
  minimum: 0,
  maximum: MOST_CENTS,
  description: 'US cents',
});
export const rate: Field<number> = field({ type: 'number', description: 'a decimal: 0.052 is 5.2%' });
export const percentage: Field<number> = field({ type: 'number', description: 'percent, as the IRS prints it: 5.2' });
export const whole: Field<number> = field({ type: 'integer', minimum: 0 });
export const year: Field<number> = field({ type: 'integer', minimum: 1900, maximum: 2200 });
export const date: Field<string> = field({ type: 'string', format: 'date', description: 'YYYY-MM-DD' });
export const month: Field<string> = field({ type: 'string', description: 'YYYY-MM' });
export const text: Field<string> = field({ type: 'string' });
export const flag: Field<boolean> = field({ type: 'boolean' });
export const state: Field<string> = field({ type: 'string', description: 'postal code, such as MA' });
export const ages: Field<number[]> = field({
  type: 'array',
  items: { type: 'number' },
  description: 'one or two ages at nearest birthday, 0 to 109',
});

export function oneOf<const T extends string>(values: readonly T[], fallback?: T): Field<T> {
  return field(
    fallback === undefined ? { type: 'string', enum: values } : { type: 'string', enum: values, default: fallback },
  );
}

export function listOf<T>(items: Field<T>, minItems: number, maxItems: number): Field<T[]> {
  return field({ type: 'array', items: items.schema, minItems, maxItems });
}

export function objectOf<T>(schema: JsonSchema): Field<T> {
  return field(schema);
}

export const frequency: Field<PaymentFrequency | undefined> = optional(
  oneOf(['annual', 'semiannual', 'quarterly', 'monthly', 'weekly'], 'annual'),
);
export const timing: Field<PaymentTiming | undefined> = optional(oneOf(['end', 'beginning'], 'end'));
export const mortalityTable: Field<MortalityTable | undefined> = optional(oneOf(['2010CM', '2000CM'], '2010CM'));

/** What a user may assume instead of the law; see LawAssumptions. */
export const assumptions = optional(
  objectOf<{
    federalExclusionCents?: Cents;
    federalTopRate?: number;
    fromYear?: number;
    inflationRate?: number;
    stateExclusionCents?: Cents;
    stateRate?: number;
  }>({
    type: 'object',
    additionalProperties: false,
    description: 'assumptions of yours that replace the law; each is named in the workings',
    properties: {
      federalExclusionCents: { type: 'integer', minimum: 0 },
      federalTopRate: { type: 'number', minimum: 0, maximum: 1 },
      fromYear: { type: 'integer', minimum: 1900, maximum: 2200 },
      inflationRate: { type: 'number', minimum: -0.1, maximum: 0.5 },
      stateExclusionCents: { type: 'integer', minimum: 0 },
      stateRate: { type: 'number', minimum: 0, maximum: 1 },
    },
  }),
);

/** Joins the fields, the check and the typed call of one calculation; every answer names its rule set. */
export function calculation<const F extends Fields>(
  name: string,
  summary: string,
  fields: F,
  run: (input: InputOf<F>) => object,
): Calculation {
  const inputSchema: JsonSchema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    description: summary,
    type: 'object',
    additionalProperties: false,
    required: Object.keys(fields).filter((key) => fields[key]?.optional === false),
    properties: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value.schema])),
  };
  return {
    name,
    summary,
    inputSchema,
    run(input) {
      validate(inputSchema, input);
      refuseFarDates(fields, input as Readonly<Record<string, unknown>>);
      const result = withinWholeNumbers(() => run(input as InputOf<F>), input as InputOf<F>);
      return 'ruleSet' in result ? result : { ...result, ruleSet: RULE_SET_VERSION };
    },
  };
}

/** Indexed amounts grown for longer than this stand for nothing, and would be blamed on whatever amount was given. */
const LAST_YEAR = 2200;

function refuseFarDates(fields: Fields, input: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(input)) {
    if (fields[name]?.schema.format !== 'date' || Number(String(value).slice(0, 4)) <= LAST_YEAR) continue;
    throw new DomainError('OUT_OF_RANGE', `law is not projected beyond ${LAST_YEAR}`, { field: name });
  }
}

/** Refuses a result beyond what a number holds to the cent, and names the amount that leads to it. */
function withinWholeNumbers(run: () => object, input: Readonly<Record<string, unknown>>): object {
  const amounts = Object.entries(input).filter(
    (entry): entry is [string, number] => entry[0].endsWith('Cents') && typeof entry[1] === 'number',
  );
  const [largest] = amounts.toSorted(([, a], [, b]) => b - a);
  const refuse = (): never => {
    throw new DomainError('RESULT_TOO_LARGE', 'the result is more than can be given to the cent', {
      field: largest?.[0] ?? 'input',
    });
  };
  try {
    const result = run();
    return isExact(result) ? result : refuse();
  } catch (error) {
    if (isDomainError(error) && error.code === 'NOT_CENTS' && error.field === undefined) return refuse();
    throw error;
  }
}

function isExact(value: unknown, name = ''): boolean {
  if (typeof value === 'number') return name.endsWith('Cents') ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (Array.isArray(value)) return value.every((item) => isExact(item, name));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => isExact(item, key));
}

/** Exact fractions as JSON numbers; everything else as it is. */
export function numbers(values: Readonly<Record<string, Ratio>>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, toNumber(value)]));
}

/** A result as it is answered: its one working as the list that every answer has. */
export function answered<R extends { readonly working: unknown }>({ working, ...result }: R) {
  return { ...result, workings: [working] };
}
