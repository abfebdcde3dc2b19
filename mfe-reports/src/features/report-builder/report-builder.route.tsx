import { useMutation, useQuery } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { ConflictDialog, serverErrorText } from '@platform/mfe-kit/forms';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Note,
  notify,
  Page,
  PageHead,
  Select,
  Skeleton,
  Stack,
  Switch,
  TextInput,
} from '@platform/ui-kit';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  type BuilderConfig,
  type BuilderReport,
  GenerateReportMutation,
  type PreviewedPages,
  ReportBuilderQuery,
  SaveTemplateMutation,
} from './builder-queries.ts';
import { PreviewPages } from './preview-pages.tsx';
import css from './report-builder.module.css';
import { SectionList } from './section-list.tsx';
import { type DraftValues, type SavedDraft, type SaveState, useSavedDraft } from './use-saved-draft.ts';

/** URL: /estate/:estateId/reports/:reportId */
export function ReportBuilderRoute() {
  const { estateId = '', reportId = '' } = useParams();
  useDocumentTitle('Report builder');
  const { data, error, refetch } = useQuery(ReportBuilderQuery, {
    variables: { estateId, reportId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <Skeleton rows={8} label="Loading the report" />;
  if (!data.report)
    return <ErrorState title="This report does not exist any more" text="Somebody may have deleted it." />;
  if (data.report.status === 'REQUESTED')
    return (
      <EmptyState
        title="The report is being made"
        text="Change it when it is done, or cancel it first."
        actions={
          <LinkButton href={`/estate/${estateId}/reports/${reportId}/versions`}>
            See how far it is, or cancel it
          </LinkButton>
        }
      />
    );
  return <Builder key={reportId} report={data.report} config={data.reportBuilderConfig} estateId={estateId} />;
}

const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Saving…',
  failed: 'Not saved',
};

interface BuilderProps {
  readonly report: BuilderReport;
  readonly config: BuilderConfig;
  readonly estateId: string;
}

function Builder({ report, config, estateId }: BuilderProps) {
  const navigate = useNavigate();
  const draft = useSavedDraft(report, estateId);
  const [pages, setPages] = useState<PreviewedPages | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [generate, { loading }] = useMutation(GenerateReportMutation);
  const { values, change, state, guard } = draft;
  const blocking = (config.illustrationErrors ?? []).filter(
    ({ isBlocking, section }) => isBlocking && values.sections.includes(section),
  );
  const print = async (): Promise<void> => {
    try {
      await generate({ variables: { id: report.id, version: draft.version } });
      void navigate(`/estate/${estateId}/reports`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  return (
    <Page>
      <PageHead
        title={values.name || 'Report'}
        summary={[
          labelOf('ReportStatus', report.status),
          SAVE_WORDS[state],
          pages ? counted(pages.pageCount, 'page') : null,
          report.isOlder ? 'The estate has changed since it was printed' : null,
        ]
          .filter(Boolean)
          .join(', ')}
        actions={
          <>
            <SaveTemplate reportId={report.id} name={values.name} />
            <Button
              primary
              busy={loading}
              disabled={state !== 'saved' || blocking.length > 0}
              onClick={() => void print()}
            >
              Generate PDF
            </Button>
          </>
        }
      />
      {draft.problem ? (
        <Note tone="danger" icon="danger" alert>
          Not saved: {serverErrorText(draft.problem)}{' '}
          <Button size="small" onClick={draft.retry}>
            Try again
          </Button>
        </Note>
      ) : null}
      {report.revisions.map(({ at, byName, note }) => (
        <Note key={at} tone="warning">
          {byName} asked for changes on {formatDayOf(at)}: {note}
        </Note>
      ))}
      <div className={css.desk}>
        <SectionList
          config={config}
          printed={values.sections}
          pages={pages?.sections ?? []}
          activeId={activeId}
          onPick={setActiveId}
          onChange={(sections) => change({ sections })}
        />
        {config.canGeneratePreview ? (
          <PreviewPages reportId={report.id} savedCount={draft.savedCount} activeId={activeId} onPages={setPages} />
        ) : (
          <Note tone="asset">Your organization shows no preview. The PDF has these pages in this order.</Note>
        )}
        <Options draft={draft} config={config} />
      </div>
      {guard.conflict && (
        <ConflictDialog
          conflict={guard.conflict}
          labelOf={(name) => FIELD_WORDS[name]}
          wordsOf={(name, of) => wordsOf(name, of, config)}
          busy={state === 'saving'}
          onSettle={draft.settle}
          onClose={() => void navigate(`/estate/${estateId}/reports`)}
        />
      )}
    </Page>
  );
}

const FIELD_WORDS: Readonly<Record<keyof DraftValues, string>> = {
  name: 'Report name',
  preparedBy: 'Prepared by',
  showToClient: 'Show to the client',
  sections: 'Pages',
  balanceSheetViewMode: 'Balance sheet',
  hidePageNumbers: 'Page numbers',
  isFamilyTreeLabelAgeState: 'Ages and states of the family',
  isPreview: 'Marked as a preview',
  paperSize: 'Paper',
};

function wordsOf(name: keyof DraftValues, values: DraftValues, { sections }: BuilderConfig): string {
  const value = values[name];
  if (name === 'sections')
    return values.sections.map((id) => sections.find((one) => one.id === id)?.title ?? 'a page').join(', ');
  if (name === 'hidePageNumbers') return values.hidePageNumbers ? 'Off' : 'On';
  if (name === 'balanceSheetViewMode') return labelOf('BalanceSheetViewMode', values.balanceSheetViewMode);
  if (name === 'paperSize') return labelOf('PaperSize', values.paperSize);
  return typeof value === 'boolean' ? (value ? 'On' : 'Off') : String(value);
}

function Options({ draft, config }: { draft: SavedDraft; config: BuilderConfig }) {
  const { values, change } = draft;
  return (
    <Stack gap={16}>
      <TextInput
        label="Report name"
        value={values.name}
        maxLength={60}
        disabled={!config.allowsCustomReportTitles}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextInput
        label="Prepared by"
        value={values.preparedBy}
        maxLength={60}
        onChange={(event) => change({ preparedBy: event.target.value })}
      />
      <Select
        label="Balance sheet"
        value={values.balanceSheetViewMode}
        options={[
          { value: 'BY_OWNER', label: labelOf('BalanceSheetViewMode', 'BY_OWNER') },
          { value: 'SUMS_ONLY', label: labelOf('BalanceSheetViewMode', 'SUMS_ONLY') },
        ]}
        onChange={(event) =>
          change({ balanceSheetViewMode: event.target.value as DraftValues['balanceSheetViewMode'] })
        }
      />
      <Select
        label="Paper"
        value={values.paperSize}
        options={[
          { value: 'LETTER', label: labelOf('PaperSize', 'LETTER') },
          { value: 'A4', label: labelOf('PaperSize', 'A4') },
        ]}
        onChange={(event) => change({ paperSize: event.target.value as DraftValues['paperSize'] })}
      />
      <Switch
        label="Page numbers"
        checked={!values.hidePageNumbers}
        disabled={config.requiresPageNumbers}
        onChange={(event) => change({ hidePageNumbers: !event.target.checked })}
      />
      <Switch
        label="Ages and states of the family"
        checked={values.isFamilyTreeLabelAgeState}
        onChange={(event) => change({ isFamilyTreeLabelAgeState: event.target.checked })}
      />
      <Switch
        label="Marked as a preview"
        checked={values.isPreview}
        disabled={values.isPreview && !config.canUnlockPreviewToggle}
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

function SaveTemplate({ reportId, name }: { reportId: string; name: string }) {
  const may = usePermission('report:templates');
  const [save, { loading }] = useMutation(SaveTemplateMutation);
  if (!may) return null;
  const keep = async (): Promise<void> => {
    try {
      await save({ variables: { reportId, attributes: { name } } });
      notify({ message: `“${name}” is a template now.` });
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
  };
  return (
    <Button busy={loading} onClick={() => void keep()}>
      Save as template
    </Button>
  );
}
