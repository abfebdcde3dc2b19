import { type Cents, formatDollarsAndCents, sumCents } from '@platform/kernel';
import { type Protected, survivalLaw } from '../../law/survival-tables.ts';
import { jointByNumberCite } from '../../state/inheritance-tax.ts';
import type { Target } from '../estate-case.ts';
import { descendants, siblings } from '../family/family.ts';
import { antiLapse } from '../instruments/targets.ts';
import { type DeathScene, warn } from '../succession/death.ts';

/** The figures go by the model acts (C12, C13); where the statute of the state has another rule, and the plan meets it, it is said. */

/** Two deaths within 120 hours, where the state asks for more or for none. */
export function otherHours(scene: DeathScene, otherId: string): void {
  const law = survivalLaw(scene.domicile);
  if (!law || law.hours === 120) return;
  const heirs = law.heirHours === 120 ? ' Heirs without a will must survive by 120 hours here, too.' : '';
  const text =
    law.hours === 0
      ? `The figures go by 120 hours; by the statute of this state a moment of survival is enough for what no instrument says otherwise.${heirs}`
      : `The figures go by 120 hours; the statute of this state asks for ${law.hours / 24} days.`;
  warn(scene, 'LAW_DIFFERS', [scene.decedentId, otherId], 0, text, law.hoursAuthority.cite);
}

/** Whoever a will names and who died before, with a line that lives and nobody named instead. */
export function otherTakers(scene: DeathScene): void {
  const law = survivalLaw(scene.domicile);
  if (!law) return;
  const { family, survives, will } = scene;
  const isOpen = ({ to, alternates, scheme }: Target): boolean =>
    to !== undefined && !alternates?.length && scheme === undefined;
  const named = (will?.steps ?? []).flatMap(({ to }) => to.filter(isOpen));
  for (const id of new Set(named.map(({ to }) => to ?? ''))) {
    const isGone = family.person(id) !== undefined && !survives(id);
    if (!isGone || !descendants(family, id).some((below) => survives(below))) continue;
    const byModel = antiLapse(scene, id);
    if (byModel === isProtected(scene, id, law.protects)) continue;
    const name = family.person(id)?.name ?? '';
    const text = byModel
      ? `${name} does not survive, and the descendants take instead by the model act; the statute of this state does not give it to them.`
      : `${name} does not survive, and the gift lapses by the model act; by the statute of this state the descendants take it.`;
    warn(scene, 'LAW_DIFFERS', [id], 0, text, law.lapseAuthority.cite);
  }
}

/** C12: a gift of the will that fails falls into the residue here; not so everywhere. */
export function failedGifts(scene: DeathScene): void {
  const cite = survivalLaw(scene.domicile)?.failedToHeirs?.cite;
  if (cite === undefined) return;
  for (const { code, ids, amountCents } of [...scene.warnings]) {
    if (code !== 'LAPSED_GIFT' || ids[0] !== scene.decedentId) continue;
    const text =
      'The gift that fails falls into the residue here; by the statute of this state it goes to the heirs as without a will, unless the will says otherwise.';
    warn(scene, 'LAW_DIFFERS', ids.slice(1), amountCents, text, cite);
  }
}

/** Whether the statute keeps a gift to somebody for his line. A spouse is never protected but where anybody is. */
export function isProtected(scene: DeathScene, id: string, protects: Protected): boolean {
  const { family, decedentId } = scene;
  const isOwn = descendants(family, decedentId).includes(id);
  const isSibling = siblings(family, decedentId).includes(id);
  switch (protects) {
    case 'ANYBODY':
      return !family.spouses(decedentId).includes(id) && !family.isFormerSpouse(decedentId, id);
    case 'DESCENDANTS':
      return isOwn;
    case 'DESCENDANTS_AND_SIBLINGS':
      return isOwn || isSibling;
    case 'CHILDREN_AND_SIBLINGS':
      return isOwn || isSibling || siblings(family, decedentId).some((one) => descendants(family, one).includes(id));
    case 'TO_NIECES': {
      const isNear = isSibling || family.parents(id).some((one) => siblings(family, decedentId).includes(one));
      return isOwn || (isNear && !residueStaysClose(scene));
    }
    case 'CLOSE_FAMILY':
      return isSibling || isChildOrGrandchild(scene, id) || isStepchild(scene, id);
    case 'GREAT_GRANDPARENT_LINES':
      return isOfGreatGrandparents(scene, id) || (antiLapse(scene, id) && !isStep(scene, id));
    case 'PARENT_LINES':
      return isOwn || family.parents(decedentId).some((parent) => descendants(family, parent).includes(id));
    case 'GRANDPARENT_LINES':
    case 'KIN':
      return antiLapse(scene, id) && !isStep(scene, id);
    case 'GRANDPARENT_LINES_AND_STEP':
    case 'KIN_AND_STEP':
      return antiLapse(scene, id);
  }
}

const isStep = ({ family, decedentId }: DeathScene, id: string): boolean =>
  !descendants(family, decedentId).includes(id) &&
  family.spouses(decedentId).some((spouse) => descendants(family, spouse).includes(id));

