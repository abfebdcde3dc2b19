import type { IntestacyLaw } from '../../law/intestacy-law.ts';
import type { Scheme } from '../estate-case.ts';
import { descendants, type Family } from './family.ts';
import { divideByScheme, type MemberShare } from './schemes.ts';
import type { Survives } from './survival.ts';

interface NearKinInput {
  readonly family: Family;
  readonly decedentId: string;
  readonly alive: Survives;
  readonly law?: IntestacyLaw | undefined;
}

/** A part of the whole, as `n / d`. */
type Part = readonly [n: bigint, d: bigint];
const ONE: Part = [1n, 1n];

/**
 * Parents, brothers and sisters with their lines, of somebody without descendants: in the order and the proportion of the
 * statute (755 ILCS 5/2-1(d), Wyo. Stat. 2-4-101(c)(ii), Ind. Code 29-1-2-1(d), Tex. Est. Code 201.001(d), La. Civ. Code
 * art. 891); without one parents come first. Empty when none of them lives.
 */
export function nearKin(input: NearKinInput, scheme: Scheme): MemberShare[] {
  const { family, decedentId, alive, law } = input;
  const parents = family.parents(decedentId).filter((id) => alive(id));
  const lines = siblingLines(input);
  switch (law?.parentsShareWithSiblings) {
    case undefined:
      return parents.length > 0 ? equal(parents, ONE) : siblingShares(input, scheme, lines, ONE);
    case 'AFTER_SIBLINGS':
      return lines.length > 0 ? siblingShares(input, scheme, lines, ONE) : equal(parents, ONE);
    case 'LONE_PARENT_HALF': {
      const [parent] = parents;
      if (parents.length !== 1 || lines.length === 0 || parent === undefined) {
        return parents.length > 0 ? equal(parents, ONE) : siblingShares(input, scheme, lines, ONE);
      }
      return inOrder(family, [...equal([parent], [1n, 2n]), ...siblingShares(input, scheme, lines, [1n, 2n])]);
    }
    default:
      return together(input, scheme, parents, lines);
  }
}

/** In equal parts: a parent alone twice in Illinois, and each at least a quarter in Indiana. */
function together(
  input: NearKinInput,
  scheme: Scheme,
  parents: readonly string[],
  lines: readonly string[],
): MemberShare[] {
  const rule = input.law?.parentsShareWithSiblings;
  const each = rule === 'ALONE_TWICE' && parents.length === 1 ? 2 : 1;
  const portions = each * parents.length + lines.length;
  if (portions === 0) return [];
  const isQuarter = rule === 'QUARTER_EACH' && portions > 4;
  const one: Part = isQuarter ? [1n, 4n] : [BigInt(each), BigInt(portions)];
  const ofParents: Part = [one[0] * BigInt(parents.length), one[1]];
  return inOrder(input.family, [
    ...equal(parents, ofParents),
    ...siblingShares(input, scheme, lines, [one[1] - ofParents[0], one[1]]),
  ]);
}

/** Brothers and sisters who live or left living descendants. */
function siblingLines({ family, decedentId, alive }: NearKinInput): string[] {
  const all = [...new Set(family.parents(decedentId).flatMap((id) => family.children(id)))];
  return all.filter(
    (id) =>
      id !== decedentId && (alive(id) || descendants(family, id).some((below) => below !== decedentId && alive(below))),
  );
}

function siblingShares(input: NearKinInput, scheme: Scheme, lines: readonly string[], [n, d]: Part): MemberShare[] {
  const { family, alive, law } = input;
  if (lines.length === 0) return [];
  const halves = lines.filter((id) => isHalfBlood(input, id));
  const isMixed = halves.length > 0 && halves.length < lines.length;
  const heads = isMixed && law?.halfBlood === 'AFTER' ? lines.filter((id) => !halves.includes(id)) : lines;
  if (!isMixed || law?.halfBlood !== 'HALF') {
    const isByLine = law?.parentsShareWithSiblings !== undefined;
    if (!isByLine) return scaled(divideByScheme(family, alive, heads, scheme), [n, d]);
    return heads.flatMap((head) => ofLine(input, scheme, head, [n, d * BigInt(heads.length)]));
  }
  const weight = (id: string): bigint => (halves.includes(id) ? 1n : 2n);
  const whole = heads.reduce((sum, id) => sum + weight(id), 0n);
  return heads.flatMap((head) => ofLine(input, scheme, head, [n * weight(head), d * whole]));
}

function ofLine({ family, alive }: NearKinInput, scheme: Scheme, head: string, [n, d]: Part): MemberShare[] {
  if (alive(head)) return [{ id: head, n, d }];
  return scaled(divideByScheme(family, alive, family.children(head), scheme), [n, d]);
}

/** One parent in common where two of each are known. */
function isHalfBlood({ family, decedentId }: NearKinInput, id: string): boolean {
  const own = family.parents(decedentId);
  const theirs = family.parents(id);
  return own.length > 1 && theirs.length > 1 && theirs.filter((parent) => own.includes(parent)).length === 1;
}

const equal = (ids: readonly string[], [n, d]: Part): MemberShare[] =>
  ids.map((id) => ({ id, n, d: d * BigInt(ids.length) }));

const scaled = (shares: readonly MemberShare[], [n, d]: Part): MemberShare[] =>
  shares.map((share) => ({ id: share.id, n: share.n * n, d: share.d * d }));

const inOrder = (family: Family, shares: readonly MemberShare[]): MemberShare[] =>
  shares.toSorted((a, b) => (family.order.get(a.id) ?? 0) - (family.order.get(b.id) ?? 0));
