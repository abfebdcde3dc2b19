import { useMutation, useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { useDocumentTitle } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  ErrorState,
  Grid,
  Note,
  notify,
  Page,
  PageHead,
  Row,
  Select,
  Sheet,
  Skeleton,
  Stack,
  Switch,
  TextInput,
} from '@platform/ui-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTemplateChoices } from '../templates/use-template-choices.ts';
import css from './many-reports.module.css';
import { CreateReportsMutation, type LeftClient, ManyReportsQuery } from './many-reports.queries.ts';

/** So many at once; the server refuses more. */
const MOST = 50;

/** Each reason once: fifty clients may be left out for the same one. */
const noneAskedFor = (left: readonly LeftClient[]): string =>
  ['No report was asked for.', ...new Set(left.map(({ problem }) => problem))].join(' ');

/** URL: /reports/many, with ?clients=ID,ID chosen already */
export function ManyReportsRoute() {
  useDocumentTitle('Reports for many clients');
  const { data, error, refetch } = useQuery(ManyReportsQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <Page>
      <PageHead
        title="Reports for many clients"
        summary="The same report for each client that you choose. They are made one after another; you can leave this page."
      />
      {data ? (
        <ManyReports
          clients={data.estates.collection}
          sections={data.ownReportSettings.sections}
          isShown={data.ownReportSettings.showToClient}
          isNamed={data.organizationContent?.settings.allowsCustomReportTitles !== false}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Skeleton rows={8} label="Loading the clients" />
      )}
    </Page>
  );
}

interface Client {
  readonly id: string;
  readonly displayName: string;
}
interface ManyReportsProps {
  readonly clients: readonly Client[];
  /** Pages of the account's own settings, where no template is chosen. */
  readonly sections: readonly string[];
  readonly isShown: boolean;
  /** Whoever makes a report names it; else the organization does. */
  readonly isNamed: boolean;
}

function ManyReports({ clients, sections, isShown, isNamed }: ManyReportsProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wanted = new Set(params.get('clients')?.split(',') ?? []);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(clients.filter(({ id }) => wanted.has(id)).map(({ id }) => id)),
  );
  const templates = useTemplateChoices();
  const [templateId, setTemplateId] = useState('');
  const [name, setName] = useState('Estate plan review');
  const [showToClient, setShown] = useState(isShown);
  const [problem, setProblem] = useState<string | null>(null);
  const [create, { loading }] = useMutation(CreateReportsMutation);

  const begin = (id: string): void => {
    const template = templates.find((one) => one.id === id);
    setTemplateId(template?.id ?? '');
    if (!template) return;
    setName(template.reportName);
    setShown(template.showToClient);
  };
  const start = async (): Promise<void> => {
    setProblem(null);
    const estates = clients.filter(({ id }) => chosen.has(id));
    try {
      const { data } = await create({
        variables: {
          estateIds: estates.map(({ id }) => id),
          name,
          sections: templateId ? [] : [...sections],
          showToClient,
          ...(templateId && { templateId }),
        },
      });
      if (!data) return;
      const { batchId, results } = data.createReports;
      const left = results.flatMap(({ problem: why }, index): LeftClient[] =>
        why ? [{ name: estates[index]?.displayName ?? 'A client', problem: why }] : [],
      );
      if (!batchId) {
        setProblem(noneAskedFor(left));
        return;
      }
      notify({ message: `${counted(results.length - left.length, 'report')} asked for.` });
      void navigate(`/reports/many/${batchId}`, { state: { left } });
    } catch (error) {
      setProblem(serverErrorText(error));
    }
  };
  const isTooMany = chosen.size > MOST;
  return (
    <Grid columns="7-5">
      <ClientChoice clients={clients} chosen={chosen} onChange={setChosen} />
      <Sheet title="The report">
        <Stack gap={16}>
          {templates.length > 0 && (
            <Select
              label="Template"
              hint="Its pages, its name and all its options; else the pages of your own report settings."
              placeholder="None"
              value={templateId}
              options={templates.map((template) => ({ value: template.id, label: template.name }))}
              onChange={(event) => begin(event.target.value)}
            />
          )}
          <TextInput
            label="Report name"
            value={name}
            maxLength={60}
            disabled={!isNamed}
            hint={isNamed ? undefined : 'Your organization names its reports.'}
            onChange={(event) => setName(event.target.value)}
          />
          <Switch
            label="Show to each client"
            hint="As soon as theirs is complete."
            checked={showToClient}
            onChange={(event) => setShown(event.target.checked)}
          />
          {isTooMany && <Note tone="warning">At most {MOST} reports are made at once. Choose fewer clients.</Note>}
          {problem && (
            <Note tone="danger" icon="danger" alert>
              {problem}
            </Note>
          )}
          <Button
            primary
            busy={loading}
            disabled={chosen.size === 0 || isTooMany || !name.trim()}
            onClick={() => void start()}
          >
            {chosen.size === 0 ? 'Make the reports' : `Make ${counted(chosen.size, 'report')}`}
          </Button>
          <Note tone="asset">Each counts as one report. What is cancelled before it is made counts as none.</Note>
        </Stack>
      </Sheet>
    </Grid>
  );
}

interface ClientChoiceProps {
  readonly clients: readonly Client[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

function ClientChoice({ clients, chosen, onChange }: ClientChoiceProps) {
  const [search, setSearch] = useState('');
  const found = clients.filter(({ displayName }) => displayName.toLowerCase().includes(search.trim().toLowerCase()));
  const isAll = found.length > 0 && found.every(({ id }) => chosen.has(id));
  const toggle = (ids: readonly string[], isOn: boolean): void => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  return (
    <Sheet title={chosen.size === 0 ? 'Clients' : `${counted(chosen.size, 'client')} chosen`}>
      <Stack gap={16}>
        <Row gap={12} align="end" wrap>
          <TextInput
            label="Find a client"
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Checkbox
            label={search.trim() ? `All ${found.length} found` : `All ${found.length}`}
            checked={isAll}
            disabled={found.length === 0}
            onChange={() =>
              toggle(
                found.map(({ id }) => id),
                !isAll,
              )
            }
          />
        </Row>
        {clients.length === 0 ? (
          <p>There are no clients yet.</p>
        ) : found.length === 0 ? (
          <p>No client is called “{search.trim()}”.</p>
        ) : (
          <div className={css.clients}>
            <CheckboxGroup label="Clients" name="clients">
              {found.map(({ id, displayName }) => (
                <Checkbox
                  key={id}
                  label={displayName}
                  checked={chosen.has(id)}
                  onChange={() => toggle([id], !chosen.has(id))}
                />
              ))}
            </CheckboxGroup>
          </div>
        )}
      </Stack>
    </Sheet>
  );
}
