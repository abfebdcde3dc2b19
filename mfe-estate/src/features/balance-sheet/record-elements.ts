/** Who keeps it and where its value is from are asked alike of holdings and of accounts. */
export const RECORD_LABELS = { custodian: 'Kept by', valuationSource: 'Where the value comes from' } as const;

const words = { kind: 'text', width: 'half', optional: true, autoComplete: 'off' } as const;

export const KEPT_BY = {
  ...words,
  name: 'custodian',
  label: RECORD_LABELS.custodian,
  placeholder: 'Bank or broker',
} as const;

export const sourceOfValue = (placeholder: string) =>
  ({ ...words, name: 'valuationSource', label: RECORD_LABELS.valuationSource, placeholder }) as const;
