import { type Cents, formatDollarsAndCents, formatWholeDollars, multiplyRatio } from '@platform/kernel';
import { type AllowanceLaw, allowanceLaw } from '../../law/allowance-tables.ts';
import { type Estimate, electiveShareLaw } from '../../law/elective-share-tables.ts';
import { descendants } from '../family/family.ts';
import { isMinorOn } from '../family/minors.ts';
import { type DeathScene, type Interest, warn } from '../succession/death.ts';

/** What goes through probate, net of claims: by the will or without one, and no title or designation. */
const isProbate = ({ decedentId }: DeathScene, { fromId, share }: Interest): boolean =>
  fromId === decedentId && share !== 'TITLE' && share !== 'DESIGNATION';

const sumOf = (interests: readonly Interest[]): Cents =>
  interests.reduce((sum, { amountCents }) => sum + amountCents, 0);

const probateCents = (scene: DeathScene): Cents =>
  sumOf(scene.interests.filter((interest) => isProbate(scene, interest)));

/** C18: what the statute of the state gives, and the most that it can come to; the model act is named where none is held. */
export function electiveShare(scene: DeathScene, spouseId: string): void {
  const held = electiveShareLaw(scene.domicile, scene.lawDate);
  const text = held
    ? `The spouse receives nothing and may claim ${held.share}.${mostWords(scene, held.most)} It is not computed.${unread(held.certainty)}`
    : 'The spouse receives nothing and may be able to claim an elective share, which is not computed.';
  warn(scene, 'ELECTIVE_SHARE_POSSIBLE', [spouseId], 0, text, held?.authority.cite ?? 'UPC 2-202');
}

const unread = (certainty: AllowanceLaw['certainty']): string =>
  certainty === 'C' ? ' This law was not read: have it checked.' : '';

function mostWords(scene: DeathScene, most: Estimate | undefined): string {
  if (!most) return '';
  const { family, decedentId, survives } = scene;
  const hasLine = descendants(family, decedentId).some((id) => survives(id));
  const all = scene.interests.reduce((sum, { value }) => sum + value.federal, 0);
  const ofCents = most.of === 'PROBATE' ? probateCents(scene) : all;
  const cents = multiplyRatio(ofCents, ...((hasLine ? most.withDescendants : undefined) ?? most.part));
  const what = most.of === 'PROBATE' ? 'pass through probate' : 'the decedent leaves in all';
  return ` Of the ${formatDollarsAndCents(ofCents)} that ${what}, that is at most ${formatDollarsAndCents(cents)}, before what is set off against it.`;
}

/** What a survivor may ask for before the heirs, where she is left out or only one of them. */
export function allowances(scene: DeathScene, spouseId: string, isLeftOut: boolean): void {
  const law = allowanceLaw(scene.domicile);
  const isIntestate = scene.warnings.some(({ code }) => code === 'INTESTATE_SHARE');
  if (!law || scene.input.assumptions.intestacy === 'UPC' || !(isLeftOut || isIntestate)) return;
  const toOthers = sumOf(
    scene.interests.filter((interest) => isProbate(scene, interest) && interest.takerId !== spouseId),
  );
  if (toOthers === 0) return;
  const { homesteadDollars = 0, exemptDollars = 0, familyDollars = 0 } = law;
  const asked = (homesteadDollars + exemptDollars + familyDollars) * 100;
  const text = `Before the heirs the surviving spouse may ask for ${allowanceWords(law)}. Nothing of it is taken off here.${unread(law.certainty)}`;
  warn(scene, 'FAMILY_ALLOWANCES', [spouseId], Math.min(asked, toOthers), text, law.authority.cite);
}

/** Case: { homesteadDollars: 15000, more: "the home for life" } → "$15,000 as homestead, the home for life". */
export function allowanceWords({ homesteadDollars, exemptDollars, familyDollars, more }: AllowanceLaw): string {
  const amount = (dollars: number | undefined, what: string): string[] =>
    dollars === undefined ? [] : [`$${formatWholeDollars(dollars * 100)} ${what}`];
  return [
    ...amount(homesteadDollars, 'as homestead'),
    ...amount(exemptDollars, 'of exempt property'),
    ...amount(familyDollars, 'as family allowance'),
    ...(more === undefined ? [] : [more]),
  ].join(', ');
}

/** Fla. Const. art. X, 4(c): a home cannot be left to others beside a spouse or a minor child. */
export function homestead(scene: DeathScene, spouseId: string): void {
  const { input, domicile, family, decedentId, survives } = scene;
  if (domicile !== 'FL' || !scene.will) return;
  const hasMinor = family.children(decedentId).some((id) => survives(id) && isMinorOn(scene, id));
  const left = scene.interests.filter(
    (interest) =>
      isProbate(scene, interest) && interest.reason !== 'intestacy' && (hasMinor || interest.takerId !== spouseId),
  );
  const toSpouse = (assetId: string): boolean =>
    !hasMinor &&
    scene.interests.some((one) => one.share === 'SPECIFIC_GIFT' && one.assetId === assetId && one.takerId === spouseId);
  const homes = input.assets.filter(
    ({ id, assetType, state = domicile, titling = 'SOLE', owners }) =>
      assetType === 'REAL_ESTATE' &&
      state === domicile &&
      (titling === 'SOLE' || titling === 'TENANTS_IN_COMMON') &&
      owners.some((owner) => owner.id === decedentId) &&
      !toSpouse(id),
  );
  const amountCents = homes.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  if (left.length === 0 || amountCents === 0) return;
  const text = hasMinor
    ? 'If this is the homestead it cannot be left by will while a minor child survives: the spouse takes it for life, or half of it.'
    : 'If this is the homestead it cannot be left by will to anybody but the spouse, who takes it for life, or half of it.';
  warn(
    scene,
    'HOMESTEAD',
    [spouseId],
    amountCents,
    text,
    'Fla. Const. art. X, § 4(c); Fla. Stat. §§ 732.401 to 732.403',
  );
}
