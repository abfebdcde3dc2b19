import { useMutation, useQuery } from '@apollo/client/react';
import { inSentence, labelOf } from '@platform/contracts/labels';
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
} from '@platform/ui-kit';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { openRevisions } from '../report-life/open-revisions.ts';
import { ReportGone } from '../report-life/report-gone.tsx';
import type { Template } from '../templates/templates.queries.ts';
import { useTemplateChoices } from '../templates/use-template-choices.ts';
import { BuilderOptions } from './builder-options.tsx';
import {
  type BuilderConfig,
  type BuilderReport,
  GenerateReportMutation,
  type PreviewedPages,
  ReportBuilderQuery,
  SaveTemplateMutation,
} from './builder-queries.ts';
import { fieldWords, valueWords } from './draft-words.ts';
import { PreviewPages } from './preview-pages.tsx';
import css from './report-builder.module.css';
import { SectionList } from './section-list.tsx';
import { type DraftValues, type SavedDraft, type SaveState, useSavedDraft } from './use-saved-draft.ts';
import { useViewSettings } from './use-view-settings.ts';

const listed = (words: readonly string[]): string => words.map(inSentence).join(', ');

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
  if (!data.report) return <ReportGone />;
  if (data.report.status === 'REQUESTED')
    return (
      <Page>
        <PageHead title={data.report.name} />
        <EmptyState
          title="The report is being made"
          text="Change it when it is done, or cancel it first."
          actions={
            <LinkButton href={`/estate/${estateId}/reports/${reportId}/versions`}>
              See how far it is, or cancel it
            </LinkButton>
          }
        />
      </Page>
    );
  const { quotaType } = data.reportBuilderConfig;
  const quota = data.estate?.organization?.quotas?.find(({ type }) => type === quotaType);
  return (
    <Builder
      key={reportId}
      report={data.report}
      config={data.reportBuilderConfig}
      estateId={estateId}
      left={quota?.free ?? null}
    />
  );
}

const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  saved: 'saved',
  saving: 'saving…',
  waiting: 'saving…',
  failed: 'not saved',
};

interface BuilderProps {
  readonly report: BuilderReport;
  readonly config: BuilderConfig;
  readonly estateId: string;
  /** Reports that the organization may still have made; null where that is not told. */
  readonly left: number | null;
}

function Builder({ report, config, estateId, left }: BuilderProps) {
  const navigate = useNavigate();
  const draft = useSavedDraft(report, estateId);
  const views = useViewSettings(report, estateId);
  const mayChangeContent = usePermission('report:content');
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
    <div className={css.canvas}>
      <PageHead
        title={values.name || 'Report'}
        summary={[
          labelOf('ReportStatus', report.status),
          SAVE_WORDS[state],
          pages ? counted(pages.pageCount, 'page') : null,
          left === null ? null : `uses one of ${counted(left, 'report')} left`,
          report.isOlder ? `changed since it was printed: ${listed(report.changedSince)}` : null,
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
      {openRevisions(report).map(({ at, byName, note }) => (
        <Note key={at} tone="warning">
          {byName} asked for changes on {formatDayOf(at)}: {note}
        </Note>
      ))}
      <div className={css.desk}>
        <div>
          <TemplateChoice draft={draft} config={config} />
          <SectionList
            config={config}
            printed={values.sections}
            pages={pages?.sections ?? null}
            activeId={activeId}
            onPick={setActiveId}
            onChange={(sections) => change({ sections })}
          />
          <p className={css.hint}>
            {config.isOrderLocked ? (
              'Your organization sets the order of the pages.'
            ) : (
              <>
                Move a page with its handle, or with <kbd>Alt</kbd> and <kbd>↑</kbd> or <kbd>↓</kbd>.
              </>
            )}
          </p>
          {mayChangeContent && <LinkButton href="/report-content">Pages of your organization</LinkButton>}
        </div>
        {config.canGeneratePreview ? (
          <PreviewPages
            reportId={report.id}
            savedCount={draft.savedCount + views.savedCount}
            activeId={activeId}
            onPages={setPages}
          />
        ) : (
          <Note tone="asset">Your organization shows no preview. The PDF has these pages in this order.</Note>
        )}
        <BuilderOptions draft={draft} views={views} config={config} activeId={activeId} />
      </div>
      {guard.conflict && (
        <ConflictDialog
          conflict={guard.conflict}
          labelOf={fieldWords}
          wordsOf={(name, of) => valueWords(name, of, config)}
          busy={state === 'saving'}
          onSettle={draft.settle}
          onClose={() => void navigate(`/estate/${estateId}/reports`)}
        />
      )}
    </div>
  );
}

/** As far as the organization lets it: what binds every report binds one that begins with a template. */
const valuesOfTemplate = (
  template: Template,
  { name, isPreview }: DraftValues,
  { allowsCustomReportTitles, requiresPageNumbers, canUnlockPreviewToggle }: BuilderConfig,
): Partial<DraftValues> => ({
  name: allowsCustomReportTitles ? template.reportName : name,
  subName: template.reportSubName ?? '',
  sections: template.orderedRequestableSections,
  showToClient: template.showToClient,
  balanceSheetViewMode: template.balanceSheetViewMode,
  hasConsolidatedDocuments: template.hasConsolidatedDocuments,
  hidePageNumbers: template.hidePageNumbers && !requiresPageNumbers,
  isFamilyTreeLabelAgeState: template.isFamilyTreeLabelAgeState,
  isGstTaxInfoExpanded: template.isGstTaxInfoExpanded,
  onlyShowEntityStructure: template.onlyShowEntityStructure,
  projectionsEnabled: template.projectionsEnabled,
  isPreview: template.isPreview || (isPreview && !canUnlockPreviewToggle),
  paperSize: template.paperSize,
});

/** What the template says takes the place of what the draft said, its pages and all options. */
function TemplateChoice({ draft, config }: { readonly draft: SavedDraft; readonly config: BuilderConfig }) {
  const templates = useTemplateChoices();
  if (templates.length === 0) return null;
  const begin = (id: string): void => {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    const before = draft.values;
    draft.change(valuesOfTemplate(template, before, config));
    notify({
      message: `The report has the pages and options of “${template.name}” now.`,
      undo: () => draft.change(before),
    });
  };
  return (
    <Select
      label="Template"
      placeholder="Choose a template"
      value=""
      options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => begin(event.target.value)}
    />
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
