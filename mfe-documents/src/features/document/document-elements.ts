import { labelOf, labelOptions } from '@platform/contracts/labels';
import { formatDate, formatDollarsAndCents } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { STATE_OPTIONS, stateName } from '@platform/mfe-kit/places';
import type { Option } from '@platform/ui-kit';
import {
  amendsTrust,
  type DocumentForm,
  type DocumentValues,
  disposes,
  FIRST_OFFICE,
  isOfTrust,
  isWillKind,
  type Kind,
  kindsBeside,
  LOCATION_LENGTH,
  MONEY,
  MOST_NAMED,
  mayTakeAway,
  NAME_LENGTH,
  NOTE_LENGTH,
  ofClass,
  ofDeath,
  officesOf,
  PART,
} from './document.schema.ts';
import type { Details, Parties } from './document-query.ts';

export const DOCUMENT_LABELS: Readonly<Record<keyof DocumentValues, string>> = {
  name: 'Name',
  kind: 'Kind',
  personId: 'Whose',
  parentId: 'Changes',
  isMissing: 'Its text is missing',
  restates: 'Says the whole text anew',
  division: 'At which death',
  executedAt: 'Signed',
  modifiedAt: 'Last changed',
  situs: 'Law of',
  locationOfOriginal: 'Where the original is',
  gifts: 'Gifts',
  residue: 'Who receives what is left',
  instead: 'In the place of anybody who does not survive',
  survivorshipDays: 'Days to survive by',
  excludedHeirs: 'Left out on purpose',
  fiduciaries: 'Who acts',
};

export interface Choices {
  readonly people: readonly Option[];
  readonly takers: readonly Option[];
  readonly given: readonly Option[];
  readonly wills: readonly (Option & { readonly ownerId: string })[];
  readonly trusts: readonly Option[];
  readonly deaths: readonly Option[];
}

const toOption = ({ id, name }: { readonly id: string; readonly name: string }): Option => ({ value: id, label: name });

/** Whoever and whatever may be named; whoever signs does not receive by it. */
export function choicesOf(estate: Parties, signer: string): Choices {
  const classes = labelOptions('HeirClass').map(({ value, label }) => ({ value: ofClass(value), label }));
  const receiving = [...estate.people, ...estate.trusts, ...estate.charitables].filter(({ id }) => id !== signer);
  return {
    people: estate.people.map(toOption),
    takers: [...classes, ...receiving.map(toOption)],
    given: [
      { value: MONEY, label: 'An amount of money' },
      { value: PART, label: 'A part of the estate' },
      ...estate.assets.filter(({ isLiability }) => !isLiability).map(toOption),
    ],
    wills: estate.estateDocuments
      .filter(({ kind }) => isWillKind(kind))
      .map((will) => ({ ...toOption(will), ownerId: will.owner?.id ?? '' })),
    trusts: estate.trusts.filter(({ createdUponDeath }) => !createdUponDeath).map(toOption),
    deaths: [
      { value: 'FIRST_DEATH', label: 'At the first death' },
      { value: 'SECOND_DEATH', label: 'At the second death' },
      ...estate.people
        .filter(({ isCorporateTrustee }) => !isCorporateTrustee)
        .map(({ id, name }) => ({ value: ofDeath(id), label: `When ${name} dies` })),
    ],
  };
}

