import { labelIfKnown, labelOf } from '@platform/contracts/labels';
import type { Step, TrustTerm } from '@platform/estate-engine';
import type { PlannedStep, PlannedTerm } from '../disposition/planned-step.ts';
import { mergedSteps } from '../document/steps.ts';
import type { Estate } from '../estate/estate.ts';
import { type EstateTrust, emptyTrust, type TrustKind } from '../trust/trust.ts';
import { fiduciariesFor } from './apply-fiduciaries.ts';
import { type EstateDraft, personNamed, putTrust } from './estate-draft.ts';
import { comparableName, findByName } from './name-match.ts';
import { type Reading, type ReadSubtrust, readingKey } from './reading.ts';
import { giftStep, residueTargets, survivorOf } from './reading-terms.ts';

/** A settlor has one revocable trust: a restatement under another name is the same trust. */
const ONE_PER_SETTLOR: ReadonlySet<string> = new Set(['REVOCABLE', 'REVOCABLE_JOINT']);

export function settlorsOf(draft: EstateDraft): string[] {
  const { settlors, owners } = draft.reading;
  const names = settlors.length > 0 ? settlors : owners;
  return [...new Set(names.map((name) => personNamed(draft, name).id))];
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** The trust that the document is: by kind and name, or because its file was stored for it; else by kind and settlors where there is only one such trust. */
function matchedTrust(draft: EstateDraft, kind: TrustKind, settlors: readonly string[]): EstateTrust | undefined {
  const sameKind = draft.trusts.filter((trust) => trust.kind === kind);
  const { key, name, uploadId } = draft.reading;
  const byName = name ? findByName(sameKind, name) : undefined;
  if (byName) return byName;
  // What is bound behind the first document of a file is something else.
  const isFirst = key === readingKey(uploadId, '');
  const byFile = isFirst ? sameKind.find(({ uploadIds }) => uploadIds.includes(uploadId)) : undefined;
  if (byFile) return byFile;
  const own = sameKind.filter((trust) => sameSet(trust.settlors, settlors));
  const unread = own.filter(({ executedAt, uploadIds }) => executedAt === null && uploadIds.length === 0);
  if (own.length === 1 && (ONE_PER_SETTLOR.has(kind) || unread.length === 1)) return own[0];
  return undefined;
}

function newTrust(draft: EstateDraft, kind: TrustKind, settlors: readonly string[]): EstateTrust {
  const { reading, deriveId } = draft;
  const name = reading.name ?? labelIfKnown('TrustName', kind) ?? labelOf('TrustName', 'OTHER');
  return {
    ...emptyTrust(deriveId(reading.key, 'trust', kind, comparableName(name)), name),
    kind,
    settlors,
    lifetimeBeneficiaries: ONE_PER_SETTLOR.has(kind) ? settlors : [],
    createdUponDeath: false,
    createdByReading: reading.key,
  };
}

/** Of which federal law and state the funding speaks; a formula that says neither means the federal exclusion. */
function bypassFormula(subtrust: ReadSubtrust): NonNullable<Step['formula']> {
  return subtrust.formula ?? (subtrust.kind === 'STATE_EXEMPTION' ? 'STATE' : 'FEDERAL');
}

/** A trust that the instrument creates at a death: the plan's own where it has one of that kind, else a new one. */
function subtrustOf(draft: EstateDraft, subtrust: ReadSubtrust, settlors: readonly string[]): EstateTrust {
  const sameKind = draft.trusts.filter(({ kind, createdUponDeath }) => kind === subtrust.kind && createdUponDeath);
  const own = sameKind.filter((trust) => trust.settlors.some((id) => settlors.includes(id)));
  const known = findByName(own, subtrust.name) ?? (own.length === 1 ? own[0] : undefined);
  if (known) return known;
  const survivor = survivorOf(draft.before, settlors);
  return putTrust(draft, {
    ...emptyTrust(
      draft.deriveId(draft.reading.key, 'subtrust', subtrust.kind, comparableName(subtrust.name)),
      subtrust.name,
    ),
    kind: subtrust.kind,
    settlors,
    lifetimeBeneficiaries: survivor ? [survivor] : [],
    qtipElection: subtrust.kind === 'MARITAL' ? 'FEDERAL_AND_STATE' : null,
    createdByReading: draft.reading.key,
  });
}

/** The step that fills a subtrust at the first death; null for trusts that only hold shares of the remainder. */
function fundingStep(subtrust: ReadSubtrust, trust: EstateTrust): Step | null {
  const to = [{ to: trust.id }];
  if (subtrust.kind === 'BYPASS' || subtrust.kind === 'STATE_EXEMPTION')
    return { kind: 'BYPASS_FUNDING', formula: bypassFormula(subtrust), to };
  if (subtrust.kind === 'MARITAL' || subtrust.kind === 'SPOUSAL_POOL') return { kind: 'MARITAL_FUNDING', to };
  return subtrust.kind === 'SURVIVOR' ? { kind: 'SURVIVOR_SHARE', to } : null;
}

const remainder = (to: Step['to']): Step[] => (to.length > 0 ? [{ kind: 'RESIDUE', to }] : []);

/** What a subtrust pays out when the survivor dies, where the plan does not say it yet. */
function withEnd(draft: EstateDraft, trust: EstateTrust, to: Step['to'], survivor: string | null): void {
  const current = draft.trusts.find(({ id }) => id === trust.id) ?? trust;
  if (to.length === 0 || (current.terms.length > 0 && current.createdByReading !== draft.reading.key)) return;
  const when: Pick<TrustTerm, 'on' | 'personId'> = survivor
    ? { on: 'DEATH_OF', personId: survivor }
    : { on: 'SECOND_DEATH' };
  putTrust(draft, { ...current, terms: [{ ...when, steps: remainder(to) }] });
}

export interface ReadPlan {
  readonly gifts: readonly PlannedStep[];
  readonly funding: readonly Step[];
  readonly residue: Step['to'];
}

/** Gifts, trusts funded at the first death and the remainder, as far as they are accepted. */
export function readPlan(draft: EstateDraft, settlors: readonly string[]): ReadPlan {
  const { specificGifts, subtrusts } = draft.reading;
  const gifts = specificGifts.flatMap((gift) => giftStep(draft, gift) ?? []);
  const residue = residueTargets(draft, settlors);
  const survivor = survivorOf(draft.before, settlors);
  const funding = subtrusts.flatMap((subtrust) => {
    const trust = subtrustOf(draft, subtrust, settlors);
    withEnd(draft, trust, residue, survivor);
    return fundingStep(subtrust, trust) ?? [];
  });
  return { gifts, funding, residue };
}

type When = Pick<TrustTerm, 'on' | 'personId'>;

function mergedTerm(terms: readonly PlannedTerm[], when: When, read: readonly PlannedStep[]): PlannedTerm[] {
  if (read.length === 0) return [...terms];
  const same = (term: PlannedTerm): boolean =>
    term.on === when.on && (term.personId ?? null) === (when.personId ?? null);
  const known = terms.find(same);
  const term: PlannedTerm = { ...(known ?? when), steps: mergedSteps(known?.steps ?? [], read) };
  return known ? terms.map((one) => (one === known ? term : one)) : [...terms, term];
}

/** Terms of a trust of one settlor act at that death; a couple's trust is divided at the first and ends at the second. */
function trustTerms(draft: EstateDraft, trust: EstateTrust, plan: ReadPlan): readonly PlannedTerm[] {
  const { gifts, funding, residue } = plan;
  const [settlor] = trust.settlors;
  const couple = trust.kind === 'REVOCABLE_JOINT' && trust.settlors.length > 1;
  if (!couple) {
    const outside = !ONE_PER_SETTLOR.has(trust.kind);
    const survivor = survivorOf(draft.before, trust.settlors);
    const when: When = outside
      ? {
          on: trust.kind === 'SLAT' && survivor ? 'DEATH_OF' : endOf(draft.before, trust),
          ...(trust.kind === 'SLAT' && survivor && { personId: survivor }),
        }
      : { on: 'DEATH_OF', personId: settlor };
    return mergedTerm(trust.terms, when, [...gifts, ...funding, ...remainder(residue)]);
  }
  const survivors = draft.trusts.filter(
    ({ kind, settlors }) => kind === 'SURVIVOR' && sameSet(settlors, trust.settlors),
  );
  const rest = funding.some(({ kind }) => kind === 'MARITAL_FUNDING')
    ? []
    : survivors.slice(0, 1).map(({ id }) => ({ to: id }));
  const first = mergedTerm(
    trust.terms,
    { on: 'FIRST_DEATH' },
    funding.length > 0 ? [...funding, ...remainder(rest)] : [],
  );
  return mergedTerm(first, { on: 'SECOND_DEATH' }, [...gifts, ...remainder(residue)]);
}

/** When an irrevocable trust ends where the document names no life: at the last death that the estate looks at. */
function endOf(estate: Estate, trust: EstateTrust): TrustTerm['on'] {
  const settlor = trust.settlors[0];
  return settlor && survivorOf(estate, [settlor]) ? 'SECOND_DEATH' : 'FIRST_DEATH';
}

function withGstStatus(draft: EstateDraft, trust: EstateTrust, reading: Reading): EstateTrust {
  const { gst } = reading;
  if (!gst) return trust;
  if (!ONE_PER_SETTLOR.has(trust.kind)) return { ...trust, gstStatus: gst.status };
  const parts = draft.trusts.filter(
    ({ settlors, createdUponDeath }) => createdUponDeath && settlors.some((id) => trust.settlors.includes(id)),
  );
  const named = parts.filter(({ name }) => gst.detail && comparableName(gst.detail).includes(comparableName(name)));
  for (const part of named.length > 0 ? named : parts.filter(({ kind }) => kind === 'BYPASS'))
    putTrust(draft, { ...part, gstStatus: gst.status });
  return trust;
}

/** The trust that an amendment changes: by the name in its own name, else the one such trust of its settlors. */
export function amendedTrust(draft: EstateDraft): EstateTrust | undefined {
  const settlors = settlorsOf(draft);
  const existing = draft.trusts.filter(({ createdUponDeath }) => !createdUponDeath);
  const words = comparableName(draft.reading.name ?? '');
  const named = existing.filter(({ name }) => words.endsWith(comparableName(name)));
  if (named.length === 1) return named[0];
  const own = existing.filter((trust) => ONE_PER_SETTLOR.has(trust.kind) && sameSet(trust.settlors, settlors));
  return own.length === 1 ? own[0] : undefined;
}

/** What an amendment that was read orders, by the deaths of which its trust speaks. */
export function amendmentTerms(draft: EstateDraft, trust: EstateTrust): EstateTrust['terms'] {
  const plan = readPlan(draft, trust.settlors);
  return trustTerms(draft, { ...trust, terms: [] }, plan);
}

/** Puts an accepted trust document into the estate: its trust with terms, subtrusts, takers and fiduciaries. */
export function applyTrust(draft: EstateDraft, kind: TrustKind): void {
  const { reading } = draft;
  const settlors = settlorsOf(draft);
  const known = matchedTrust(draft, kind, settlors) ?? newTrust(draft, kind, settlors);
  const named = reading.accepted.has('name') && reading.name && known.createdByReading ? reading.name : known.name;
  const paying = reading.beneficiaries
    .map(({ name }) => findByName(draft.people, name)?.id)
    .filter((id) => id !== undefined);
  const started: EstateTrust = putTrust(draft, {
    ...known,
    name: named,
    settlors:
      reading.accepted.has('settlors') && settlors.length > 0
        ? settlors
        : known.settlors.length > 0
          ? known.settlors
          : settlors,
    executedAt: reading.executedAt ?? known.executedAt,
    situs: reading.situs ?? known.situs,
    lifetimeBeneficiaries: known.lifetimeBeneficiaries.length > 0 ? known.lifetimeBeneficiaries : paying,
    fiduciaries: fiduciariesFor(draft, known),
    uploadIds: [...new Set([...known.uploadIds, reading.uploadId])],
  });
  const plan = readPlan(draft, started.settlors);
  const current = draft.trusts.find(({ id }) => id === started.id) ?? started;
  putTrust(draft, withGstStatus(draft, { ...current, terms: trustTerms(draft, current, plan) }, reading));
}
