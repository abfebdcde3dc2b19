import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Caption, IconButton, lazyPart, Menu, notify, Row, Tabs } from '@platform/ui-kit';
import { IconDots, IconPencil, IconStar, IconStarOff, IconTrash } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import css from './clients.module.css';
import { type ClientView, useClientViews, useDefaultView, viewOf } from './use-client-views.ts';

const NameDialog = lazyPart(() => import('../estate/name-dialog.tsx'), 'NameDialog');
const ICON = { size: 17, stroke: 1.6 } as const;

/** Saved views of the list, each an address under a name: the address is what is shown, with or without a view. */
export function ClientViews() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { views, change } = useClientViews();
  useDefaultView(views);
  const [opened, setOpened] = useState<string | null>(null);
  const [asks, setAsks] = useState<'save' | 'rename' | null>(null);
  const shown = viewOf(search);
  const isAll = shown === viewOf('');
  const current = views?.find(({ query }) => viewOf(query) === shown);
  useEffect(() => {
    if (current) setOpened(current.name);
    else if (isAll) setOpened(null);
  }, [current, isAll]);
  if (!views || (views.length === 0 && isAll)) return null;

  const changed = !current && !isAll ? views.find(({ name }) => name === opened) : undefined;
  const saved = async (
    next: (known: readonly ClientView[]) => readonly ClientView[],
    says: string,
    undo?: () => void,
  ): Promise<void> => {
    try {
      await change(next);
      notify({ message: says, ...(undo && { undo }) });
    } catch (error) {
      notify({ message: `Nothing was saved. ${serverErrorText(error)}`, tone: 'error' });
    }
  };
  const replace = (name: string, by: Partial<ClientView>) => (known: readonly ClientView[]) =>
    known.map((view) => (view.name === name ? { ...view, ...by } : view));
  const open = (view: ClientView): void => void navigate({ search: `?${view.query}` });
  /** Back where it stood; a view of the same name that was saved since stays. */
  const putBack = (view: ClientView, at: number) => (known: readonly ClientView[]) =>
    known.some(({ name }) => name === view.name) ? known : known.toSpliced(at, 0, view);

  const setDefault = (view: ClientView, isDefault: boolean) =>
    saved(
      (known) => known.map((one) => ({ ...one, isDefault: isDefault && one.name === view.name })),
      isDefault ? `The list opens with "${view.name}" from now on.` : 'The list opens with all clients from now on.',
    );
  const remove = async (view: ClientView): Promise<void> => {
    const at = views.indexOf(view);
    const undo = (): void => void saved(putBack(view, at), `"${view.name}" is back.`);
    await saved((known) => known.filter(({ name }) => name !== view.name), `"${view.name}" is deleted.`, undo);
    void navigate({ search: '' });
  };
  const overwrite = (view: ClientView) => {
    const undo = (): void => void saved(replace(view.name, { query: view.query }), `"${view.name}" is as it was.`);
    return saved(replace(view.name, { query: search }), `"${view.name}" is saved as it is shown.`, undo);
  };

  return (
    <Row gap={8} wrap className={css.views}>
      <Tabs
        label="Saved views"
        tabs={[
          { href: '/clients', label: 'All clients', current: isAll },
          ...views.map((view) => ({
            href: `/clients?${view.query}`,
            label: view.name,
            current: view === current || view === changed,
          })),
        ]}
      />
      {current && (
        <Menu
          label={`What to do with the view ${current.name}`}
          trigger={
            <IconButton variant="ghost" label={`More for the view ${current.name}`} icon={<IconDots {...ICON} />} />
          }
          items={[
            { id: 'rename', label: 'Rename view', icon: <IconPencil {...ICON} />, onSelect: () => setAsks('rename') },
            current.isDefault
              ? {
                  id: 'default',
                  label: 'Open with all clients instead',
                  icon: <IconStarOff {...ICON} />,
                  onSelect: () => void setDefault(current, false),
                }
              : {
                  id: 'default',
                  label: 'Open the list with this view',
                  icon: <IconStar {...ICON} />,
                  onSelect: () => void setDefault(current, true),
                },
            {
              id: 'delete',
              label: 'Delete view',
              icon: <IconTrash {...ICON} />,
              danger: true,
              separated: true,
              onSelect: () => void remove(current),
            },
          ]}
        />
      )}
      {changed && <Caption>View changed</Caption>}
      {changed && (
        <Button size="small" onClick={() => void overwrite(changed)}>
          Save changes
        </Button>
      )}
      {!current && !isAll && (
        <Button size="small" variant="ghost" onClick={() => setAsks('save')}>
          Save as new view
        </Button>
      )}
      {changed && (
        <Button size="small" variant="ghost" onClick={() => open(changed)}>
          Reset
        </Button>
      )}
      <Suspense>
        {asks === 'save' && (
          <NameDialog
            noun="view"
            title="Save as new view"
            name=""
            save={async (name) => {
              await change((known) => [...known, { name, query: search, isDefault: false }]);
              notify(`"${name}" is saved.`);
            }}
            onClose={() => setAsks(null)}
          />
        )}
        {asks === 'rename' && current && (
          <NameDialog
            noun="view"
            title="Rename view"
            name={current.name}
            save={async (name) => {
              await change(replace(current.name, { name }));
              notify(`The view is called "${name}" now.`);
            }}
            onClose={() => setAsks(null)}
          />
        )}
      </Suspense>
    </Row>
  );
}
