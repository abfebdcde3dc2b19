/** px on paper of an organization's logo: where it does not say, and between what; a taller one leaves no room for what stands under it. */
export const LOGO_HEIGHTS = {
  cover: { usual: 40, least: 16, most: 120 },
  foot: { usual: 14, least: 8, most: 28 },
} as const;
