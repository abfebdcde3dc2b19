import {
  DEFAULT_INFLATION_RATE,
  type DistributionResult,
  type EstateCase,
  type WhatIfChanges,
} from '@platform/estate-engine';
import { STATE_OPTIONS, stateName } from '@platform/mfe-kit/places';
import { Checkbox, CheckboxGroup, RangeInput, Segmented, Select, Sheet, Stack, Switch } from '@platform/ui-kit';
import { dyingOf, othersOf, withFirstYear, yearsOf, yearWords } from './asked-facts.ts';
import { Disclaimers } from './disclaimers.tsx';
import { ExclusionInput } from './exclusion-input.tsx';
import css from './what-if.module.css';

export interface WhatIfFormProps {
  readonly input: EstateCase;
  readonly today: string;
  readonly base: DistributionResult | undefined;
  readonly asked: WhatIfChanges;
  readonly onAsk: (changes: { readonly [Name in keyof WhatIfChanges]: WhatIfChanges[Name] | undefined }) => void;
}

const GROWTH = { min: -5, max: 12, step: 0.25 } as const;
const BETWEEN = { min: 0, step: 0.25 } as const;
/** More than a client may assume in a year is tried out by nobody. */
const USUAL_GROWTH = 12;
const INFLATION = { min: 0, max: 6, step: 0.25 } as const;
const percentOf = (rate: number): number => Math.round(rate * 10_000) / 100;

/** Everything that can be asked; each answer is there at once. */
export function WhatIfForm(props: WhatIfFormProps) {
  const { input, base, asked, onAsk } = props;
  const others = othersOf(input, base);
  const planned = input.assumptions.growthBetweenDeathsPercent ?? 0;
  const between = asked.growthBetweenRate === undefined ? planned : percentOf(asked.growthBetweenRate);
  const gone = new Set(asked.predeceasedIds);
  return (
    <Sheet title="What if">
      <Stack gap={20}>
        <Deaths {...props} />
        <RangeInput
          label="Growth a year until the first death"
          {...GROWTH}
          value={percentOf(asked.growthRate ?? 0)}
          says={`${percentOf(asked.growthRate ?? 0)}%`}
          onChange={(percent) => onAsk({ growthRate: percent === 0 ? undefined : percent / 100 })}
        />
        {input.assumptions.deaths.length > 1 && (
          <RangeInput
            label="Growth a year between the deaths"
            {...BETWEEN}
            max={Math.max(USUAL_GROWTH, planned)}
            value={between}
            says={`${between}%`}
            onChange={(percent) => onAsk({ growthBetweenRate: percent === planned ? undefined : percent / 100 })}
          />
        )}
        <ExclusionInput
          cents={asked.federalExclusionCents}
          onChange={(federalExclusionCents) => onAsk({ federalExclusionCents })}
        />
        <RangeInput
          label="The federal exclusion grows a year by"
          {...INFLATION}
          value={percentOf(asked.inflationRate ?? DEFAULT_INFLATION_RATE)}
          says={`${percentOf(asked.inflationRate ?? DEFAULT_INFLATION_RATE)}%`}
          onChange={(percent) =>
            onAsk({ inflationRate: percent / 100 === DEFAULT_INFLATION_RATE ? undefined : percent / 100 })
          }
        />
        <Select
          label="State of residence"
          value={asked.domicileState ?? ''}
          options={[{ value: '', label: `As it is: ${stateName(input.domicileState)}` }, ...STATE_OPTIONS]}
          onChange={(event) => onAsk({ domicileState: event.target.value || undefined })}
        />
        {input.assumptions.deaths.length > 1 && (
          <Switch
            label="Portability is elected"
            hint="What the first to die leaves unused of the federal exclusion goes to the other"
            checked={asked.portabilityElected ?? input.assumptions.portabilityElected ?? true}
            onChange={(event) => onAsk({ portabilityElected: event.target.checked })}
          />
        )}
        {others.length > 0 && (
          <div>
            <h3 className={css.label}>Has died before</h3>
            <div className={css.people}>
              <CheckboxGroup label="Has died before" name="gone">
                {others.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    checked={gone.has(id)}
                    onChange={({ target }) =>
                      onAsk({ predeceasedIds: target.checked ? [...gone, id] : [...gone].filter((one) => one !== id) })
                    }
                  />
                ))}
              </CheckboxGroup>
            </div>
          </div>
        )}
        <Disclaimers
          input={input}
          base={base}
          disclaimers={asked.disclaimers ?? []}
          onChange={(disclaimers) => onAsk({ disclaimers })}
        />
      </Stack>
    </Sheet>
  );
}

function Deaths({ input, today, asked, onAsk }: WhatIfFormProps) {
  const years = yearsOf(input, asked, today);
  const [first, second] = dyingOf(input, asked);
  const couple = dyingOf(input, {});
  if (!first) return null;
  return (
    <>
      {second && (
        <div>
          <h3 className={css.label}>Dies first</h3>
          <Segmented
            label="Dies first"
            value={first.id}
            options={couple.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => onAsk({ firstToDieId: id === couple[0]?.id ? undefined : id })}
          />
        </div>
      )}
      <RangeInput
        label={second ? 'First death' : 'Death'}
        value={years.first}
        min={years.from}
        max={years.to}
        says={yearWords(years.first, first)}
        onChange={(year) => onAsk(withFirstYear(years, year))}
      />
      {second && years.second !== null && (
        <RangeInput
          label="Second death"
          value={years.second}
          min={years.first}
          max={years.to}
          says={yearWords(years.second, second)}
          onChange={(secondYear) => onAsk({ secondYear })}
        />
      )}
    </>
  );
}
