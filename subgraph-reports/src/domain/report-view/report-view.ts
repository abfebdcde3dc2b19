export const LIFE_INSURANCE_VIEWS = ['EACH', 'TOGETHER'] as const;
export const LIFE_INSURANCE_AMOUNTS = ['BENEFIT', 'CASH_VALUE'] as const;

export interface OutsideEstateView {
  lifeInsuranceAmountView: (typeof LIFE_INSURANCE_AMOUNTS)[number];
  lifeInsuranceView: (typeof LIFE_INSURANCE_VIEWS)[number];
  showCharities: boolean;
  showDollarAmount: boolean;
  showLifeInsurance: boolean;
}

/** How the reports of an estate show it; there is none stored until somebody first changes it. */
export interface ReportViewRecord {
  _id: string;
  estateId: string;
  organizationId: string;
  showDiagramNumbers: boolean;
  outside: OutsideEstateView;
  version: number;
}

export const USUAL_VIEW = {
  showDiagramNumbers: true,
  outside: {
    lifeInsuranceAmountView: 'BENEFIT',
    lifeInsuranceView: 'EACH',
    showCharities: true,
    showDollarAmount: true,
    showLifeInsurance: true,
  },
} as const satisfies Pick<ReportViewRecord, 'showDiagramNumbers' | 'outside'>;

type Said = { readonly [Name in keyof OutsideEstateView]?: OutsideEstateView[Name] | null | undefined };

/** What is left out stays. */
export function changedOutsideView(view: OutsideEstateView, said: Said): OutsideEstateView {
  const given = Object.entries(said).filter(([, value]) => value !== null && value !== undefined);
  return { ...view, ...Object.fromEntries(given) };
}
