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
