import { useApolloClient, useMutation, useSubscription } from '@apollo/client/react';
import { MOST_HOLDINGS } from '@platform/contracts/list-lengths';
import { counted } from '@platform/kernel';
import { refreshed } from '@platform/mfe-kit';
import { FormAlert, serverErrorCode, serverErrorText } from '@platform/mfe-kit/forms';
import { offerFile } from '@platform/mfe-kit/list';
import { Button, Caption, Dropzone, Modal, Note, notify, ProgressBar, Row, Stack } from '@platform/ui-kit';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import css from './import.module.css';
import {
  ImportMutation,
  ImportProgressSubscription,
  type Looked,
  type RowsDone,
  TemplateQuery,
  UndoImportMutation,
} from './import-query.ts';
import { ImportErrors, ImportRows } from './import-rows.tsx';
import { percentDone, rowsDone, whatIsAdded } from './import-words.ts';

const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface ImportDialogProps {
  readonly estate: { readonly id: string; readonly version: number };
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

interface Chosen {
  /** As it was when it was looked at, whatever becomes of it on the disk. */
  readonly file: File;
  readonly looked: Looked;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** A template to fill in, and the way back: a workbook is looked at, put right, and then added as a whole. */
export function ImportDialog({ estate, reload, onClose }: ImportDialogProps) {
  const client = useApolloClient();
  const [send] = useMutation(ImportMutation);
  const [takeAway] = useMutation(UndoImportMutation);
  const [busy, setBusy] = useState<'template' | 'looking' | 'adding' | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<string>();
  const [progress, setProgress] = useState<RowsDone | null>(null);
  const { id: estateId } = estate;
  useSubscription(ImportProgressSubscription, {
    variables: { estateId },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data }) => setProgress(data.data?.importProgress ?? null),
  });

  const during = async (what: typeof busy, work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setProgress(null);
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      setRefused(serverErrorText(error));
    } finally {
      setBusy(null);
    }
  };

  const download = () =>
    during('template', async () => {
      const { data } = await client.query({ query: TemplateQuery, variables: { estateId }, fetchPolicy: 'no-cache' });
      const template = data?.balanceSheetTemplateDownload;
      if (template) offerFile(bytesOf(template.content), template.mediaType, template.filename);
    });

  const lookAt = async (file: File): Promise<void> => {
    const input = { estateId, version: estate.version, file, accept: false };
    const looked = (await send({ variables: { input } })).data?.createClientSpreadsheetImport;
    if (!looked) return;
    setChosen({ file, looked });
    setLeftOut(new Set(looked.rows.filter(({ duplicate }) => duplicate).map(({ id }) => id)));
  };
  const choose = ([given]: readonly File[]) =>
    during('looking', async () => {
      setChosen(null);
      if (!given) return;
      await lookAt(new File([await given.arrayBuffer()], given.name, { type: given.type }));
    });

  const undo = async (version: number, ids: readonly string[]): Promise<void> => {
    try {
      await takeAway({ variables: { estateId, version, ids: [...ids] } });
      notify('The import is taken back.');
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await refreshed(reload);
  };
  const add = () =>
    during('adding', async () => {
      if (!chosen) return;
      const { file, looked } = chosen;
      const version = looked.estate?.version ?? estate.version;
      const input = { estateId, version, file, accept: true, leaveOutIds: [...leftOut] };
      try {
        const done = (await send({ variables: { input } })).data?.createClientSpreadsheetImport;
        if (!done) return;
        if (!done.ok) {
          setChosen({ file, looked: done });
          return;
        }
        const { createdIds, estate: after } = done;
        onClose();
        notify({
          message: `${whatIsAdded(done.rows)} added to the balance sheet.`,
          undo: () => void undo(after?.version ?? version + 1, createdIds),
        });
        await refreshed(reload);
      } catch (error) {
        if (serverErrorCode(error) !== 'STALE_VERSION') throw error;
        await lookAt(file);
        setRefused(
          'Somebody has changed this estate meanwhile. The workbook was checked again: please look at it once more.',
        );
      }
    });

  const toggle = (id: string): void => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  };
  const looked = chosen?.looked;
  const added = looked?.rows.filter(({ id }) => !leftOut.has(id)) ?? [];
  const duplicates = looked?.rows.filter(({ duplicate }) => duplicate).length ?? 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Import a spreadsheet"
      width={680}
      footer={
        <div className={css.foot}>
          {/* Where it is seen however far the rows are scrolled; no status, for nobody wants to hear each part of them. */}
          {progress && (busy === 'looking' || busy === 'adding') && (
            <Stack gap={6}>
              <ProgressBar percent={percentDone(progress, busy === 'adding')} label="Rows of the workbook" />
              <Caption>{rowsDone(progress)}</Caption>
            </Stack>
          )}
          <Row gap={12} justify="between" wrap>
            <Button
              icon={<IconDownload size={17} stroke={1.6} />}
              busy={busy === 'template'}
              disabled={busy !== null}
              onClick={() => void download()}
            >
              Download the template
            </Button>
            <Row gap={12}>
              <Button onClick={onClose}>Cancel</Button>
              {looked?.ok && (
                <Button
                  primary
                  busy={busy === 'adding'}
                  disabled={busy !== null || added.length === 0}
                  onClick={() => void add()}
                >
                  {`Add ${counted(added.length, 'row')}`}
                </Button>
              )}
            </Row>
          </Row>
        </div>
      }
    >
      <Stack gap={16}>
        {!looked && (
          <p>
            Fill in the template, which knows this household, and choose it here. You see every row before anything is
            added.
          </p>
        )}
        <Dropzone
          label={looked ? 'Choose another file' : 'Choose the filled-in workbook'}
          hint={`Excel workbook (.xlsx), up to ${MOST_HOLDINGS.toLocaleString('en-US')} rows`}
          accept={XLSX}
          multiple={false}
          disabled={busy !== null}
          onFiles={(files) => void choose(files)}
        />
        <div role="status">
          {busy === 'looking' && (
            <Note tone="accent">Reading the workbook and checking every row. Thousands of rows take some seconds.</Note>
          )}
          {busy === 'adding' && (
            <Note tone="accent">{`Adding ${counted(added.length, 'row')}: all of them, or none if something goes wrong.`}</Note>
          )}
          {looked?.ok && (
            <p>
              <b>{chosen?.file.name}</b>:{' '}
              {added.length > 0 ? `${whatIsAdded(added)} will be added.` : 'no row is chosen.'}
              {duplicates > 0 &&
                ` ${duplicates === 1 ? 'One row looks' : `${duplicates} rows look`} like something that is there already. Tick what is to be added all the same.`}
            </p>
          )}
        </div>
        <FormAlert message={refused} />
        {looked && !looked.ok && <ImportErrors errors={looked.errors} errorCount={looked.errorCount} />}
        {looked?.ok && <ImportRows rows={looked.rows} leftOut={leftOut} disabled={busy !== null} onToggle={toggle} />}
        {looked && looked.exampleCount > 0 && <Caption>Example rows of the template are not imported.</Caption>}
      </Stack>
    </Modal>
  );
}
