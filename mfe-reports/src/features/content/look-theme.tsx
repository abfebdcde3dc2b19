import { AskBeforeLeaving } from '@platform/mfe-kit/forms';
import { Button, deriveTheme, Note, Row, SANS_FONTS, SERIF_FONTS, Select, Sheet, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import css from './look.module.css';
import type { Look } from './look.queries.ts';
import type { LookPartProps } from './look-sheet.tsx';

type Theme = NonNullable<Look['organizationThemeSettings']>;

const NONE = {
  fontFamilySans: null,
  fontFamilySerif: null,
  accentDefault: null,
  accentStrong: null,
  accentSubtle: null,
  accentMedium: null,
  invertTextColor: null,
};
const ACCENTS = [
  { name: 'accentDefault', variable: '--accent-default', label: 'Accent, of buttons, links and charts' },
  { name: 'accentStrong', variable: '--accent-strong', label: 'Strong accent, of the top bar and table heads' },
] as const;
const FONTS = [
  { name: 'fontFamilySans', label: 'Font of texts', fonts: SANS_FONTS },
  { name: 'fontFamilySerif', label: 'Font of titles', fonts: SERIF_FONTS },
] as const;

/** Colors and fonts of pages and reports alike; what could not be read with them is said before it is saved. */
export function LookTheme({ look, disabled, save }: LookPartProps) {
  const { __typename: _, ...stored } = { __typename: '', ...NONE, ...look.organizationThemeSettings };
  const { control, handleSubmit, setValue } = useForm<Omit<Theme, '__typename'>>({ defaultValues: stored });
  const theme = useWatch({ control }) as Omit<Theme, '__typename'>;
  const { variables, notices } = deriveTheme(theme);
  const colour = useId();
  const before = { theme: look.organizationThemeSettings ? stored : null };
  const submit = handleSubmit((chosen) =>
    save({ theme: chosen }, 'Saved. Pages have these colors and fonts, and reports from now on.', before),
  );
  return (
    <Sheet title="Colors and fonts">
      <form aria-label="Colors and fonts" onSubmit={(event) => void submit(event)}>
        <AskBeforeLeaving control={control} tab="part" />
        <Stack gap={16}>
          {ACCENTS.map(({ name, variable, label }) => (
            <div key={name} className={css.colour}>
              <label htmlFor={`${colour}-${name}`}>{label}</label>
              <input
                id={`${colour}-${name}`}
                type="color"
                value={theme[name] ?? variables.light[variable]}
                disabled={disabled}
                onChange={(event) => setValue(name, event.target.value, { shouldDirty: true })}
              />
            </div>
          ))}
          {FONTS.map(({ name, label, fonts }) => (
            <Select
              key={name}
              label={label}
              value={theme[name] ?? ''}
              disabled={disabled}
              options={[
                { value: '', label: 'As the platform has it' },
                ...fonts.map((font) => ({ value: font, label: font })),
              ]}
              onChange={(event) => setValue(name, event.target.value || null, { shouldDirty: true })}
            />
          ))}
          {notices.map((notice) => (
            <Note key={notice} tone="warning">
              {notice}
            </Note>
          ))}
          <Row gap={8} wrap>
            <Button primary type="submit" disabled={disabled}>
              Save colors and fonts
            </Button>
            <Button
              disabled={disabled}
              onClick={() =>
                void save({ theme: null }, 'Saved. Pages and reports look as the platform has them.', before)
              }
            >
              Use the platform’s
            </Button>
          </Row>
        </Stack>
      </form>
    </Sheet>
  );
}
