import { labelOptions } from '@platform/contracts/labels';
import { Select, Stack, Switch, TextInput } from '@platform/ui-kit';
import type { SectionOption } from '../report-page/sections/section-option.ts';
import { optionsOf } from '../report-page/sections/section-options.ts';
import type { BuilderConfig } from './builder-queries.ts';
import css from './report-builder.module.css';
import type { DraftValues, SavedDraft } from './use-saved-draft.ts';
import type { ViewSettings } from './use-view-settings.ts';

interface OptionsProps {
  readonly draft: SavedDraft;
  readonly views: ViewSettings;
  readonly config: BuilderConfig;
  /** The section that is looked at. */
  readonly activeId: string | null;
}

/** What the section that is looked at can show, and under it what is said of the whole report. */
export function BuilderOptions({ draft, views, config, activeId }: OptionsProps) {
  const active = config.sections.find(({ id }) => id === activeId);
  const options = active ? optionsOf(active.id) : [];
  return (
    <div className={css.options}>
      {active && options.length > 0 && (
        <section aria-label={active.title}>
          <h2>{active.title}</h2>
          <Stack gap={16}>
            {options
              .filter(({ of }) => of === 'report')
              .map((option) => (
                <OptionControl key={option.name} {...controlOf(option, draft, views)} />
              ))}
          </Stack>
          {options.some(({ of }) => of === 'estate') && (
            <>
              <p className={css.hint}>In all reports of this client:</p>
              <Stack gap={16}>
                {options
                  .filter(({ of }) => of === 'estate')
                  .map((option) => (
                    <OptionControl key={option.name} {...controlOf(option, draft, views)} />
                  ))}
              </Stack>
            </>
          )}
        </section>
      )}
      <section aria-label="Whole report">
        <h2>Whole report</h2>
        <WholeReport draft={draft} config={config} />
      </section>
    </div>
  );
}

interface ControlProps {
  readonly option: SectionOption;
  readonly value: string | boolean;
  readonly onChange: (value: string | boolean) => void;
}

function controlOf(option: SectionOption, draft: SavedDraft, views: ViewSettings): ControlProps {
  if (option.of === 'report') {
    const { name } = option;
    return { option, value: draft.values[name], onChange: (value) => draft.change({ [name]: value }) };
  }
  const { name } = option;
  return { option, value: views.values[name], onChange: (value) => views.change(name, value) };
}

function OptionControl({ option: { label, hint, choices }, value, onChange }: ControlProps) {
  if (choices)
    return (
      <Select
        label={label}
        hint={hint}
        value={String(value)}
        options={choices}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <Switch label={label} hint={hint} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
  );
}

const MAX_NAME = 60;

function WholeReport({ draft, config }: Pick<OptionsProps, 'draft' | 'config'>) {
  const { values, change } = draft;
  return (
    <Stack gap={16}>
      <TextInput
        label="Report name"
        value={values.name}
        maxLength={MAX_NAME}
        disabled={!config.allowsCustomReportTitles}
        hint={config.allowsCustomReportTitles ? undefined : 'Your organization names its reports.'}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextInput
        label="Subtitle"
        optional
        value={values.subName}
        maxLength={MAX_NAME}
        onChange={(event) => change({ subName: event.target.value })}
      />
      <TextInput
        label="Prepared by"
        value={values.preparedBy}
        maxLength={MAX_NAME}
        onChange={(event) => change({ preparedBy: event.target.value })}
      />
      <Select
        label="Paper"
        value={values.paperSize}
        options={labelOptions('PaperSize')}
        onChange={(event) => change({ paperSize: event.target.value as DraftValues['paperSize'] })}
      />
      <Switch
        label="Page numbers"
        checked={!values.hidePageNumbers}
        disabled={config.requiresPageNumbers}
        hint={config.requiresPageNumbers ? 'Your organization requires them.' : undefined}
        onChange={(event) => change({ hidePageNumbers: !event.target.checked })}
      />
      <Switch
        label="Marked as a preview"
        checked={values.isPreview}
        disabled={values.isPreview && !config.canUnlockPreviewToggle}
        hint={
          values.isPreview && !config.canUnlockPreviewToggle
            ? 'Your organization does not let a preview become a report.'
            : 'It says so on every page; the client does not see it.'
        }
        onChange={(event) => change({ isPreview: event.target.checked })}
      />
      <Switch
        label="Show to the client"
        hint="As soon as it is complete."
        checked={values.showToClient}
        onChange={(event) => change({ showToClient: event.target.checked })}
      />
    </Stack>
  );
}