/** A value as the choice between two versions shows it. */
export function wordsWith({ people, takers, given, wills, trusts, deaths }: Choices) {
  const names = new Map(
    [...people, ...takers, ...given, ...wills, ...trusts, ...deaths].map(({ value, label }) => [value, label]),
  );
  const nameOf = (id: string): string => names.get(id) ?? 'somebody removed';
  const all = (parts: readonly string[]): string => parts.join(', ') || 'nobody';
  const date = (day: string): string => (day ? formatDate(day) : 'not known');
  const sharesOf = (shares: DocumentValues['residue']): string =>
    all(shares.map(({ taker, percent }) => `${nameOf(taker)}${percent === null ? '' : ` ${percent}%`}`));
  return (name: keyof DocumentValues, values: DocumentValues): string => {
    switch (name) {
      case 'residue':
      case 'instead':
        return sharesOf(values[name]);
      case 'gifts':
        return (
          values.gifts
            .map(({ what, amount, percent, taker, takesAway }) => {
              const isThing = what !== MONEY && what !== PART;
              if (takesAway) return `no gift of ${isThing ? nameOf(what) : `money to ${nameOf(taker)}`}`;
              const gift =
                what === MONEY ? formatDollarsAndCents(amount ?? 0) : what === PART ? `${percent}%` : nameOf(what);
              return `${gift} to ${nameOf(taker)}`;
            })
            .join(', ') || 'none'
        );
      case 'excludedHeirs':
        return all(values.excludedHeirs.map(({ personId }) => nameOf(personId)));
      case 'fiduciaries':
        return all(values.fiduciaries.map((one) => (one.personId ? nameOf(one.personId) : one.name)));
      case 'kind':
        return labelOf('EstateDocumentKind', values.kind as Kind);
      case 'personId':
      case 'parentId':
        return values[name] ? nameOf(values[name]) : 'not known';
      case 'situs':
        return values.situs ? stateName(values.situs) : 'not known';
      case 'executedAt':
      case 'modifiedAt':
        return date(values[name]);
      case 'isMissing':
      case 'restates':
        return values[name] ? 'Yes' : 'No';
      case 'division':
        return values.division ? nameOf(values.division) : 'as its trust has it';
      default:
        return values[name] === null || values[name] === '' ? 'not known' : String(values[name]);
    }
  };
}

const labelled = <Name extends keyof DocumentValues>(name: Name) => ({ name, label: DOCUMENT_LABELS[name] });
const half = { width: 'half', optional: true } as const;
const SCHEMES = labelOptions('InheritanceScheme');

const takerElements = (takers: readonly Option[]): readonly FormElement[] => [
  { kind: 'select', name: 'taker', label: 'Receives', width: 'half', placeholder: 'Choose', options: takers },
  {
    kind: 'select',
    name: 'scheme',
    label: 'If one of them is dead',
    ...half,
    placeholder: 'As the law has it',
    options: SCHEMES,
  },
];
const NEW_SHARE = { taker: '', scheme: '', percent: null };

const givingElements = ({ takers, given }: Choices, kind: string): readonly FormElement<DocumentForm>[] => [
  {
    kind: 'array',
    ...labelled('gifts'),
    entry: 'Gift',
    hint: 'What somebody receives before the rest: a thing, an amount, or a part of the estate.',
    newEntry: { what: '', amount: null, takesAway: false, ...NEW_SHARE },
    maxEntries: MOST_NAMED,
    elements: [
      { kind: 'select', name: 'what', label: 'Gives', placeholder: 'Choose', options: given },
      { kind: 'currency', name: 'amount', label: 'Amount', ...half },
      { kind: 'percentage', name: 'percent', label: 'Part', ...half },
      ...takerElements(takers),
      ...(mayTakeAway(kind)
        ? [
            {
              kind: 'checkbox',
              name: 'takesAway',
              label: 'Taken away, with nothing in its place',
            } as const,
          ]
        : []),
    ],
  },
  {
    kind: 'array',
    ...labelled('residue'),
    entry: 'Receiver',
    hint:
      kind === 'POUROVER_WILL'
        ? 'Choose the trust that it pours over into.'
        : 'A part left open is an equal part of what the others leave.',
    newEntry: NEW_SHARE,
    maxEntries: MOST_NAMED,
    elements: [...takerElements(takers), { kind: 'percentage', name: 'percent', label: 'Part', ...half }],
  },
  {
    kind: 'array',
    ...labelled('instead'),
    entry: 'Substitute',
    hint: 'They receive what somebody above would have received.',
    newEntry: NEW_SHARE,
    maxEntries: MOST_NAMED,
    elements: [...takerElements(takers), { kind: 'percentage', name: 'percent', label: 'Part', ...half }],
  },
];

const willElements = ({ people }: Choices): readonly FormElement<DocumentForm>[] => [
  { kind: 'number', ...labelled('survivorshipDays'), ...half, hint: 'Left open: five days, as the law has it.' },
  {
    kind: 'array',
    ...labelled('excludedHeirs'),
    entry: 'Heir left out',
    newEntry: { personId: '' },
    maxEntries: MOST_NAMED,
    elements: [{ kind: 'select', name: 'personId', label: 'Person', placeholder: 'Choose', options: people }],
  },
];

