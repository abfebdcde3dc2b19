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
  const classify = CLASSES[scene.domicile];
  if (!classify) return undefined;
  const kin = kinship(scene.family, scene.decedentId, personId);
  const birthDate = scene.family.person(personId)?.birthDate;
  const heirAge = birthDate === undefined ? undefined : ageOn(birthDate, scene.date);
  const child = kin.kind === 'descendant' && kin.generation === 1;
  if (scene.domicile === 'PA' && parentOfMinor(scene, kin)) return undefined;
  return { heirClass: classify(kin), heirAge, childOfDecedent: child };
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

/** PA: nothing from a child of 21 or younger to a parent. */
function parentOfMinor({ family, decedentId, date }: DeathScene, kin: Kinship): boolean {
  const birthDate = family.person(decedentId)?.birthDate;
  const parent = kin.kind === 'ancestor' && kin.generation === 1;
  return parent && birthDate !== undefined && ageOn(birthDate, date) <= OLDEST_UNTAXED_CHILD;
}

type Classify = (kin: Kinship) => string;

const CLASSES: Readonly<Record<string, Classify>> = {
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
    if (['descendant', 'step-descendant', 'spouse-of-descendant', 'sibling', 'spouse-of-sibling'].includes(kind))
      return '1';
    return ['descendant-of-sibling', 'uncle-or-aunt', 'cousin'].includes(kind) ? '2' : '3';
  },
  KY: ({ kind, generation }) => {
    if (kind === 'spouse' || kind === 'sibling') return 'A';
    if (kind === 'ancestor') return generation === 1 ? 'A' : 'C';
    if (kind === 'descendant') return generation <= 2 ? 'A' : generation === 3 ? 'B' : 'C';
    if (kind === 'step-descendant') return generation === 1 ? 'A' : 'C';
    if (kind === 'uncle-or-aunt') return 'B';
    return generation === 1 && (kind === 'descendant-of-sibling' || kind === 'spouse-of-descendant') ? 'B' : 'C';
  },
  MD: ({ kind, generation }) => {
    const lineal = ['spouse', 'ancestor', 'descendant', 'step-descendant', 'sibling'].includes(kind);
    return lineal || (kind === 'spouse-of-descendant' && generation === 1) ? 'exempt' : 'other';
  },
};
