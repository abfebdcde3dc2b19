import { useQuery } from '@apollo/client/react';
import { ErrorState, Sheet, Skeleton } from '@platform/ui-kit';
import css from './file.module.css';
import { FilePreviewQuery } from './file-query.ts';
import { PdfOfFile } from './pdf-of-file.tsx';
import { WordText } from './word-text.tsx';

interface FilePreviewProps {
  readonly id: string;
  /** Fills the place that it is put in, without a frame and small pages of its own. */
  readonly bare?: boolean;
}

/** Pages of a PDF; the words of a Word document, which has no pages until somebody prints it. */
export function FilePreview({ id, bare = false }: FilePreviewProps) {
  const { data, error, refetch } = useQuery(FilePreviewQuery, { variables: { id }, fetchPolicy: 'network-only' });
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Skeleton rows={12} label="Loading the pages" />
    );
  const { url, filename, blocks, isCut } = data.documentPreview;
  if (!blocks) {
    const viewer = <PdfOfFile key={id} url={url} label={filename} thumbnails={!bare} />;
    return bare ? viewer : <div className={css.pages}>{viewer}</div>;
  }
  return (
    <Sheet title="What it says">
      {blocks.length === 0 ? <p>No words were found in this file.</p> : <WordText label={filename} blocks={blocks} />}
      {isCut && <p>This is its beginning. Download it to read the rest.</p>}
    </Sheet>
  );
}
