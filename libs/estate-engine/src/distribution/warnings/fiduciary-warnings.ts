import type { Cents } from '@platform/kernel';
import type { FiduciaryRole } from '../distribution-result.ts';
import type { Nominee, Trust } from '../estate-case.ts';
import { isMinorOn } from '../family/minors.ts';
import { type Movement, movementsOf } from '../outcome/transfers.ts';
import { type DeathScene, type Interest, warn } from '../succession/death.ts';
import { isGrantorTrust } from '../succession/world.ts';

interface Office {
  readonly role: FiduciaryRole;
  readonly word: string;
  readonly nominees: readonly Nominee[];
  /** Whose divorce revokes the nomination (UPC 2-804(b)); none for an irrevocable trust. */
  readonly grantors: readonly string[];
  /** What the office is for: `The will of Ann`. */
  readonly instrument: string;
  readonly consequence: string;
  readonly cite: string;
}

/**
 * Offices that nobody can take up at this death: executor, trustee or successor, guardian of a minor child without a
 * living parent, custodian of what comes to a minor outright. A list that the case leaves out is not looked at. A
 * nominee who is dead, a minor or divorced cannot act. Call it once per death, before property is handed over.
 *
 * Units: cents; the amount is what the office would have to do with. Source: UPC 3-203, 5-202, 2-804; UTC 704;
 * UTMA 3, 6. Case: a will with `executors: []` over $900,000 of probate → one warning of $900,000.00.
 */
export function fiduciaryWarnings(scene: DeathScene): void {
  const { will, trusts } = scene;
  const trustees = [...trusts.values()].filter((trust) => trust.trustees !== undefined);
  if (!(will?.executors || will?.guardians || will?.custodians || trustees.length > 0)) return;
  const movements = movementsOf(scene);
  executor(scene, movements);
  for (const trust of trustees) trustee(scene, trust, movements);
  guardian(scene);
  custodian(scene, movements);
}

const nameOf = ({ family }: DeathScene, id: string): string => family.person(id)?.name ?? id;

function canAct(scene: DeathScene, { nominees, grantors }: Pick<Office, 'nominees' | 'grantors'>): boolean {
  return nominees.some(({ id }) => {
    if (id === undefined) return true;
    const divorced = grantors.some((grantor) => scene.family.isFormerSpouse(grantor, id));
    return scene.survives(id) && !divorced && !isMinorOn(scene, id);
  });
}

function vacant(scene: DeathScene, office: Office, ids: readonly string[], amount: Cents): void {
  const { nominees, instrument, word, consequence, cite, role } = office;
  const fault =
    nominees.length === 0
      ? `${instrument} names no ${word}`
      : `Nobody named as ${word} in ${lower(instrument)} can act`;
  warn(scene, 'MISSING_FIDUCIARY', ids, amount, `${fault}: ${consequence}`, cite, role);
}

const lower = (words: string): string => words.replace(/^The /, 'the ');

function executor(scene: DeathScene, movements: readonly Movement[]): void {
  const { will, decedentId } = scene;
  if (!will?.executors) return;
  const office: Office = {
    role: 'EXECUTOR',
    word: 'executor',
    nominees: will.executors,
    grantors: [decedentId],
    instrument: `The will of ${nameOf(scene, decedentId)}`,
    consequence: 'a court has to appoint somebody.',
    cite: 'UPC 3-203',
  };
  if (canAct(scene, office)) return;
  const outside = new Set(['title', 'designation']);
  const probate = sum(movements, ({ fromId, reason }) => fromId === decedentId && !outside.has(reason));
  vacant(scene, office, [decedentId], probate);
}

function trustee(scene: DeathScene, trust: Trust, movements: readonly Movement[]): void {
  const { world } = scene;
  const office: Office = {
    role: 'TRUSTEE',
    word: 'trustee',
    nominees: trust.trustees ?? [],
    grantors: isGrantorTrust(trust) ? trust.settlors : [],
    instrument: trust.name,
    consequence: 'what it holds has to wait for a trustee that a court appoints.',
    cite: 'UTC 704',
  };
  if (world.withoutTrustee.has(trust.id) || canAct(scene, office)) return;
  const stays = world.parcels.filter(({ trustId }) => trustId === trust.id).flatMap(({ parts }) => parts);
  const comes = scene.interests.filter(({ takerId }) => takerId === trust.id);
  const passes = sum(movements, ({ fromId }) => fromId === trust.id);
  const policies = [...stays, ...comes.flatMap(({ lots }) => lots)].some(({ benefitCents }) => benefitCents > 0);
  const amount =
    passes +
    stays.reduce((total, { amountCents }) => total + amountCents, 0) +
    comes.reduce((total, interest) => total + netOf(interest), 0);
  // A trust that holds nothing yet needs nobody.
  if (amount === 0 && !policies) return;
  world.withoutTrustee.add(trust.id);
  vacant(scene, office, [trust.id], amount);
}

