import { Button, EmptyState, lazyPart, Row, Sheet, Switch } from '@platform/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import css from './content.module.css';
import { type Disclosure, UpdateDisclosureMutation } from './content.queries.ts';
import { plainWords } from './plain-words.ts';
import type { ContentChanges } from './use-content.ts';

const DisclosureDialog = lazyPart(() => import('./disclosure-dialog.tsx'), 'DisclosureDialog');

/** What the organization says under its reports. */
export function DisclosuresSheet({ changes }: { changes: ContentChanges }) {
  const { content, of, press, busy } = changes;
  const [edited, setEdited] = useState<Disclosure | 'new' | null>(null);
  return (
    <Sheet
      title="Disclosures"
      aside={
        <Button size="small" icon={<IconPlus size={16} stroke={1.6} />} onClick={() => setEdited('new')}>
          Add disclosure
        </Button>
      }
    >
      {content.disclosures.length === 0 ? (
        <EmptyState title="No disclosures yet" text="What stands here is printed at the end of every report." />
      ) : (
        <ul className={css.rows} aria-label="Disclosures">
          {content.disclosures.map((one) => (
            <li key={one.id}>
              <Row justify="between" align="start" wrap>
                <div>
                  <b>{one.title}</b>
                  <p className={css.words}>{plainWords(one.disclosureContent)}</p>
                </div>
                <Row gap={12}>
                  <Switch
                    label={`Print: ${one.title}`}
                    checked={one.isActive}
                    disabled={busy}
                    onChange={() =>
                      void press(
                        UpdateDisclosureMutation,
                        { ...of, id: one.id, attributes: { isActive: !one.isActive } },
                        `“${one.title}” is ${one.isActive ? 'printed no more' : 'printed from now on'}.`,
                      )
                    }
                  />
                  <Button size="small" aria-label={`Edit: ${one.title}`} onClick={() => setEdited(one)}>
                    Edit
                  </Button>
                </Row>
              </Row>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <Suspense>
          <DisclosureDialog
            disclosure={edited === 'new' ? null : edited}
            changes={changes}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Sheet>
  );
}
