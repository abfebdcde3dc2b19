import { useMutation } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { formatMoment } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Caption, IconButton, lazyPart, notify, Row, Sheet, UiLink } from '@platform/ui-kit';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { estatePaths } from '../estate/estate.paths.ts';
import css from './what-if.module.css';
import { CreateWhatIfMutation, DeleteWhatIfMutation, type Snapshot, UpdateWhatIfMutation } from './what-if-query.ts';

// The form is fetched with the first name that is given.
const NameDialog = lazyPart(() => import('../estate/name-dialog.tsx'), 'NameDialog');
const ICON = { size: 16, stroke: 1.6 } as const;

export interface KeptWhatIfsProps {
  readonly estateId: string;
  readonly snapshots: readonly Snapshot[];
  /** What is asked now; empty where nothing is. */
  readonly address: string;
  readonly onOpen: (address: string) => void;
  readonly reload: () => Promise<unknown>;
}

/** What-ifs under their names: the present one is kept, and each is opened, renamed and removed. */
export function KeptWhatIfs({ estateId, snapshots, address, onOpen, reload }: KeptWhatIfsProps) {
  const [create] = useMutation(CreateWhatIfMutation);
  const [update] = useMutation(UpdateWhatIfMutation);
  const [remove] = useMutation(DeleteWhatIfMutation);
  const [naming, setNaming] = useState<Snapshot | 'new' | null>(null);
  const keep = async (name: string, asked: string): Promise<void> => {
    await create({ variables: { estateId, attributes: { name, address: asked } } });
    await refreshed(reload);
  };
  const said = async (change: () => Promise<void>): Promise<void> => {
    try {
      await change();
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
      await refreshed(reload);
    }
  };
  const take = ({ id, version, name, address: asked }: Snapshot): Promise<void> =>
    said(async () => {
      await remove({ variables: { id, version } });
      await refreshed(reload);
      notify({ message: `${name} is no longer kept.`, undo: () => void said(() => keep(name, asked)) });
    });
  return (
    <Sheet title="Kept">
      {snapshots.length === 0 && <Caption>Nothing yet. What is asked above can be kept under a name.</Caption>}
      {snapshots.length > 0 && (
        <ul className={css.kept} aria-label="Kept what-ifs">
          {snapshots.map((snapshot) => (
            <li key={snapshot.id}>
              <div>
                <Button variant="ghost" size="small" onClick={() => onOpen(snapshot.address)}>
                  {snapshot.name}
                </Button>
                <Caption>
                  {[
                    snapshot.createdByName,
                    formatMoment(String(snapshot.createdAt)),
                    snapshot.isOlder && 'the estate has changed since',
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Caption>
              </div>
              <Row gap={4}>
                <IconButton
                  variant="ghost"
                  label={`Rename ${snapshot.name}`}
                  icon={<IconPencil {...ICON} />}
                  onClick={() => setNaming(snapshot)}
                />
                <IconButton
                  variant="ghost"
                  label={`Remove ${snapshot.name}`}
                  icon={<IconTrash {...ICON} />}
                  onClick={() => void take(snapshot)}
                />
              </Row>
            </li>
          ))}
        </ul>
      )}
      <Button disabled={address === ''} onClick={() => setNaming('new')}>
        Keep this what-if
      </Button>
      {snapshots.length > 0 && (
        <p className={css.compare}>
          <UiLink href={estatePaths(estateId).whatIfCompare}>Compare side by side</UiLink>
        </p>
      )}
      <Suspense>
        {naming && (
          <NameDialog
            title={naming === 'new' ? 'Keep this what-if' : `Rename ${naming.name}`}
            noun="what-if"
            name={naming === 'new' ? '' : naming.name}
            save={async (name) => {
              if (naming === 'new') await keep(name, address);
              else await update({ variables: { id: naming.id, version: naming.version, attributes: { name } } });
              notify(`${name} is kept.`);
            }}
            onClose={() => setNaming(null)}
          />
        )}
      </Suspense>
    </Sheet>
  );
}
