import { labelOf } from '@platform/contracts/labels';
import { formatDate } from '@platform/kernel';
import { stateName } from '@platform/mfe-kit/places';
import { Button, Chip, List, ListItem, lazyPart, Note, Row, Sheet, Stack, UiLink } from '@platform/ui-kit';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { AskForCopy } from '../copies/ask-for-copy.tsx';
import css from './document.module.css';
import { amendsTrust, disposes } from './document.schema.ts';
import type { Now } from './document-dialog.tsx';
import type { Details } from './document-query.ts';
import { giftWords, shareWords } from './document-words.ts';
import { RemainderTrust } from './remainder-trust.tsx';

const FilesDialog = lazyPart(() => import('../documents/files-dialog.tsx'), 'FilesDialog');

interface DocumentSheetProps {
  readonly estate: Now['estate'];
  readonly document: Details;
  readonly reload: () => Promise<unknown>;
  readonly onEdit: (() => void) | null;
}

function facts({ person, executedAt, modifiedAt, situs, locationOfOriginal }: Details): [string, string][] {
  const rows: [string, string][] = [
    ['Whose', person?.name ?? ''],
    ['Signed', executedAt ? formatDate(executedAt) : ''],
    ['Last changed', modifiedAt ? formatDate(modifiedAt) : ''],
    ['Law of', situs ? stateName(situs) : ''],
    ['Where the original is', locationOfOriginal ?? ''],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** One document: what it is, what it leaves open, what it orders, and who acts. */
export function DocumentSheet({ estate, document, reload, onEdit }: DocumentSheetProps) {
  const { kind, name, shownStatus, gaps, isRead } = document;
  const mayPour = onEdit !== null && kind === 'POUROVER_WILL' && document.isOnFile && !isRead;
  return (
    <Sheet
      title={labelOf('EstateDocumentKind', kind)}
      aside={
        <Row gap={8} wrap>
          <Chip tone="document" icon>
            {shownStatus}
          </Chip>
          <AskForCopy estateId={estate.id} documentId={document.id} />
          {onEdit && (
            <Button icon={<IconPencil size={16} aria-hidden />} onClick={onEdit} aria-label={`Change ${name}`}>
              Change
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap={20}>
        {gaps.length > 0 && (
          <Note tone="warning">
            {gaps.map((gap) => (
              <p key={gap}>{gap}</p>
            ))}
          </Note>
        )}
        <dl className={css.facts}>
          {facts(document).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <Files estateId={estate.id} document={document} reload={reload} mayEdit={onEdit !== null} />
        </dl>
        <Orders estateId={estate.id} document={document} />
        {mayPour && <RemainderTrust estate={estate} document={document} reload={reload} />}
        <WhoActs document={document} />
      </Stack>
    </Sheet>
  );
}

interface FilesProps extends Pick<DocumentSheetProps, 'document' | 'reload'> {
  readonly estateId: string;
  readonly mayEdit: boolean;
}

/** Its files, and for whoever may say so which stored ones are of it. */
function Files({ estateId, document, reload, mayEdit }: FilesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { estateUploads } = document;
  return (
    <div>
      <dt>File</dt>
      <dd>
        {estateUploads.length === 0 && 'None'}
        <Stack gap={4}>
          {estateUploads.map(({ id, file }) => (
            <span key={id}>
              <UiLink href={`/estate/${estateId}/files/${id}`}>{file.filename}</UiLink>
            </span>
          ))}
        </Stack>
        {mayEdit && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            Link or take off a file
          </Button>
        )}
        {isOpen && (
          <Suspense>
            <FilesDialog estateId={estateId} document={document} reload={reload} onClose={() => setIsOpen(false)} />
          </Suspense>
        )}
      </dd>
    </div>
  );
}

/** What a will, a codicil or an amendment orders, as far as a form holds it; else in the words of its steps. */
function Orders({ estateId, document }: { readonly estateId: string; readonly document: Details }) {
  const { id: documentId, kind, will, dispositions, isOnFile, divisionEvent, parentType } = document;
  if (!disposes(kind) || !isOnFile) return null;
  const hasSteps = !amendsTrust(kind) || parentType === 'Trust';
  const lines = will
    ? [
        ...will.gifts.map((gift, at) => ({ id: `gift-${at}`, title: giftWords(gift), text: '' })),
        ...will.residue.map((share, at) => ({
          id: `residue-${at}`,
          title: `What is left to ${shareWords(share)}`,
          text: will.instead.length > 0 ? `In case of death to ${will.instead.map(shareWords).join(' and ')}` : '',
        })),
        ...(will.excludedHeirs.length > 0
          ? [{ id: 'excluded', title: `Nothing to ${will.excludedHeirs.map(({ name }) => name).join(', ')}`, text: '' }]
          : []),
      ]
    : dispositions.map(({ id, description }) => ({ id, title: description, text: '' }));
  const days = will?.survivorshipDays;
  return (
    <section className={css.part}>
      <h3>What it orders</h3>
      {divisionEvent && <p className={css.note}>{divisionEvent.label}</p>}
      {lines.length === 0 && <p>Nothing is recorded yet.</p>}
      <List label="What it orders">
        {lines.map(({ id, title, text }) => (
          <ListItem key={id} title={title} text={text} />
        ))}
      </List>
      {hasSteps && (
        <p className={css.note}>
          <UiLink className={css.link} href={`/estate/${estateId}/documents/${documentId}/dispositions`}>
            Open its dispositions step by step
          </UiLink>
        </p>
      )}
      {typeof days === 'number' && (
        <p className={css.note}>Whoever receives has to survive by {days === 1 ? '1 day' : `${days} days`}.</p>
      )}
    </section>
  );
}

function WhoActs({ document: { fiduciaries } }: { document: Details }) {
  return (
    <section className={css.part}>
      <h3>Who acts</h3>
      {fiduciaries.length === 0 ? (
        <p>Nobody is named.</p>
      ) : (
        <dl className={css.facts}>
          {fiduciaries.map(({ id, roleTitle, personName, noteBody }) => (
            <div key={id}>
              <dt>{roleTitle}</dt>
              <dd>
                {personName}
                {noteBody && (
                  <>
                    <br />
                    <span className={css.note}>{noteBody}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
