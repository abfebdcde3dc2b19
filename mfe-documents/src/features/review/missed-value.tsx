import { useMutation } from '@apollo/client/react';
import { type ReadField, readField } from '@platform/contracts/reading-words';
import { usePermission } from '@platform/mfe-kit';
import { Button, Select, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { ValueForm } from './value-form.tsx';
import { VALUE_FORMS } from './value-forms.ts';

const AddMissedValueMutation = graphql(`
  mutation AddMissedValue($estateUploadId: ID!, $field: String!, $value: JSON!) {
    addMissedValue(estateUploadId: $estateUploadId, field: $field, value: $value) {
      ok
      estateUpload { id ...ReviewUpload }
      estate { id version }
    }
  }
`);

/** What can be added, in the words of the review. */
const FIELDS = [
  { value: 'kind', label: 'Document type', isOne: true },
  { value: 'name', label: 'Name of the document', isOne: true },
  { value: 'executedAt', label: 'Day of signature', isOne: true },
  { value: 'situs', label: 'Governing law', isOne: true },
  { value: 'owners', label: 'Who signed', isOne: false },
  { value: 'settlors', label: 'Settlor', isOne: false },
  { value: 'fiduciaries', label: 'Who serves', isOne: false },
  { value: 'beneficiaries', label: 'Beneficiary', isOne: false },
  { value: 'specificGifts', label: 'Gift', isOne: false },
  { value: 'residue', label: 'Share of what is left', isOne: false },
  { value: 'subtrusts', label: 'Trust that it creates', isOne: false },
  { value: 'distributionAges', label: 'Age of payment', isOne: false },
  { value: 'callouts', label: 'Provision', isOne: false },
  { value: 'gst', label: 'GST status', isOne: true },
] as const satisfies readonly { value: ReadField; label: string; isOne: boolean }[];

interface MissedValueProps {
  readonly uploadId: string;
  readonly estateId: string;
  /** Paths of what is there. */
  readonly read: readonly string[];
}

/** Adds what the reading has missed, by a form of its kind. */
export function MissedValue({ uploadId, estateId, read }: MissedValueProps) {
  const mayReview = usePermission('abstraction:review');
  const [field, setField] = useState<ReadField | ''>('');
  const [opened, setOpened] = useState(false);
  const [add] = useMutation(AddMissedValueMutation);
  if (!mayReview) return null;
  if (!opened)
    return (
      <Button size="small" onClick={() => setOpened(true)}>
        Add a value that was missed
      </Button>
    );
  const options = FIELDS.filter(({ value, isOne }) => !isOne || !read.includes(value)).map(({ value, label }) => ({
    value,
    label,
  }));
  const close = (): void => {
    setOpened(false);
    setField('');
  };
  return (
    <Stack gap={8}>
      <Select
        label="What was missed"
        placeholder="Choose"
        options={options}
        value={field}
        onChange={(event) => setField(readField(event.target.value) ?? '')}
      />
      {field ? (
        <ValueForm
          key={field}
          form={VALUE_FORMS[field]}
          label="Add a value"
          value={null}
          estateId={estateId}
          onSave={async (value) => {
            await add({ variables: { estateUploadId: uploadId, field, value } });
            close();
          }}
          onCancel={close}
        />
      ) : (
        <Button size="small" onClick={close}>
          Cancel
        </Button>
      )}
    </Stack>
  );
}
