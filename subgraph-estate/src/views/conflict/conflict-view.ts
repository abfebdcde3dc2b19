import { inSentence, labelIfKnown, labelOf } from '@platform/contracts/labels';
import { planLabel } from '@platform/contracts/plan-labels';
import { placeName } from '@platform/contracts/states';
import { type FiduciaryRole, trustOfPart, type WarningCode } from '@platform/estate-engine';
import { type Cents, formatDate, formatWholeDollars, type IsoDate } from '@platform/kernel';
import type { ConflictSeverity, NamedInstrument, PlanConflict } from '../../domain/conflict/conflict.ts';
import { planConflicts } from '../../domain/conflict/conflicts.ts';
import { factsOf } from '../../domain/conflict/facts.ts';
import type { FiduciaryOffice, NomineeStanding, OfficeNominee } from '../../domain/document/acting.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { toEstateCase } from '../../domain/estate/estate-case.ts';
import type { ConflictPlace, ConflictTopic } from '../../schema.generated.ts';
import { nameOf } from '../distribution/distribution-view.ts';

interface Words {
  readonly topic: ConflictTopic;
  readonly title: string;
  readonly text: string;
  readonly whatToDo: string;
  readonly place: ConflictPlace;
  readonly ids: readonly string[];
  readonly amount: Cents | null;
}

export interface ConflictView extends Omit<Words, 'ids'> {
  readonly id: string;
  readonly severity: ConflictSeverity;
  readonly ids: string[];
  /** What it is about (`factsOf`). */
  readonly facts: string;
  readonly shares: { readonly id: string; readonly name: string; readonly amount: Cents }[];
}

const dollars = (amount: Cents): string => `$${formatWholeDollars(amount)}`;

type OfKind<Kind extends PlanConflict['kind']> = Extract<PlanConflict, { readonly kind: Kind }>;

const SHARE_NAMES: Readonly<Record<string, string>> = { tax: 'Death taxes', claims: 'Debts and costs' };
const shareName = (estate: Estate, id: string): string => SHARE_NAMES[id] ?? nameOf(estate, id);

const placeOf = ({ assetType }: { readonly assetType: string }): ConflictPlace =>
  assetType === 'LIFE_INSURANCE' ? 'INSURANCE' : 'BALANCE_SHEET';
const placeOfText = ({ isTrust }: NamedInstrument): ConflictPlace => (isTrust ? 'TRUSTS' : 'DOCUMENTS');

function title({ asset, found, isOrdinary }: OfKind<'TITLE'>): Words {
  const isTitle = found.by === 'title';
  const why = isTitle
    ? `${asset.name} goes to whoever survives by its title, around the documents.`
    : `${asset.name} goes to whom it is designated, around the documents.`;
  const ordinary =
    ' For a retirement account that goes to the spouse this is ordinary: it keeps its income tax deferred.';
  const change = isTitle
    ? 'Retitle it, so that it passes by the documents, or change them to say the same.'
    : 'Change the designation, or the documents, so that both say the same.';
  return {
    topic: isTitle ? 'TITLING' : 'BENEFICIARIES',
    title: `${asset.name} passes around the documents`,
    text: `${why}${isOrdinary ? ordinary : ''}`,
    whatToDo: isOrdinary ? 'Nothing, if that is what is meant.' : change,
    place: placeOf(asset),
    ids: [asset.id],
    amount: found.amountCents,
  };
}

interface WarnedWords {
  readonly topic: ConflictTopic;
  readonly title: string;
  readonly whatToDo: string;
  readonly place: ConflictPlace;
}

