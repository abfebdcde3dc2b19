import { useApolloClient, useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { DEFAULT_PAGES_PER_TOKEN } from '@platform/contracts';
import { counted } from '@platform/kernel';
import { useDocumentTitle, usePermission, useSession } from '@platform/mfe-kit';
import { Grid, Page, PageHead, Receipt, type ReceiptLine, Sheet, Skeleton, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { ProfilePlanSheet } from '../profile/profile-plan.tsx';
import { type Readable, ReadSelection } from './read-selection.tsx';
import { UploadBox } from './upload-box.tsx';
import { UploadList } from './upload-list.tsx';
import css from './uploads.module.css';
import { type WizardStep, WizardSteps } from './wizard-steps.tsx';

const UploadsRouteQuery = graphql(`
  query UploadsRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      displayName
      organization { id quotas { id type total used free reserved } }
    }
    uploadLimits { maxBytes maxPages accept pagesPerToken partBytes }
  }
`);
const AskedDocumentQuery = graphql(`
  query AskedDocument($estateId: ID!) {
    documents(association: { estateId: $estateId }, pagination: { perPage: -1 }) { collection { id name } }
  }
`);

const ReadableFilesQuery = graphql(`
  query ReadableFiles($estateId: ID!) {
    estateUploads(estateId: $estateId, pagination: { perPage: -1 }) {
      collection { id status pageCount tokensNeeded file { filename byteSize } warnings { kind message } }
    }
  }
`);
type ReadableFile = ResultOf<typeof ReadableFilesQuery>['estateUploads']['collection'][number];

/** Files that wait to be read. */
const readable = (files: readonly ReadableFile[]): Readable[] =>
  files.flatMap(({ status, file, ...one }) => (status === 'UPLOADED' ? [{ ...one, filename: file.filename }] : []));

const FOR_REVIEWERS = [
  'You check each value beside the page it came from.',
  'Accepted values update the estate and its diagram.',
  'Nothing you entered yourself is overwritten.',
];
const FOR_OTHERS = [
  'Your files are stored at once; only people who work on this estate see them.',
  'The advisor looks at them and brings the plan up to date.',
];

/** The document or trust whose file is asked for, where the address says which; null while that is looked up. */
function useAskedDocument(estateId: string): { readonly id: string; readonly name: string } | null | undefined {
  const [params] = useSearchParams();
  const id = params.get('document');
  const { data, error } = useQuery(AskedDocumentQuery, { variables: { estateId }, skip: !id });
  if (id && !data && !error) return null;
  return data?.documents.collection.find((document) => document.id === id);
}

/** Whose files go here, and which one is asked for. */
function summaryOf(asked: string | undefined, isClient: boolean, household: string | undefined): string {
  if (asked) return `Add the file of: ${asked}.`;
  if (isClient) return 'Send your advisor a copy of a will, a trust, a power or a directive.';
  return `Wills, trusts, powers and directives of ${household ?? 'this client'}.`;
}

function stepOf(isAtOnce: boolean, last: 'nothing' | 'files' | 'reading', hasWaiting: boolean): WizardStep {
  if (isAtOnce) return last === 'files' ? 'processAbstractions' : 'upload';
  if (last === 'reading') return 'summary';
  return hasWaiting ? 'documentsSelection' : 'upload';
}

const takenAway = (count: number): string => (count === 0 ? '0' : `−${count}`);

/** URL: /estate/:estateId/documents/upload, with ?document= for the one whose file is asked for */
export function UploadsRoute() {
  const { estateId = '' } = useParams();
  const { data } = useQuery(UploadsRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const { data: files } = useQuery(ReadableFilesQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  const [isAtOnce, setAtOnce] = useState(false);
  /** What was asked for last: files to be here, or to be read. */
  const [last, setLast] = useState<'nothing' | 'files' | 'reading'>('nothing');
  const waiting = readable(files?.estateUploads.collection ?? []);
  const mayRead = usePermission('abstraction:request');
  const mayReview = usePermission('abstraction:review');
  const seesTokens = usePermission('quota:view');
  const asked = useAskedDocument(estateId);
  const isClient = useSession().account.activeRole === 'CLIENT';
  useDocumentTitle('Upload documents');
  const tokens = data?.estate?.organization?.quotas?.find(({ type }) => type === 'DOC_ABSTRACTION_TOKENS');
  const lines: ReceiptLine[] = tokens
    ? [
        { id: 'total', label: 'In this period', text: String(tokens.total) },
        { id: 'used', label: 'Used', text: takenAway(tokens.used - tokens.reserved) },
        { id: 'reserved', label: 'Held by files being read', text: takenAway(tokens.reserved) },
        { id: 'free', label: 'Available', text: String(tokens.free), kind: 'total' },
      ]
    : [];
  return (
    <Page>
      <PageHead title="Upload documents" summary={summaryOf(asked?.name, isClient, data?.estate?.displayName)} />
      <Grid columns="8-4">
        <Stack gap={20}>
          {mayRead && <WizardSteps isAtOnce={isAtOnce} current={stepOf(isAtOnce, last, waiting.length > 0)} />}
          {data && asked !== null ? (
            <UploadBox
              estateId={estateId}
              limits={data.uploadLimits}
              documentId={asked?.id}
              onAtOnce={setAtOnce}
              onArrived={() => setLast('files')}
            />
          ) : (
            <Skeleton rows={2} />
          )}
          <ReadSelection
            estateId={estateId}
            files={waiting}
            free={seesTokens ? (tokens?.free ?? null) : null}
            onRead={() => {
              setLast('reading');
              void client.refetchQueries({ include: ['UploadList', 'UploadsRoute', 'ReadableFiles', 'ProfilePlan'] });
            }}
          />
          <ProfilePlanSheet estateId={estateId} />
          <UploadList estateId={estateId} all />
        </Stack>
        <Stack gap={20}>
          {seesTokens && (
            <Sheet title="Tokens">
              <Stack gap={12}>
                {tokens ? (
                  <Receipt label="Document tokens" lines={lines} />
                ) : (
                  <p>Your organization&rsquo;s tokens are not shown right now.</p>
                )}
                <p>
                  One token for each {counted(data?.uploadLimits.pagesPerToken ?? DEFAULT_PAGES_PER_TOKEN, 'page')}{' '}
                  begun. A held token comes back if its document fails or you cancel.
                </p>
              </Stack>
            </Sheet>
          )}
          <Sheet title="What happens next">
            <ol className={css.next}>
              {(mayReview ? FOR_REVIEWERS : FOR_OTHERS).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Sheet>
        </Stack>
      </Grid>
    </Page>
  );
}
