import { zodResolver } from '@hookform/resolvers/zod';
import { newId } from '@platform/kernel';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { optionalCents, requiredText } from '@platform/mfe-kit/form-rules';
import { FormModal } from '@platform/mfe-kit/forms';
import { Button } from '@platform/ui-kit';
import { useId } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { z } from 'zod';
import { columnWords } from './new-statement.route.tsx';
import { type StatementColumn, type StatementLine, typedLine } from './statement-lines.ts';

const schema = z.object({
  label: requiredText('Name is required', 200),
  group: requiredText('Group is required', 100),
  kind: z.enum(['asset', 'debt']),
  cells: z.array(z.object({ amount: optionalCents })),
});
type Typed = z.input<typeof schema>;
type LineForm = z.output<typeof schema>;

interface LineDialogProps {
  /** Null for a new one. */
  readonly line: StatementLine | null;
  readonly columns: readonly StatementColumn[];
  readonly groups: readonly string[];
  readonly onSave: (line: StatementLine) => void;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}

const elementsOf = (columns: readonly StatementColumn[], groups: readonly string[]): FormElement<Typed>[] => [
  { kind: 'text', name: 'label', label: 'Name', maxLength: 200 },
  { kind: 'text', name: 'group', label: 'Group', suggestions: groups },
  {
    kind: 'radio',
    name: 'kind',
    label: 'What it is',
    options: [
      { value: 'asset', label: 'Owned' },
      { value: 'debt', label: 'Owed' },
    ],
  },
  ...columns.map(
    (column, index): FormElement<Typed> => ({
      kind: 'currency',
      name: `cells.${index}.amount`,
      label: columnWords(column),
      width: 'half',
    }),
  ),
];

/** A line of a statement as it is to be printed. */
export function LineDialog({ line, columns, groups, onSave, onRemove, onClose }: LineDialogProps) {
  const formId = useId();
  const before: StatementLine = line ?? {
    id: newId(),
    group: groups[0] ?? '',
    label: '',
    isLiability: false,
    cells: columns.map(() => 0),
  };
  const { control, handleSubmit } = useForm<Typed, unknown, LineForm>({
    resolver: zodResolver(schema),
    defaultValues: {
      label: before.label,
      group: before.group,
      kind: before.isLiability ? 'debt' : 'asset',
      cells: columns.map((_, index) => ({ amount: Math.abs(before.cells[index] ?? 0) || null })),
    },
    mode: 'onTouched',
  });
  const submit = handleSubmit(({ label, group, kind, cells }) =>
    onSave(
      typedLine(
        before,
        { label, group, isLiability: kind === 'debt', cells: cells.map(({ amount }) => amount ?? 0) },
        columns,
      ),
    ),
  );
  const title = line ? `Change “${line.label}”` : 'Add line';
  return (
    <FormModal
      control={control as never}
      onClose={onClose}
      title={title}
      footer={
        <>
          {line && <Button onClick={() => onRemove(line.id)}>Leave out</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId}>
            Keep line
          </Button>
        </>
      }
    >
      <form id={formId} aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
        <FormElements control={control as unknown as Control<Typed>} elements={elementsOf(columns, groups)} />
      </form>
    </FormModal>
  );
}
