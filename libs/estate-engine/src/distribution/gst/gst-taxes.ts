import type { Cents, IsoDate } from '@platform/kernel';
import type { Working } from '../../explanation/working.ts';
import { GST_DEFAULT_STATUS_EXEMPT } from '../../gst/gst-defaults.ts';
import type { Trust } from '../estate-case.ts';
import { gstExemptionLeft } from '../instruments/dispositive-steps.ts';
import { divide, proportion } from '../money/division.ts';
import type { DeathScene, Interest } from '../succession/death.ts';
import { isDeadAtStart, type ReverseQtip } from '../succession/world.ts';
import { isSkipTaker, type SkipTest } from './skip-persons.ts';

/** With the interest that the tax is on. */
export interface GstWorking extends Working {
  readonly interest: Interest;
}

export interface GstResult {
  /** Exemption given to direct skips and to GST-exempt shares. */
  readonly allocatedCents: Cents;
  readonly workings: readonly GstWorking[];
  /** Of a traced run: to what; adds up to it. */
  readonly allocations: readonly Working[];
}

const RATE = 40;
const MILLIONTHS = 1_000_000;

/** C33, C34: after estate and inheritance taxes, on what is left of each interest. Writes `taxes.gst`. */
export function chargeGst(scene: DeathScene): GstResult {
  const workings: GstWorking[] = [];
  const allocations: Working[] = [];
  // What lapses of a share stays where it was: the shares of the step are not asked.
  const funded = { label: 'To shares that are funded with it', amountCents: scene.gstFundedCents };
  const note: Note = scene.isTraced
    ? (label, amountCents) => {
        if (amountCents > 0) allocations.push({ label, amountCents, authority: [{ cite: 'IRC § 2632(e)' }] });
      }
    : () => {};
  if (scene.isTraced && scene.gstFundedCents > 0) allocations.push(funded);
  const allocated = directSkips(scene, workings, note);
  for (const interest of scene.interests) termination(scene, interest, workings);
  const reversed = reverseElections(scene, allocated, note);
  return { allocatedCents: scene.gstFundedCents + allocated + reversed, workings, allocations };
}

type Note = (label: string, amountCents: Cents) => void;

const netOf = ({ taxes }: Interest, value: Cents): Cents =>
  Math.max(0, value - taxes.federal - taxes.state - taxes.inheritance - taxes.poolInheritance - taxes.qdot);

/**
 * Exemption that is left goes to elected trusts that stay the decedent's own for this tax (IRC 2652(a)(3), 2632(e)(1)(B)),
 * by what they receive.
 */
function reverseElections(scene: DeathScene, allocatedCents: Cents, note: Note): Cents {
  const held = scene.interests.filter(
    ({ takerId, deduction }) => deduction.federal === 'marital' && scene.trusts.get(takerId)?.isReverseQtip,
  );
  const values = held.map((interest) => netOf(interest, interest.value.federal));
  const total = values.reduce((sum, amountCents) => sum + amountCents, 0);
  const exemption = Math.min(Math.max(0, gstExemptionLeft(scene) - allocatedCents), total);
  const shares = divide(exemption, values);
  held.forEach(({ takerId }, index) => {
    const known = scene.world.reverseQtip.get(takerId);
    note(`To ${nameOf(scene, takerId)}, by a reverse election`, shares[index] ?? 0);
    scene.world.reverseQtip.set(takerId, {
      transferorId: scene.decedentId,
      exemptCents: (known?.exemptCents ?? 0) + (shares[index] ?? 0),
      valueCents: (known?.valueCents ?? 0) + (values[index] ?? 0),
    });
  });
  return exemption;
}

function directSkips(scene: DeathScene, workings: GstWorking[], note: Note): Cents {
  const test: SkipTest = {
    family: scene.family,
    transferorId: scene.decedentId,
    dead: (id) => !scene.survives(id),
  };
  const skips = scene.interests.filter(
    ({ takerId, fromId, value, share }) =>
      !scene.world.reverseQtip.has(fromId) &&
      // A GST-exempt share already has its exemption.
      value.federal > 0 &&
      share !== 'GST_EXEMPT_FUNDING' &&
      isSkipTaker(scene, test, takerId),
  );
  const values = skips.map((interest) => netOf(interest, interest.value.federal));
  const total = values.reduce((sum, amountCents) => sum + amountCents, 0);
  const exemption = Math.min(gstExemptionLeft(scene), total);
  const shares = divide(exemption, values);
  skips.forEach((interest, index) => {
    const sheltered = shares[index] ?? 0;
    note(`To what passes directly to ${nameOf(scene, interest.takerId)}`, sheltered);
    const net = values[index] ?? 0;
    // 40% of what is received, out of the same property: 2/7 of what is not sheltered (sec. 2603(b), 2623).
    const tax = proportion(net - sheltered, 2, 7);
    interest.taxes.gst = tax;
    if (tax > 0) workings.push({ interest, ...skipWorking(scene, interest, net, sheltered, tax) });
  });
  return exemption;
}

