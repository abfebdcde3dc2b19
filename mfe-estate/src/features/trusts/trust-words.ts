import type { GstStatus, TrustKind } from '../../gql/graphql.ts';

export const TRUST_KIND_WORDS: Readonly<Record<TrustKind, string>> = {
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

export const GST_WORDS: Readonly<Record<GstStatus, string>> = {
  EXEMPT: 'GST exempt',
  NON_EXEMPT: 'Not GST exempt',
  PARTIALLY_EXEMPT: 'Partly GST exempt',
  UNSURE: 'GST status unsure',
};
