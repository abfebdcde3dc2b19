import { Sheet, Switch } from '@platform/ui-kit';
import css from './settings.module.css';
import type { SwitchText } from './switches.ts';
import type { Settings } from './use-settings.tsx';

interface SettingsSheetProps {
  readonly title: string;
  readonly switches: readonly SwitchText[];
  readonly settings: Settings;
}

const stateOf = ({ name, label }: SwitchText, on: boolean) => ({
  attributes: { [name]: on },
  said: `${label} is ${on ? 'on' : 'off'}.`,
});

/** Switches that save by themselves. */
export function SettingsSheet({ title, switches, settings: { values, change } }: SettingsSheetProps) {
  return (
    <Sheet title={title}>
      <ul className={css.switches}>
        {switches.map((text) => {
          const on = values[text.name];
          return (
            <li key={text.name}>
              <Switch
                label={text.label}
                hint={on ? text.on : text.off}
                checked={on}
                onChange={() =>
                  change({
                    next: stateOf(text, !on),
                    before: stateOf(text, on),
                    ask: on ? text.askBeforeOff : text.askBeforeOn,
                  })
                }
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