const WARNED: Readonly<Partial<Record<WarningCode, WarnedWords>>> = {
  TITLE_DEFEATS_GIFT: {
    topic: 'TITLING',
    title: 'A gift that the title defeats',
    whatToDo: 'Retitle the property, or take the gift out of the document.',
    place: 'BALANCE_SHEET',
  },
  ADEEMED_GIFT: {
    topic: 'TITLING',
    title: 'A gift of what is not there',
    whatToDo: 'Say what is given instead, or take the gift out of the document.',
    place: 'DOCUMENTS',
  },
  LAPSED_GIFT: {
    topic: 'DOCUMENTS',
    title: 'A gift that lapses',
    whatToDo: 'Say who receives it instead.',
    place: 'DOCUMENTS',
  },
  LAPSED_SHARE: {
    topic: 'DOCUMENTS',
    title: 'A share that lapses',
    whatToDo: 'Say who receives it instead.',
    place: 'DOCUMENTS',
  },
  DESIGNATION_FAILED: {
    topic: 'BENEFICIARIES',
    title: 'A designation that fails',
    whatToDo: 'Name somebody who is living, and a contingent beneficiary.',
    place: 'BALANCE_SHEET',
  },
  MINOR_OUTRIGHT: {
    topic: 'BENEFICIARIES',
    title: 'A minor who receives outright',
    whatToDo: 'Name a trust or a custodian under the transfers to minors act.',
    place: 'DOCUMENTS',
  },
  SPECIAL_NEEDS_OUTRIGHT: {
    topic: 'BENEFICIARIES',
    title: 'Benefits at risk',
    whatToDo: 'Give to a supplemental needs trust instead.',
    place: 'TRUSTS',
  },
  UNFUNDED_TRUST: {
    topic: 'TRUSTS',
    title: 'A trust that owns nothing',
    whatToDo: 'Retitle into the trust what is to pass without probate.',
    place: 'BALANCE_SHEET',
  },
  TRUST_FOR_NOBODY: {
    topic: 'TRUSTS',
    title: 'A trust that does not say for whom it is',
    whatToDo: 'Say who receives what it holds, among its dispositions.',
    place: 'TRUSTS',
  },
  FAMILY_OF_WHOM: {
    topic: 'TRUSTS',
    title: 'Whose family is meant is not said',
    whatToDo: 'Say whose family is meant, among its dispositions: of a trust of two, a step for the death of each.',
    place: 'TRUSTS',
  },
  BYPASS_UNDERFUNDED: {
    topic: 'TITLING',
    title: 'A bypass trust that comes short',
    whatToDo: 'Let more pass by the documents: retitle property or change designations.',
    place: 'BALANCE_SHEET',
  },
  NON_CITIZEN_SPOUSE: {
    topic: 'TRUSTS',
    title: 'A spouse who is not a citizen',
    whatToDo:
      'Let a qualified domestic trust receive what is for the spouse, and say of that trust that it is one. Citizenship is entered with the person.',
    place: 'TRUSTS',
  },
  OUT_OF_STATE_PROPERTY: {
    topic: 'TITLING',
    title: 'Probate in a second state',
    whatToDo: 'Hold property of another state in the revocable trust or in an entity.',
    place: 'BALANCE_SHEET',
  },
  MISSING_FIDUCIARY: {
    topic: 'FIDUCIARIES',
    title: 'No executor can act',
    whatToDo: 'Name somebody who can act, and a successor.',
    place: 'DOCUMENTS',
  },
  DEAD_OWNER: {
    topic: 'TITLING',
    title: 'Still titled to somebody who has died',
    whatToDo: 'Say whose it is since that death.',
    place: 'BALANCE_SHEET',
  },
  DEAD_INSURED: {
    topic: 'BENEFICIARIES',
    title: 'A policy on somebody who has died',
    whatToDo: 'Enter what it has paid, and take the policy off.',
    place: 'INSURANCE',
  },
};

/** No code of the engine is left without words: what is not above is not a conflict. */
/** Which office it is, and where it is filled. */
const OFFICES: Readonly<Partial<Record<FiduciaryRole, Partial<WarnedWords>>>> = {
  TRUSTEE: { title: 'No trustee can act', place: 'TRUSTS' },
  GUARDIAN: { title: 'No guardian can act' },
  CUSTODIAN: {
    title: 'Nobody holds what comes to a minor',
    whatToDo: 'Leave it to a trust, or name a custodian where it is given: in the document or the designation.',
  },
};