const netOf = ({ amountCents, taxes }: Interest): Cents =>
  amountCents - taxes.federal - taxes.state - taxes.inheritance - taxes.poolInheritance - taxes.gst - taxes.qdot;

/** UPC 5-202: the will of the parent who dies last names the guardian. */
function guardian(scene: DeathScene): void {
  const { will, decedentId, family } = scene;
  if (!will?.guardians) return;
  const office = {
    role: 'GUARDIAN' as const,
    word: 'guardian',
    nominees: will.guardians,
    grantors: [decedentId],
    instrument: `The will of ${nameOf(scene, decedentId)}`,
    cite: 'UPC 5-202',
  };
  if (canAct(scene, office)) return;
  for (const child of family.children(decedentId)) {
    const orphan = !family.parents(child).some((parent) => parent !== decedentId && scene.survives(parent));
    if (!orphan || !scene.survives(child) || !isMinorOn(scene, child)) continue;
    const consequence = `a court decides who brings up ${nameOf(scene, child)}, who has no living parent.`;
    vacant(scene, { ...office, consequence }, [decedentId, child], 0);
  }
}

const SINKS = new Set(['tax', 'debt', 'expense', 'escheat']);

/** A guardian who can act is taken to look after the property as well. */
function custodian(scene: DeathScene, movements: readonly Movement[]): void {
  const { will, decedentId } = scene;
  if (!(will?.custodians || will?.guardians)) return;
  const office: Office = {
    role: 'CUSTODIAN',
    word: 'custodian',
    nominees: [...(will.custodians ?? []), ...(will.guardians ?? [])],
    grantors: [decedentId],
    instrument: `The will of ${nameOf(scene, decedentId)}`,
    consequence: '',
    cite: 'UTMA 3, 6',
  };
  if (canAct(scene, office)) return;
  const byWill = lower(office.instrument);
  const outright = movements.filter(({ manner, reason }) => manner === 'outright' && !SINKS.has(reason));
  for (const id of new Set(outright.map(({ toId }) => toId))) {
    if (!isMinorOn(scene, id)) continue;
    const name = nameOf(scene, id);
    const consequence = `a court has to appoint somebody to hold what comes to ${name}, a minor.`;
    const comes = outright.filter(({ toId }) => toId === id);
    const ways = [...new Set(comes.map((movement) => wayOf(scene, movement, byWill)))];
    const amount = sum(comes, () => true);
    if (ways.every((way) => way === byWill)) {
      vacant(scene, { ...office, consequence }, [decedentId, id], amount);
      continue;
    }
    // What comes by a trust, a title or a designation is nothing that the will has failed to provide for.
    const text = `Nobody who can act is named to hold what ${name}, a minor, takes by ${inWords(ways)}: a court has to appoint somebody.`;
    warn(scene, 'MISSING_FIDUCIARY', [decedentId, id], amount, text, office.cite, office.role);
  }
}

/** By what something comes: the name of a trust, a designation, title, the law or the will. */
function wayOf({ trusts }: DeathScene, { fromId, reason }: Movement, byWill: string): string {
  if (reason === 'designation') return 'a designation';
  if (reason === 'title') return 'title';
  if (reason === 'intestacy') return 'law';
  return trusts.get(fromId)?.name ?? byWill;
}

const inWords = (ways: readonly string[]): string =>
  ways.length > 1 ? `${ways.slice(0, -1).join(', ')} and ${ways.at(-1)}` : (ways[0] ?? '');

function sum(movements: readonly Movement[], test: (movement: Movement) => boolean): Cents {
  return movements.reduce((total, movement) => (test(movement) ? total + movement.amountCents : total), 0);
}