/** An amendment is of one death, and of a part of its trust's text or of all of it. */
const amendmentElements = ({ deaths }: Choices): readonly FormElement<DocumentForm>[] => [
  {
    kind: 'select',
    ...labelled('division'),
    ...half,
    placeholder: 'As the trust has it',
    options: deaths,
    hint: 'When what follows is paid.',
  },
  {
    kind: 'toggle',
    ...labelled('restates'),
    hint: 'A restatement: what the trust and its earlier amendments say counts no more.',
  },
];

const fiduciaryElement = ({ people }: Choices, { kind, fiduciaries }: DocumentForm): FormElement<DocumentForm> => ({
  kind: 'array',
  ...labelled('fiduciaries'),
  entry: 'Office',
  hint: 'In order of succession: the first ones, then whoever follows them.',
  newEntry: {
    id: '',
    personId: '',
    name: '',
    role: FIRST_OFFICE[kind as Kind] ?? '',
    prefix: 'primary',
    noteBody: '',
  },
  maxEntries: MOST_NAMED,
  elements: [
    { kind: 'select', name: 'personId', label: 'Who', ...half, placeholder: 'Somebody else', options: people },
    { kind: 'text', name: 'name', label: 'Name of somebody else', ...half, autoComplete: 'off' },
    {
      kind: 'select',
      name: 'role',
      label: 'Office held',
      width: 'half',
      placeholder: 'Choose',
      options: officesOf(
        kind,
        fiduciaries.map(({ role }) => role),
      ),
    },
    { kind: 'select', name: 'prefix', label: 'Turn', width: 'half', options: labelOptions('FiduciaryPrefix') },
    { kind: 'text', name: 'noteBody', label: 'Note', optional: true, maxLength: NOTE_LENGTH, autoComplete: 'off' },
  ],
});

function parentElement({ wills, trusts }: Choices, { kind, personId }: DocumentForm): FormElement<DocumentForm>[] {
  if (kind === 'CODICIL') {
    const options = wills.filter(({ ownerId }) => !personId || ownerId === personId);
    return [{ kind: 'select', ...labelled('parentId'), label: 'Will that it changes', placeholder: 'Choose', options }];
  }
  return isOfTrust(kind)
    ? [
        {
          kind: 'select',
          ...labelled('parentId'),
          label: 'Trust that it is of',
          placeholder: 'Choose',
          options: trusts,
        },
      ]
    : [];
}

const ofPaper = (): readonly FormElement<DocumentForm>[] => [
  { kind: 'date', ...labelled('modifiedAt'), ...half, max: today() },
  { kind: 'text', ...labelled('locationOfOriginal'), optional: true, maxLength: LOCATION_LENGTH, autoComplete: 'off' },
];

/** The fields of a document: of one that was read from a file those that no reading fills. */
export function elementsFor(
  choices: Choices,
  values: DocumentForm,
  document: Pick<Details, 'isRead' | 'saysMore' | 'kind'> | null,
): readonly FormElement<DocumentForm>[] {
  const parent = parentElement(choices, values);
  if (document?.isRead) return [...parent, ...ofPaper()];
  const kinds = kindsBeside(document?.kind ?? '').map((value) => ({
    value,
    label: labelOf('EstateDocumentKind', value),
  }));
  const says = disposes(values.kind) && !values.isMissing && !document?.saysMore;
  return [
    { kind: 'select', ...labelled('kind'), width: 'half', placeholder: 'Choose', autoFocus: true, options: kinds },
    {
      kind: 'select',
      ...labelled('personId'),
      label: isOfTrust(values.kind) ? 'Signed by' : 'Whose',
      width: 'half',
      optional: isOfTrust(values.kind),
      placeholder: 'Choose',
      options: choices.people,
    },
    { kind: 'text', ...labelled('name'), autoComplete: 'off', maxLength: NAME_LENGTH, placeholder: 'Last will' },
    ...parent,
    { kind: 'date', ...labelled('executedAt'), ...half, max: today() },
    { kind: 'select', ...labelled('situs'), ...half, placeholder: 'Not known', options: STATE_OPTIONS },
    ...ofPaper(),
    {
      kind: 'toggle',
      ...labelled('isMissing'),
      hint: 'It is listed so that somebody asks for it, and changes no figure.',
    },
    ...(amendsTrust(values.kind) && !values.isMissing ? amendmentElements(choices) : []),
    ...(says ? givingElements(choices, values.kind) : []),
    ...(says && !amendsTrust(values.kind) ? willElements(choices) : []),
    fiduciaryElement(choices, values),
  ];
}