function warned({ warning: { code, explanation, ids, amountCents, fiduciary } }: OfKind<'WARNING'>): Words {
  const known = WARNED[code];
  if (!known) throw new Error(`no words for ${code}`);
  const words = { ...known, ...(fiduciary && OFFICES[fiduciary]) };
  return { ...words, text: explanation, ids: ids.map(trustOfPart), amount: amountCents > 0 ? amountCents : null };
}

/** UPC 2-804(b), as most states have it. */
const REVOKED = ': a divorce revokes that in most states';
const whyNot = (standing: NomineeStanding): string =>
  `${inSentence(planLabel('NomineeStanding', standing))}${standing === 'FORMER_SPOUSE' ? REVOKED : ''}`;

export const officeName = (role: string): string =>
  labelIfKnown('FiduciaryRole', role) ?? labelOf('FiduciaryRole', 'other');
export const turnName = ({ fiduciary: { designation } }: OfficeNominee): string =>
  labelIfKnown('FiduciaryPrefix', designation) ?? labelOf('FiduciaryPrefix', 'primary');

const of = ({ instrument, role }: FiduciaryOffice): string => `${inSentence(officeName(role))} of ${instrument.name}`;

function fiduciary(conflict: OfKind<'CANNOT_ACT'> | OfKind<'NO_SUCCESSOR'>): Words {
  const { office } = conflict;
  const known = { topic: 'FIDUCIARIES', place: placeOfText(office.instrument), amount: null } as const;
  if (conflict.kind === 'NO_SUCCESSOR') {
    const only = office.nominees.find(({ standing }) => standing === 'ABLE' || standing === 'UNKNOWN');
    return {
      ...known,
      title: 'No successor',
      text: `${only?.fiduciary.personName ?? 'One person'} alone can act as ${of(office)}: nobody comes after.`,
      whatToDo: 'Name a successor.',
      ids: [office.instrument.id],
    };
  }
  const { fiduciary: named, standing } = conflict.nominee;
  return {
    ...known,
    title: 'Somebody who cannot act',
    text: `${named.personName} is named as ${of(office)} and ${whyNot(standing)}.`,
    whatToDo:
      office.depth === 0 ? 'Name somebody who can act.' : 'Name somebody else; until then the next in line acts.',
    ids: [office.instrument.id, ...(named.personId === null ? [] : [named.personId])],
  };
}

const thenWords = ({ signedOn, thenCents }: OfKind<'EXCLUSION_GREW'>): string =>
  thenCents === null
    ? `It was signed on ${formatDate(signedOn)}; what the exclusion was then is not held here.`
    : `That was ${dollars(thenCents)} when it was signed on ${formatDate(signedOn)}.`;

function instrument(conflict: OfKind<'MADE_ELSEWHERE'> | OfKind<'EXCLUSION_GREW'> | OfKind<'BORN_LATER'>): Words {
  const { id, name } = conflict.instrument;
  const known = { topic: 'DOCUMENTS', place: placeOfText(conflict.instrument), ids: [id], amount: null } as const;
  if (conflict.kind === 'MADE_ELSEWHERE')
    return {
      ...known,
      title: 'Made before a move',
      text: `${name} was made under the law of ${placeName(conflict.madeIn)}; the household lives in ${placeName(conflict.livesIn)}.`,
      whatToDo: `Have it looked at by an attorney of ${placeName(conflict.livesIn)}: who may act, marital property and taxes are others there.`,
    };
  if (conflict.kind === 'BORN_LATER')
    return {
      ...known,
      title: 'A child born later',
      text: `${conflict.child.name} was born after ${name} was signed on ${formatDate(conflict.signedOn)}, and it names the other children alone.`,
      whatToDo: 'Sign a text that includes the child, or says that the child is left out on purpose.',
      ids: [id, conflict.child.id],
    };
  return {
    ...known,
    title: 'A formula from another time',
    text: `${name} gives by a formula what the exclusion leaves free. ${thenWords(conflict)} It is ${dollars(conflict.nowCents)} now.`,
    whatToDo: 'Look at what is left for the spouse, and set a limit to the formula if that is too little.',
  };
}

