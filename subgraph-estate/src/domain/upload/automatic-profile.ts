import type { ExtractedValue } from '@platform/contracts/events';
import { documentKindWords } from '@platform/contracts/reading-words';
import { DomainError } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import { tiesOf, withRelationships } from '../person/relations.ts';
import type { DeriveId } from './estate-draft.ts';
import { comparableName, findByName } from './name-match.ts';
import { parsePath } from './reading.ts';
import { type DecidedBy, decide } from './review.ts';
import { signersOf } from './signers.ts';
import { type EstateUpload, IS_BEING_READ } from './upload.ts';

/** What a client's files say of the household, made into one plan that somebody looks through before it counts. */
export interface AutomaticProfile {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly uploadIds: readonly string[];
  /** Whether somebody has seen that the plan is there. */
  readonly bannerSeen: boolean;
  readonly appliedAt: string | null;
  readonly appliedByName: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const AUTOMATIC_PROFILE_STATUSES = ['READING', 'READY', 'APPLIED', 'ERRORED'] as const;
export type AutomaticProfileStatus = (typeof AUTOMATIC_PROFILE_STATUSES)[number];

export const newProfile = (uploadIds: readonly string[]) => ({
  uploadIds: [...new Set(uploadIds)],
  bannerSeen: false,
  appliedAt: null,
  appliedByName: null,
});

type Files = readonly EstateUpload[];

export function profileStatus(
  { appliedAt }: Pick<AutomaticProfile, 'appliedAt'>,
  files: Files,
): AutomaticProfileStatus {
  if (appliedAt) return 'APPLIED';
  if (files.some(({ status }) => IS_BEING_READ.includes(status))) return 'READING';
  return files.some(({ status }) => status === 'READ') ? 'READY' : 'ERRORED';
}

/** Files that could not be read, with the reason. */
export const unreadFiles = (files: Files): Files =>
  files.filter(({ status }) => status === 'FAILED' || status === 'TOKENS_REFUSED' || status === 'CANCELLED');

/** Why nothing could be read; null where something was, or is being read. */
export const profileError = (profile: Pick<AutomaticProfile, 'appliedAt'>, files: Files): string | null =>
  profileStatus(profile, files) === 'ERRORED' ? (unreadFiles(files)[0]?.statusMessage ?? null) : null;

const FAMILY = {
  spouse: 'SPOUSE',
  husband: 'SPOUSE',
  wife: 'SPOUSE',
  child: 'CHILD',
  son: 'CHILD',
  daughter: 'CHILD',
  stepson: 'STEPCHILD',
  stepdaughter: 'STEPCHILD',
  stepchild: 'STEPCHILD',
  brother: 'SIBLING',
  sister: 'SIBLING',
  mother: 'PARENT',
  father: 'PARENT',
} as const;
type FamilyRole = (typeof FAMILY)[keyof typeof FAMILY];

export type ProfileItemGroup = 'PEOPLE' | 'TRUSTS' | 'DOCUMENTS';

/** One thing that the plan proposes; nothing of it counts before somebody takes it. */
export interface ProfileItem {
  readonly id: string;
  readonly group: ProfileItemGroup;
  readonly label: string;
  readonly detail: string;
  /** Whether what it rests on was read with high confidence. */
  readonly isSure: boolean;
  readonly uploadId: string;
  readonly values: readonly ExtractedValue[];
  /** Values of the same document that are questions: the review asks them, the plan does not take them. */
  readonly questions: number;
  /** What the person is to whom, where the document says it. */
  readonly tie: { readonly role: FamilyRole; readonly to: string } | null;
}

const documentOf = ({ path }: ExtractedValue): string => parsePath(path)?.document ?? '';
const fieldOf = ({ path }: ExtractedValue): string | undefined => parsePath(path)?.field;
const textOf = (values: readonly ExtractedValue[], field: string): string | null => {
  const value = values.find((one) => fieldOf(one) === field)?.value;
  return typeof value === 'string' ? value : null;
};

function peopleOf(estate: Estate, upload: EstateUpload, values: readonly ExtractedValue[]): ProfileItem[] {
  const [signer = null] = signersOf({ values });
  return values.flatMap((value): ProfileItem[] => {
    if (fieldOf(value) !== 'beneficiaries' || !value.value || typeof value.value !== 'object') return [];
    const { name, relation } = value.value as { name?: unknown; relation?: unknown };
    if (typeof name !== 'string') return [];
    const word = typeof relation === 'string' ? relation.toLowerCase() : '';
    const role = word in FAMILY ? FAMILY[word as keyof typeof FAMILY] : null;
    const tie = role && signer ? { role, to: signer } : null;
    const known = findByName(estate.people, name);
    const to = tie && findByName(estate.people, tie.to);
    const isTied = !tie || (known && to && tiesOf(estate, known.id).some(({ otherId }) => otherId === to.id));
    if (known && isTied) return [];
    return [
      {
        id: `person:${comparableName(name)}`,
        group: 'PEOPLE',
        label: name,
        detail: tie ? `${word} of ${tie.to}` : word || 'named in the plan',
        isSure: value.confidence === 'HIGH',
        uploadId: upload.id,
        values: [value],
        questions: 0,
        tie,
      },
    ];
  });
}

function instrumentsOf(upload: EstateUpload, values: readonly ExtractedValue[]): ProfileItem[] {
  const kind = textOf(values, 'kind');
  if (!kind) return [];
  const open = values.filter((value) => fieldOf(value) !== 'beneficiaries');
  const sure = open.filter(({ confidence }) => confidence === 'HIGH');
  const isTrust = values.some((value) => fieldOf(value) === 'settlors');
  const words = documentKindWords(kind);
  return [
    {
      id: `document:${upload.id}:${documentOf(open[0] as ExtractedValue)}`,
      group: isTrust ? 'TRUSTS' : 'DOCUMENTS',
      label: textOf(values, 'name') ?? words,
      detail: words,
      isSure: sure.some((value) => fieldOf(value) === 'kind'),
      uploadId: upload.id,
      values: sure,
      questions: open.length - sure.length,
      tie: null,
    },
  ];
}

/** What of the files is not in the estate yet, each person once however many documents name them. */
export function profileItems(estate: Estate, files: Files): ProfileItem[] {
  const decided = new Set(estate.decisions.map(({ uploadId, path }) => `${uploadId} ${path}`));
  const items = files
    .filter(({ status }) => status === 'READ')
    .flatMap((upload) => {
      const documents = [...new Set(upload.values.map(documentOf))];
      return documents.flatMap((document) => {
        const values = upload.values.filter((value) => documentOf(value) === document);
        return [...peopleOf(estate, upload, values), ...instrumentsOf(upload, values)];
      });
    })
    .map((item) => ({
      ...item,
      values: item.values.filter(({ path }) => !decided.has(`${item.uploadId} ${path}`)),
    }))
    .filter(({ values, tie }) => values.length > 0 || tie !== null);
  return items.filter((item, index) => items.findIndex(({ id }) => id === item.id) === index);
}

/**
 * The estate with these items of the plan, at once: their values count, and people are what the documents say they are
 * to each other. What a reading doubted is not taken along. Throws: DomainError UNKNOWN_REFERENCE for an item that is none.
 */
export function withProfile(
  estate: Estate,
  files: Files,
  itemIds: readonly string[],
  by: DecidedBy,
  deriveId: DeriveId,
): Estate {
  const items = profileItems(estate, files);
  const taken = itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  if (taken.length < new Set(itemIds).size)
    throw new DomainError('UNKNOWN_REFERENCE', 'The plan has changed meanwhile. Look at it once more.', {
      field: 'acceptedItemIds',
    });
  const read = files.reduce((current, upload) => {
    const values = taken.filter(({ uploadId }) => uploadId === upload.id).flatMap((item) => item.values);
    const decided = values.map((value) => ({ value, decision: 'ACCEPT' as const }));
    return decided.length > 0 ? decide(current, upload, decided, by, deriveId) : current;
  }, estate);
  return taken.reduce((current, { label, tie }) => {
    const person = findByName(current.people, label);
    const to = tie && findByName(current.people, tie.to);
    if (!tie || !person || !to || person.id === to.id) return current;
    if (tiesOf(current, person.id).some(({ otherId }) => otherId === to.id)) return current;
    const changes = [{ personId: person.id, otherId: to.id, role: tie.role }];
    return withRelationships(current, changes, () => deriveId('automatic-profile-tie', estate.id, person.id, to.id));
  }, read);
}
