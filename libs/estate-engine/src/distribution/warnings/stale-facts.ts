import type { Target, Trust } from '../estate-case.ts';
import { firingTerms } from '../succession/collect.ts';
import { type DeathScene, warn } from '../succession/death.ts';
import { isDeadAtStart } from '../succession/world.ts';

/**
 * Facts of a case that no longer fit together: property in the name of somebody who died before, a policy on the life
 * of such a person, trusts that hand their property to each other. The figures leave them where they are. Call it once
 * per death: what is true from the start is said at the first.
 */
export function staleFacts(scene: DeathScene): void {
  if (scene.index === 0) {
    deadOwners(scene);
    deadInsured(scene);
  }
  circularTerms(scene);
}

function deadOwners(scene: DeathScene): void {
  const { input, family, trusts } = scene;
  for (const { id, name, owners, titling, balanceCents } of input.assets) {
    // Joint property has passed to the survivors by itself.
    const survivorship = titling === 'JOINT_WITH_SURVIVORSHIP' || titling === 'TENANCY_BY_THE_ENTIRETY';
    const dead = owners.filter((owner) => !trusts.has(owner.id) && isDeadAtStart(input, family, owner.id));
    if (dead.length === 0 || (survivorship && dead.length < owners.length)) continue;
    const text = `${name} still stands in the name of somebody who died before, so no will or title passes it here.`;
    const ids = [id, ...dead.map((owner) => owner.id)];
    warn(scene, 'DEAD_OWNER', ids, dead.length === owners.length ? balanceCents : 0, text, 'UPC 3-101');
  }
}

function deadInsured(scene: DeathScene): void {
  const { input, family } = scene;
  for (const { id, name, lifeInsurance } of input.assets) {
    if (!lifeInsurance) continue;
    const { insuredId, secondaryInsuredId, deathBenefitCents } = lifeInsurance;
    const lives = [insuredId, ...(secondaryInsuredId === undefined ? [] : [secondaryInsuredId])];
    if (!lives.every((life) => isDeadAtStart(input, family, life))) continue;
    const text = `${name} insures somebody who died before: what it paid is not known, and it stays at its cash value.`;
    warn(scene, 'DEAD_INSURED', [id, ...lives], deathBenefitCents, text, 'IRC § 2042');
  }
}

/** Trusts that distribute to each other at one death: what they receive waits for an event that may never come. */
function circularTerms(scene: DeathScene): void {
  const gives = new Map<string, readonly string[]>();
  for (const trust of scene.trusts.values()) gives.set(trust.id, trustsNamed(scene, trust));
  const told = new Set<string>();
  for (const id of gives.keys()) {
    if (told.has(id) || !reaches(gives, id)) continue;
    const circle = [...gives.keys()].filter(
      (other) => other === id || (reaches(gives, id, other) && reaches(gives, other, id)),
    );
    for (const one of circle) told.add(one);
    const names = circle.map((one) => scene.trusts.get(one)?.name ?? one).join(' and ');
    const text = `${names} distribute to each other at the same death, so what they exchange stays in trust.`;
    warn(scene, 'CIRCULAR_TERMS', circle, 0, text, 'UTC 412');
  }
}

function trustsNamed(scene: DeathScene, trust: Trust): string[] {
  const targets = firingTerms(scene, trust).flatMap(({ steps }) => steps.flatMap(({ to }) => to));
  return targets.flatMap(({ to }: Target) => (to !== undefined && scene.trusts.has(to) ? [to] : []));
}

function reaches(gives: ReadonlyMap<string, readonly string[]>, from: string, to = from): boolean {
  const seen = new Set<string>();
  const open = [...(gives.get(from) ?? [])];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(gives.get(id) ?? []));
  }
  return false;
}
