import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { counted, formatDate, formatLongDate } from '@platform/kernel';
import { useDocumentTitle, useSession } from '@platform/mfe-kit';
import { formatDayOf, hourNow, today } from '@platform/mfe-kit/calendar';
import {
  Avatar,
  Caption,
  EmptyState,
  ErrorState,
  Figure,
  Grid,
  LinkButton,
  List,
  ListItem,
  MeaningIcon,
  Money,
  Monogram,
  Page,
  PageHead,
  type Share,
  ShareBar,
  Sheet,
  Skeleton,
  Stack,
  UiLink,
} from '@platform/ui-kit';
import { IconChevronRight, IconDownload, IconHome, IconMail } from '@tabler/icons-react';
import { graphql } from '../gql/index.ts';
import { useOwnEstates } from '../navigation/own-estate.ts';
import { outsideText, taskText } from './client-words.ts';
import css from './dashboard.module.css';
import { greeting, planSentence } from './dashboard-words.ts';

const ClientHomeQuery = graphql(`
  query ClientHome($estateId: ID!) {
    estate(id: $estateId) {
      id
      displayName
      advisor { id name emailAddress }
      netWorthReceipt { total asOf outsideTotal outside { label amount } }
      distribution {
        problem { code }
        deaths { death on }
        totals { everything family charity tax claims state }
      }
    }
    documents(association: { estateId: $estateId }, pagination: { page: 1, perPage: 50 }) {
      collection { id name ownerName documentKind executedAt status shownStatus }
      metadata { totalCount }
    }
    reports(estateId: $estateId, pagination: { page: 1, perPage: 1 }) {
      collection { id name status compiledReport pageCount completedAt }
    }
  }
`);
type HomeData = ResultOf<typeof ClientHomeQuery>;
type OwnDocument = HomeData['documents']['collection'][number];
type HomeEstate = NonNullable<HomeData['estate']>;

/** URL: / for clients: what is theirs, what they can do, their documents and report, and who advises them. */
export function ClientHomeRoute() {
  const { account } = useSession();
  useDocumentTitle('Home');
  const { data, error, refetch } = useOwnEstates();
  const estates = data?.estates.collection ?? [];
  const [first, ...others] = estates;
  const name = account.name.split(' ')[0] ?? '';
  if (first) {
    return (
      <Page>
        <EstateHome estateId={first.id} name={name} />
        {others.length > 0 && (
          <div className={css.gap}>
            <OtherEstates estates={others} />
          </div>
        )}
      </Page>
    );
  }
  return (
    <Page>
      <PageHead title={`${greeting(hourNow())}, ${name}`} summary={formatLongDate(today())} />
      <Sheet>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={4} avatar />}
        {data && (
          <EmptyState
            title="Nothing is shared with you yet"
            text="Your advisor shares your estate with you. It then shows here."
          />
        )}
      </Sheet>
    </Page>
  );
}

function EstateHome({ estateId, name }: { readonly estateId: string; readonly name: string }) {
  const { data, error, refetch } = useQuery(ClientHomeQuery, { variables: { estateId }, errorPolicy: 'all' });
  const toDo = (data?.documents?.collection ?? []).flatMap(
    (document) => taskOf(document, estateId, data?.estate?.advisor?.name) ?? [],
  );
  const head = (
    <PageHead
      title={`${greeting(hourNow())}, ${name}`}
      summary={`${formatLongDate(today())}. ${data?.documents ? planSentence(toDo.length) : ''}`}
    />
  );
  if (!data?.estate) {
    return (
      <>
        {head}
        <Sheet>
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton rows={6} avatar />}
        </Sheet>
      </>
    );
  }
  const { estate, documents, reports } = data;
  return (
    <>
      {head}
      <Grid columns="7-5">
        <Stack gap={20} className={css.column}>
          {documents && <ToDo tasks={toDo} />}
          <WhatIsMine estate={estate} />
          <WhereEverythingGoes estate={estate} />
        </Stack>
        <Stack gap={20} className={css.column}>
          {reports?.collection[0]?.compiledReport && <LatestReport report={reports.collection[0]} />}
          {documents && <OwnDocuments estateId={estateId} documents={documents} />}
          {estate.advisor && <Advisor advisor={estate.advisor} />}
        </Stack>
      </Grid>
    </>
  );
}

/** A title that leads on: the whole line is the target, also for a finger. */
const Onward = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <UiLink className={css.onward} href={href} aria-label={`Open: ${label}`}>
    {label}
    <IconChevronRight size={20} stroke={1.6} aria-hidden />
  </UiLink>
);

