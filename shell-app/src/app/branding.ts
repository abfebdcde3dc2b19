/** Texts and addresses that an installation sets: see `<meta name="platform-…">` in the served page. */
const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="platform-${name}"]`)?.content || undefined;

export const branding = {
  organizationName: meta('organization-name') ?? 'Northmere Wealth',
  supportHours: 'Monday to Friday 9:00 AM to 7:00 PM ET',
  privacyUrl: meta('privacy-url') ?? 'https://example.com/privacy',
  termsUrl: meta('terms-url') ?? 'https://example.com/terms',
  statusUrl: meta('status-url') ?? 'https://status.example.com',
  links: {
    resourceCentre: meta('resource-centre-url') ?? 'https://example.com/resources',
    academy: meta('academy-url') ?? 'https://example.com/academy',
    knowledgeBase: meta('knowledge-base-url') ?? 'https://example.com/knowledge-base',
    attorneyNetwork: meta('attorney-network-url') ?? 'https://example.com/attorney-network',
    advisorResources: meta('advisor-resources-url') ?? 'https://example.com/advisor-resources',
  },
} as const;
