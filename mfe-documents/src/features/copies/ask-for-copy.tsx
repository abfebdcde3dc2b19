import { usePermission } from '@platform/mfe-kit';
import { Button, lazyPart } from '@platform/ui-kit';
import { IconCopy } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

// The form is fetched with the first copy that is asked for.
const AskDialog = lazyPart(() => import('./ask-dialog.tsx'), 'AskDialog');

interface AskForCopyProps {
  readonly estateId: string;
  readonly documentId?: string;
}

/** A button that asks for a copy, for whoever may hand in documents. */
export function AskForCopy({ estateId, documentId }: AskForCopyProps) {
  const mayAsk = usePermission('document:upload');
  const [isOpen, setOpen] = useState(false);
  if (!mayAsk) return null;
  return (
    <>
      <Button icon={<IconCopy size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Ask for a copy
      </Button>
      {isOpen && (
        <Suspense>
          <AskDialog estateId={estateId} documentId={documentId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
