import type { Authority } from '../../explanation/working.ts';
import { partyName } from '../outcome/reasons.ts';
import type { DeathScene } from '../succession/death.ts';
import type { BasisTreatment, Component } from './makeup.ts';

export const BASIS_CITES: Readonly<Record<BasisTreatment, readonly Authority[]>> = {
  OWN: [{ cite: 'IRC § 1012', title: 'Cost' }],
  STEPPED_UP: [{ cite: 'IRC § 1014(a), (b)(9), (b)(10)', title: 'Value at death of what counts in the estate' }],
  COMMUNITY: [{ cite: 'IRC § 1014(b)(6)', title: 'The survivor’s half of community property' }],
  CARRIED_OVER: [
    { cite: 'IRC § 1015', title: 'Basis of whoever gave it' },
    { cite: 'Rev. Rul. 2023-2', title: 'No new basis for what does not count in the estate' },
  ],
  PROCEEDS: [{ cite: 'IRC § 101(a)(1)', title: 'Proceeds of life insurance' }],
  ACCOUNT: [{ cite: 'IRC §§ 691, 1014(c)', title: 'Income in respect of a decedent' }],
};

const UNKNOWN = 'What it cost is not on record, so the basis is not known.';

type Names = Pick<DeathScene, 'family' | 'trusts' | 'input'>;

/** `Counts in the estate of Robert, so its basis is its value at his or her death.` */
export function basisSentence(scene: Names, { treatment, death, basisCents, kind }: Component): string {
  const index = death === 'SECOND_DEATH' ? 1 : 0;
  const name = partyName(scene, scene.input.assumptions.deaths[index]?.personId ?? '');
  const unknown = basisCents === undefined ? ` ${UNKNOWN}` : '';
  switch (treatment) {
    case 'STEPPED_UP':
      return `It counted in the estate of ${name}, so its basis is its value at that death.`;
    case 'COMMUNITY':
      return `The survivor’s half of community property: its basis, too, is its value at the death of ${name}.`;
    case 'PROCEEDS':
      return 'Proceeds of life insurance are money, free of income tax.';
    case 'CARRIED_OVER':
      return kind === 'CASH' ? 'Money.' : `It counted in nobody’s estate, so its basis carries over.${unknown}`;
    default:
      return kind === 'CASH' ? 'Money.' : `Owned before; no death changes its basis.${unknown}`;
  }
}

export const basisAuthority = ({ treatment }: Component): readonly Authority[] => BASIS_CITES[treatment];
