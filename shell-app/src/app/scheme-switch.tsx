import { type SchemeChoice, Segmented } from '@platform/ui-kit';
import css from './menu.module.css';
import { chooseScheme, useSchemeChoice } from './scheme.ts';

const OPTIONS: readonly { readonly value: SchemeChoice; readonly label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark, or as the system has it; kept for this account in this browser. */
export function SchemeSwitch() {
  return (
    <div className={css.scheme}>
      <span aria-hidden="true">Appearance</span>
      <Segmented label="Appearance" options={OPTIONS} value={useSchemeChoice()} onChange={chooseScheme} />
    </div>
  );
}
