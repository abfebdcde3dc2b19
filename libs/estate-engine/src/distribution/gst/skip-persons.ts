import { daysInMonth, type IsoDate, parseIsoDate, toIsoDate } from '@platform/kernel';
import { GST_DEFAULT_SKIP_PERSON } from '../../gst/gst-defaults.ts';
import { type Family, siblings } from '../family/family.ts';
import type { DeathScene } from '../succession/death.ts';

/** Whether somebody is two or more generations below a transferor (sec. 2613, 2651). */
export interface SkipTest {
  readonly family: Family;
  readonly transferorId: string;
  /** Dead when the property was first taxed: a dead parent moves the line up (sec. 2651(e)). */
  readonly dead: (id: string) => boolean;
}

export function isSkipPerson(test: SkipTest, id: string): boolean {
  return generationOf(test, id) >= 2;
}

function generationOf(test: SkipTest, id: string): number {
  const { family, transferorId } = test;
  if (id === transferorId || family.spouses(transferorId).includes(id)) return 0;
  const lineal = lineage(test, id, new Set([transferorId, ...family.spouses(transferorId)]), true);
  if (lineal !== undefined) return lineal;
  const kin = [transferorId, ...family.spouses(transferorId)].flatMap((of) => siblings(family, of));
  if (kin.includes(id)) return 0;
  const collateral = lineage(test, id, new Set(kin), !hasDescendants(test));
  if (collateral !== undefined) return collateral;
  for (const spouse of family.spouses(id)) {
    const roots = new Set([transferorId, ...family.spouses(transferorId)]);
    const married = lineage(test, spouse, roots, true) ?? lineage(test, spouse, new Set(kin), !hasDescendants(test));
    if (married !== undefined) return married;
  }
  if (isAncestor(family, transferorId, id)) return -1;
  return byAge(test, id);
}

/** Generations below the roots; dead parents in between do not count where `moveUp`. */
function lineage(test: SkipTest, id: string, roots: ReadonlySet<string>, moveUp: boolean): number | undefined {
  for (const parent of test.family.parents(id)) {
    if (roots.has(parent)) return 1;
    const above = lineage(test, parent, roots, moveUp);
    if (above !== undefined) return moveUp && test.dead(parent) ? above : above + 1;
  }
  return undefined;
}

/** Collaterals move up only where the transferor has no living descendant (sec. 2651(e)(2)). */
function hasDescendants({ family, transferorId, dead }: SkipTest): boolean {
  const living = (id: string): boolean => family.children(id).some((child) => !dead(child) || living(child));
  return living(transferorId);
}

function isAncestor(family: Family, of: string, id: string): boolean {
  return family.parents(of).some((parent) => parent === id || isAncestor(family, parent, id));
}

/** Strangers: more than 37½ years younger (sec. 2651(d)). */
function byAge({ family, transferorId }: SkipTest, id: string): number {
  const [older, younger] = [family.person(transferorId)?.birthDate, family.person(id)?.birthDate];
  if (older === undefined || younger === undefined) return GST_DEFAULT_SKIP_PERSON ? 2 : 1;
  return younger > addHalfYears(older, 75) ? 2 : 1;
}

function addHalfYears(date: IsoDate, halves: number): IsoDate {
  const { year, month, day } = parseIsoDate(date);
  const months = year * 12 + month - 1 + halves * 6;
  const [y, m] = [Math.floor(months / 12), (months % 12) + 1];
  return toIsoDate({ year: y, month: m, day: Math.min(day, daysInMonth(y, m)) });
}

/** A natural skip person, or a trust all of whose lifetime beneficiaries are (C33). */
export function isSkipTaker(scene: DeathScene, test: SkipTest, takerId: string): boolean {
  const trust = scene.trusts.get(takerId);
  if (!trust) return scene.family.person(takerId) !== undefined && isSkipPerson(test, takerId);
  const beneficiaries = trust.lifetimeBeneficiaries ?? [];
  return beneficiaries.length > 0 && beneficiaries.every((id) => !scene.charities.has(id) && isSkipPerson(test, id));
}
