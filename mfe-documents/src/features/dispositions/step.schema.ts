import { optionalCents, optionalText, requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';

export const TEXT_LENGTH = 500;
export const TITLE_LENGTH = 120;
export const NAME_LENGTH = 100;
export const MOST_NAMED = 20;
/** A trust that begins with the step, as one choice of who receives. */
export const NEW_TRUST = 'new';
/** Thirds of 33.33. */
const TOLERANCE = 0.01;
const OLDEST = 120;

const percent = z
  .number()
  .nullable()
  .refine((value) => value === null || (value > 0 && value <= 100), 'A part is a percentage above 0 and up to 100');
const shown = (value: number): number => Number(value.toFixed(5));

const taker = z.object({
  taker: z.string(),
  percent,
  /** Of a class: whose. */
  classOf: z.string(),
  scheme: z.string(),
  instead: z.string(),
  insteadScheme: z.string(),
  disclaimerTrustId: z.string(),
  notes: optionalText(TEXT_LENGTH),
});
const fiduciary = z
  .object({
    id: z.string(),
    personId: z.string(),
    name: optionalText(NAME_LENGTH),
    role: requiredText('Choose an office'),
    prefix: requiredText('Choose a turn'),
    noteBody: optionalText(TEXT_LENGTH),
  })
  .refine(({ personId, name }) => personId !== '' || name.trim() !== '', {
    message: 'Choose somebody, or enter a name',
    path: ['name'],
  });

export const stepSchema = z
  .object({
    kind: requiredText('Choose what this step does'),
    takesAway: z.boolean(),
    when: z.string(),
    assetId: z.string(),
    rule: z.string(),
    amount: optionalCents,
    percent,
    takers: z
      .array(taker)
      .refine((all) => new Set(all.map((one) => `${one.taker} ${one.classOf}`)).size === all.length, 'Each once'),
    newTrustName: optionalText(NAME_LENGTH),
    newTrustKind: z.string(),
    newTrustElection: z.string(),
    newTrustFor: z.array(z.object({ personId: requiredText('Choose a person') })),
    stages: z.array(
      z.object({
        age: z
          .number({ error: 'Enter the age' })
          .nullable()
          .refine((age) => age !== null && age > 0 && age <= OLDEST, `An age is from 1 to ${OLDEST}`),
        percent: percent.refine((value) => value !== null, 'Enter the part'),
      }),
    ),
    fiduciaries: z.array(fiduciary),
    description: optionalText(TEXT_LENGTH),
    otherTitle: optionalText(TITLE_LENGTH),
    otherDescription: optionalText(TEXT_LENGTH),
    displayGstShares: z.boolean(),
  })
  .superRefine((values, context) => {
    const wrong = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { kind, rule, takers, stages, takesAway } = values;
    if (kind === 'SPECIFIC_GIFT' && !values.assetId) wrong('assetId', 'Choose what is given');
    if (!takesAway || namesTaker(kind)) {
      if (takers.length === 0) wrong('takers', 'Say who receives');
      for (const [at, one] of takers.entries())
        if (!one.taker)
          context.addIssue({ code: 'custom', path: ['takers', at, 'taker'], message: 'Choose who receives' });
    }
    if (takesAway) {
      if (takers.length > 1 && namesTaker(kind)) wrong('takers', 'Take away one gift at a time');
      return;
    }
    if (needsAmount(kind, rule) && !values.amount) wrong('amount', 'Enter the amount');
    if (needsPercent(kind, rule) && values.percent === null) wrong('percent', 'Enter the part');
    if (takers.some((one) => one.taker === NEW_TRUST)) {
      if (!values.newTrustName.trim()) wrong('newTrustName', 'Name the trust');
      if (!values.newTrustKind) wrong('newTrustKind', 'Choose a kind');
    }
    const sum = takers.reduce((total, one) => total + (one.percent ?? 0), 0);
    const isWhole = takers.length === 0 || takers.some((one) => one.percent === null);
    if (sum > 100 + TOLERANCE) wrong('takers', `The parts come to ${shown(sum)}%, more than the whole`);
    else if (!isWhole && sum < 100 - TOLERANCE)
      wrong('takers', `The parts come to ${shown(sum)}%: say who receives the other ${shown(100 - sum)}%`);
    const staged = stages.reduce((total, one) => total + (one.percent ?? 0), 0);
    if (stages.length > 0 && Math.abs(staged - 100) > TOLERANCE)
      wrong('stages', `The stages come to ${shown(staged)}%: they have to come to 100%`);
    if (values.otherDescription.trim() && !values.otherTitle.trim()) wrong('otherTitle', 'Say in short what pays it');
  });
export type StepForm = z.input<typeof stepSchema>;
export type StepValues = z.output<typeof stepSchema>;
export const STEP_FIELDS = Object.keys(stepSchema.shape) as (keyof StepValues)[];

/** Gifts that are known by who receives them, when they are taken away. */
export const namesTaker = (kind: string): boolean => kind === 'CASH_GIFT' || kind === 'PERCENT_GIFT';

/** Kinds whose step is paid up to a limit, or all that is left. */
export const LIMITED: ReadonlySet<string> = new Set(['GST_EXEMPT_FUNDING', 'MARITAL_FUNDING', 'RESIDUE']);
export const needsAmount = (kind: string, rule: string): boolean =>
  kind === 'CASH_GIFT' || (LIMITED.has(kind) && rule === 'FIXED_AMOUNT');
export const needsPercent = (kind: string, rule: string): boolean =>
  kind === 'PERCENT_GIFT' || (LIMITED.has(kind) && rule === 'PART_OF_WHAT_IS_LEFT');
