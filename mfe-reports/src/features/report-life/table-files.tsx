import { useMutation } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { usePermission } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, LinkButton, Note, Sheet, Stack } from '@platform/ui-kit';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { type LivingReport, MakeFileMutation } from './report-life.queries.ts';

const KINDS = ['XLSX', 'CSV', 'PPTX'] as const;
type Kind = (typeof KINDS)[number];

/** Other files of what the report holds now, with the figures of this moment; none counts against a quota. */
export function TableFiles({ report }: { report: LivingReport }) {
  const may = usePermission('report:create') && report.status !== 'REQUESTED';
  const [make] = useMutation(MakeFileMutation);
  const [links, setLinks] = useState<Readonly<Partial<Record<Kind, string>>>>({});
  const [making, setMaking] = useState<Kind | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  if (!may) return null;
  const ask = async (kind: Kind): Promise<void> => {
    setMaking(kind);
    setProblem(null);
    try {
      const { data } = await make({ variables: { input: { reportId: report.id, kind } } });
      const link = data?.pdfUtil.link;
      if (link) setLinks((known) => ({ ...known, [kind]: link }));
    } catch (error) {
      setProblem(error);
    }
    setMaking(null);
  };
  return (
    <Sheet title="For other programs">
      <Stack gap={12}>
        <p>The same pages with the figures of today. They count against no quota.</p>
        {KINDS.map((kind) => {
          const words = labelOf('PdfUtilKind', kind);
          const link = links[kind];
          return link ? (
            <LinkButton
              key={kind}
              icon={<IconDownload size={16} stroke={1.6} />}
              href={`${link}?download=1`}
              download
              aria-label={`Download: ${words}`}
            >
              {words}
            </LinkButton>
          ) : (
            <Button key={kind} busy={making === kind} disabled={making !== null} onClick={() => void ask(kind)}>
              {words}
            </Button>
          );
        })}
        {problem ? (
          <Note tone="danger" icon="danger" alert>
            {serverErrorText(problem)}
          </Note>
        ) : null}
      </Stack>
    </Sheet>
  );
}
