import { lazyPart, Skeleton } from '@platform/ui-kit';
import type { PdfViewerProps } from '@platform/ui-kit/pdf-viewer';
import { Suspense, useState } from 'react';

const PdfViewer = lazyPart(() => import('@platform/ui-kit/pdf-viewer'), 'PdfViewer');

/**
 * The pages of one file. Its link is another one each time that it is asked for: the first is kept, so that the pages
 * stay as they are while values are decided. Another file takes another `key`.
 */
export function PdfOfFile({ url, ...props }: PdfViewerProps) {
  const [first] = useState(url);
  return (
    <Suspense fallback={<Skeleton rows={12} label="Loading the pages" />}>
      <PdfViewer url={first} {...props} />
    </Suspense>
  );
}
