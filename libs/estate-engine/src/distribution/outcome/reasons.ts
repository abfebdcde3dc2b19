import { formatDollarsAndCents } from '@platform/kernel';
import type { Authority } from '../../explanation/working.ts';
import { inheritanceTaxAuthority } from '../../state/inheritance-tax.ts';
import type { Transfer, TransferReason } from '../distribution-result.ts';
import type { AssetType } from '../estate-case.ts';
import { intestacyLawOf } from '../instruments/targets.ts';
import type { BorneTaxes, DeathScene } from '../succession/death.ts';
import type { Movement } from './transfers.ts';

type Bare = Pick<Transfer, 'death' | 'fromId' | 'toId' | 'amountCents' | 'reason' | 'manner'>;

const AUTHORITY: Readonly<Record<TransferReason, Authority>> = {
  title: { cite: 'UPC 6-212', title: 'Survivorship beats the will' },
  designation: { cite: 'UPC 6-101', title: 'Non-probate transfer on death' },
  specific_gift: { cite: 'UPC 3-902', title: 'Specific devise' },
  general_gift: { cite: 'UPC 3-902', title: 'General devise' },
  residue: { cite: 'UPC 2-604', title: 'Residuary devise' },
  pour_over: { cite: 'UPC 2-511', title: 'Testamentary addition to a trust' },
  trust_term: { cite: 'UTC 801', title: 'The trustee follows the terms of the trust' },
  survivor_share: { cite: 'UTC 602(b)', title: 'Each settlor’s part of a joint trust is his own' },
  bypass_funding: { cite: 'IRC § 2010', title: 'Funded up to what is left of the exclusion' },
  marital_funding: { cite: 'IRC § 2056', title: 'Marital deduction' },
  gst_exempt_funding: { cite: 'IRC § 2631', title: 'Funded with the GST exemption left' },
  disclaimer: { cite: 'UPC 2-1106; IRC § 2518', title: 'Qualified disclaimer' },
  intestacy: { cite: 'UPC 2-102, 2-103', title: 'Shares of the heirs without a will' },
  escheat: { cite: 'UPC 2-105', title: 'No heir' },
  tax: { cite: 'IRC §§ 2002, 2206–2207B', title: 'Who pays the estate tax, and from whom it is recovered' },
  debt: { cite: 'UPC 3-805; IRC § 2053', title: 'Claims are paid first' },
  expense: { cite: 'UPC 3-805; IRC § 2053', title: 'Expenses of administration are paid first' },
};

export const WHY: Readonly<Record<TransferReason, string>> = {
  title: 'by joint title, outside the will',
  designation: 'as the beneficiary named',
  specific_gift: 'as property given by name',
  general_gift: 'as a gift of money',
  residue: 'as a share of what the will leaves over',
  pour_over: 'because the will pours over into the trust',
  trust_term: 'by the terms of the trust',
  survivor_share: 'as the survivor’s own part of the joint trust',
  bypass_funding: 'to use what is left of the exclusion',
  marital_funding: 'set aside for the spouse',
  gst_exempt_funding: 'to use what is left of the GST exemption',
  disclaimer: 'because it is disclaimed',
  intestacy: 'as an heir, because no will disposes of it',
  escheat: 'because there is no heir',
  tax: 'for the tax on this share',
  debt: 'for debts due at death',
  expense: 'for the expenses of the estate',
};

const SINKS: Readonly<Record<string, string>> = { creditors: 'Creditors', expenses: 'Administration' };

export function partyName(
  { family, trusts, input }: Pick<DeathScene, 'family' | 'trusts' | 'input'>,
  id: string,
): string {
  const charity = input.charities?.find((one) => one.id === id)?.name;
  const known = family.person(id)?.name ?? trusts.get(id)?.name ?? charity ?? SINKS[id];
  if (known !== undefined) return known;
  if (id === 'tax:US') return 'United States';
  return id.replace(/^(tax|state):/, 'State of ');
}

/** `Helen Castellan receives $206,350.00 from Robert Castellan by joint title, outside the will.` */
export function explain(scene: DeathScene, { fromId, toId, amountCents, reason, manner }: Bare): string {
  const how = manner === 'in_trust' && !scene.trusts.has(toId) ? ' in trust' : '';
  const amount = formatDollarsAndCents(amountCents);
  const verb = reason === 'tax' || reason === 'debt' || reason === 'expense' ? 'is paid' : 'receives';
  return `${partyName(scene, toId)} ${verb} ${amount}${how} from ${partyName(scene, fromId)} ${WHY[reason]}.`;
}

/** A joint account has a section of its own; of land and things survivorship is the common law's. */
const SURVIVORSHIP: Authority = {
  cite: 'United States v. Craft, 535 U.S. 274, 280–281 (2002)',
  title: 'Survivorship beats the will',
};
const REMAINDER: Authority = {
  cite: 'Restatement (Third) of Property § 25.2',
  title: 'The deed gave it away, and kept it for life',
};
const ACCOUNTS: readonly AssetType[] = ['CASH', 'BROKERAGE', 'RETIREMENT'];

function titleAuthority({ input }: DeathScene, assetId: string | undefined): Authority {
  const asset = input.assets.find(({ id }) => id === assetId);
  if (asset?.isLifeEstate) return REMAINDER;
  if (!asset || ACCOUNTS.includes(asset.assetType) || asset.titling?.startsWith('COMMUNITY')) return AUTHORITY.title;
  return SURVIVORSHIP;
}

const APPORTIONMENT: Authority = { cite: 'UPC 3-9A', title: 'Who bears estate tax' };

/** The law that a tax is paid by; of estate tax also who bears it. */
function taxAuthority({ domicile, lawDate }: DeathScene, tax: keyof BorneTaxes): readonly Authority[] {
  switch (tax) {
    case 'federal':
      return [APPORTIONMENT, AUTHORITY.tax];
    case 'state':
      return [APPORTIONMENT];
    case 'inheritance':
    case 'poolInheritance':
      return domicile === 'NON_US' ? [] : inheritanceTaxAuthority(domicile, lawDate);
    case 'gst':
      return [{ cite: 'IRC § 2603(b)', title: 'The property bears the generation-skipping tax' }];
    case 'qdot':
      return [{ cite: 'IRC § 2056A', title: 'The qualified domestic trust pays' }];
  }
}

/** What decides a transfer: the law that the share was worked out by, where it was; else the rule of its kind. */
export function authorityOf(scene: DeathScene, { reason, source, assetId }: Movement): readonly Authority[] {
  if (source.kind === 'tax') return taxAuthority(scene, source.tax);
  if (reason === 'title') return [titleAuthority(scene, assetId)];
  const steps = source.kind === 'share' ? (source.interest.origin?.steps ?? []) : [];
  for (const step of steps) {
    if (reason === 'bypass_funding' && step.kind === 'formula') return step.terms.authority;
    if (reason === 'intestacy' && (step.kind === 'spouseByLaw' || step.kind === 'kinByLaw')) return [step.authority];
  }
  const statute = reason === 'intestacy' ? intestacyLawOf(scene)?.authority : undefined;
  return [statute ?? AUTHORITY[reason]];
}