function skipWorking(scene: DeathScene, { takerId }: Interest, net: Cents, sheltered: Cents, tax: Cents): Working {
  return {
    label: `Direct skip to ${nameOf(scene, takerId)}`,
    amountCents: tax,
    formula: '(property − exemption) × 2 ÷ 7',
    basis: [
      { label: 'Property after other taxes', amountCents: net },
      { label: 'GST exemption allocated', amountCents: -sheltered },
    ],
    authority: [{ cite: 'IRC §§ 2612(c), 2623, 2641' }],
  };
}

const nameOf = (scene: DeathScene, id: string): string =>
  scene.family.person(id)?.name ?? scene.trusts.get(id)?.name ?? id;

/** A trust outside the estate that passes to a skip person: taxed at its inclusion ratio, paid by the trust. */
function termination(scene: DeathScene, interest: Interest, workings: GstWorking[]): void {
  const trust = scene.trusts.get(interest.fromId);
  const reversed = scene.world.reverseQtip.get(interest.fromId);
  const outside = reversed ? interest.amountCents : interest.amountCents - interest.value.federal;
  if (!trust || outside <= 0 || interest.takerId === trust.id || interest.share === 'SURVIVOR_SHARE') return;
  const ratio = reversed ? ratioOf(reversed) : inclusionRatio(trust, scene.date);
  const settlor = reversed?.transferorId ?? trust.settlors[0];
  if (ratio === 0 || settlor === undefined) return;
  if (
    !isSkipTaker(
      scene,
      { family: scene.family, transferorId: settlor, dead: deadAtFunding(scene, trust) },
      interest.takerId,
    )
  ) {
    return;
  }
  const left = reversed ? netOf(interest, outside) : Math.max(0, outside - interest.taxes.state);
  const amount = reversed ? left : outside;
  // One rounding for both factors, as `generationSkippingTax` does.
  const tax = Math.min(left, proportion(amount, Math.round(ratio * MILLIONTHS) * RATE, MILLIONTHS * 100));
  interest.taxes.gst += tax;
  workings.push({
    interest,
    label: `Taxable termination of ${trust.name}`,
    amountCents: tax,
    formula: 'amount × inclusion ratio × 40%',
    basis: [
      { label: 'Amount', amountCents: amount },
      { label: 'Inclusion ratio', value: String(ratio) },
    ],
    authority: [
      { cite: 'IRC §§ 2612(a), 2622, 2641, 2642' },
      ...(reversed ? [{ cite: 'IRC § 2652(a)(3)', title: 'The settlor stays the transferor' }] : []),
    ],
  });
}

/** Of a trust with a reverse election: what the exemption did not cover when it was funded, to three decimals (Reg. 26.2642-1). */
const ratioOf = ({ exemptCents, valueCents }: ReverseQtip): number =>
  valueCents === 0 ? 0 : 1 - Number((exemptCents / valueCents).toFixed(3));

/**
 * C34: the stated ratio, or 1 for NON_EXEMPT, 0 otherwise; after each late allocation the exempt part of the trust with
 * the new exemption, over its value on that day (Reg. 26.2642-4(a)(3)), to three decimals.
 * Case: NON_EXEMPT, $2,000,000 of exemption at a value of $5,000,000: 1 − 0.4 = 0.6.
 */
function inclusionRatio(trust: Trust, date: IsoDate): number {
  const { gstStatus = 'UNSURE', lateAllocations = [] } = trust;
  const isExempt = gstStatus === 'UNSURE' ? GST_DEFAULT_STATUS_EXEMPT : gstStatus !== 'NON_EXEMPT';
  let ratio = trust.inclusionRatio ?? (isExempt ? 0 : 1);
  const given = lateAllocations.filter(({ allocatedOn }) => allocatedOn <= date);
  for (const { exemptionCents, valueCents } of given.toSorted((a, b) => a.allocatedOn.localeCompare(b.allocatedOn))) {
    if (valueCents === 0) continue;
    const exempt = Math.min(valueCents, valueCents * (1 - ratio) + exemptionCents);
    ratio = Number((1 - Number((exempt / valueCents).toFixed(3))).toFixed(3));
  }
  return ratio;
}

/** Sec. 2651(e) looks at the transfer that funded the trust, not at this death. */
function deadAtFunding(scene: DeathScene, trust: Trust): (id: string) => boolean {
  const funded = scene.world.fundedAt.get(trust.id) ?? -1;
  const gone = new Set(scene.input.assumptions.deaths.slice(0, funded + 1).map(({ personId }) => personId));
  const on = scene.input.assumptions.deaths[funded]?.date;
  return (id) => {
    const died = scene.family.person(id)?.deathDate;
    return (
      gone.has(id) ||
      isDeadAtStart(scene.input, scene.family, id) ||
      (on !== undefined && died !== undefined && died <= on)
    );
  };
}
