import { Grid, Sheet, Switch } from '@platform/ui-kit';
import css from './content.module.css';
import { SaveSettingsMutation } from './content.queries.ts';
import { MAKING, PRINTING, type SettingText } from './settings-switches.ts';
import type { ContentChanges } from './use-content.ts';

interface SettingsProps {
  readonly changes: ContentChanges;
}

/** Switches that save by themselves. */
export function SettingsSheet({ changes }: SettingsProps) {
  return (
    <Grid columns="2">
      <Switches title="Making reports" texts={MAKING} changes={changes} />
      <Switches title="What is printed" texts={PRINTING} changes={changes} />
    </Grid>
  );
}

function Switches({ title, texts, changes }: SettingsProps & { title: string; texts: readonly SettingText[] }) {
  const { content, of, press, busy } = changes;
  return (
    <Sheet title={title}>
      <ul className={css.rows}>
        {texts.map(({ name, label, on, off }) => {
          const isOn = content.settings[name];
          return (
            <li key={name}>
              <Switch
                label={label}
                hint={isOn ? on : off}
                checked={isOn}
                disabled={busy}
                onChange={() =>
                  void press(
                    SaveSettingsMutation,
                    { ...of, attributes: { [name]: !isOn } },
                    `Saved. ${isOn ? off : on}.`,
                  )
                }
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
