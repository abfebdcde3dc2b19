import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { labelOf } from '@platform/contracts/labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { GuardedDialog, useRemoval } from '@platform/mfe-kit/guarded-dialog';
import { STATE_OPTIONS, stateName } from '@platform/mfe-kit/places';
import type { Option } from '@platform/ui-kit';
import { useForm } from 'react-hook-form';
import type { EstateReload } from './balance-sheet-query.ts';
import {
  ENTITY_FIELDS,
  ENTITY_TYPE_OPTIONS,
  type EntityValues,
  entityInput,
  entitySchema,
  entityValues,
  MAX_OWNERS,
} from './entity.schema.ts';
import {
  CreateEntityMutation,
  DeleteEntityMutation,
  type Entity,
  entitiesOf,
  RestoreEntityMutation,
  UpdateEntityMutation,
} from './entity-query.ts';
import { possibleOwners } from './holding-elements.ts';
import { useThingGuard } from './use-thing-guard.ts';

export interface EntityDialogProps extends EstateReload {
  /** null adds one. */
  readonly entity: Entity | null;
  readonly onClose: () => void;
}

const LABELS: Readonly<Record<keyof EntityValues, string>> = {
  name: 'Name',
  entityType: 'Type',
  location: 'Formed in',
  owners: 'Owners',
  outsiders: 'Outside owners',
  discount: 'Discount of an interest',
  discountSource: 'What supports it',
};

const elementsFor = (owners: readonly Option[]): readonly FormElement<EntityValues>[] => [
  { kind: 'text', name: 'name', label: LABELS.name, autoComplete: 'off', autoFocus: true, maxLength: 100 },
  {
    kind: 'multi-select cards',
    name: 'entityType',
    label: LABELS.entityType,
    options: ENTITY_TYPE_OPTIONS,
    maximum: 1,
  },
  {
    kind: 'select',
    name: 'location',
    label: LABELS.location,
    width: 'half',
    optional: true,
    placeholder: 'Not known',
    options: STATE_OPTIONS,
  },
  {
    kind: 'array',
    name: 'owners',
    label: LABELS.owners,
    entry: 'Owner',
    hint: 'People and trusts of this household, and other entities. All shares together make the whole.',
    newEntry: { ownerId: '', percent: null },
    maxEntries: Math.min(MAX_OWNERS, owners.length),
    elements: [
      { kind: 'select', name: 'ownerId', label: 'Owner', width: 'half', placeholder: 'Choose', options: owners },
      { kind: 'percentage', name: 'percent', label: 'Share', width: 'half' },
    ],
  },
  {
    kind: 'array',
    name: 'outsiders',
    label: LABELS.outsiders,
    entry: 'Outside owner',
    hint: 'Others who own a part. It counts for nobody of this household.',
    newEntry: { outsiderName: '', percent: null },
    maxEntries: MAX_OWNERS,
    elements: [
      { kind: 'text', name: 'outsiderName', label: 'Who', width: 'half', optional: true, autoComplete: 'off' },
      { kind: 'percentage', name: 'percent', label: 'Share', width: 'half' },
    ],
  },
  {
    kind: 'percentage',
    name: 'discount',
    label: LABELS.discount,
    width: 'half',
    optional: true,
    hint: 'For want of control and of a market: a plan counts and passes what is left. The balance sheet stays.',
  },
  {
    kind: 'text',
    name: 'discountSource',
    label: LABELS.discountSource,
    width: 'half',
    optional: true,
    autoComplete: 'off',
    maxLength: TEXT_LENGTHS.discountSource,
    hint: 'The appraisal, its author and its day',
  },
];

function wordsWith(owners: readonly Option[]) {
  const names = new Map(owners.map(({ value, label }) => [value, label]));
  return (name: keyof EntityValues, values: EntityValues): string => {
    if (name === 'owners')
      return values.owners
        .map(({ ownerId, percent }) => `${names.get(ownerId) ?? 'somebody removed'} ${percent}%`)
        .join(', ');
    if (name === 'outsiders')
      return values.outsiders
        .map(({ outsiderName, percent }) => `${outsiderName || 'An outside owner'} ${percent}%`)
        .join(', ');
    if (name === 'entityType') return values.entityType.map((type) => labelOf('EntityType', type)).join('');
    if (name === 'location') return values.location ? stateName(values.location) : 'not known';
    if (name === 'discount') return values.discount === null ? 'none' : `${values.discount}%`;
    return values[name] || 'nothing';
  };
}

function useEntityGuard({ entity, estate, reload }: EntityDialogProps) {
  const [create] = useMutation(CreateEntityMutation);
  const [update] = useMutation(UpdateEntityMutation);
  const clientId = estate.people.find(({ isClient }) => isClient)?.id ?? '';
  return useThingGuard<Entity, EntityValues>({
    estate,
    reload,
    thing: entity,
    thingsOf: entitiesOf,
    valuesOf: (one) => entityValues(one, clientId),
    create: (values, version) =>
      create({ variables: { estateId: estate.id, version, attributes: entityInput(values) } }),
    update: async (id, values, version) =>
      (await update({ variables: { id, version, attributes: entityInput(values) } })).data?.updateEntity.estate
        ?.version,
    added: 'on the balance sheet',
  });
}

/** Adds a company or partnership with its owners, changes it, or takes it off. Mounted while it is open. */
export function EntityDialog(props: EntityDialogProps) {
  const { entity, estate, onClose } = props;
  const { opened, guard } = useEntityGuard(props);
  const form = useForm<EntityValues, unknown, EntityValues>({
    resolver: zodResolver(entitySchema),
    mode: 'onTouched',
    defaultValues: opened.values,
  });
  const [remove] = useMutation(DeleteEntityMutation);
  const [restore] = useMutation(RestoreEntityMutation);
  const removal = useRemoval({
    ...props,
    guard,
    reload: async () => (await props.reload())?.version,
    from: 'the balance sheet',
    thing: entity,
    take: async (id, version) => (await remove({ variables: { id, version } })).data?.deleteEntity.estate?.version,
    giveBack: (id, version) => restore({ variables: { estateId: estate.id, id, version } }),
    onFailed: (message) => form.setError('root', { message }),
  });
  const named = opened.values.owners.map(({ ownerId }) => ownerId);
  const owners = possibleOwners(estate, named).filter(({ value }) => value !== entity?.id);
  return (
    <GuardedDialog
      name={entity?.name ?? null}
      noun="entity"
      form={form}
      guard={guard}
      elements={elementsFor(owners)}
      fields={ENTITY_FIELDS}
      fieldOfCode={{ CIRCULAR_OWNERSHIP: 'owners', SHARES_UNDER_100: 'owners', SHARES_OVER_100: 'owners' }}
      labelOf={(name) => LABELS[name]}
      wordsOf={wordsWith(owners)}
      removal={removal}
      isOld={estate.version > opened.version}
      onClose={onClose}
    />
  );
}
