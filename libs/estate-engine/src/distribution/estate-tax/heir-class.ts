import { ageOn } from '@platform/kernel';
import { OLDEST_UNTAXED_CHILD } from '../../law/inheritance-tables.ts';
import { type Kinship, kinship } from '../family/kinship.ts';
import type { DeathScene } from '../succession/death.ts';

export interface HeirClass {
  readonly heirClass: string;
  readonly heirAge: number | undefined;
  readonly childOfDecedent: boolean;
}

/** The class of a state's inheritance tax that a taker falls in; undefined for those no state taxes (C30). */
export function heirClassOf(scene: DeathScene, takerId: string): HeirClass | undefined {
  const personId = heirPerson(scene, takerId);
  if (personId === undefined) return undefined;
  const classify = HEIR_CLASSES[scene.domicile];
  if (!classify) return undefined;
  const kin = kinOf(scene, personId);
  const birthDate = scene.family.person(personId)?.birthDate;
  const heirAge = birthDate === undefined ? undefined : ageOn(birthDate, scene.date);
  const child = (kin.kind === 'descendant' || kin.kind === 'step-descendant') && kin.generation === 1;
  if (scene.domicile === 'PA' && parentOfMinor(scene, kin)) return undefined;
  return { heirClass: ofLateSpouse(scene, personId, classify(kin)), heirAge, childOfDecedent: child };
}

/** A registered partner is of the class of a husband or wife where the state says so. */
function kinOf({ family, decedentId, partner }: DeathScene, personId: string): Kinship {
  if (partner?.law?.inheritanceTax && personId === partner.id) return { kind: 'spouse', generation: 0 };
  return kinship(family, decedentId, personId);
}

/** NE: relatives of a late husband or wife are taxed as the decedent's own (77-2005.01): the class that is taxed less. */
function ofLateSpouse({ family, decedentId, domicile, survives }: DeathScene, personId: string, own: string): string {
  const classify = domicile === 'NE' ? HEIR_CLASSES['NE'] : undefined;
  if (!classify || own === 'spouse') return own;
  const late = family.spouses(decedentId).filter((id) => !survives(id));
  return [own, ...late.map((id) => classify(kinship(family, id, personId)))].toSorted()[0] ?? own;
}

/** A trust counts as its first lifetime beneficiary, a marital or survivor trust as the spouse. */
function heirPerson(scene: DeathScene, takerId: string): string | undefined {
  if (scene.charities.has(takerId) || takerId.startsWith('state:')) return undefined;
  const trust = scene.trusts.get(takerId);
  if (!trust) return takerId;
  if (trust.kind === 'MARITAL' || trust.kind === 'SURVIVOR') return scene.widowId ?? '';
  const [first] = trust.lifetimeBeneficiaries ?? [];
  return first !== undefined && scene.charities.has(first) ? undefined : (first ?? '');
}

/** PA: nothing from a child of 21 or younger to a parent, a stepparent included (72 P.S. 9116(a)(1.2)). */
function parentOfMinor({ family, decedentId, date }: DeathScene, kin: Kinship): boolean {
  const birthDate = family.person(decedentId)?.birthDate;
  const parent = (kin.kind === 'ancestor' && kin.generation === 1) || kin.kind === 'step-parent';
  return parent && birthDate !== undefined && ageOn(birthDate, date) <= OLDEST_UNTAXED_CHILD;
}

type Classify = (kin: Kinship) => string;
type Kinds = readonly Kinship['kind'][];

/** Neb. Rev. Stat. 77-2004: beside parents and grandparents, and the husbands and wives of all of them. */
const NEBRASKA_FIRST: Kinds = [
  'descendant',
  'step-descendant',
  'spouse-of-descendant',
  'sibling',
  'spouse-of-sibling',
  'step-parent',
];
/** Neb. Rev. Stat. 77-2005, with their husbands and wives. */
const NEBRASKA_SECOND: Kinds = ['descendant-of-sibling', 'uncle-or-aunt', 'cousin', 'spouse-of-collateral'];
/** Md. Code, Tax-Gen. 7-203(b)(2), beside parents and grandparents. */
const MARYLAND_EXEMPT: Kinds = [
  'spouse',
  'descendant',
  'step-descendant',
  'sibling',
  'spouse-of-descendant',
  'step-parent',
];

/** The class of each relationship, by state: what the statute's words come to. */
export const HEIR_CLASSES: Readonly<Record<string, Classify>> = {
  PA: ({ kind, generation }) => {
    if (kind === 'spouse') return 'spouse';
    if (kind === 'ancestor' || kind === 'descendant' || kind === 'step-descendant') return 'lineal';
    if (kind === 'spouse-of-descendant' && generation === 1) return 'lineal';
    return kind === 'sibling' ? 'sibling' : 'other';
  },
  NJ: ({ kind, generation }) => {
    if (kind === 'spouse' || kind === 'descendant') return 'A';
    if (kind === 'ancestor') return generation <= 2 ? 'A' : 'D';
    if (kind === 'step-descendant') return generation === 1 ? 'A' : 'D';
    return kind === 'sibling' || (kind === 'spouse-of-descendant' && generation === 1) ? 'C' : 'D';
  },
  NE: ({ kind, generation }) => {
    if (kind === 'spouse') return 'spouse';
    if (kind === 'ancestor') return generation <= 2 ? '1' : '3';
    if (NEBRASKA_FIRST.includes(kind)) return '1';
    return NEBRASKA_SECOND.includes(kind) ? '2' : '3';
  },
  KY: ({ kind, generation }) => {
    if (kind === 'spouse' || kind === 'sibling') return 'A';
    if (kind === 'ancestor') return generation === 1 ? 'A' : 'C';
    if (kind === 'descendant') return generation <= 2 ? 'A' : generation === 3 ? 'B' : 'C';
    if (kind === 'step-descendant') return generation <= 2 ? 'A' : generation === 3 ? 'B' : 'C';
    if (kind === 'uncle-or-aunt') return 'B';
    return generation === 1 && (kind === 'descendant-of-sibling' || kind === 'spouse-of-descendant') ? 'B' : 'C';
  },
  // Iowa Code 450.9, 450.10.
  IA: ({ kind, generation }) => {
    if (kind === 'spouse' || kind === 'ancestor' || kind === 'descendant') return 'A';
    if (kind === 'step-descendant') return generation === 1 ? 'A' : 'C';
    return kind === 'sibling' || (kind === 'spouse-of-descendant' && generation === 1) ? 'B' : 'C';
  },
  MD: ({ kind, generation }) => {
    if (kind === 'ancestor') return generation <= 2 ? 'exempt' : 'other';
    return MARYLAND_EXEMPT.includes(kind) ? 'exempt' : 'other';
  },
};
