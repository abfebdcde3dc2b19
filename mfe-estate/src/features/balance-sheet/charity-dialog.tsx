import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { labelOf } from '@platform/contracts/labels';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { GuardedDialog, useRemoval } from '@platform/mfe-kit/guarded-dialog';
import { Caption } from '@platform/ui-kit';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { EstateReload } from './balance-sheet-query.ts';
import {
  type Charity,
  CreateCharitableMutation,
  charitiesOf,
  DeleteCharitableMutation,
  RestoreCharitableMutation,
  UpdateCharitableMutation,
} from './entity-query.ts';
import { useThingGuard } from './use-thing-guard.ts';

export interface CharityDialogProps extends EstateReload {
  /** null adds one. */
  readonly charity: Charity | null;
  readonly onClose: () => void;
}

const KINDS = [
  'PUBLIC_CHARITY',
  'PRIVATE_FOUNDATION',
  'DONOR_ADVISED_FUND',
  'SUPPORTING_ORGANIZATION',
  'OTHER',
] as const satisfies readonly NonNullable<Charity['charitableKind']>[];
const schema = z.object({ name: requiredText('Name is required', 100), charitableKind: z.enum(['', ...KINDS]) });
type CharityForm = z.infer<typeof schema>;

const LABELS: Readonly<Record<keyof CharityForm, string>> = { name: 'Name', charitableKind: 'Kind of charity' };
const ELEMENTS: readonly FormElement<CharityForm>[] = [
  { kind: 'text', name: 'name', label: LABELS.name, autoComplete: 'off', autoFocus: true, maxLength: 100 },
  {
    kind: 'select',
    name: 'charitableKind',
    label: LABELS.charitableKind,
    optional: true,
    placeholder: 'Not known',
    options: KINDS.map((value) => ({ value, label: labelOf('CharitableKind', value) })),
  },
];

const valuesOf = (charity: Charity | null): CharityForm => ({
  name: charity?.name ?? '',
  charitableKind: charity?.charitableKind ?? '',
});

const inputOf = ({ name, charitableKind }: CharityForm) => ({ name, charitableKind: charitableKind || null });

/** Adds a charity, changes it, or takes it off where nothing names it. Mounted while it is open. */
export function CharityDialog(props: CharityDialogProps) {
  const { charity, estate, reload, onClose } = props;
  const [create] = useMutation(CreateCharitableMutation);
  const [update] = useMutation(UpdateCharitableMutation);
  const [remove] = useMutation(DeleteCharitableMutation);
  const [restore] = useMutation(RestoreCharitableMutation);
  const { opened, guard } = useThingGuard<Charity, CharityForm>({
    estate,
    reload,
    thing: charity,
    thingsOf: charitiesOf,
    valuesOf,
    create: (values, version) => create({ variables: { estateId: estate.id, version, attributes: inputOf(values) } }),
    update: async (id, values, version) =>
      (await update({ variables: { id, version, attributes: inputOf(values) } })).data?.updateCharitable.estate
        ?.version,
    added: 'among the charities',
  });
  const form = useForm<CharityForm, unknown, CharityForm>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: opened.values,
  });
  const removal = useRemoval({
    ...props,
    guard,
    reload: async () => (await props.reload())?.version,
    from: 'the list of charities',
    thing: charity,
    take: async (id, version) => (await remove({ variables: { id, version } })).data?.deleteCharitable.estate?.version,
    giveBack: (id, version) => restore({ variables: { estateId: estate.id, id, version } }),
    onFailed: (message) => form.setError('root', { message }),
  });
  return (
    <GuardedDialog
      name={charity?.name ?? null}
      noun="charity"
      form={form}
      guard={guard}
      elements={ELEMENTS}
      fields={['name', 'charitableKind']}
      labelOf={(name) => LABELS[name]}
      wordsOf={(name, values) =>
        name === 'charitableKind' && values.charitableKind
          ? labelOf('CharitableKind', values.charitableKind)
          : values[name] || 'not known'
      }
      removal={removal}
      isOld={estate.version > opened.version}
      onClose={onClose}
    >
      {charity && charity.uses.length > 0 && (
        <Caption>Named as {charity.uses.map(({ words }) => words).join(', ')}.</Caption>
      )}
    </GuardedDialog>
  );
}
