import { useMutation } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { usePermission } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Checkbox, Note, Receipt, Row, Sheet, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';

const ReadFilesMutation = graphql(`
  mutation ReadFiles($estateUploadIds: [ID!]!, $tokens: Int) {
    createAutoAbstraction(estateUploadIds: $estateUploadIds, tokens: $tokens) {
      ok
      message
      estateUploads { id status percent stage abstractionId }
    }
  }
`);

const MakeProfileMutation = graphql(`
  mutation MakeProfile($estateId: ID!, $estateUploadIds: [ID!]!) {
    createAutomaticProfile(estateId: $estateId, estateUploadIds: $estateUploadIds) { ok automaticProfile { id status } }
  }
`);

/** A file that can be read. */
export interface Readable {
  readonly id: string;
  readonly filename: string;
  readonly pageCount: number | null | undefined;
  readonly tokensNeeded: number;
  readonly warnings: readonly { readonly message: string }[];
}

interface ReadSelectionProps {
  readonly estateId: string;
  readonly files: readonly Readable[];
  /** Tokens that are there; null for whoever does not see them. */
  readonly free: number | null;
  readonly onRead: () => void;
}

/** Which of the stored files are read, for how many tokens; nothing is taken before it is confirmed. */
export function ReadSelection({ estateId, files, free, onRead }: ReadSelectionProps) {
  const mayRead = usePermission('abstraction:request');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const mayFill = usePermission('abstraction:profile');
  const [fills, setFills] = useState(true);
  const [read, { loading }] = useMutation(ReadFilesMutation);
  const [makeProfile] = useMutation(MakeProfileMutation);
  if (!mayRead || (files.length === 0 && !done)) return null;
  // What is doubtful is chosen by hand.
  const isChosen = ({ id, warnings }: Readable): boolean => (warnings.length > 0 ? left.has(id) : !left.has(id));
  const chosen = files.filter(isChosen);
  const tokens = chosen.reduce((sum, { tokensNeeded }) => sum + tokensNeeded, 0);
  const toggle = (id: string): void =>
    setLeft((known) => new Set(known.has(id) ? [...known].filter((one) => one !== id) : [...known, id]));
  const confirm = async (): Promise<void> => {
    setProblem(null);
    try {
      const estateUploadIds = chosen.map(({ id }) => id);
      const { data } = await read({ variables: { estateUploadIds, tokens } });
      if (mayFill && fills) await makeProfile({ variables: { estateId, estateUploadIds } });
      setDone(data?.createAutoAbstraction.message ?? null);
      onRead();
    } catch (error) {
      setProblem(serverErrorText(error));
    }
  };
  return (
    <Sheet title="Choose what is read">
      <Stack gap={12}>
        {done && <Note tone="accent">{done}</Note>}
        {files.map((file) => (
          <Stack key={file.id} gap={4}>
            <Checkbox
              label={file.filename}
              hint={[file.pageCount && counted(file.pageCount, 'page'), counted(file.tokensNeeded, 'token')]
                .filter(Boolean)
                .join(' · ')}
              checked={isChosen(file)}
              onChange={() => toggle(file.id)}
            />
            {file.warnings.map(({ message }) => (
              <Note key={message} tone="warning">
                {message}
              </Note>
            ))}
          </Stack>
        ))}
        {files.length > 0 && free !== null && (
          <Receipt
            label="What it takes"
            lines={[
              { id: 'free', label: 'Available', text: String(free) },
              ...chosen.map(({ id, filename, tokensNeeded }) => ({
                id,
                label: filename,
                text: tokensNeeded > 0 ? `−${tokensNeeded}` : '0',
              })),
              { id: 'left', label: 'Left afterwards', text: String(free - tokens), kind: 'total' },
            ]}
          />
        )}
        {files.length > 0 && mayFill && (
          <Checkbox
            label="Propose the household from these files"
            hint="People, relations, trusts and documents as one plan; nothing counts before you take it"
            checked={fills}
            onChange={() => setFills(!fills)}
          />
        )}
        {problem && (
          <Note tone="danger" alert>
            {problem}
          </Note>
        )}
        {files.length > 0 && (
          <Row gap={8}>
            <Button
              primary
              busy={loading}
              disabled={chosen.length === 0 || (free !== null && tokens > free)}
              onClick={() => void confirm()}
            >
              Read {counted(chosen.length, 'file')} for {counted(tokens, 'token')}
            </Button>
          </Row>
        )}
      </Stack>
    </Sheet>
  );
}
