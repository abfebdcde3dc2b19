// Kinds of trusts and estate documents. Specification: estate domain §4.

export const TRUST_KINDS = [
  'BYPASS',
  'CLAT',
  'CRUT',
  'DISCLAIMER_TRUST',
  'GRAT',
  'ILIT',
  'IRREVOCABLE',
  'MARITAL',
  'OTHER',
  'POT_TRUST',
  'QPRT',
  'REVOCABLE',
  'REVOCABLE_JOINT',
  'SLAT',
  'SPOUSAL_POOL',
  'STATE_EXEMPTION',
  'STFD',
  'SURVIVOR',
] as const;
export type TrustKind = (typeof TRUST_KINDS)[number];

/** What people read for a kind of trust. */
export const TRUST_KIND_LABELS: Readonly<Record<TrustKind, string>> = {
  BYPASS: 'Bypass trust',
  CLAT: 'Charitable lead trust',
  CRUT: 'Charitable remainder unitrust',
  DISCLAIMER_TRUST: 'Disclaimer trust',
  GRAT: 'Grantor retained annuity trust',
  ILIT: 'Insurance trust',
  IRREVOCABLE: 'Irrevocable trust',
  MARITAL: 'Marital trust',
  OTHER: 'Trust',
  POT_TRUST: 'Pot trust',
  QPRT: 'Residence trust',
  REVOCABLE: 'Revocable trust',
  REVOCABLE_JOINT: 'Joint revocable trust',
  SLAT: 'Spousal lifetime access trust',
  SPOUSAL_POOL: 'Spousal trust',
  STATE_EXEMPTION: 'State exemption trust',
  STFD: 'Trust for descendants',
  SURVIVOR: 'Survivor’s trust',
};

export const ESTATE_DOCUMENT_KINDS = [
  'CODICIL',
  'HEALTHCARE_DIRECTIVE',
  'OTHER',
  'POUROVER_WILL',
  'POWER_OF_ATTORNEY',
  'TRUST_AMENDMENT',
  'TRUST_CERTIFICATION',
  'WILL',
] as const;
export type EstateDocumentKind = (typeof ESTATE_DOCUMENT_KINDS)[number];

/** What people read for a kind of estate document. */
export const ESTATE_DOCUMENT_KIND_LABELS: Readonly<Record<EstateDocumentKind, string>> = {
  CODICIL: 'Codicil',
  HEALTHCARE_DIRECTIVE: 'Health care directive',
  OTHER: 'Other document',
  POUROVER_WILL: 'Pour-over will',
  POWER_OF_ATTORNEY: 'Power of attorney',
  TRUST_AMENDMENT: 'Trust amendment',
  TRUST_CERTIFICATION: 'Trust certification',
  WILL: 'Will',
};
