import { useMutation, useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { refreshed, useDocumentTitle, useListParams } from '@platform/mfe-kit';
import { isStaleVersion, serverErrorText } from '@platform/mfe-kit/forms';
import {
  Button,
  Chip,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  LinkButton,
  Modal,
  notify,
  Page,
  PageHead,
  Pagination,
  Row,
  Sheet,
  Skeleton,
  StaleNote,
  TextInput,
} from '@platform/ui-kit';
import { type Column, DataTable } from '@platform/ui-kit/data-table';
import { useId, useState } from 'react';
import {
  ChangeTemplateMutation,
  DeleteTemplateMutation,
  ReportTemplatesQuery,
  type Template,
} from './templates.queries.ts';

/** URL: /reports/templates */
export function TemplatesRoute() {
  useDocumentTitle('Report templates');
  return (
    <Page>
      <PageHead
        title="Report templates"
        summary="What a report begins with: its pages in their order and all its options. A report becomes one in its builder."
      />
      <Templates />
    </Page>
  );
}

type Change = 'share' | 'unshare' | 'rename' | 'remove';

function Templates() {
  const list = useListParams({ pageSize: 20 });
  const { data, previousData, error, refetch } = useQuery(ReportTemplatesQuery, {
    variables: { pagination: { page: list.page, perPage: list.pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const [asked, setAsked] = useState<{ readonly template: Template; readonly what: 'rename' | 'remove' } | null>(null);
  const { change, busy } = useTemplateChanges(async () => {
    await refreshed(refetch);
  });
  const retry = (): void => void refetch().catch(() => undefined);
  const shown = (data ?? previousData)?.reportTemplates;
  if (error && !shown) return <ErrorState error={error} onRetry={retry} />;
  if (!shown) return <Skeleton rows={6} label="Loading templates" />;
  const ask = (template: Template, what: Change): void => {
    if (what === 'rename' || what === 'remove') setAsked({ template, what });
    else void change(template, what);
  };
  return (
    <Sheet
      padded={false}
      footer={
        shown.collection.length > 0 ? (
          <Pagination
            page={list.page}
            perPage={list.pageSize}
            total={shown.metadata.totalCount}
            onPage={list.setPage}
            noun="templates"
          />
        ) : undefined
      }
    >
      {error ? <StaleNote what="the list" onRetry={retry} /> : null}
      {shown.collection.length === 0 ? (
        <EmptyState
          title="No templates yet"
          text="Put a report together, then choose “Save as template” in its builder."
        />
      ) : (
        <DataTable label="Templates" columns={columns(busy, ask)} rows={shown.collection} rowId={({ id }) => id} />
      )}
      {asked?.what === 'rename' && (
        <RenameDialog
          template={asked.template}
          onClose={() => setAsked(null)}
          onRename={(name) => {
            setAsked(null);
            void change(asked.template, 'rename', name);
          }}
        />
      )}
      <ConfirmDialog
        opened={asked?.what === 'remove'}
        onClose={() => setAsked(null)}
        title={`Delete “${asked?.template.name}”?`}
        confirmLabel="Delete template"
        danger
        onConfirm={() => {
          setAsked(null);
          if (asked) void change(asked.template, 'remove');
        }}
      >
        Reports that began with it stay as they are.
      </ConfirmDialog>
    </Sheet>
  );
}

/** What was changed in words; `name` is that of a renamed one. */
const DONE: Readonly<Record<Change, (name: string) => string>> = {
  share: (name) => `Everybody of the organization may begin with “${name}”.`,
  unshare: (name) => `“${name}” is yours alone again.`,
  rename: (name) => `The template is called “${name}”.`,
  remove: (name) => `“${name}” is deleted.`,
};

function useTemplateChanges(reload: () => Promise<void>) {
  const [update, updating] = useMutation(ChangeTemplateMutation);
  const [remove, removing] = useMutation(DeleteTemplateMutation);
  const write = (template: Template, what: Change, name: string) => {
    const of = { id: template.id, version: template.version };
    if (what === 'remove') return remove({ variables: of });
    const attributes = what === 'rename' ? { name } : { isShared: what === 'share' };
    return update({ variables: { ...of, attributes } });
  };
  return {
    busy: updating.loading || removing.loading,
    async change(template: Template, what: Change, name: string = template.name): Promise<void> {
      try {
        await write(template, what, name);
        notify({ message: DONE[what](name) });
      } catch (error) {
        const message = isStaleVersion(error)
          ? 'Somebody changed this template meanwhile. It is shown as it is now; nothing of yours was saved.'
          : serverErrorText(error);
        notify({ message, tone: 'error' });
      }
      await refreshed(reload);
    },
  };
}

function columns(busy: boolean, ask: (template: Template, what: Change) => void): readonly Column<Template>[] {
  return [
    {
      id: 'name',
      header: 'Template',
      cell: ({ name, reportName, orderedRequestableSections }) => (
        <span>
          <b>{name}</b>
          <br />
          Makes “{reportName}”, {counted(orderedRequestableSections.length, 'section')}
        </span>
      ),
    },
    {
      id: 'whose',
      header: 'Whose',
      cell: ({ isShared, createdByName }) =>
        isShared ? (
          <Row gap={6}>
            <Chip tone="accent">Shared</Chip> {createdByName}
          </Row>
        ) : (
          'Yours alone'
        ),
    },
    {
      id: 'actions',
      header: 'What to do',
      cell: (template) => (
        <Row gap={6} wrap>
          <LinkButton
            size="small"
            href={`/reports/new?template=${template.id}`}
            aria-label={`New report from ${template.name}`}
          >
            New report
          </LinkButton>
          {template.canEdit && (
            <>
              <Button
                size="small"
                disabled={busy}
                aria-label={`${template.isShared ? 'Stop sharing' : 'Share'} ${template.name}`}
                onClick={() => ask(template, template.isShared ? 'unshare' : 'share')}
              >
                {template.isShared ? 'Stop sharing' : 'Share'}
              </Button>
              <Button
                size="small"
                disabled={busy}
                aria-label={`Rename ${template.name}`}
                onClick={() => ask(template, 'rename')}
              >
                Rename
              </Button>
              <Button
                size="small"
                disabled={busy}
                aria-label={`Delete ${template.name}`}
                onClick={() => ask(template, 'remove')}
              >
                Delete
              </Button>
            </>
          )}
        </Row>
      ),
    },
  ];
}

interface RenameDialogProps {
  readonly template: Template;
  readonly onClose: () => void;
  readonly onRename: (name: string) => void;
}

function RenameDialog({ template, onClose, onRename }: RenameDialogProps) {
  const formId = useId();
  const [name, setName] = useState(template.name);
  const [problem, setProblem] = useState<string>();
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Rename “${template.name}”`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId}>
            Rename
          </Button>
        </>
      }
    >
      <form
        id={formId}
        aria-label="Rename the template"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onRename(name.trim());
          else setProblem('Name is required');
        }}
      >
        <TextInput
          label="Name"
          value={name}
          maxLength={60}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Modal>
  );
}