function beneficiaries(
  conflict: OfKind<'NO_BENEFICIARY'> | OfKind<'FORMER_SPOUSE'> | OfKind<'POLICY_IN_ESTATE'>,
): Words {
  const { asset } = conflict;
  const known = { topic: 'BENEFICIARIES', place: placeOf(asset), ids: [asset.id], amount: null } as const;
  if (conflict.kind === 'NO_BENEFICIARY')
    return {
      ...known,
      title: `${asset.name} names nobody`,
      text: `Nobody is entered as its beneficiary. If nobody is on file either, ${asset.name} is paid to the estate, through probate and to its creditors; the figures take it so.`,
      whatToDo: 'Ask the custodian who is on file and enter it, or name a beneficiary and a contingent one.',
    };
  if (conflict.kind === 'FORMER_SPOUSE')
    return {
      ...known,
      title: 'A former spouse is still designated',
      text: `${conflict.person.name} is designated for ${asset.name}. Most states revoke that with the divorce; a plan of an employer pays by its form all the same (ERISA).`,
      whatToDo: 'Sign a new designation with the custodian.',
      ids: [asset.id, conflict.person.id],
    };
  return {
    ...known,
    topic: 'TRUSTS',
    title: 'A policy outside of its trust',
    text: `The insured owns ${asset.name}, so ${dollars(conflict.benefitCents)} counts in the taxable estate, though there is ${conflict.trust.name}.`,
    whatToDo: 'Give the policy to the trust; what is given within three years of the death still counts (IRC 2035).',
    ids: [asset.id, conflict.trust.id],
    amount: conflict.benefitCents,
  };
}

const diesInTerm = ({ trust, settlor, endsOn }: OfKind<'DIES_IN_TERM'>): Words => ({
  topic: 'TRUSTS',
  title: 'A death before the term ends',
  text: `In this plan ${settlor.name} dies before the term of ${trust.name} ends on ${formatDate(endsOn)}. What yields the annuity that was kept, or all of it, counts in the taxable estate then (IRC 2036).`,
  whatToDo: 'Look at a later death under What if.',
  place: 'TRUSTS',
  ids: [trust.id, settlor.id],
  amount: null,
});

function wordsOf(conflict: PlanConflict): Words {
  switch (conflict.kind) {
    case 'DIES_IN_TERM':
      return diesInTerm(conflict);
    case 'TITLE':
      return title(conflict);
    case 'WARNING':
      return warned(conflict);
    case 'CANNOT_ACT':
    case 'NO_SUCCESSOR':
      return fiduciary(conflict);
    case 'MADE_ELSEWHERE':
    case 'EXCLUSION_GREW':
    case 'BORN_LATER':
      return instrument(conflict);
    default:
      return beneficiaries(conflict);
  }
}

/** What tells conflicts about the same things apart: the warning of the engine, the office. */
function keyOf(conflict: PlanConflict): string {
  if (conflict.kind === 'WARNING') return conflict.warning.code;
  const isOfOffice = conflict.kind === 'CANNOT_ACT' || conflict.kind === 'NO_SUCCESSOR';
  return isOfOffice ? `${conflict.kind}:${conflict.office.role}` : conflict.kind;
}

/** More of them would make an id that no request may carry. */
const MOST_IDS = 3;

/** The same key a second time gets a number, so that no two are one. */
function once(known: Map<string, number>, key: string): string {
  const times = (known.get(key) ?? 0) + 1;
  known.set(key, times);
  return times === 1 ? key : `${key}:${times}`;
}

/** Conflicts of an estate in the words of the screens; an id is the same as long as the conflict is. */
export function conflictsView(estate: Estate, today: IsoDate): ConflictView[] {
  const known = new Map<string, number>();
  const input = toEstateCase(estate, today);
  return planConflicts(estate, today).map((conflict) => {
    const words = wordsOf(conflict);
    const shares = conflict.kind === 'TITLE' ? conflict.found.shares : [];
    return {
      ...words,
      id: once(known, [keyOf(conflict), ...words.ids.slice(0, MOST_IDS)].join(':')),
      ids: [...words.ids],
      severity: conflict.severity,
      facts: factsOf(input, conflict),
      shares: shares.map(({ id, amountCents }) => ({ id, name: shareName(estate, id), amount: amountCents })),
    };
  });
}
