import { Drawer, KeyHint, UiLink } from '@platform/ui-kit';
import { IconExternalLink } from '@tabler/icons-react';
import { branding } from '../app/branding.ts';
import type { MenuEntry } from '../navigation/menu.ts';
import css from './help.module.css';

const WIDTH = 560;

interface HelpPanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What this session sees: help offers no shortcut to anything else. */
  readonly entries: readonly MenuEntry[];
  readonly searchable: boolean;
}

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

function shortcutsFor(entries: readonly MenuEntry[], searchable: boolean): readonly Shortcut[] {
  return [
    ...(searchable
      ? [
          { keys: ['Ctrl', 'K'], does: 'Search, also with ⌘ K' },
          { keys: ['/'], does: 'Search' },
        ]
      : []),
    ...entries.flatMap(({ screen, label }) =>
      screen?.menu?.key ? [{ keys: ['g', screen.menu.key], does: `Go to ${label}` }] : [],
    ),
    { keys: ['↑', '↓', '←', '→'], does: 'Move inside a table, a menu or a diagram' },
    { keys: ['Enter'], does: 'Open what is selected' },
    { keys: ['Esc'], does: 'Close a panel, a dialog or a menu' },
    { keys: ['F8'], does: 'Go to the newest message' },
    { keys: ['Ctrl', 'Z'], does: 'Undo what a message offers to undo' },
    { keys: ['?'], does: 'This help' },
  ];
}

/** Keyboard shortcuts and where to find help; it has room for the whole page. */
export function HelpPanel({ opened, onClose, entries, searchable }: HelpPanelProps) {
  const resources = entries.filter(({ screen }) => screen === null);
  return (
    <Drawer opened={opened} onClose={onClose} title="Help and shortcuts" width={WIDTH} expandable>
      <div className={css.columns}>
        <section>
          <h3>Keyboard shortcuts</h3>
          <dl className={css.keys}>
            {shortcutsFor(entries, searchable).map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <KeyHint key={key} keys={key} />
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h3>Support</h3>
          <p>Our customer care team answers {branding.supportHours}.</p>
          {resources.length > 0 && (
            <ul className={css.resources}>
              {resources.map(({ id, label, href }) => (
                <li key={id}>
                  <UiLink href={href} target="_blank" rel="noreferrer">
                    {label} <IconExternalLink size={15} stroke={1.6} aria-label="opens another site" />
                  </UiLink>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Drawer>
  );
}
