import { labelOptions } from '@platform/contracts/labels';
import { optionalCents, optionalPastDate, optionalText, requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { EstateDocumentInput, HeirClass, InheritanceScheme } from '../../gql/graphql.ts';
import type { Details, Share } from './document-query.ts';

export type Kind = Details['kind'];
/** The commonest first; among those of one group a mistake may be corrected. */
const GROUPS: readonly (readonly Kind[])[] = [
  ['WILL', 'POUROVER_WILL'],
  ['CODICIL'],
  ['POWER_OF_ATTORNEY', 'HEALTHCARE_DIRECTIVE', 'OTHER'],
  ['TRUST_AMENDMENT', 'TRUST_CERTIFICATION'],
];
export const kindsBeside = (kind: Kind | ''): readonly Kind[] =>
  GROUPS.find((group) => (group as readonly string[]).includes(kind)) ?? GROUPS.flat();
export const isWillKind = (kind: string): boolean => kind === 'WILL' || kind === 'POUROVER_WILL';
export const amendsTrust = (kind: string): boolean => kind === 'TRUST_AMENDMENT';
/** A text that changes another one may take away what that says. */
export const mayTakeAway = (kind: string): boolean => kind === 'CODICIL' || amendsTrust(kind);
export const disposes = (kind: string): boolean => isWillKind(kind) || kind === 'CODICIL' || amendsTrust(kind);
export const isOfTrust = (kind: string): boolean => kind === 'TRUST_AMENDMENT' || kind === 'TRUST_CERTIFICATION';

export const NAME_LENGTH = 100;
export const LOCATION_LENGTH = 300;
export const NOTE_LENGTH = 500;
export const MOST_NAMED = 20;
const MOST_DAYS = 365;
/** As near to the whole as counts for it: three thirds of 33.33. */
const TOLERANCE = 0.01;

/** Who receives, as one choice of the form: somebody by id, or a class of heirs. */
const CLASS = 'class:';
export const ofClass = (heirClass: string): string => `${CLASS}${heirClass}`;
/** At whose death an amendment speaks, as one choice: the first or the second, or somebody's by id; left open as its trust has it. */
const DEATH_OF = 'death:';
export const ofDeath = (personId: string): string => `${DEATH_OF}${personId}`;
/** What a gift gives, as one choice: money, a part of the estate, or a thing by its id. */
export const MONEY = 'money';
export const PART = 'part';

const taker = { taker: requiredText('Choose who receives'), scheme: z.string() };
const percent = z
  .number()
  .nullable()
  .refine((value) => value === null || (value > 0 && value <= 100), 'A part is a percentage above 0 and up to 100');
const shares = z
  .array(z.object({ ...taker, percent }))
  .refine((all) => new Set(all.map((one) => one.taker)).size === all.length, 'Each once');

const gift = z
  .object({
    ...taker,
    taker: z.string(),
    what: requiredText('Choose what is given'),
    amount: optionalCents,
    percent,
    takesAway: z.boolean(),
  })
  .superRefine(({ what, amount, percent: part, taker: chosen, takesAway }, context) => {
    const wrong = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    const isThing = what !== MONEY && what !== PART;
    if (!chosen && !(takesAway && isThing)) wrong('taker', 'Choose who receives');
    if (takesAway) return;
    if (what === MONEY && !amount) wrong('amount', 'Enter the amount');
    if (what !== MONEY && amount) wrong('amount', 'Leave this open: no money is given');
    if (what === PART && part === null) wrong('percent', 'Enter the part');
    if (what !== PART && part !== null) wrong('percent', 'Leave this open: no part of the estate is given');
  });

const fiduciary = z
  .object({
    id: z.string(),
    personId: z.string(),
    name: optionalText(NAME_LENGTH),
    role: requiredText('Choose an office'),
    prefix: requiredText('Choose a turn'),
    noteBody: optionalText(NOTE_LENGTH),
  })
  .refine(({ personId, name }) => personId !== '' || name.trim() !== '', {
    message: 'Choose somebody, or enter a name',
    path: ['name'],
  });

export const documentSchema = z
  .object({
    name: requiredText('Name is required', NAME_LENGTH),
    kind: requiredText('Choose a kind'),
    personId: z.string(),
    parentId: z.string(),
    isMissing: z.boolean(),
    restates: z.boolean(),
    division: z.string(),
    executedAt: optionalPastDate('A document cannot have been signed in the future'),
    modifiedAt: optionalPastDate('A document cannot have been changed in the future'),
    situs: z.string(),
    locationOfOriginal: optionalText(LOCATION_LENGTH),
    gifts: z.array(gift),
    residue: shares,
    instead: shares,
    survivorshipDays: z
      .number()
      .nullable()
      .refine((days) => days === null || days <= MOST_DAYS, `At most ${MOST_DAYS} days`),
    excludedHeirs: z
      .array(z.object({ personId: requiredText('Choose a person') }))
      .refine((all) => new Set(all.map(({ personId }) => personId)).size === all.length, 'Each person once'),
    fiduciaries: z.array(fiduciary),
  })
  .superRefine(({ kind, personId, parentId, executedAt, modifiedAt, residue, instead }, context) => {
    const wrong = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (kind && !isOfTrust(kind) && !personId) wrong('personId', 'Say whose it is');
    if (kind === 'CODICIL' && !parentId) wrong('parentId', 'Say which will it changes');
    if (isOfTrust(kind) && !parentId) wrong('parentId', 'Say of which trust it is');
    if (executedAt && modifiedAt && modifiedAt < executedAt)
      wrong('modifiedAt', 'A document is changed after it is signed');
    if (residue.length === 0 && instead.length > 0) wrong('residue', 'Say first who receives what is left');
    for (const [field, all] of [
      ['residue', residue],
      ['instead', instead],
    ] as const) {
      const sum = all.reduce((total, share) => total + (share.percent ?? 0), 0);
      const isWhole = all.length === 0 || all.some((share) => share.percent === null);
      if (sum > 100 + TOLERANCE) wrong(field, `The parts come to ${Number(sum.toFixed(5))}%, more than the whole`);
      else if (!isWhole && sum < 100 - TOLERANCE)
        wrong(
          field,
          `The parts come to ${Number(sum.toFixed(5))}%: say who receives the other ${Number((100 - sum).toFixed(5))}%`,
        );
    }
  });
export type DocumentForm = z.input<typeof documentSchema>;
export type DocumentValues = z.output<typeof documentSchema>;
export const DOCUMENT_FIELDS = Object.keys(documentSchema.shape) as (keyof DocumentValues)[];

const takerOf = ({ to, heirClass, scheme }: Omit<Share, 'percent'>) => ({
  taker: to ? to.id : heirClass ? ofClass(heirClass) : '',
  scheme: scheme ?? '',
});

function divisionValue(document: Details | null): string {
  const event = document?.divisionEvent;
  if (!event) return '';
  return event.person ? ofDeath(event.person.id) : event.type;
}

const divisionInput = (division: string) =>
  division.startsWith(DEATH_OF)
    ? { type: 'DEATH_OF' as const, personId: division.slice(DEATH_OF.length) }
    : { type: division as 'FIRST_DEATH' | 'SECOND_DEATH' };

/** What the form shows of a document; nothing of a new one is assumed but whose it is, where somebody came from there. */
export function documentValues(document: Details | null, personId = ''): DocumentValues {
  const will = document?.will;
  return {
    name: document?.name ?? '',
    kind: document?.kind ?? '',
    personId: document ? (document.person?.id ?? '') : personId,
    parentId: document?.parentId ?? '',
    isMissing: document ? !document.isOnFile : false,
    executedAt: document?.executedAt ?? '',
    modifiedAt: document?.modifiedAt ?? '',
    restates: document?.restates ?? false,
    division: divisionValue(document),
    situs: document?.situs ?? '',
    locationOfOriginal: document?.locationOfOriginal ?? '',
    gifts: (will?.gifts ?? []).map(({ asset, amount, percent: part, takesAway, ...rest }) => ({
      ...takerOf(rest),
      takesAway,
      what: asset ? asset.id : typeof amount === 'number' || takesAway ? MONEY : PART,
      amount: amount ?? null,
      percent: part ?? null,
    })),
    residue: (will?.residue ?? []).map((share) => ({ ...takerOf(share), percent: share.percent ?? null })),
    instead: (will?.instead ?? []).map((share) => ({ ...takerOf(share), percent: share.percent ?? null })),
    survivorshipDays: will?.survivorshipDays ?? null,
    excludedHeirs: (will?.excludedHeirs ?? []).map(({ id }) => ({ personId: id })),
    fiduciaries: (document?.fiduciaries ?? []).map(({ id, person, personName, role, prefix, noteBody }) => ({
      id,
      personId: person?.id ?? '',
      name: person ? '' : personName,
      role,
      prefix,
      noteBody: noteBody ?? '',
    })),
  };
}

const takerInput = (chosen: string, scheme: string) => ({
  ...(chosen.startsWith(CLASS) ? { heirClass: chosen.slice(CLASS.length) as HeirClass } : { toId: chosen }),
  scheme: (scheme || null) as InheritanceScheme | null,
});

function willInput({ kind, gifts, residue, instead, survivorshipDays, excludedHeirs }: DocumentValues) {
  const shareInput = ({ taker: chosen, scheme, percent: part }: DocumentValues['residue'][number]) => ({
    ...takerInput(chosen, scheme),
    percent: part,
  });
  return {
    gifts: gifts.map(({ what, taker: chosen, scheme, amount, percent: part, takesAway }) => {
      const isThing = what !== MONEY && what !== PART;
      if (takesAway && mayTakeAway(kind))
        return { takesAway, ...(isThing ? { assetId: what } : takerInput(chosen, '')) };
      return {
        ...takerInput(chosen, scheme),
        ...(what === MONEY ? { amount } : what === PART ? { percent: part } : { assetId: what }),
      };
    }),
    residue: residue.map(shareInput),
    instead: instead.map(shareInput),
    // Both are of a will.
    survivorshipDays: amendsTrust(kind) ? null : survivorshipDays,
    excludedHeirIds: amendsTrust(kind) ? [] : excludedHeirs.map((one) => one.personId),
  };
}

/** What the graph takes: of a document that was read from a file what no reading says, of a will that says more all but that. */
export function documentInput(values: DocumentValues, document: Details | null): EstateDocumentInput {
  const { kind, isMissing } = values;
  const own = {
    modifiedAt: values.modifiedAt || null,
    locationOfOriginal: values.locationOfOriginal || null,
    parentId: kind === 'CODICIL' || isOfTrust(kind) ? values.parentId || null : null,
  };
  if (document?.isRead) return own;
  return {
    ...own,
    name: values.name,
    kind: kind as Kind,
    personId: values.personId || null,
    executedAt: values.executedAt || null,
    situs: values.situs || null,
    isOnFile: !isMissing,
    fiduciaries: values.fiduciaries.map(({ id, personId, name, role, prefix, noteBody }) => ({
      id: id || null,
      personId: personId || null,
      name: personId ? null : name || null,
      role: `${prefix}::${role}`,
      noteBody: noteBody || null,
    })),
    ...(disposes(kind) && !isMissing && !document?.saysMore && { will: willInput(values) }),
    ...(amendsTrust(kind) && !isMissing && { restates: values.restates }),
    ...(amendsTrust(kind) && !isMissing && values.division && { divisionEvent: divisionInput(values.division) }),
  };
}

const OFFICES: Readonly<Partial<Record<Kind, RegExp>>> = {
  WILL: /executor|personal_rep|guardian|custodian|conservator|trustee/,
  POUROVER_WILL: /executor|personal_rep|guardian|custodian|conservator|trustee/,
  CODICIL: /executor|personal_rep|guardian|custodian|conservator|trustee/,
  POWER_OF_ATTORNEY: /agent|attorney_in_fact|conservator|guardian/,
  HEALTHCARE_DIRECTIVE: /healthcare|agent|authorized|conservator_of_the_person|guardian_of_the_person/,
};
/** The commonest office of a kind is meant until another one is chosen. */
export const FIRST_OFFICE: Readonly<Partial<Record<Kind, string>>> = {
  WILL: 'executor',
  POUROVER_WILL: 'executor',
  CODICIL: 'executor',
  POWER_OF_ATTORNEY: 'agent',
  HEALTHCARE_DIRECTIVE: 'healthcare_proxy',
};
/** Offices that a kind of document knows; what it has already stays a choice. */
export function officesOf(kind: string, held: readonly string[]) {
  const known = OFFICES[kind as Kind] ?? /./;
  return labelOptions('FiduciaryRole').filter(
    ({ value }) => known.test(value) || value === 'other' || held.includes(value),
  );
}
