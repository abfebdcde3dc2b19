import { formatDollarsAndCents, sumCents } from '@platform/kernel';
import type { Target } from '../estate-case.ts';
import { livingLine, makerOfAnotherFamily } from '../family/other-family.ts';
import type { Movement } from '../outcome/transfers.ts';
import { firingTerms } from '../succession/collect.ts';
import { type DeathScene, warn } from '../succession/death.ts';

const LINES: ReadonlySet<Target['class']> = new Set(['CHILDREN', 'DESCENDANTS']);

/**
 * A class that names nobody is of whoever dies. Of a trust that somebody else has made, or two together, as much may be
 * meant the family of that one: where the two differ, the figures follow a guess.
 */
export function familyOfWhom(scene: DeathScene, transfers: readonly Movement[]): void {
  const { family, decedentId } = scene;
  const kin = { family, lives: (id: string) => scene.survives(id) };
  for (const trust of scene.trusts.values()) {
    const steps = firingTerms(scene, trust).flatMap((term) => term.steps);
    const isOpen = steps.some(({ to }) => to.some((one) => LINES.has(one.class) && one.classOf === undefined));
    const maker = isOpen ? makerOfAnotherFamily(kin, trust, decedentId) : undefined;
    if (maker === undefined) continue;
    const amountCents = sumCents(transfers.flatMap((one) => (one.fromId === trust.id ? [one.amountCents] : [])));
    if (amountCents === 0) continue;
    const [dies, made] = [decedentId, maker].map((id) => family.person(id)?.name ?? id);
    const taken = livingLine(kin, decedentId).length === 0 ? 'the heirs' : 'those';
    const text = `${trust.name} leaves ${formatDollarsAndCents(amountCents)} to children or descendants and does not say whose. The figures take ${taken} of ${dies}, whose death it is; ${made}, who made the trust, has another family.`;
    warn(scene, 'FAMILY_OF_WHOM', [trust.id], amountCents, text, 'UTC 801');
  }
}