interface Task {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** What a document asks of its owner: to be sent where it is missing, to be looked at where it needs something. */
function taskOf(document: OwnDocument, estateId: string, advisor = 'your advisor'): Task | null {
  const text = taskText(document, advisor, today());
  if (!text) return null;
  const href = `/estate/${estateId}/documents${document.status === 'MISSING' ? `/upload?document=${document.id}` : ''}`;
  return { id: document.id, title: document.name, text, href };
}

function ToDo({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <Sheet title="To do">
      {tasks.length === 0 && <p>Nothing waits for you. Your advisor will ask when something does.</p>}
      <List label="To do">
        {tasks.map(({ id, title, text, href }) => (
          <ListItem key={id} title={<Onward href={href} label={title} />} text={text} />
        ))}
      </List>
    </Sheet>
  );
}

function WhatIsMine({ estate: { id, netWorthReceipt } }: { readonly estate: HomeEstate }) {
  const { total, asOf, outside, outsideTotal } = netWorthReceipt;
  return (
    <Sheet
      title="What is yours"
      aside={
        <UiLink className={css.more} href={`/estate/${id}/balance-sheet`}>
          Details
        </UiLink>
      }
    >
      <Figure cents={total} caption={asOf ? `Values of ${formatDate(asOf)}, less debts` : 'Less debts'} />
      {outsideTotal > 0 && (
        <p className={css.besides}>
          <Money cents={outsideTotal} /> more is not part of your taxable estate: {outsideText(outside)}.
        </p>
      )}
    </Sheet>
  );
}

/** All of what is there; with debts and costs left out, the parts would be of another whole than the tax's percent elsewhere. */
const sharesOf = ({ family, charity, tax, claims, state }: HomeEstate['distribution']['totals']): Share[] => [
  { id: 'family', name: 'Your family', cents: family, meaning: 'family' },
  { id: 'charity', name: 'Charity', cents: charity, meaning: 'charity' },
  { id: 'tax', name: 'Estate tax, state and federal', cents: tax, meaning: 'tax' },
  { id: 'claims', name: 'Debts and costs', cents: claims, meaning: 'asset' },
  { id: 'state', name: 'The state, for want of heirs', cents: state, meaning: 'asset' },
];

/** The whole that is divided, and where it stands above; with growth until the deaths it is another sum. */
function TheWhole({ estate: { netWorthReceipt, distribution } }: { readonly estate: HomeEstate }) {
  const { total, outsideTotal } = netWorthReceipt;
  const { everything } = distribution.totals;
  const isSum = outsideTotal > 0 && total + outsideTotal === everything;
  return (
    <p className={css.whole}>
      Of <Money cents={everything} /> in the end
      {isSum && (
        <>
          , the <Money cents={total} /> and the <Money cents={outsideTotal} /> above together
        </>
      )}
      :
    </p>
  );
}

function WhereEverythingGoes({ estate }: { readonly estate: HomeEstate }) {
  const { id, distribution } = estate;
  const { problem, deaths, totals } = distribution;
  const years = [...new Set(deaths.map(({ on }) => on.slice(0, 4)))].join(' and ');
  return (
    <Sheet
      title="Where everything goes"
      aside={
        <UiLink className={css.more} href={`/estate/${id}/estate-plan/estate-diagram`}>
          Details
        </UiLink>
      }
    >
      {problem ? (
        <p>This is not worked out yet. Your advisor is completing your plan.</p>
      ) : (
        <>
          <TheWhole estate={estate} />
          <ShareBar label="Where everything goes" shares={sharesOf(totals)} />
          <Caption>
            An estimate, as if {deaths.length > 1 ? 'both of you' : 'you'} died in {years}. Not tax or legal advice.
          </Caption>
        </>
      )}
    </Sheet>
  );
}

function LatestReport({ report }: { readonly report: HomeData['reports']['collection'][number] }) {
  const { name, pageCount, completedAt, compiledReport } = report;
  const facts = [pageCount ? counted(pageCount, 'page') : null, completedAt ? formatDayOf(completedAt) : null];
  return (
    <Sheet title="Your report">
      <List label="Your report">
        <ListItem
          leading={
            <Monogram square tone="document">
              <MeaningIcon name="document" size={18} />
            </Monogram>
          }
          title={name}
          text={facts.filter(Boolean).join(', ')}
          trailing={
            <LinkButton
              primary
              icon={<IconDownload size={17} stroke={1.6} />}
              href={compiledReport ?? ''}
              aria-label={`Open PDF: ${name}`}
            >
              Open PDF
            </LinkButton>
          }
        />
      </List>
    </Sheet>
  );
}

/** Documents on the home; the rest is one link away. */
const SHOWN = 4;

function OwnDocuments({
  estateId,
  documents,
}: {
  readonly estateId: string;
  readonly documents: HomeData['documents'];
}) {
  const { collection, metadata } = documents;
  const href = `/estate/${estateId}/documents`;
  return (
    <Sheet
      title="Documents"
      aside={
        <UiLink className={css.more} href={href}>
          {metadata.totalCount > 0 ? `All ${metadata.totalCount}` : 'Open'}
        </UiLink>
      }
    >
      {collection.length === 0 && <p>No will, trust or power is on file yet.</p>}
      <List label="Documents">
        {collection.slice(0, SHOWN).map(({ id, name, executedAt, shownStatus }) => (
          <ListItem
            key={id}
            leading={
              <Monogram square tone="document">
                <MeaningIcon name="document" size={18} />
              </Monogram>
            }
            title={name}
            text={executedAt ? `Signed ${formatDate(executedAt)}` : shownStatus}
          />
        ))}
      </List>
    </Sheet>
  );
}

function Advisor({ advisor: { name, emailAddress } }: { readonly advisor: NonNullable<HomeEstate['advisor']> }) {
  return (
    <Sheet>
      <div className={css.advisor}>
        <Avatar name={name} size={48} />
        <div>
          <b>{name}</b>
          <p>Your advisor</p>
        </div>
        <LinkButton
          href={`mailto:${emailAddress}`}
          icon={<IconMail size={18} stroke={1.6} />}
          aria-label={`Write to ${name}`}
        >
          Write
        </LinkButton>
      </div>
    </Sheet>
  );
}

interface OtherEstate {
  readonly id: string;
  readonly displayName: string;
  readonly organization?: { readonly name: string } | null;
}

function OtherEstates({ estates }: { readonly estates: readonly OtherEstate[] }) {
  return (
    <Sheet title="Also shared with you">
      <List label="Also shared with you">
        {estates.map(({ id, displayName, organization }) => (
          <ListItem
            key={id}
            leading={
              <Monogram square>
                <IconHome size={18} stroke={1.6} />
              </Monogram>
            }
            title={<Onward href={`/estate/${id}`} label={displayName} />}
            text={organization?.name}
          />
        ))}
      </List>
    </Sheet>
  );
}
