/** Texts and addresses that an installation sets: see `<meta name="platform-…">` in the served page. */
const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="platform-${name}"]`)?.content || undefined;

export const branding = {
  organizationName: meta('organization-name') ?? 'Northmere Wealth',
  supportHours: 'Monday to Friday 9:00 AM to 7:00 PM ET',
  privacyUrl: meta('privacy-url'),
  termsUrl: meta('terms-url'),
  /** At the foot of every page; what is not set has no link. */
  legalLinks: [
    { label: 'Privacy policy', href: meta('privacy-url') },
    { label: 'Terms', href: meta('terms-url') },
    { label: 'Status', href: meta('status-url') },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : [])),
  links: {
    resourceCentre: meta('resource-centre-url'),
    academy: meta('academy-url'),
    knowledgeBase: meta('knowledge-base-url'),
    attorneyNetwork: meta('attorney-network-url'),
    advisorResources: meta('advisor-resources-url'),
  },
} as const;
