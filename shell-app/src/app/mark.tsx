/** The organization's sign where it has no logo of its own. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M4 20V4.6L20 19.4V4" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round" />
      <circle cx="12" cy="12" r="11" stroke="currentColor" strokeWidth="1" opacity=".55" />
    </svg>
  );
}

export interface BrandNameProps {
  readonly name: string;
  readonly small: string | undefined;
}

/** "Northmere Wealth" is written as Northmere | Wealth: the first word large, the rest small. */
export function splitName(name: string): BrandNameProps {
  const [first = name, ...rest] = name.trim().split(/\s+/);
  return { name: first, small: rest.length > 0 ? rest.join(' ') : undefined };
}