/** 20 Pa.C.S. 2514(9): a gift to a brother, sister, niece or nephew lapses where spouse or descendants take the residue. */
const residueStaysClose = ({ family, decedentId, interests }: DeathScene): boolean =>
  interests.some(
    ({ share, takerId }) =>
      share === 'RESIDUE' &&
      (family.spouses(decedentId).includes(takerId) || descendants(family, decedentId).includes(takerId)),
  );

const isChildOrGrandchild = ({ family, decedentId }: DeathScene, id: string): boolean =>
  family.parents(id).some((parent) => parent === decedentId || family.parents(parent).includes(decedentId));

const isStepchild = ({ family, decedentId }: DeathScene, id: string): boolean =>
  family.parents(id).some((parent) => family.spouses(decedentId).includes(parent));

function isOfGreatGrandparents({ family, decedentId }: DeathScene, id: string): boolean {
  const up = (ids: readonly string[]): string[] => ids.flatMap((one) => family.parents(one));
  const heads = up(up(up([decedentId])));
  return heads.some((head) => head === id || descendants(family, head).includes(id));
}

/**
 * C9: title passes by survivorship here, also to a former husband or wife. The model act makes them owners in common
 * (UPC 2-804(b)(2)); of other states the rule of joint title at divorce is not held, and a decree often says it.
 */
function jointTitle(scene: DeathScene): void {
  const { family, decedentId } = scene;
  const law = survivalLaw(scene.domicile);
  for (const { takerId, reason, amountCents } of scene.interests) {
    if (reason !== 'title' || amountCents === 0 || !family.isFormerSpouse(decedentId, takerId)) continue;
    const name = family.person(takerId)?.name ?? '';
    const why = law?.seversJointTitle
      ? `This state has the model act’s section by which a divorce makes former spouses owners in common, so that this part would belong to the estate${law.divorceCertainty === 'A' ? '.' : '; its words on it were not read.'}`
      : 'What a divorce does to joint title in this state is not held, and the decree may say it.';
    const text = `${name} takes what was held jointly, though the marriage was dissolved. The figures go by the title as entered. ${why} Have the title checked.`;
    warn(
      scene,
      'LAW_DIFFERS',
      [takerId],
      amountCents,
      text,
      law?.seversJointTitle ? law.divorceAuthority.cite : 'UPC 2-804',
    );
  }
}

/** C13: a divorce revokes the designation here; not every state has a statute that does so. */
export function formerSpouse(scene: DeathScene): void {
  jointTitle(scene);
  const law = survivalLaw(scene.domicile);
  if (!law || law.revokedByDivorce === 'DESIGNATIONS') return;
  const policiesAlone = law.revokedByDivorce === 'NOT_INSURANCE';
  const { input, family, decedentId } = scene;
  const named = new Map<string, Cents>();
  for (const { owners, beneficiaries = [], balanceCents, lifeInsurance, retirementAccountType } of input.assets) {
    if (retirementAccountType === 'EMPLOYER_PLAN' || !owners.some(({ id }) => id === decedentId)) continue;
    if (policiesAlone && !lifeInsurance) continue;
    for (const id of new Set(beneficiaries.map(({ to }) => to))) {
      if (!family.isFormerSpouse(decedentId, id)) continue;
      named.set(id, (named.get(id) ?? 0) + (lifeInsurance?.deathBenefitCents ?? balanceCents));
    }
  }
  for (const [id, amountCents] of named) {
    const name = family.person(id)?.name ?? '';
    const role = policiesAlone ? 'beneficiary of life insurance' : 'beneficiary';
    const why = policiesAlone
      ? 'the statute of this state revokes designations, but not those of life insurance.'
      : 'no statute of this state is held that does.';
    const text = `${name} is still named as a ${role}. The figures treat the divorce as revoking that; ${why}`;
    warn(scene, 'LAW_DIFFERS', [id], amountCents, text, law.divorceAuthority.cite);
  }
}

/** C9, C30: what passes by title is taxed by what each owner paid for it, where the case says so. */
export function jointByNumber(scene: DeathScene): void {
  const { input, domicile, lawDate, interests, decedentId, family } = scene;
  const cite = domicile === 'NON_US' ? undefined : jointByNumberCite(domicile, lawDate);
  if (cite === undefined) return;
  for (const { id, name, owners, contributions, balanceCents } of input.assets) {
    const isSecured = input.liabilities?.some(({ securedByAssetId }) => securedByAssetId === id);
    if (!contributions?.length || isSecured || !owners.some((owner) => owner.id === decedentId)) continue;
    const passing = interests.filter(({ assetId, reason }) => assetId === id && reason === 'title');
    if (passing.length === 0 || passing.some(({ takerId }) => family.spouses(decedentId).includes(takerId))) continue;
    const counted = sumCents(passing.map(({ amountCents }) => amountCents));
    const byNumber = Math.round(balanceCents / (passing.length + 1));
    if (byNumber === counted) continue;
    const text = `${name} is taxed here by what each owner paid for it, ${formatDollarsAndCents(counted)}. The statute of this state divides it by the number of its owners: ${formatDollarsAndCents(byNumber)} count for the inheritance tax.`;
    warn(scene, 'LAW_DIFFERS', [id], Math.abs(byNumber - counted), text, cite);
  }
}
